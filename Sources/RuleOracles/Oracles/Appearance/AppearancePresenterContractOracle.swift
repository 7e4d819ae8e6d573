import AppearanceTrace
import ConformanceRules

/// What a presenter hears in each of its presentations and dismissals fits what becomes of its view.
enum AppearancePresenterContractOracle: RuleOracle {
  static let id: RuleID = "appearance-presenter-contract"

  static func breaches(in history: History) -> [OracleFinding] {
    let presenters = Set(history.runs.compactMap(\.presenter))
    return presenters.sorted().flatMap { judge($0, history) }
  }

  private static func judge(_ presenter: String, _ history: History) -> [OracleFinding] {
    let chapters = history.runs.filter { $0.presenter == presenter }
    var breaches: [OracleFinding] = []
    /// How often it heard that it did disappear on the way in; none where that was a breach.
    var departure: Int?? = departureBefore(presenter, history)
    var departed = -1
    for (index, run) in chapters.enumerated() {
      let close = index + 1 < chapters.count ? chapters[index + 1].begin : history.events.count
      let heard = heard(by: presenter, in: run, until: close, history)
      let staying = heard.first { isStaying(run, at: $0, presenter, history) }
      if let staying { breaches.append(.at(staying, presenter)) }
      let isJudged = index + 1 < chapters.count || history.isComplete
      guard isJudged, let end = history.end(of: run), end.place < close, end.isFinished,
        history.isHeard(presenter, before: close)
      else { continue }
      guard !isUprooted(run, before: end.place, history) else {
        departure = run.span.kind == .present ? .some(nil) : departureBefore(presenter, history)
        departed = -1
        continue
      }
      let isUntold = isUntold(run, heard, history)
      if isUntold { breaches.append(.at(end.place, presenter)) }
      let isConvicted = staying != nil || isUntold
      if run.span.kind == .present {
        let ends = heard.count { history.isCall($0, [.viewDidDisappear]) }
        departure = .some(isConvicted ? nil : ends)
        departed = run.begin
      } else {
        let ends = heard.count { history.isCall($0, [.viewDidAppear]) }
        let isKnown =
          departed >= 0 || !run.span.removesFromView
          || history.phase(of: presenter, before: 0) == nil
        if isKnown, !isConvicted, let departure, let departure, departure != ends,
          !isShutOut(presenter, between: departed, run.begin, before: close, history)
        {
          let isLast = close == history.events.count
          breaches.append(isLast ? .atEnd(presenter) : .at(close, presenter))
        }
        departure = departureBefore(presenter, history)
        departed = -1
      }
    }
    return breaches
  }

  /// Whether a presenter's view stays out of the window, which got another root controller between the
  /// presentation and the dismissal.
  private static func isShutOut(
    _ presenter: String, between departure: Int, _ begin: Int, before place: Int,
    _ history: History
  ) -> Bool {
    history.calls([.setRootViewController]).contains { $0.place > departure && $0.place < begin }
      && !history.isInWindow(history.rootView(of: presenter), before: place)
  }

  /// Whether a window has got another root controller while a transition ran.
  private static func isUprooted(_ run: TransitionRun, before place: Int, _ history: History)
    -> Bool
  {
    let end = history.end(of: run)?.place ?? place
    return history.calls([.setRootViewController]).contains {
      run.begin < $0.place && $0.place < min(end, place)
    }
  }

  /// The callbacks of a presenter that belong to a transition: up to its end, and then as far as a
  /// start of it came before, or was begun by hand.
  private static func heard(
    by presenter: String, in run: TransitionRun, until close: Int, _ history: History
  ) -> [Int] {
    let end = history.end(of: run)?.place ?? close
    var heard: [Int] = []
    for place in run.begin..<close
    where history.isCall(place, History.callbacks, of: presenter) && !history.isDirect(place) {
      let isWill = history.isCall(place, [.viewWillAppear, .viewWillDisappear])
      let last = heard.last
      let isBegun = ((last ?? run.begin)..<place).contains {
        history.isCall($0, [.beginAppearanceTransition], of: presenter)
          && history.cause(of: $0) == run.name
      }
      let isOwed = last.map { history.isCall($0, [.viewWillAppear, .viewWillDisappear]) } ?? false
      if place < end || (isWill ? isBegun : isOwed) { heard.append(place) }
    }
    return heard
  }

  /// Whether a callback tells a presenter of a change that its view does not make.
  private static func isStaying(
    _ run: TransitionRun, at place: Int, _ presenter: String, _ history: History
  ) -> Bool {
    !run.span.removesFromView && history.contract.presenter == .uikit
      && !isUprooted(run, before: place, history)
      && !isShutOut(presenter, between: -1, run.begin, before: place, history)
      && !history.open(at: place, about: presenter).contains { $0.name != run.name }
  }

  /// Whether a presenter's view went or came, and it was not told both callbacks of that.
  private static func isUntold(_ run: TransitionRun, _ heard: [Int], _ history: History) -> Bool {
    guard let presenter = run.presenter else { return false }
    let isByHand = history.contract.presenter == .emulated
    let guest = run.span.kind == .present ? run.span.to : run.span.from
    let isOfAlert = guest.flatMap { history.type(of: $0) } == "UIAlertController"
    guard
      isByHand
        ? !run.span.removesFromView && run.isAnimated && !isOfAlert : run.span.removesFromView
    else { return false }
    let phase = history.phase(of: presenter, before: run.begin)
    let due: [Call.Method] =
      run.span.kind == .present
      ? [.viewWillDisappear, .viewDidDisappear] : [.viewWillAppear, .viewDidAppear]
    return phase == (run.span.kind == .present ? .appeared : nil)
      && (isByHand
        ? !heard.contains { history.isCall($0, due) }
        : !due.allSatisfy { method in heard.contains { history.isCall($0, [method]) } })
  }

  /// What a presenter must have heard of a presentation that was there before the script acted.
  private static func departureBefore(_ presenter: String, _ history: History) -> Int?? {
    guard history.baseline.presented(by: presenter) != nil else { return nil }
    return .some(history.phase(of: presenter, before: 0) == nil ? 1 : 0)
  }
}
