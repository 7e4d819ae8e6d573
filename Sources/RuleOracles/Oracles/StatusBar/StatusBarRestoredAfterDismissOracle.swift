import AppearanceTrace
import ConformanceRules

/// The look from before a presentation is back at the first end callback of its dismissal.
enum StatusBarRestoredAfterDismissOracle: RuleOracle {
  static let id: RuleID = "status-bar-restored-after-dismiss"

  static func breaches(in history: History) -> [OracleFinding] {
    history.ends.compactMap { run, end in
      guard run.span.kind == .dismiss, end.isFinished, let presenter = run.span.to,
        let presentation = history.standing(by: presenter, before: run.begin)?.run,
        let look = history.look(before: presentation.begin),
        !isDisturbed(presentation, from: presenter, until: end.place, history)
      else { return nil }
      let isLate = (run.begin..<end.place).contains { place in
        let isNews =
          history.isCall(place, [.viewDidAppear], of: presenter)
          || run.span.from.map { history.isCall(place, [.viewDidDisappear], of: $0) } ?? false
        return isNews && !isBack(look, since: presentation, of: presenter, before: place, history)
      }
      if isBack(look, since: presentation, of: presenter, before: end.place, history) {
        return isLate ? .at(end.place, run.name) : nil
      }
      return proof(after: end.place, run.name, history)
    }
  }

  /// Whether the bar looks as before a presentation or, where who decided it had gone already, is decided
  /// by none of those who stand on the presenter.
  private static func isBack(
    _ look: StatusBarLook, since presentation: TransitionRun, of presenter: String,
    before place: Int,
    _ history: History
  ) -> Bool {
    let now = history.look(before: place)
    guard let now,
      hasGone(look.owner, before: presentation.begin, history)
        || isOverdue(before: presentation.begin, history)
    else { return now == look }
    return isOutside(
      [now.owner, now.hider].compactMap { $0 }, of: presenter, before: place, history)
  }

  /// Whether who decided the bar was told that he goes, and is off screen.
  private static func hasGone(_ owner: String?, before place: Int, _ history: History) -> Bool {
    guard let owner else { return false }
    return history.phase(of: owner, before: place) == nil
      && history.lastCallback(of: owner, before: place) != nil
      && !history.isInWindow(history.rootView(of: owner), before: place)
  }

  /// Whether an app's container has shown something else, and nobody has asked for the bar since: no line does,
  /// no change of it, and no presentation or dismissal.
  private static func isOverdue(before place: Int, _ history: History) -> Bool {
    let last = (0..<place).last { place in
      switch history.events[place].action {
      case .statusBar: true
      case .begin(let span): TransitionRun(span: span, begin: place).isModal
      case .call(let call):
        isExchange(call, at: place, history)
          || [.setNeedsStatusBarAppearanceUpdate, .resize, .setRootViewController]
            .contains(call.method)
      default: false
      }
    }
    guard let last, let call = history.call(at: last) else { return false }
    return isExchange(call, at: last, history)
  }

  private static func isExchange(_ call: Call, at place: Int, _ history: History) -> Bool {
    [.addChild, .select, .replace, .open, .close].contains(call.method)
      && history.isAppsOwn(call.receiver)
      && history.isInWindow(history.rootView(of: call.receiver), before: place)
  }

  // MARK: - Others

  /// Whether others may have changed how the bar has to look while something was presented.
  private static func isDisturbed(
    _ presentation: TransitionRun, from presenter: String, until end: Int, _ history: History
  ) -> Bool {
    let begin = presentation.begin
    let isChanging = history.open(at: begin).contains { run in
      !run.isModal && isOutside(run.sides, of: presenter, before: begin + 1, history)
    }
    return isChanging
      || (begin + 1..<end).contains { place in
        changed(at: place, history).map {
          isOutside($0, of: presenter, before: place, history)
        } ?? false
      }
  }

  /// To whom something happens after which the bar may have to look otherwise: to all where it names
  /// none; none where nothing of that kind happens.
  private static func changed(at place: Int, _ history: History) -> [String]? {
    let event = history.events[place]
    switch event.action {
    case .begin(let span):
      let run = TransitionRun(span: span, begin: place)
      return run.isModal ? nil : run.sides
    case .call(let call):
      switch call.method {
      case .resize, .setRootViewController: return []
      case .setStatusBarStyle, .setStatusBarHidden: return event.mark == .script ? [] : nil
      case .setNeedsStatusBarAppearanceUpdate:
        let cause = history.run(history.cause(of: place), at: place)
        return cause?.isModal == true ? nil : [call.receiver]
      case .select, .replace, .open, .close, .setSelectedIndex: return [call.receiver]
      case .addChild, .removeFromParent:
        return history.cause(of: place) == nil ? [call.receiver] : nil
      case .willMove:
        return history.cause(of: place) == nil ? [call.object ?? call.receiver] : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether none of some controllers belongs to what stands on a presenter.
  private static func isOutside(
    _ controllers: [String], of presenter: String, before place: Int, _ history: History
  ) -> Bool {
    let standing = history.chain(above: presenter, before: place)
    return !controllers.contains { controller in
      standing.contains { history.isController(controller, within: $0, before: place) }
    }
  }

  // MARK: - Evidence

  /// The next line that shows how the bar looks, or that it goes on so.
  private static func proof(
    after end: Int, _ presenter: String, _ history: History
  ) -> OracleFinding {
    let next = (end + 1..<history.events.count).first { place in
      switch history.events[place].action {
      case .begin, .statusBar: true
      default: false
      }
    }
    if let next { return .at(next) }
    return history.isComplete ? .atEnd() : .at(end)
  }
}
