// A picture is not read aloud, so that these modifiers have nothing to change.

nonisolated extension View {
  /// Sets the pitch of the voice that reads the view, from −1 to 1.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether the voice reads punctuation; `true` by default.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets whether announcements wait for one another; `true` by default.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets whether the voice spells words; `true` by default.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
