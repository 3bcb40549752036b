import CCairo

/// The Cairo library that the program has loaded.
package enum CairoLibrary {
  /// Its version, such as `1.16.0`.
  ///
  /// [cairo_version_string](https://www.cairographics.org/manual/cairo-Version-Information.html)
  package static var version: String { String(cString: cairo_version_string()) }
}
