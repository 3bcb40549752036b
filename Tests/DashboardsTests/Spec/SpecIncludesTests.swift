import Dashboards
import Foundation
import Graphics
import Testing

@Suite("Included files")
struct SpecIncludesTests {
  private static let rows = "{rows: [{n: 1}, {n: 2}]}"

  @Test("Definitions of a file are those of the spec, whose own values replace them")
  func definitions() throws {
    let folder = try SpecFolderExample([
      "s.yaml": """
      include: [shared/house.yaml]
      parameters: {city: Oslo}
      data: {own: \(Self.rows)}
      dashboards:
      - {name: a, title: "${city} ${team}", panels: [{data: house, table: {}}, {data: own, table: {}}]}
      """,
      "shared/house.yaml": """
      parameters: {city: Rome, team: A}
      data: {house: {csv: house.csv}}
      locale: de_DE
      """,
      "shared/house.csv": "x\n1.5\n",
    ])
    // Paths of data are relative to the file that contains them.
    #expect(
      try folder.plans() == """
        a, 1200 wide: Oslo A
          row 1, columns 1-6
            x
            1,5
          row 1, columns 7-12
            n
            1
            2
        """)
    #expect(try folder.file().parameters == ["city", "team"])
  }

  @Test("A theme of an included file is extended key by key")
  func theme() throws {
    let files = [
      "theme: {spacing: 8, cornerRadius: 0}",
      "include: [base.yaml]\ntheme: {spacing: 8}", "theme: {cornerRadius: 0, spacing: 40}",
    ]
    let dashboards = "\ndashboards: [{name: a, panels: [{text: x}, {text: y}]}]\n"
    let folder = try SpecFolderExample([
      "one.yaml": files[0] + dashboards, "two.yaml": files[1] + dashboards, "base.yaml": files[2],
    ])
    let plans = try ["one.yaml", "two.yaml"].map { try folder.file($0).plans()[0] }
    #expect(plans[0].look == plans[1].look)
  }

  @Test("Panels of a file are in place of an include, with the data and parameters of the spec")
  func panels() throws {
    let folder = try SpecFolderExample([
      "s.yaml": """
      parameters: {city: Oslo}
      data: {d: \(Self.rows)}
      dashboards: [{name: a, panels: [{include: kpi.yaml}, {include: note.yaml}]}]
      """,
      "kpi.yaml": "- {number: {field: n}}\n- {include: note.yaml}\n",
      "note.yaml": "text: ${city}\n",
    ])
    let plans = try folder.plans(parameters: ["city": "Rome"])
    #expect(
      plans == """
        a, 1200 wide
          row 1, columns 1-3
            number 2, line of 0
          row 1, columns 4-12
            paragraph("Rome")
          row 2, columns 1-12
            paragraph("Rome")
        """)
  }

  @Test("Dashboards of another spec have its data and settings, and keep their order")
  func dashboards() throws {
    let folder = try SpecFolderExample([
      "s.yaml": """
      data: {d: \(Self.rows), e: \(Self.rows)}
      dashboards: [{include: sub/b.yaml}, {name: a, panels: [{text: x}]}]
      """,
      "sub/b.yaml": """
      parameters: {title: B}
      data: {only: {csv: b.csv}}
      locale: de_DE
      appearances: [dark]
      dashboards: [{name: b, title: "${title}", panels: [{table: {}}]}]
      """,
      "sub/b.csv": "n\n2.5\n",
    ])
    let file = try folder.file()
    #expect(file.names == ["b", "a"])
    #expect(file.parameters == ["title"])
    let plans = try folder.file(parameters: ["title": "C"]).plans()
    #expect(plans.map(\.appearances) == [[.dark], [.light]])
    #expect(
      plans[0].description == """
        b, 1200 wide: C
          row 1, columns 1-12
            n
            2,5
        """)
    #expect(file.plans { $0 == "b" }.map(\.name) == ["b"])
  }

  static let cases: [(name: String, files: KeyValuePairs<String, String>, problems: String)] = [
    (
      "a missing file", ["s.yaml": "dashboards: [{include: b.yaml}]"],
      """
      s.yaml:1:24: dashboards[0].include: b.yaml: cannot read: No such file or directory. Correct the path.
      """
    ),
    (
      "a file of another folder",
      ["s.yaml": "include: [../b.yaml]\ndashboards: [{include: /b.yaml}]"],
      """
      s.yaml:1:11: include[0]: found '../b.yaml', expected a relative path inside of the folder of 's.yaml'. \
      Move the file there.
      s.yaml:2:24: dashboards[0].include: found '/b.yaml', expected a relative path inside of the folder of \
      's.yaml'. Move the file there.
      """
    ),
    (
      "a spec that includes itself", ["s.yaml": "dashboards: [{include: s.yaml}]"],
      "s.yaml:1:24: dashboards[0].include: 's.yaml' includes 's.yaml'. Leave one of the includes out."
    ),
    (
      "specs that include each other",
      [
        "s.yaml": "dashboards: [{include: sub/b.yaml}]",
        "sub/b.yaml": "include: [c.yaml]\ndashboards: [{name: b, panels: [{text: x}]}]",
        "sub/c.yaml": "include: [c.yaml]\n",
      ],
      "sub/c.yaml:1:11: include[0]: 'sub/c.yaml' includes 'sub/c.yaml'. Leave one of the includes out."
    ),
    (
      "panels that include each other",
      [
        "s.yaml": "dashboards: [{name: a, panels: [{include: p.yaml}]}]",
        "p.yaml": "- include: q.yaml",
        "q.yaml": "include: p.yaml",
      ],
      "q.yaml:1:10: include: 'p.yaml' includes 'q.yaml' includes 'p.yaml'. Leave one of the includes out."
    ),
    (
      "a problem in an included file",
      [
        "s.yaml":
          "include: [t.yaml]\ndashboards: [{name: a, panels: [{include: p.yaml}]}]\nlocal: en_US",
        "t.yaml": "theme:\n  acent: red\n", "p.yaml": "- text: x\n- txt: y\n",
      ],
      """
      s.yaml:3:1: unknown key 'local', expected include, parameters, data, theme, locale, timeZone, \
      appearances, scales or dashboards. Did you mean 'locale'?
      p.yaml:2:3: [1]: unknown key 'txt', expected title, subtitle, span, rowSpan, height, data, transform, chart, \
      number, table, gauge, chartSet, image, text or include. Did you mean 'text'?
      t.yaml:2:3: theme: unknown key 'acent', expected font, titleFont, accent, palette, background, \
      panelBackground, spacing, cornerRadius or cards. Did you mean 'accent'?
      """
    ),
    (
      "an included file that is not YAML",
      [
        "s.yaml": "include: [t.yaml]\ndashboards: [{name: a, panels: [{text: x}]}]",
        "t.yaml": "a: [b",
      ],
      """
      t.yaml:1:1: not valid YAML: while parsing a flow sequence at 1:4: did not find expected ',' or ']'. \
      Correct the text.
      """
    ),
    (
      "dashboards among definitions",
      [
        "s.yaml": "include: [b.yaml]\ndashboards: [{name: a, panels: [{text: x}]}]",
        "b.yaml": "dashboards: [{name: b, panels: [{text: x}]}]",
      ],
      """
      b.yaml:1:1: a file of definitions has no dashboards. Write '- include: …' into the dashboards of the \
      other file.
      """
    ),
    (
      "dashboards of several specs with one name",
      [
        "s.yaml": "dashboards: [{name: a, panels: [{text: x}]}, {include: b.yaml}]",
        "b.yaml": "dashboards: [{name: A, panels: [{text: x}]}]",
      ],
      "s.yaml:1:56: dashboards[1].include: the name 'A' is that of a dashboard of 's.yaml', too. Give another one."
    ),
    (
      "an include with other keys",
      [
        "s.yaml": "dashboards: [{name: a, panels: [{include: p.yaml, title: A}]}]",
        "p.yaml": "text: x",
      ],
      "s.yaml:1:58: dashboards[0].panels[0].title: an included panel has its own keys. Leave out 'title'."
    ),
  ]

  @Test("A problem is located in its file", arguments: cases.indices)
  func problems(index: Int) throws {
    let example = Self.cases[index]
    let folder = try SpecFolderExample(example.files)
    #expect(folder.problems() == example.problems, "\(example.name)")
  }

  @Test("A link out of the folder is no way out of it")
  func links() throws {
    let folder = try SpecFolderExample([
      "a/s.yaml": "dashboards: [{include: b.yaml}]",
      "b.yaml": "dashboards: [{name: b, panels: [{text: x}]}]",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/b.yaml", withDestinationPath: "../b.yaml")
    #expect(folder.problems("a/s.yaml").contains("expected a relative path inside of the folder"))
  }

  @Test("Files that include many others end at the limit, in no time")
  func bomb() throws {
    // Each of 30 levels includes the next one twice.
    let folder = try SpecFolderExample([
      "s.yaml": "dashboards: [{name: a, panels: [{include: p0.yaml}]}]"
    ])
    for level in 0..<30 {
      try folder.write(
        Data("- include: p\(level + 1).yaml\n- include: p\(level + 1).yaml\n".utf8),
        to: "p\(level).yaml")
    }
    try folder.write(Data("text: x".utf8), to: "p30.yaml")
    #expect(folder.problems().contains("more than 1000 included files, which is the limit."))
  }
}
