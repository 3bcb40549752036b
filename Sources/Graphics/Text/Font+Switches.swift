// The modifiers of fonts that can be switched off.

extension Font {
  /// Returns the bold font, or the font itself.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }

  /// Returns the italic font, or the font itself.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }

  /// Returns the font with small capitals, or the font itself.
  public func smallCaps(_ isActive: Bool) -> Font { isActive ? smallCaps() : self }

  /// Returns the font with small capitals in place of lowercase letters, or the font itself.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    isActive ? lowercaseSmallCaps() : self
  }

  /// Returns the font with small capitals in place of capitals, or the font itself.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    isActive ? uppercaseSmallCaps() : self
  }

  /// Returns the font with digits of one width, or the font itself.
  public func monospacedDigit(_ isActive: Bool) -> Font { isActive ? monospacedDigit() : self }

  /// Returns the font in the monospaced design, or the font itself.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
}
