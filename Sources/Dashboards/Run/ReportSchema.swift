/// The JSON Schemas of what a run reports.
enum ReportSchema {
  /// The schema of the report of a run.
  static let report: SchemaValue = object(
    [
      ("format", count, "Version of the format."),
      ("tool", text, "Version of the tool."),
      ("folder", text, "Folder of the pictures, relative to that of the report."),
      (
        "specs", list(object([("path", text, "Path as given."), ("sha256", digest, "SHA-256.")])),
        "Specs of the run."
      ),
      (
        "planned", list(text),
        "Names of all pictures of the run, in order, those of other shards too."
      ),
      ("totals", totals, "Sums of the run."),
      (
        "problems", list(text),
        "Failures of files that could not be read, whose pictures are not among those of the run."
      ), ("items", list(item), "Results of the pictures, in order."),
    ],
    optional: [
      (
        "shard",
        object([
          ("number", count, "Number of the shard, from 1."), ("count", count, "Number of shards."),
        ]), "Part of the run; missing for all of it."
      )
    ]
  ).titled("Chartroom report")

  /// The schema of the sums of a run.
  private static let totals = object([
    ("drawn", count, "Number of pictures that were drawn."),
    ("unchanged", count, "Number of pictures that were up to date."),
    ("failed", count, "Number of pictures that failed."),
    ("omitted", count, "Number of pictures that were not begun."),
    ("bytes", count, "Sum of the sizes of the pictures."),
    ("warnings", count, "Number of warnings."),
    ("seconds", number, "Sum of the times of drawing; workers draw at the same time."),
    ("peakMemory", count, "Greatest peak of resident memory of one process, in bytes."),
  ])

  /// The schema of the result of a picture.
  private static let item = object(
    [
      (
        "item",
        object([
          ("spec", count, "Index of the spec in 'specs'."),
          ("dashboard", text, "Name of the dashboard."),
          ("appearance", words(["light", "dark"]), "Appearance."),
          ("scale", number, "Pixels per point."), ("name", text, "Name of the file."),
        ]), "Picture."
      ),
      (
        "status", words(PictureRecord.Status.allCases.map(\.rawValue)),
        "Whether the picture was drawn, was up to date, failed, or was not begun."
      ),
      ("code", count, "Exit code of the failure, such as 3 for bad data; 0 for none."),
      ("reasons", list(text), "Failures."),
      ("isWritten", boolean, "Whether the file was written, perhaps with the failures in it."),
      ("warnings", list(text), "Warnings."),
      ("missingGlyphs", list(text), "Characters without a glyph in any font, such as U+1F600."),
      (
        "inputs",
        list(
          object(
            [("path", text, "Path.")],
            optional: [("sha256", digest, "SHA-256."), ("bytes", count, "Size.")])),
        "Files that the picture depends on, besides its spec."
      ),
      ("attempts", count, "Number of times that the picture was begun."),
      (
        "seconds",
        object([
          ("data", number, "Reading and planning, which pictures of one dashboard share."),
          ("layout", number, "Evaluation and layout of views."),
          ("picture", number, "Rasterising and encoding."),
          ("file", number, "Writing and syncing."),
        ]), "Times of the drawing, which an earlier run did for a picture that is unchanged."
      ),
    ],
    optional: [
      ("rows", count, "Number of rows of the tables of the panels."),
      ("points", count, "Number of points of charts, before decimation."),
      ("description", text, "Description for people who do not see the picture."),
      ("width", count, "Width in pixels."), ("height", count, "Height in pixels."),
      ("bytes", count, "Size of the file."), ("sha256", digest, "SHA-256 of the file."),
      ("peakMemory", count, "Peak of resident memory of the process, in bytes."),
    ])

  /// The schema of the events of a run.
  static let progress = object(
    [
      (
        "event", words(ProgressEvent.Kind.allCases.map(\.rawValue)),
        "Kind: the start of the run, an image with its result, or the end of the run."
      ),
      ("done", count, "Number of images that have a result."),
      ("total", count, "Number of images of the run or of its shard."),
      ("seconds", number, "Time since the start."),
    ],
    optional: [
      ("image", item, "Result of an 'image' event, as in the report of the run."),
      ("totals", totals, "Sums of an 'end' event, as in the report of the run."),
    ]
  ).titled("Chartroom progress")

  private static let text: SchemaValue = ["type": "string"]
  private static let boolean: SchemaValue = ["type": "boolean"]
  private static let digest: SchemaValue = ["type": "string", "pattern": "^[0-9a-f]{64}$"]
  private static let count: SchemaValue = .object([
    .init(key: "type", value: "integer"), .init(key: "minimum", value: .number(0)),
  ])
  private static let number: SchemaValue = .object([
    .init(key: "type", value: "number"), .init(key: "minimum", value: .number(0)),
  ])

  private static func words(_ words: [String]) -> SchemaValue {
    ["enum": .array(words.map(SchemaValue.text))]
  }

  private static func list(_ items: SchemaValue) -> SchemaValue {
    ["type": "array", "items": items]
  }

  /// Returns the schema of an object with keys that must be there, and others.
  private static func object(
    _ required: [(String, SchemaValue, String)], optional: [(String, SchemaValue, String)] = []
  ) -> SchemaValue {
    let members = (required + optional).map { key, schema, help in
      SchemaValue.Member(key: key, value: schema.with("description", .text(help)))
    }
    return [
      "type": "object", "additionalProperties": .boolean(false),
      "required": .array(required.map { .text($0.0) }), "properties": .object(members),
    ]
  }
}

extension RunReport {
  /// The JSON Schema of reports.
  package static var schema: SchemaValue { ReportSchema.report }
}

extension ProgressEvent {
  /// The JSON Schema of events.
  package static var schema: SchemaValue { ReportSchema.progress }
}

extension SchemaValue {
  /// Returns the schema of a whole file with its title.
  fileprivate func titled(_ title: String) -> SchemaValue {
    with("title", .text(title)).with("$schema", "https://json-schema.org/draft/2020-12/schema")
  }
}
