import DataTables

/// The columns of places on Earth, of which a scatter plot is a map.
struct Coordinates {
  let longitude: Int
  let latitude: Int

  /// Finds the first columns of longitudes and of latitudes, in degrees; `nil` if there are not both.
  init?(in table: DataTable) {
    let columns = table.columns.indices
    guard let longitude = columns.first(where: { table.columns[$0].isLongitude }),
      let latitude = columns.first(where: { table.columns[$0].isLatitude })
    else { return nil }
    (self.longitude, self.latitude) = (longitude, latitude)
  }
}

extension DataColumn {
  /// Whether the column has latitudes or longitudes, which are no values on a scale with others.
  var isCoordinate: Bool { isLatitude || isLongitude }

  fileprivate var isLatitude: Bool {
    isCoordinate(["lat", "latitude", "breitengrad"], upTo: 90)
  }

  fileprivate var isLongitude: Bool {
    isCoordinate(["lon", "lng", "long", "longitude", "längengrad"], upTo: 180)
  }

  private func isCoordinate(_ words: Set<String>, upTo most: Double) -> Bool {
    guard words.contains(lastWord), let numbers else { return false }
    return numbers.allSatisfy { $0.isNaN || abs($0) <= most }
  }
}
