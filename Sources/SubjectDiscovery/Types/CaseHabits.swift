/// What a library's own code does with the cases of its enumerations.
struct CaseHabits {
  /// The cases that carry nothing, those that the code uses most before others, by the enumeration's
  /// identifier.
  var order: [String: [String]] = [:]
  /// What the code of a type wants beside a case, by the type's identifier and the case's name.
  var wants: [String: [String: String]] = [:]
  /// What the properties of a type are before anybody sets them, by the type's identifier and their names: numbers,
  /// and yes or no.
  var defaults: [String: [String: String]] = [:]
}
