/// A preference for one of the lengths of a text.
public protocol TextVariantPreference {}

/// A text of one length.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// A text whose length depends on the space.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The text has one length.
  public static nonisolated var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The length of the text depends on the space.
  public static nonisolated var sizeDependent: SizeDependentTextVariant {
    SizeDependentTextVariant()
  }
}

nonisolated extension View {
  /// Sets whether texts choose a length that fits.
  ///
  /// Accepted, and has no effect: dates and times have one length each.
  public func textVariant(_ preference: some TextVariantPreference) -> some View { self }
}
