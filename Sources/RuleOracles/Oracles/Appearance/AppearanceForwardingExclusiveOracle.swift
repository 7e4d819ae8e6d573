import AppearanceTrace
import ConformanceRules

/// A change of a child that is begun by hand and passed on by UIKit as well is a breach.
enum AppearanceForwardingExclusiveOracle: RuleOracle {
  static let id: RuleID = "appearance-forwarding-exclusive"

  /// A begin, an end or a callback of one child.
  private struct Sign {
    let place: Int
    let method: Call.Method
    /// Whether it leads inward; none for an end.
    let isInward: Bool?
    let isByHand: Bool
    /// The callback that began the change in which the parent is.
    let change: Int?

    var isStart: Bool { method == .viewWillAppear || method == .viewWillDisappear }
  }

  static func breaches(in history: History) -> [OracleFinding] {
    history.names.flatMap { child in
      lives(of: child, history).flatMap { life in
        judge(life).map { .at($0, child) }
      }
    }
  }

  /// What a child got, cut where it was without a parent; without callbacks that were caused by hand,
  /// which follow directly on a begin or an end.
  private static func lives(of child: String, _ history: History) -> [[Sign]] {
    var lives: [[Sign]] = [[]]
    var isExpected = false
    for place in history.events.indices where concerns(place, child, history) {
      guard let call = history.call(at: place),
        let parent = history.parent(of: child, before: place)
      else {
        lives.append([])
        isExpected = false
        continue
      }
      let isByHand = marks.contains(call.method)
      let isCaused = isExpected || history.isDirect(place)
      isExpected = isByHand
      guard isByHand || !isCaused else { continue }
      lives[lives.count - 1].append(
        Sign(
          place: place, method: call.method, isInward: way(call), isByHand: isByHand,
          change: change(of: parent, place, history)))
    }
    return lives
  }

  private static let marks: [Call.Method] = [.beginAppearanceTransition, .endAppearanceTransition]

  private static func concerns(_ place: Int, _ child: String, _ history: History) -> Bool {
    history.isRelease(place, of: child)
      || history.isCall(place, marks + History.callbacks, of: child)
  }

  private static func way(_ call: Call) -> Bool? {
    switch call.method {
    case .beginAppearanceTransition: call.flag(nil)
    case .viewWillAppear, .viewDidAppear: true
    case .viewWillDisappear, .viewDidDisappear: false
    default: nil
    }
  }

  private static func change(of parent: String, _ place: Int, _ history: History) -> Int? {
    switch history.phase(of: parent, before: place) {
    case .appearing, .disappearing: history.lastCallback(of: parent, before: place)
    case .appeared, nil: nil
    }
  }

  private static func judge(_ life: [Sign]) -> [Int] {
    var breaches: [Int] = []
    var told = -1
    for (index, sign) in life.enumerated() {
      let earlier = life[..<index]
      let begins = earlier.filter { $0.method == .beginAppearanceTransition }
      let itself = earlier.filter { !$0.isByHand }
      func isNear(_ other: Sign) -> Bool { other.change == sign.change && sign.change != nil }
      if sign.method == .beginAppearanceTransition {
        let open = itself.last.flatMap { $0.isStart ? $0 : nil }
        let near = itself.last { $0.isStart }.flatMap { isNear($0) ? $0 : nil }
        let isDouble = [open, near].contains { $0 != nil && $0?.isInward == sign.isInward }
        if isDouble { breaches.append(sign.place) }
      } else if !sign.isByHand {
        let last = begins.last.flatMap { $0.place > told ? $0 : nil }
        let isEnded = earlier.contains {
          $0.method == .endAppearanceTransition && $0.place > last?.place ?? -1
        }
        let isOpen = last != nil && !isEnded
        let isNear = last.map { isNear($0) } ?? false
        if isOpen || (isNear && sign.isStart), last?.isInward == sign.isInward {
          breaches.append(sign.place)
          told = sign.place
        }
      }
    }
    return breaches
  }
}
