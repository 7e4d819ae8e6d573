import CoreGraphics
import Foundation
import UIKitSemantics
import VirtualTime

/// The keyboard of the scene: it asks who has the input what to show, and carries out what follows.
@MainActor final class Keyboard {
  /// In seconds. (General knowledge; no fact backs it.)
  private static let duration = 0.25
  /// How high the system's own is, in points. (General knowledge of phones without a home button.)
  private static let height: CGFloat = 336

  // What is looked at with every change is read or changed at one go, so that checks at run time would only cost.

  @exclusivity(unchecked) private var machine = KeyboardMachine()
  /// What happened, in order; the first is being handled.
  @exclusivity(unchecked) private var events: [KeyboardMachine.Event] = []
  /// What is shown at the bottom of the screen.
  let room = InputRoom()
  @exclusivity(unchecked) private var views = InputViews()
  /// How high the script wants it, whoever has the input.
  @exclusivity(unchecked) private var scripted: CGFloat?
  /// Whether the user took it away, though somebody has the input.
  private var isPutAway = false
  /// The controller that may keep it when nobody in it has the input any more (KF-02).
  @exclusivity(unchecked) private weak var keeper: UIViewController?
  /// How many changes of who has the input are under way.
  @exclusivity(unchecked) private var changes = 0
  /// The frame that was told last.
  private var told: CGRect?
  /// The views whose layout follows the keyboard.
  private var followers: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  /// Where it stands, in the screen's coordinates; none while it is not up.
  var frame: CGRect? { machine.height > 0 ? place(of: machine.height) : nil }

  // MARK: - Who has the input

  /// Changes who has the input, which is looked at when all is done.
  func changingHands<Value>(_ change: () -> Value) -> Value {
    changes += 1
    let value = change()
    changes -= 1
    if changes == 0 { update() }
    return value
  }

  /// Looks what who has the input wants to be shown.
  ///
  /// - Parameter mayStay: whether a controller may keep it for somebody who gave the input up.
  func update(mayStay: Bool = true) {
    guard changes == 0, !World.current.isHalted else { return }
    let responder = World.current.firstResponder
    if responder == nil, isAway { return }
    let next = InputViews(for: responder)
    if next.isEmpty, mayStay, isKept { return }
    if next.owner !== views.owner { isPutAway = false }
    if next.isEmpty, !views.isEmpty { scripted = nil }
    views = next
    keeper = next.isEmpty ? nil : (next.owner?.nearestController)?.topmostContainer
    World.acting(as: .host) {
      room.take(isPutAway ? InputViews() : next)
      handle(.wanted(Double(wish)))
    }
  }

  /// Whether nothing is shown or wanted, and nobody has been asked for anything else since.
  private var isAway: Bool {
    views.isEmpty && scripted == nil && keeper == nil && events.isEmpty
      && machine.phase == .resting && machine.height == 0 && machine.wish == 0
  }

  private var isKept: Bool {
    guard !views.isEmpty, let keeper, keeper.disablesAutomaticKeyboardDismissal else {
      return false
    }
    return keeper.viewIfLoaded?.window != nil && !keeper.isLeavingByDismissal
  }

  private var wish: CGFloat {
    if isPutAway { return 0 }
    if let scripted { return scripted }
    return views.height(ofKeyboard: Self.height)
  }

  // MARK: - Script and fingers

  /// Lets it come up, or be as high as the script wants it.
  func show(height: CGFloat) {
    scripted = height
    isPutAway = false
    handle(.wanted(Double(wish)))
  }

  /// Lets it go, whoever has the input.
  func hide() {
    scripted = nil
    isPutAway = true
    handle(.wanted(0))
  }

  /// Lets a finger at a height on the screen pull it.
  func drag(to y: CGFloat) {
    let padding = followers.compactMap { $0.view?.keyboardGuide?.keyboardDismissPadding }.max() ?? 0
    handle(.dragged(to: Double(World.current.screenSize.height - y - max(0, padding))))
  }

  /// Lets it go from a finger that moves at a speed down the screen.
  ///
  /// One that rests decides by where it is. (Inferred.)
  func release(speed: CGFloat) {
    guard machine.phase == .held else { return }
    let hides = speed > 0 || (speed == 0 && machine.height < machine.wish / 2)
    handle(.released(hides: hides))
  }

  /// Follows a screen of another size.
  func groundChanged() { handle(.groundChanged) }

  // MARK: - What follows

  /// Takes an event; one that comes of what is told meanwhile waits its turn.
  private func handle(_ event: KeyboardMachine.Event) {
    events.append(event)
    guard events.count == 1 else { return }
    while let next = events.first {
      for action in machine.handle(next) { perform(action) }
      events.removeFirst()
    }
  }

  private func perform(_ action: KeyboardMachine.Action) {
    switch action {
    case .tell(let notice, let from, let to): tell(notice, from: from, to: to)
    case .move(let height, let number): move(to: height, number)
    case .place(let height):
      told = nil
      layOut(at: height)
    case .endInput:
      World.current.firstResponder?.resignFirstResponder()
      update(mayStay: false)
      // Who did not give it up keeps the keyboard.
      handle(.wanted(Double(wish)))
    }
  }

  private func move(to height: Double, _ number: Int) {
    let length = duration
    let plan = AnimationPlan(
      duration: TimeSpan(seconds: length), keepsDuration: true, isOfSurroundings: true)
    World.current.animations.animate(plan) { layOut(at: height) }
    World.current.turns.schedule(
      after: TimeSpan(seconds: length), lane: .completions, label: "move of the keyboard"
    ) { [weak self] in self?.handle(.arrived(number)) }
  }

  private var duration: Double { UIView.areAnimationsEnabled ? Self.duration : 0 }

  /// Puts the keyboard and what follows it in place.
  private func layOut(at height: Double) {
    room.layOut(in: place(of: height > 0 ? height : 0), on: World.current.screenSize)
    followers.removeAll { $0.view == nil }
    for view in followers.compactMap(\.view) {
      view.placementChanged()
      view.window?.layoutIfNeeded()
    }
  }

  private func place(of height: Double) -> CGRect {
    let screen = World.current.screenSize
    return CGRect(
      x: 0, y: screen.height - CGFloat(height), width: screen.width, height: CGFloat(height))
  }

  /// A keyboard that comes or goes is as high below the screen as on it.
  private func tell(_ notice: KeyboardMachine.Notice, from: Double, to: Double) {
    let full = max(from, to)
    func frame(_ height: Double) -> CGRect {
      var frame = place(of: height)
      if height == 0 { frame.size.height = CGFloat(full) }
      return frame
    }
    let end = frame(to)
    let begin = from == to ? told ?? end : frame(from)
    if notice == .didShow || notice == .didHide { told = end }
    KeyboardNews(begin: begin, end: end, duration: duration).post(notice)
  }

  /// Lets a view's layout follow the keyboard.
  func follow(by view: UIView) { followers.append(WeakView(view: view)) }
}
