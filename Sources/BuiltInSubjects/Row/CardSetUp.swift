import TransitionCertification
import TransitionParts
import UIKit

/// How stacks of cards become subjects.
enum CardSetUp {
  /// A stack that keeps what lies below its top as children.
  static func subject<Stack: CardStack>(
    _ id: String, make: @escaping @MainActor @Sendable (UIViewController) -> Stack
  ) -> Subject {
    .container(
      id, contract: SubjectContract(keepsChildren: true), make: make,
      push: { $0.push($1, animated: $2) }, pop: { $0.pop(animated: $1) }, drag: .edge(.left))
  }
}
