import AppearanceTrace

extension History {
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
  func isFingerDown(before place: Int) -> Bool {
    names.contains { receiver in
      let last = (0..<place).last {
        isCall($0, [.gestureBegan, .gestureEnded, .gestureCancelled], of: receiver)
      }
      return last.map { isCall($0, [.gestureBegan]) } ?? false
    }
  }

  /// The place at which a finger went up last.
  func lastFingerUp(before place: Int) -> Int? {
    (0..<place).last { up in
      guard isCall(up, [.gestureEnded, .gestureCancelled]), let receiver = call(at: up)?.receiver
      else { return false }
      let earlier = (0..<up).last {
        isCall($0, [.gestureBegan, .gestureEnded, .gestureCancelled], of: receiver)
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
    lastSet(kind, of: view).map { isPulling($0, view) } ?? false
  }

  /// Whether a property is set by no transition, while a finger is on the container, or after that.
  private func isPulling(_ place: Int, _ view: String) -> Bool {
    guard cause(of: place) == nil else { return false }
    let wasPulled = ViewProperty.Kind.allCases.contains { kind in
      lastSet(kind, of: view, before: place).map { isPulling($0, view) } ?? false
    }
    guard !wasPulled, let controller = Self.controller(of: view),
      let container = parent(of: controller, before: place), !isUIKits(container)
    else { return wasPulled }
    return names.contains { receiver in
      isFinger(on: receiver, at: place) && isController(receiver, within: container, before: place)
    }
  }

  private func isUIKits(_ container: String) -> Bool {
    guard let type = type(of: container) else { return false }
    return ["NavigationController", "TabBarController", "SplitViewController"]
      .contains { type.hasSuffix($0) }
  }

  /// Whether a finger is on a controller's view, or was the last that went up, in this very instant.
  private func isFinger(on receiver: String, at place: Int) -> Bool {
    let last = (0..<place).last {
      isCall($0, [.gestureBegan, .gestureEnded, .gestureCancelled], of: receiver)
    }
    let isDown = last.map { isCall($0, [.gestureBegan]) } ?? false
    let isFresh = lastFingerUp(before: place).map { up in
      isCall(up, [.gestureEnded], of: receiver) && events[up].time == events[place].time
    }
    return isDown || isFresh ?? false
  }
}
