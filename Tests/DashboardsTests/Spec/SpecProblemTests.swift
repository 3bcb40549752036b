import Dashboards
import Testing

@Suite("Problems of specs")
struct SpecProblemTests {
  static let cases: [SpecExample.Case] = [
    .init(
      "an empty file", "",
      "the spec is empty. Start with the one that 'chartroom init' writes."),
    .init(
      "a file of spaces and a comment", "  \n# nothing\n",
      "the spec is empty. Start with the one that 'chartroom init' writes."),
    .init(
      "a text instead of a spec", "hello",
      """
      1:1: found 'hello', expected a mapping with include, parameters, data, theme, locale, timeZone, appearances, \
      scales or dashboards: a spec.
      """
    ),
    .init(
      "a list instead of a spec", "- 1\n- 2",
      """
      1:1: found a list, expected a mapping with include, parameters, data, theme, locale, timeZone, appearances, \
      scales or dashboards: a spec.
      """
    ),
    .init(
      "tabs", "dashboards:\n\t- name: a",
      "2:1: YAML is indented by spaces, and here is a tab. Replace it by spaces."),
    .init(
      "an unclosed list", "dashboards: [a, b",
      "1:1: not valid YAML: while parsing a flow sequence at 1:13: did not find expected ',' or ']'. Correct the text."
    ),
    .init(
      "an unclosed quotation mark", "dashboards: \"a",
      "1:15: not valid YAML: while scanning a quoted scalar at 1:13: found unexpected end of stream. Correct the text."
    ),
    .init(
      "a colon in a text", "dashboards:\n- name: a\n  title: Sales: all\n",
      """
      3:15: not valid YAML: the text 'Sales: all' has a colon and a space. Put it between quotation marks: \
      "Sales: all".
      """
    ),
    .init(
      "a colon in a text of a short mapping", "dashboards: [{title: Sales: all, name: a}]\n",
      """
      1:27: not valid YAML: the text 'Sales: all' has a colon and a space. Put it between quotation marks: \
      "Sales: all".
      """
    ),
    .init(
      "a colon behind a text with quotation marks", "dashboards:\n- title: \"Sales\": all\n",
      """
      2:17: not valid YAML: a text has a colon and a space. Put the whole text between quotation marks.
      """
    ),
    .init(
      "a text behind one with quotation marks", "locale: 'it's'\n",
      "1:13: not valid YAML: did not find expected key. Put the whole text between quotation marks."
    ),
    .init(
      "a text that begins with an at sign", "dashboards:\n- title: @home\n",
      "2:10: not valid YAML: a text cannot begin with '@'. Put it between quotation marks."),
    .init(
      "two documents", "dashboards: []\n---\ndashboards: []\n",
      "2:1: more than one document. Write one, without '---' in between."),
    .init(
      "a key twice", "dashboards: []\nlocale: en_US\ndashboards: []\n",
      "1:1: the key 'dashboards', first given here, is given more than once. Leave out all but one."
    ),
    .init(
      "a key that is a list", "? [a]\n: 1\n",
      "1:3: a key must be a text, and cannot be a list or a mapping. Write its text."),
    .init(
      "an alias without an anchor", "dashboards: *all\n",
      "1:13: an alias without an anchor before it. Define the anchor first; no anchor can contain itself."
    ),
    .init(
      "an anchor that contains itself", "dashboards: &a\n- *a\n",
      "2:3: an alias without an anchor before it. Define the anchor first; no anchor can contain itself."
    ),
    .init(
      "aliases as keys", "x: &x [1]\n? *x\n: 1\n",
      "2:1: a key must be a text, and cannot be an alias, a list or a mapping. Write its text."),
    .init(
      "a misspelt key of the spec", "dashboard:\n- name: a\n  panels: [{text: x}]\n",
      """
      1:1: unknown key 'dashboard', expected include, parameters, data, theme, locale, timeZone, appearances, scales \
      or dashboards. Did you mean 'dashboards'?
      """
    ),
    .init(
      "no dashboards", "dashboards: []\n",
      "1:13: dashboards: found 0 values, expected at least 1 in a list of dashboards."),
    .init(
      "nothing as dashboards", "dashboards:\n",
      "1:12: dashboards: found nothing, expected a list of dashboards."),
    .init(
      "a dashboard without a name and panels", "dashboards:\n- title: A\n",
      "2:3: dashboards[0]: the key 'name' is missing. Add it, for example 'name: sales'."
        + "\n"
        + "2:3: dashboards[0]: the key 'panels' is missing. Add it, for example 'panels: [{text: Hello}]'."
    ),
    .init(
      "two dashboards with one name",
      "dashboards:\n- {name: a, panels: [{text: x}]}\n- {name: A, panels: [{text: x}]}\n",
      """
      3:10: dashboards[1].name: the name 'A' is that of the dashboard at line 2, too. Names are those of \
      files, so give another one.
      """
    ),
    .init(
      "a name with a folder", "dashboards:\n- {name: ../a, panels: [{text: x}]}\n",
      """
      2:10: dashboards[0].name: found '../a', expected a name of a file: letters, digits, spaces, '-', '_' \
      and '.', not at its ends, and not '-dark' at its end.
      """
    ),
    .init(
      "a name of a device", "dashboards:\n- {name: nul, panels: [{text: x}]}\n",
      """
      2:10: dashboards[0].name: found 'nul', expected a name of a file: letters, digits, spaces, '-', '_' \
      and '.', not at its ends, and not '-dark' at its end.
      """
    ),
    .init(
      "a name that ends as dark pictures do",
      "dashboards:\n- {name: a-dark, panels: [{text: x}]}\n",
      """
      2:10: dashboards[0].name: found 'a-dark', expected a name of a file: letters, digits, spaces, '-', '_' \
      and '.', not at its ends, and not '-dark' at its end.
      """
    ),
    .init(
      "a misspelt size", SpecExample.dashboard("  size: fullhd"),
      """
      5:9: dashboards[0].size: found 'fullhd', expected a width and a height of at least 100 points, for \
      example 1600x900, or hd, fullHD, square, a4, a4Landscape, letter or letterLandscape. Did you mean \
      'fullHD'?
      """
    ),
    .init(
      "a size without a number", SpecExample.dashboard("  size: 1600xbig"),
      """
      5:9: dashboards[0].size: found '1600xbig', expected a width and a height of at least 100 points, for \
      example 1600x900, or hd, fullHD, square, a4, a4Landscape, letter or letterLandscape.
      """
    ),
    .init(
      "too many columns", SpecExample.dashboard("  columns: 30"),
      "5:12: dashboards[0].columns: found '30', expected a whole number from 1 to 24."),
    .init(
      "columns that are a text", SpecExample.dashboard("  columns: many"),
      "5:12: dashboards[0].columns: found 'many', expected a whole number from 1 to 24."),
    .init(
      "a fraction of columns", SpecExample.dashboard("  columns: 2.5"),
      "5:12: dashboards[0].columns: found '2.5', expected a whole number from 1 to 24."),
    .init(
      "a misspelt appearance", SpecExample.dashboard("appearances: [ligth]"),
      "5:15: appearances[0]: found 'ligth', expected light or dark. Did you mean 'light'?"),
    .init(
      "an appearance twice", SpecExample.dashboard("appearances: [dark, dark]"),
      "5:21: appearances[1]: the appearance 'dark' is given twice. Leave one out."),
    .init(
      "a scale of zero", SpecExample.dashboard("scales: [0]"),
      "5:10: scales[0]: found '0', expected a scale from 0.1 to 16."),
    .init(
      "an unknown locale", SpecExample.dashboard("locale: xx_YY"),
      "5:9: locale: found 'xx_YY', expected a language and a region, for example en_US or de_DE."),
    .init(
      "a time zone without its continent", SpecExample.dashboard("timeZone: Berlin"),
      """
      5:11: timeZone: found 'Berlin', expected an IANA name, for example UTC or Europe/Berlin. Did you mean \
      'Europe/Berlin'?
      """
    ),
    .init(
      "a misspelt time zone", SpecExample.dashboard("timeZone: Europe/Berln"),
      """
      5:11: timeZone: found 'Europe/Berln', expected an IANA name, for example UTC or Europe/Berlin. Did you \
      mean 'Europe/Berlin'?
      """
    ),
    .init(
      "a colour without quotation marks", SpecExample.dashboard("theme: {accent: #FF0000}"),
      "6:1: not valid YAML: while parsing a flow node at 6:1: did not find expected node content. Correct the text."
    ),
    .init(
      "a colour that is a comment", SpecExample.dashboard("theme:\n  accent: #FF0000"),
      """
      6:10: theme.accent: found nothing, expected a colour such as '#0A84FF', or red, orange, yellow, green, \
      mint, teal, cyan, blue, indigo, purple, pink, brown, gray, primary, secondary, white or black. Put '#' \
      between quotation marks, or it starts a comment.
      """
    ),
    .init(
      "a misspelt colour", SpecExample.dashboard("theme:\n  accent: bleu"),
      """
      6:11: theme.accent: found 'bleu', expected a colour such as '#0A84FF', or red, orange, yellow, green, \
      mint, teal, cyan, blue, indigo, purple, pink, brown, gray, primary, secondary, white or black. Did you \
      mean 'blue'?
      """
    ),
    .init(
      "a short colour", SpecExample.dashboard("theme: {palette: ['#FF0']}"),
      """
      5:19: theme.palette[0]: found the text '#FF0', expected a colour such as '#0A84FF', or red, orange, \
      yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, primary, secondary, white or \
      black.
      """
    ),
    .init(
      "spacing that is a text", SpecExample.dashboard("theme: {spacing: wide}"),
      "5:18: theme.spacing: found 'wide', expected a number from 0 to 64."),
    .init(
      "an unknown parameter",
      SpecExample.dashboard("parameters: {day: 2026-01-01}\nlocale: \"${dya}\""),
      "6:9: locale: unknown parameter 'dya', expected day. Did you mean 'day'?"),
    .init(
      "a parameter of a spec without any", SpecExample.dashboard("locale: \"${day}\""),
      "5:9: locale: unknown parameter 'day', and the spec has none. Define it with its default in 'parameters'."
    ),
    .init(
      "an open parameter", SpecExample.dashboard("parameters: {day: 1}\nlocale: \"${day\""),
      "6:9: locale: found '${' without '}'. Close it, or write '$${' for the text '${'."),
    .init(
      "a name of a parameter with a hyphen", SpecExample.dashboard("parameters: {my-day: 1}"),
      "5:14: parameters: 'my-day' is not a name of a parameter. Begin with a letter, and use letters, digits and '_'."
    ),
    .init(
      "a parameter that is a list", SpecExample.dashboard("parameters: {day: [1]}"),
      "5:19: parameters.day: found a list, expected a number or a text."),
  ]

  @Test("A spec is refused with all its problems", arguments: cases)
  func problems(of example: SpecExample.Case) {
    #expect(SpecExample.problems(of: example.spec) == example.problems)
  }
  @Test(
    "Indentation that differs from the lines above is refused",
    arguments: [
      ("dashboards:\n- name: a\n   title: b\n", "3:9", "3 spaces"),
      ("dashboards:\n  - name: a\n   title: b\n", "3:4", "3 spaces"),
      ("dashboards:\n  - name: a\n - name: b\n", "3:2", "1 space"),
    ])
  func indentation(spec: String, place: String, width: String) {
    #expect(
      SpecExample.problems(of: spec) == """
        \(place): not valid YAML: the indentation of \(width) differs from that of the lines above. Indent the keys \
        of a mapping, and the dashes of a list, equally.
        """)
  }
}
