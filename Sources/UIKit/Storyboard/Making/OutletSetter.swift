/// A property that storyboards put objects into.
@MainActor struct OutletSetter {
  /// Whether an object has the property.
  let belongs: (AnyObject) -> Bool
  /// Puts a value in, if it is one for the property.
  let set: (AnyObject, Any) -> Bool

  init<Owner: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Owner, Value>) {
    belongs = { $0 is Owner }
    set = { object, value in
      guard let owner = object as? Owner,
        let value = value as? Value ?? KeyedNumber(value)?.converted(to: Value.self)
      else { return false }
      owner[keyPath: property] = value
      return true
    }
  }

  func belongs(to object: AnyObject) -> Bool { belongs(object) }
}
