/// What a presenter hears in one transition.
struct PresenterChapter: Sendable {
  let transition: TransitionState
  let presenter: Name
  /// The presenter's phase when the transition began.
  let phase: Phase
  /// When a window last got another root controller before the transition.
  let newRoot: Int?
  /// Whether a window has got another one while it ran.
  var isUprooted = false
  private(set) var starts = 0
  private(set) var ends = 0
  private(set) var lastCallback: Int?
  private var isWaitingForDid = false
  /// Whether the subject has begun a change by hand whose callback is still to come.
  private var isBegunByHand = false
  var end: TransitionState.End?
  var isConvicted = false

  /// Whether the contract says that the presenter is told by hand, and an animated change in which it
  /// stays told it nothing.
  func isUntoldByHand(in hierarchy: HierarchyState) -> Bool {
    hierarchy.contract.presenter == .emulated && !transition.isRemoving && transition.isAnimated
      && starts == 0 && ends == 0 && !isOfAlert(in: hierarchy)
  }

  /// Whether an alert comes or goes, which nobody but UIKit presents and dismisses.
  private func isOfAlert(in hierarchy: HierarchyState) -> Bool {
    let guest = isPresentation ? transition.to : transition.from
    return guest.flatMap { hierarchy.type(of: $0) } == "UIAlertController"
  }

  init(transition: TransitionState, presenter: Name, phase: Phase, newRoot: Int?) {
    self.transition = transition
    self.presenter = presenter
    self.phase = phase
    self.newRoot = newRoot
  }

  var isPresentation: Bool { transition.kind == .present }

  /// Notes that the subject begins a change by hand.
  mutating func beginByHand() { isBegunByHand = true }

  /// Takes a callback, and tells whether it is of this change.
  mutating func hear(_ entry: IndexedEvent) -> Bool {
    let isWill = entry.topic == .viewWillAppear || entry.topic == .viewWillDisappear
    // Behind the transition's end only what the subject began by hand, or what ends it, is of this change.
    guard end == nil || (isWill ? isBegunByHand : isWaitingForDid) else { return false }
    isWaitingForDid = isWill
    isBegunByHand = false
    lastCallback = entry.index
    // The presenter goes on the way in and comes on the way back; the other direction is a reversal, which
    // `appearance-cancel-rollback` judges.
    let isOwnWay = isPresentation == (Phase(after: entry.topic)?.isOutward ?? false)
    if isOwnWay { isWill ? (starts += 1) : (ends += 1) }
    return true
  }
}
