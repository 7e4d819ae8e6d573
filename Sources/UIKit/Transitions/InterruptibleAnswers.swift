/// What an animator answers when it is asked for one that can be interrupted.
///
/// It is asked twice when a driver wants to hold it, before anything has moved, and again whenever the driver
/// takes hold of it or lets go. Each time it has to give the same object, as the documentation has it; when
/// UIKit asks is inferred. One that did not is asked no more, for with another animator it may put the screens
/// back to where they began. Observers see answers and no questions, and the second one where it is another.
@MainActor final class InterruptibleAnswers {
  typealias Answer = (any UIViewImplicitlyAnimating)?

  /// The first answer; none before anybody asked.
  private var first: Answer?
  /// Whether one and the same answer was given so far.
  private var areAlike = true

  /// The first answer, which is asked for if nobody has.
  func first(asking ask: () -> Answer, telling tell: (Answer) -> Void) -> Answer {
    if let first { return first }
    let answer = ask()
    first = .some(answer)
    guard let answer else { return nil }
    tell(answer)
    let second = ask()
    areAlike = second === answer
    if !areAlike { tell(second) }
    return answer
  }

  /// Asks again, if an animator was given and no other one since.
  func again(asking ask: () -> Answer, telling tell: (Answer) -> Void) {
    guard areAlike, case .some(.some(let first)) = first else { return }
    let answer = ask()
    areAlike = answer === first
    tell(answer)
  }

  /// Gives no animator from here on.
  func close() { first = .some(nil) }
}
