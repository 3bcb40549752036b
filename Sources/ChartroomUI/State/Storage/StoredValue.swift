import Foundation

/// A value in the storage of an app or a scene.
enum StoredValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case url(URL)
  case data(Data)
  case date(Date)

  /// Creates the value of an object from user defaults; `nil` for collections.
  init?(_ object: Any?) {
    switch object {
    // A number of user defaults is an object that is also a Boolean value.
    case let number as NSNumber where !(object is Bool):
      let integer = number.intValue
      self =
        number.doubleValue == Double(integer) ? .integer(integer) : .number(number.doubleValue)
    case let flag as Bool: self = .bool(flag)
    case let string as String: self = .string(string)
    case let url as URL: self = .url(url)
    case let data as Data: self = .data(data)
    case let date as Date: self = .date(date)
    default: return nil
    }
  }
}

/// The conversion of a type to stored values and back.
///
/// Numbers and Boolean values are converted into each other, as by `UserDefaults`; other values of the wrong type
/// count as missing.
struct StorageCoding<Value> {
  /// Returns the stored form of a value; `nil` for a missing one.
  let stored: (Value) -> StoredValue?
  /// Returns the value of a stored form; `nil` if the type does not fit.
  let value: (StoredValue) -> Value?
}

extension StorageCoding {
  /// Returns the conversion of optional values, of which `nil` is a missing value.
  func optional() -> StorageCoding<Value?> {
    StorageCoding<Value?>(stored: { $0.flatMap(stored) }, value: { value($0).map { .some($0) } })
  }

  /// Returns the conversion of values with a raw value of this type.
  func raw<Raw: RawRepresentable>(_ type: Raw.Type) -> StorageCoding<Raw>
  where Raw.RawValue == Value {
    StorageCoding<Raw>(
      stored: { stored($0.rawValue) }, value: { value($0).flatMap(Raw.init(rawValue:)) })
  }
}

extension StorageCoding where Value == Bool {
  static var bool: Self {
    StorageCoding(stored: { .bool($0) }) {
      switch $0 {
      case .bool(let flag): flag
      case .integer(let integer): integer != 0
      case .number(let number): number != 0
      default: nil
      }
    }
  }
}

extension StorageCoding where Value == Int {
  static var integer: Self {
    StorageCoding(stored: { .integer($0) }) {
      switch $0 {
      case .integer(let integer): integer
      case .number(let number): Int(exactly: number.rounded(.towardZero))
      case .bool(let flag): flag ? 1 : 0
      default: nil
      }
    }
  }
}

extension StorageCoding where Value == Double {
  static var number: Self {
    StorageCoding(stored: { .number($0) }) {
      switch $0 {
      case .number(let number): number
      case .integer(let integer): Double(integer)
      case .bool(let flag): flag ? 1 : 0
      default: nil
      }
    }
  }
}

extension StorageCoding where Value == String {
  static var string: Self {
    StorageCoding(stored: { .string($0) }) {
      if case .string(let string) = $0 { string } else { nil }
    }
  }
}

extension StorageCoding where Value == URL {
  static var url: Self {
    StorageCoding(stored: { .url($0) }) { if case .url(let url) = $0 { url } else { nil } }
  }
}

extension StorageCoding where Value == Data {
  static var data: Self {
    StorageCoding(stored: { .data($0) }) { if case .data(let data) = $0 { data } else { nil } }
  }
}

extension StorageCoding where Value == Date {
  static var date: Self {
    StorageCoding(stored: { .date($0) }) { if case .date(let date) = $0 { date } else { nil } }
  }
}
