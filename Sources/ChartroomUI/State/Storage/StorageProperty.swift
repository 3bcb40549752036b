/// The value of a property of app or scene storage.
struct StorageProperty<Value> {
  let key: String
  /// The value of a key without one.
  private let missing: Value
  private let coding: StorageCoding<Value>
  /// The place of the value, which belongs to the property until the property is in a view.
  var location = StateLocation<StoredValue?>(nil)

  init(_ key: String, missing: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    self.missing = missing
    self.coding = coding
  }

  var value: Value {
    get { location.value.flatMap(coding.value) ?? missing }
    nonmutating set { location.value = coding.stored(newValue) }
  }

  var binding: Binding<Value> {
    Binding(place: BindingPlace(of: location), get: { value }, set: { value = $0 })
  }
}
