/// Tells whether an object has a method that it may leave out.
///
/// Real UIKit asks the class. Here a protocol's own version of the method answers for whoever has none,
/// and says so; hence it is known only once the method is called. An object that hands the question on
/// to one without the method counts as one without it.
@MainActor enum OptionalMethod {
  private static var isLeftOut = false

  /// Says that the method which is called is not the object's own.
  static func leaveOut() { isLeftOut = true }

  /// Calls a method.
  ///
  /// - Returns: What it answers, and whether it is the object's own.
  static func call<Answer>(_ method: () -> Answer) -> (answer: Answer, isOwn: Bool) {
    let outer = isLeftOut
    defer { isLeftOut = outer }
    isLeftOut = false
    let answer = method()
    return (answer, !isLeftOut)
  }
}
