import Testing

@Suite("Animatable macro")
struct AnimatableMacroTests {
  @Test("the data are those of the stored variables")
  func members() throws {
    let source = try member(
      """
      /// var comment: Double
      public struct Arc<Content: View>: Shape {
        static var count: Double = 1
        var start: Angle, end: Angle = .zero
        let name = "var text: Double {"
        @State private var scale: CGFloat = 1
        @AnimatableIgnored
        var isClockwise: Bool
        private(set) var pair : AnimatablePair<Double, Double>
        var point: CGPoint? = nil { didSet { var inner: Double = 2; _ = inner } }
        var area: Double { start.radians }
        var total: Double {
          get { 0 }
        }
        struct Nested { var x: Double }
        func path(in rect: CGRect) -> Path { var path = Path(); return path }
      }
      """)?.expandedSource
    #expect(
      source == """
        public nonisolated var animatableData: SwiftUI.AnimatableValues<(Angle).AnimatableData, \
        (Angle).AnimatableData, (AnimatablePair<Double, Double>).AnimatableData, \
        (CGPoint?).AnimatableData> {
          get { SwiftUI.AnimatableValues(start.animatableData, end.animatableData, \
        pair.animatableData, point.animatableData) }
          set { (start.animatableData, end.animatableData, pair.animatableData, \
        point.animatableData) = newValue.value }
        }
        """)
  }

  @Test(
    "the type is that of the initial value, if it is clear",
    arguments: [
      ("var a = 1.5", "Double"), ("var a = -0.5 // b", "Double"), ("var a = Angle.zero", "Angle"),
      ("var a = CGFloat(2)", "CGFloat"), ("var a = Shapes.Point(x: 1)", "Shapes.Point"),
      ("var `a`: Double", "Double"), ("var a: Double; var b: Double { 1 }", "Double"),
      ("var a: Double = { 0.5 }()", "Double"),
      ("var a: Double = n.reduce(0) { $0 + $1 }", "Double"),
      ("var a = 0.5 { didSet { save() } }", "Double"),
      ("var a = Shapes.Point.zero", "Shapes.Point"),
      ("var a = 0.5\n  #if DEBUG\n  var debug: Double = 1\n  #endif", "Double"),
    ])
  func types(declaration: String, type: String) throws {
    let source = try member("struct Wave { \(declaration)\n }")?.expandedSource
    #expect(source?.hasPrefix("nonisolated var animatableData: (\(type)).AnimatableData {") == true)
  }

  @Test(
    "a variable without a clear type is an error that names it",
    arguments: [
      "var a = 1", "var a = make()", "var a = .zero", "var a = \"b\"", "var a = A",
      "var a = Theme.width", "var a = CGSize(width: 2, height: 3).width",
      "var a = CGRect.zero.width",
    ])
  func errors(declaration: String) throws {
    let expansion = try member("struct Wave { \(declaration) }")
    #expect(expansion?.expandedSource == "")
    #expect(expansion?.diagnostics.first?.message.contains("type of 'a'") == true)
  }

  @Test("a type without stored variables keeps the empty data")
  func empty() throws {
    for body in ["", "let a: Double", "static var a = 1", "@AnimatableIgnored var a = 1", "var"] {
      let expansion = try member("struct Wave { \(body) }")
      #expect(expansion?.expandedSource == "" && expansion?.diagnostics.isEmpty == true)
    }
  }

  @Test("the conformance is added unless the type has it")
  func conformance() throws {
    #expect(
      try expansion(of: "struct Wave {}", role: "extension", conforms: false)?.expandedSource
        == "extension Outer.Wave: SwiftUI.Animatable {}")
    #expect(
      try expansion(of: "struct Wave {}", role: "extension", conforms: true)?.expandedSource == "")
  }

  private func member(_ declaration: String) throws -> PluginMessage.Expansion? {
    try expansion(of: declaration, role: "member", conforms: false)
  }

  private func expansion(
    of declaration: String, role: String, conforms: Bool
  ) throws -> PluginMessage.Expansion? {
    var use: [String: Any] = [
      "macro": [
        "moduleName": "ChartroomMacros", "name": "Animatable", "typeName": "AnimatableMacro",
      ],
      "macroRole": role, "declSyntax": syntax("\n@Animatable\n\(declaration)"),
      "extendedTypeSyntax": syntax("Outer.Wave"),
    ]
    if !conforms { use["conformanceListSyntax"] = syntax("Animatable") }
    return try ChartroomMacrosTests.expansion(of: ["expandAttachedMacro": use])
  }
}
