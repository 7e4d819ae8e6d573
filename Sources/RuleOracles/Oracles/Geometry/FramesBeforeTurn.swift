import AppearanceTrace
import ConformanceRules

/// What was known of frames before the size changed, and who is given the whole window whatever the size.
enum FramesBeforeTurn {
  /// The frame that lines gave to a view before the change.
  static func told(
    of view: String, _ change: History.SizeChange, _ history: History
  ) -> [String]? {
    let run = history.controller(of: view).flatMap { arrivalRun(of: $0, history) }
    if let last = setting(of: view, change, history), last > run?.begin ?? -1,
      case .set(_, let property) = history.events[last].action
    {
      return property.values
    }
    guard let run else { return history.baseline.values(.frame, of: view) }
    let values = run.span.finalFrame?.values ?? []
    return values.isEmpty ? nil : values
  }

  /// The last line before the change that gave a view a frame.
  private static func setting(
    of view: String, _ change: History.SizeChange, _ history: History
  ) -> Int? {
    (0..<change.place).last { place in
      guard case .set(view, let property) = history.events[place].action else { return false }
      return property.kind == .frame
    }
  }

  /// How the transition went that brought a controller last, and told its frame.
  static func arrival(of controller: String, _ history: History) -> TransitionSpan? {
    arrivalRun(of: controller, history)?.span
  }

  /// The last transition that brought a controller in a way that tells its frame.
  private static func arrivalRun(of controller: String, _ history: History) -> TransitionRun? {
    history.runs.last { run in
      switch run.span.kind {
      case .dismiss, .replace: false
      case .present, .push, .pop, .set, .select: run.span.to == controller
      }
    }
  }

  /// Whether a controller filled the window before the change, as far as lines tell.
  static func filledWindow(_ controller: String, _ history: History) -> Bool {
    let view = history.rootView(of: controller)
    let run = arrivalRun(of: controller, history)
    let last = history.sizeChange.flatMap { setting(of: view, $0, history) }
    if let last, last > run?.begin ?? -1, !isFilling(last, history) { return false }
    if let run { return run.span.finalFrame == nil }
    guard history.baseline.shows(view) else { return false }
    guard let frame = history.baseline.values(.frame, of: view) else { return true }
    return isFillingWithout(
      history.baseline.values(.transform, of: view) ?? [], frame.compactMap(Double.init),
      history.screen(before: 0).words.compactMap(Double.init))
  }

  /// Whether a frame is what a transform that scales and moves makes of the whole screen, to a hundredth of a side.
  private static func isFillingWithout(
    _ transform: [String], _ frame: [Double], _ screen: [Double]
  ) -> Bool {
    let numbers = transform.compactMap(Double.init)
    guard numbers.count == 6, frame.count == 4, screen.count == 2,
      numbers[1] == 0 && numbers[2] == 0
    else { return false }
    return [0, 1].allSatisfy { axis in
      let (scale, move, side) = (numbers[axis * 3], numbers[axis + 4], screen[axis])
      guard scale > 0 else { return false }
      let middle = frame[axis] + frame[axis + 2] / 2 - move
      return abs(frame[axis + 2] / scale - side) <= side / 100
        && abs(middle - side / 2) <= side / 100
    }
  }

  /// Whether a line gives a view the frame of the screen as it was then.
  private static func isFilling(_ place: Int, _ history: History) -> Bool {
    guard case .set(_, let property) = history.events[place].action else { return false }
    return property.values == ["0", "0"] + history.screen(before: place).words
  }

  /// Whether a controller's place gives it the whole window, as do those of all around it.
  static func isGivenAll(
    _ controller: String, after children: [String], _ finalState: SettledHierarchy,
    _ history: History
  ) -> Bool {
    guard filledWindow(controller, history) else { return false }
    if let parent = finalState.parent(of: controller), !children.contains(controller) {
      return ["UINavigationController", "UITabBarController"].contains(history.base(of: parent))
        && isGivenAll(parent, after: children + [controller], finalState, history)
    }
    if let arrival = arrival(of: controller, history), arrival.kind == .present {
      return ["fullScreen", "overFullScreen"].contains(arrival.style)
    }
    let presented = finalState.checkpoint.presentations.first {
      finalState.presented(by: $0.presenter) == controller
    }
    if let presenter = presented?.presenter {
      return history.standing(by: presenter, before: history.events.count)?.isRemoving ?? false
    }
    return isRoot(controller, finalState, history)
  }

  /// Whether nobody holds or presents a controller, and its view lies right in a window.
  static func isRoot(
    _ controller: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let isPresented = finalState.checkpoint.presentations.contains {
      finalState.presented(by: $0.presenter) == controller
    }
    let around = finalState.superview(of: history.rootView(of: controller))
    return finalState.parent(of: controller) == nil && !isPresented
      && around.map(history.isWindow) ?? false
  }
}
