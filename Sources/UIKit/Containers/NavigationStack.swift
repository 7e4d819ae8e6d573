import QuartzCore
import TransitionVocabulary
import UIKitSemantics

/// What a navigation controller keeps: the stack that was asked for, and how much of it is shown.
@MainActor struct NavigationStack {
  /// One change that was asked for and is still to be shown.
  final class Edit {
    let old: [UIViewController]
    let new: [UIViewController]
    let operation: StackEdit<ObjectIdentifier>.Operation
    /// How observers name it: a replaced stack is neither pushed nor popped.
    let kind: TransitionKind
    let isAnimated: Bool
    /// Those that come, bottom first.
    let added: [UIViewController]
    /// Those that go, top first.
    let gone: [UIViewController]
    /// The groups of animations that wait for this change to be over.
    private var groups: [TransactionGroup] = []

    init(
      from old: [UIViewController], to new: [UIViewController], as kind: TransitionKind,
      isAnimated: Bool
    ) {
      self.old = old
      self.new = new
      self.kind = kind
      self.isAnimated = isAnimated
      added = new.without(old)
      gone = old.without(new).reversed()
      operation = .init(topStays: old.last === new.last, newTopStood: old.has(new.last))
    }

    /// Lets the completion blocks of the open transactions wait until the change is over, as those do
    /// that applications put around a push or a pop. (Inferred from how they are used.)
    @MainActor func joinTransactions() { groups = World.current.transactions.enrol() }

    /// Takes over from an edit whose place this one takes.
    func join(_ other: Edit) {
      groups = other.groups
      other.groups = []
    }

    /// Lets those go on who waited for the change.
    func release() {
      let groups = groups
      self.groups = []
      for group in groups { group.leave() }
    }
  }

  /// A change in the queue; an animated one has its transition from the beginning.
  typealias Entry = (edit: Edit, change: NavigationChange?)

  /// How far the delegate was told of the first controller that is shown.
  enum FirstShow {
    case ahead, announced, over
  }

  /// The stack that was asked for last.
  var controllers: [UIViewController] = []
  /// The controller whose view is in place.
  @ZeroingWeak var shown: UIViewController?
  /// Changes that are still to be shown, in order.
  var queue: [Entry] = []
  /// Whether it waits for the end of a pop that never begins, and shows no change any more (NI-09).
  var isStuck = false
  /// How many requests are being taken, one inside of the other.
  var editDepth = 0
  /// The change that is being shown.
  var change: NavigationChange?
  var firstShow = FirstShow.ahead
  /// The view that the top's view lies in (CX-10).
  var wrapper: ControllerWrapperView?
}
