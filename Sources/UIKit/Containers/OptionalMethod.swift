/// Tells whether an object has a method that it may leave out.
///
/// Real UIKit asks the class. Here a protocol's own version of the method answers for whoever has none,
/// and says so; hence it is known only once the method is called. An object that hands the question on
/// to one without the method counts as one without it.
@MainActor enum OptionalMethod {
  private static var isLeftOut = false

  /// Says that the method which is called is not the object's own.
  static func leaveOut() { isLeftOut = true }

  /// Says the same, and what the protocol's own version answers.
  static func leftOut<Answer>(_ answer: Answer) -> Answer {
    leaveOut()
    return answer
  }

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

  /// What an object's own method answers; none where there is no object, or it leaves the method out.
  static func own<Object, Answer>(_ object: Object?, _ method: (Object) -> Answer) -> Answer? {
    guard let object else { return nil }
    let said = call { method(object) }
    return said.isOwn ? said.answer : nil
  }
}
