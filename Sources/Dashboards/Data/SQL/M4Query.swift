/// A query for the rows that M4 keeps, which the database computes.
///
/// The rows are those whose points `M4` of module `Decimation` keeps with buckets of equal width over all
/// positions, for at least one of the columns of values, and rows without a value that interrupt the line where it
/// has gaps. Rows without a position are left out, and equal rows are one.
///
/// Databases can compute it with hash tables; only the candidates and the rows of buckets with gaps are sorted.
/// Names that begin with `m4_` are reserved.
package struct M4Query: Sendable {
  /// The dialect.
  package var dialect: SQLDialect
  /// The query whose rows are reduced.
  package var source: String
  /// The name of the column of positions.
  package var x: String
  /// Whether the positions are times rather than numbers; SQLite detects them itself.
  package var hasTimes: Bool
  /// The names of the columns of values; at least one.
  package var y: [String]
  /// The number of buckets; at least 1.
  package var width: Int

  /// Creates a query.
  package init(
    _ dialect: SQLDialect, source: String, x: String, hasTimes: Bool, y: [String], width: Int
  ) {
    (self.dialect, self.source, self.x, self.hasTimes) = (dialect, source, x, hasTimes)
    (self.y, self.width) = (y, width)
  }

  /// The text of the query.
  package var text: String {
    let columns = ([x] + y.filter { $0 != x }).map(dialect.quoted)
    let names = columns.joined(separator: ", ")
    let parts = y.indices.flatMap { kept($0, columns) }
    let union = y.indices.map { "  select \(names), m4_x from m4_kept_\($0 + 1)" }
      .joined(separator: "\n  union\n")
    return """
      with m4_source as (
      \(source)
      ), m4_points as (
        select \(names), m4_x\(y.indices.map { ", " + finite(value($0), as: "m4_y_\($0 + 1)") }.joined())
        from (select m4_source.*, \(position) as m4_x from m4_source) as m4_positions
        where abs(m4_x) <= \(Self.greatest)
      ), m4_ends as (
        select min(m4_x) as m4_start, max(m4_x) as m4_end from m4_points
      ), m4_places as (
        select m4_points.*, m4_start, m4_end,
          \(dialect.floor("coalesce((m4_x - m4_start) / nullif(m4_end - m4_start, 0), 0) * \(width).0")) as m4_place
        from m4_points cross join m4_ends
      ), m4_buckets as (
        select m4_places.*, case
          when m4_place >= \(width) then \(width - 1)
          when m4_place + 1 < \(width) and m4_x >= \(edge("(m4_place + 1)")) then m4_place + 1
          when m4_place > 0 and m4_x < \(edge("m4_place")) then m4_place - 1
          else m4_place end as m4_bucket
        from m4_places
      )\(parts.map { ", \($0)" }.joined())
      select \(names) from (
      \(union)
      ) as m4_rows
      order by m4_x, \(y.map { "\(dialect.quoted($0))" }.joined(separator: ", "))
      """
  }

  /// The greatest finite number.
  private static let greatest = "1.7976931348623157e308"

  private var position: String {
    // Values of SQLite have types, and columns do not.
    hasTimes || dialect == .sqlite
      ? dialect.time(dialect.quoted(x)) : dialect.number(dialect.quoted(x))
  }

  private func value(_ index: Int) -> String { dialect.number(dialect.quoted(y[index])) }

  private func finite(_ expression: String, as name: String) -> String {
    "case when abs(\(expression)) <= \(Self.greatest) then \(expression) end as \(name)"
  }

  /// Returns the lower edge of a bucket, as `Buckets.equalWidth` computes it.
  private func edge(_ bucket: String) -> String {
    "m4_start + (m4_end - m4_start) * (\(bucket) / \(width).0)"
  }

  /// Returns the common table expressions that end with the rows which a column of values keeps.
  private func kept(_ index: Int, _ columns: [String]) -> [String] {
    let number = index + 1
    let value = "m4_y_\(number)"
    let names = columns.joined(separator: ", ")
    let group = "partition by m4_bucket, m4_run"
    func rank(_ order: String) -> String {
      "row_number() over (\(group), m4_y is null order by \(order))"
    }
    return [
      """
      m4_extremes_\(number) as (
        select m4_bucket as m4_b, count(\(value)) as m4_count, count(*) - count(\(value)) as m4_gaps,
          min(m4_x) as m4_first, max(m4_x) as m4_last, min(\(value)) as m4_low, max(\(value)) as m4_high
        from m4_buckets group by m4_bucket
      )
      """,
      // A run is a part of a bucket without gaps; the row of a gap is the first one of the next run.
      """
      m4_runs_\(number) as (
        select \(names), m4_x, \(value) as m4_y, m4_start, m4_end, m4_bucket, m4_gaps, m4_count,
          sum(case when \(value) is null then 1 else 0 end) over (
            partition by m4_bucket order by m4_x, case when \(value) is null then 1 else 0 end, \(value)
            rows between unbounded preceding and current row) as m4_run
        from m4_buckets join m4_extremes_\(number) on m4_bucket = m4_b
        where m4_gaps > 0 or m4_count <= 4 or m4_x in (m4_first, m4_last)
          or \(value) in (m4_low, m4_high)
      )
      """,
      """
      m4_ranks_\(number) as (
        select m4_runs_\(number).*,
          case when m4_gaps = 0 then m4_count else count(m4_y) over (\(group)) end as m4_size,
          max(m4_run) over (partition by m4_bucket) as m4_final,
          \(rank("m4_x, m4_y")) as m4_rank_first, \(rank("m4_x desc, m4_y desc")) as m4_rank_last,
          \(rank("m4_y, m4_x")) as m4_rank_low, \(rank("m4_y desc, m4_x")) as m4_rank_high
        from m4_runs_\(number)
      )
      """,
      """
      m4_kept_\(number) as (
        select \(names), m4_x from m4_ranks_\(number)
        where m4_y is not null
            and (m4_size <= 4 or 1 in (m4_rank_first, m4_rank_last, m4_rank_low, m4_rank_high))
          or m4_y is null and (m4_size > 0 or m4_run = m4_final or m4_x in (m4_start, m4_end))
      )
      """,
    ]
  }
}
