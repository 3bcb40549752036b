extension JSONNode {
  /// Whether an object has several members, all of which are objects, or numbers and missing values.
  var hasAlikeMembers: Bool {
    guard isObject, count > 1 else { return false }
    let keys = keysInOrder
    let areObjects = keys.allSatisfy { member($0)?.isObject == true }
    return areObjects
      || keys.allSatisfy { member($0)?.number != nil || member($0)?.isNull == true }
  }

  /// Whether an object has several members, most of which are objects that share a key with the first one.
  var membersShareKeys: Bool {
    guard hasAlikeMembers else { return false }
    let keys = keysInOrder
    guard let first = member(keys[0]), first.isObject else { return false }
    let shared = Set(first.keysInOrder)
    let count = keys.count { key in
      member(key)?.keysInOrder.contains(where: shared.contains) == true
    }
    return 2 * count > keys.count
  }

  /// The name of the index in the data frames that pandas writes.
  static let indexName = "index"

  /// The keys that all members of an object have in one order, and whether they are the positions from 0 on; `nil`
  /// unless the members are objects of numbers, texts and missing values below such positions or below times since
  /// 1970, as in the data frames that pandas writes.
  var indexOfMembers: (keys: [String], arePositions: Bool)? {
    guard isObject else { return nil }
    let names = keysInOrder
    guard let keys = names.first.flatMap({ member($0)?.keysInOrder }), keys.count > 1 else {
      return nil
    }
    let arePositions = keys.indices.allSatisfy { keys[$0] == "\($0)" }
    guard arePositions || Self.areEpochs(keys),
      names.allSatisfy({ name in
        guard let column = member(name), column.keysInOrder == keys else { return false }
        return keys.allSatisfy { key in
          guard let value = column.member(key) else { return false }
          return !value.isArray && !value.isObject
        }
      })
    else { return nil }
    return (keys, arePositions)
  }

  /// Whether keys are ascending times since 1970 in one unit.
  private static func areEpochs(_ keys: [String]) -> Bool {
    let times = keys.compactMap(Int64.init)
    guard times.count == keys.count, zip(times, times.dropFirst()).allSatisfy(<),
      let first = times.first, let last = times.last
    else { return false }
    return ([1, 1000, 1_000_000, 1_000_000_000] as [Int64]).contains {
      ColumnGuess.areEpochs(Double(first), Double(last), $0)
    }
  }

  /// Returns the name of the column of the array `index` beside the rows of a data frame; `nil` without one, and if it
  /// numbers the rows from 0 on.
  func indexName(besides names: [String]) -> String? {
    guard let index = member(Self.indexName), index.isArray, index.count == member("data")?.count,
      (0..<index.count).contains(where: { index.element($0)?.number != Double($0) })
    else { return nil }
    return DelimitedReader.uniqueNames(names + [Self.indexName])[names.count]
  }
}
