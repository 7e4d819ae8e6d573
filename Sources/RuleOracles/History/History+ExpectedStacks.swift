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

  /// The screens that a stack may hold, in each way in which it may have gone; none where nobody knows.
  func possibleScreens(of stack: String, before place: Int) -> [[String]]? {
    let screens = baseline.children(of: stack)
    var way = StackWays(now: screens.isEmpty ? nil : [screens])
    for step in 0..<place where isStep(step, of: stack) { follow(step, of: stack, &way) }
    return way.now
  }

  /// What may be in a stack, and what might have been before the last change that met no other one.
  struct StackWays {
    var now: [[String]]?
    var before: [[String]]?
    var hasMet = false
  }

  private func follow(_ step: Int, of stack: String, _ way: inout StackWays) {
    let waiting = waiting(for: stack, at: step)
    switch events[step].action {
    case .call where isMove(step, of: stack):
      way = StackWays(now: nil, before: nil, hasMet: way.hasMet)
    case .call(let call):
      let isAlone =
        !isChanging(stack, at: step)
        && (waiting.last.map { events[$0].time != events[step].time } ?? true)
      change(&way, isAlone: isAlone) { after(call, $0) }
    case .begin(let span):
      let isFree = !isChanging(stack, at: step)
      if isFree, let request = waiting.last, events[request].time == events[step].time { return }
      change(&way, isAlone: isFree && waiting.isEmpty) { after(span, $0) }
    case .end(let name, .cancelled):
      guard run(name, at: step) != nil else { return }
      way.now = together(way.before, way.hasMet ? way.now : [])
    case .fault:
      guard !waiting.isEmpty else { return }
      way.now = together(way.now, way.before)
      way.hasMet = true
    default: return
    }
  }

  private func change(
    _ way: inout StackWays, isAlone: Bool, _ change: ([String]?) -> [String]?
  ) {
    func changed(_ stacks: [[String]]?) -> [[String]]? {
      let results = (stacks.map { $0.map(Optional.some) } ?? [nil]).compactMap(change)
      return results.isEmpty ? nil : together(results, [])
    }
    let next = changed(way.now)
    if isAlone {
      way = StackWays(now: next, before: way.now, hasMet: false)
    } else {
      way.now = together(together(way.now, next), changed(way.before))
      way.hasMet = true
    }
  }

  /// Two lists of ways as one; none where one is not known, or there are more than sixteen.
  private func together(_ left: [[String]]?, _ right: [[String]]?) -> [[String]]? {
    guard let left, let right else { return nil }
    var all: [[String]] = []
    for stack in left + right where !all.contains(stack) { all.append(stack) }
    return all.count > 16 ? nil : all
  }

  /// The requests that a stack has heard and that nothing has answered.
  func waiting(for stack: String, at place: Int) -> [Int] {
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
