import AppearanceTrace

extension History {
  /// The calls by which a finger comes and goes.
  static let comingAndGoing: [Call.Method] = [.gestureBegan, .gestureEnded, .gestureCancelled]

  /// How the status bar looks.
  func look(before place: Int) -> StatusBarLook? {
    let last = (0..<place).last { place in
      guard case .statusBar = events[place].action else { return false }
      return true
    }
    guard let last, case .statusBar(let look) = events[last].action else {
      return baseline.checkpoint.statusBar
    }
    return look
  }

  /// Whether the script has switched all animations off.
  func isStill(before place: Int) -> Bool {
    let last = (0..<place).last { isCall($0, [.setAnimationsEnabled]) }
    return last.flatMap { call(at: $0) }?.flag(nil) == false
  }

  /// Whether a finger is down.
  ///
  /// - Parameter other: who has a finger that does not count.
  func isFingerDown(before place: Int, besidesOn other: String? = nil) -> Bool {
    names.contains { receiver in
      let last = (0..<place).last {
        isCall($0, Self.comingAndGoing, of: receiver)
      }
      return receiver != other && last.map { isCall($0, [.gestureBegan]) } ?? false
    }
  }

  /// The place at which a finger went up last.
  func lastFingerUp(before place: Int) -> Int? {
    (0..<place).last { up in
      guard isCall(up, [.gestureEnded, .gestureCancelled]), let receiver = call(at: up)?.receiver
      else { return false }
      let earlier = (0..<up).last {
        isCall($0, Self.comingAndGoing, of: receiver)
      }
      return earlier.map { isCall($0, [.gestureBegan]) } ?? false
    }
  }

  /// Whether a finger is down, or went up in this very instant.
  func isPulled(at place: Int) -> Bool {
    let isFresh = lastFingerUp(before: place).map { events[$0].time == events[place].time } ?? false
    return isFresh || isFingerDown(before: place)
  }

  /// Whether a container let a property of a child's view follow a finger, when it was set last.
  func isPulled(_ kind: ViewProperty.Kind, of view: String) -> Bool {
    isPulled(kind, of: view, before: events.count)
  }

  /// Whether it did so when the property was set last before a place.
  func isPulled(_ kind: ViewProperty.Kind, of view: String, before place: Int) -> Bool {
    lastSet(kind, of: view, before: place).map { isPulling($0, view) } ?? false
  }

  /// Whether a property is set by no transition, while a finger is on the container, or after that; and
  /// the container has not changed its children meanwhile.
  private func isPulling(_ place: Int, _ view: String) -> Bool {
    guard cause(of: place) == nil, let controller = controller(of: view),
      let container = parent(of: controller, before: place), !isUIKits(container)
    else { return false }
    let pull = ViewProperty.Kind.allCases.compactMap { lastSet($0, of: view, before: place) }
      .filter { isPulling($0, view) }.max()
    let beginnings = names.compactMap { receiver in
      isController(receiver, within: container, before: place)
        ? finger(on: receiver, at: place) : nil
    }
    return (beginnings + [pull].compactMap { $0 }).contains { start in
      !(start..<place).contains { changesChildren($0, of: container) }
    }
  }

  /// Whether somebody becomes the child of a container at a place, or is it no more.
  private func changesChildren(_ place: Int, of container: String) -> Bool {
    names.contains { child in
      let parents = [parent(of: child, before: place), parent(of: child, before: place + 1)]
      return parents[0] != parents[1] && parents.contains(container)
    }
  }

  /// Whether a controller is one of UIKit's containers, or of a class that is made from one.
  func isUIKits(_ container: String) -> Bool {
    let kinds = [
      "UINavigationController", "UITabBarController", "UISplitViewController",
      "UIPageViewController",
    ]
    return kinds.contains { $0 == base(of: container) }
  }

  /// Whether a controller is of a class of the app's, which is made from no container of UIKit's.
  func isAppsOwn(_ controller: String) -> Bool {
    !isUIKits(controller) && isOfOwnClass(controller)
  }

  /// The beginning of a finger that is on a controller's view, or was the last that went up, in this very
  /// instant.
  private func finger(on receiver: String, at place: Int) -> Int? {
    let last = (0..<place).last {
      isCall($0, Self.comingAndGoing, of: receiver)
    }
    let begin = (0..<place).last { isCall($0, [.gestureBegan], of: receiver) }
    guard let last, let begin else { return nil }
    let up = lastFingerUp(before: place)
    let isFresh =
      up.map { isCall($0, [.gestureEnded], of: receiver) && events[$0].time == events[place].time }
      ?? false
    return isCall(last, [.gestureBegan]) || isFresh ? begin : nil
  }
}
