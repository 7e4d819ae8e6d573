import TransitionCertification
import TransitionParts

/// How a navigation is used whose stack a finger replaces.
enum StackSetUp {
  /// A navigation with a finger that pulls a stack of another screen in.
  static func subject(
    _ id: String, _ make: @escaping @MainActor @Sendable () -> StackPuller
  ) -> Subject {
    .navigation(id, make).stackReplaced(by: .drag(.left)) { navigation, makeStack in
      (navigation.delegate as? StackPuller)?.watch(navigation, makeStack: makeStack)
    }
  }
}
