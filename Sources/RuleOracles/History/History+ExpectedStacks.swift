import AppearanceTrace

extension History {
  /// Whether a controller is a navigation, by its class or by a request.
  func isStack(_ controller: String, before place: Int) -> Bool {
    let requests: [Call.Method] = [
      .pushViewController, .popViewController, .popToViewController, .popToRootViewController,
    ]
    return base(of: controller) == "UINavigationController"
      || (0..<place).contains { isCall($0, requests, of: controller) }
  }

  /// The transitions within a stack.
  func changes(of stack: String) -> [TransitionRun] {
    runs.filter { run in
      guard let from = run.span.from, [.push, .pop, .set].contains(run.span.kind) else {
        return false
      }
      return parent(of: from, before: run.begin) == stack && isStack(stack, before: run.begin)
    }
  }

  /// The screens that a stack is to hold; none where nobody knows.
  func screens(of stack: String, before place: Int) -> [String]? {
    guard let last = (0..<place).last(where: { isStep($0, of: stack) }) else {
      let screens = baseline.children(of: stack)
      return screens.isEmpty ? nil : screens
    }
    let before = screens(of: stack, before: last)
    switch events[last].action {
    case .call(let call):
      if isMove(last, of: stack) { return nil }
      let isAlone = waiting(for: stack, at: last).allSatisfy {
        events[$0].time != events[last].time
      }
      return isChanging(stack, at: last) || !isAlone ? nil : after(call, before)
    case .begin(let span):
      if isChanging(stack, at: last) { return nil }
      guard let request = waiting(for: stack, at: last).last else { return after(span, before) }
      return events[request].time == events[last].time ? before : nil
    case .end(let name, let outcome):
      guard outcome == .cancelled, let run = run(name, at: last) else { return before }
      return screensBefore(run, in: stack)
    case .fault: return waiting(for: stack, at: last).isEmpty ? before : nil
    default: return before
    }
  }

  /// The screens before a change was asked for that was taken back; none where another came between.
  private func screensBefore(_ run: TransitionRun, in stack: String) -> [String]? {
    guard let end = end(of: run), !isChanging(stack, at: run.begin) else { return nil }
    let others = (run.begin + 1..<end.place).filter { place in
      isRequest(place, of: stack) || changes(of: stack).contains { $0.begin == place }
    }
    let requests = waiting(for: stack, at: run.begin)
    let time = events[run.begin].time
    let own = requests.filter { events[$0].time == time }
    guard others.isEmpty, own.count < 2, own.last == requests.last else { return nil }
    return screens(of: stack, before: own.first ?? run.begin)
  }

  /// The requests that a stack has heard and that nothing has answered.
  private func waiting(for stack: String, at place: Int) -> [Int] {
    let answer = (0..<place).last { place in
      isRefusal(place) || changes(of: stack).contains { $0.begin == place }
    }
    return ((answer ?? -1) + 1..<place).filter { place in
      isRequest(place, of: stack) && !isChanging(stack, at: place)
    }
  }

  private func isStep(_ place: Int, of stack: String) -> Bool {
    isRequest(place, of: stack) || isRefusal(place) || isMove(place, of: stack)
      || changes(of: stack).contains { $0.begin == place || end(of: $0)?.place == place }
  }

  private func isRequest(_ place: Int, of stack: String) -> Bool {
    let isSet = isCall(place, [.setViewControllers], of: stack) && isStack(stack, before: place)
    return isSet
      || isCall(
        place,
        [
          .pushViewController, .popViewController, .popToViewController, .popToRootViewController,
        ], of: stack)
  }

  /// Whether a screen moves in or out for no other reason than that the window got another size.
  private func isMove(_ place: Int, of stack: String) -> Bool {
    guard isCall(place, [.didMove]), let call = call(at: place), isStack(stack, before: place),
      let act = (0..<place).last(where: { events[$0].mark == .script }), isCall(act, [.resize])
    else { return false }
    let isBySomething =
      isChanging(stack, at: place) || !waiting(for: stack, at: place).isEmpty
      || open(at: place).contains { $0.sides.contains(call.receiver) }
    return !isBySomething
      && (call.object == stack || parent(of: call.receiver, before: place) == stack)
  }

  private func isRefusal(_ place: Int) -> Bool {
    guard case .fault(_, .refused, _) = events[place].action else { return false }
    return true
  }

  /// Whether another change of a stack runs at a place.
  private func isChanging(_ stack: String, at place: Int) -> Bool {
    changes(of: stack).contains { $0.begin < place && !hasEnded($0, before: place) }
  }

  private func after(_ call: Call, _ screens: [String]?) -> [String]? {
    if call.method == .setViewControllers {
      guard case .list(let list)? = call.arguments.first?.value else { return nil }
      return list
    }
    guard let screens else { return nil }
    switch call.method {
    case .pushViewController: return pushed(call.plainObject, on: screens)
    case .popViewController: return screens.count > 1 ? screens.dropLast() : screens
    case .popToRootViewController: return Array(screens.prefix(1))
    default: return popped(to: call.plainObject, screens)
    }
  }

  private func after(_ span: TransitionSpan, _ screens: [String]?) -> [String]? {
    guard let screens, span.kind != .set else { return nil }
    return span.kind == .push ? pushed(span.to, on: screens) : popped(to: span.to, screens)
  }

  private func pushed(_ screen: String?, on screens: [String]) -> [String]? {
    screen.flatMap { screens.contains($0) ? nil : screens + [$0] }
  }

  private func popped(to screen: String?, _ screens: [String]) -> [String]? {
    screens.firstIndex { $0 == screen }.map { Array(screens[...$0]) }
  }
}
