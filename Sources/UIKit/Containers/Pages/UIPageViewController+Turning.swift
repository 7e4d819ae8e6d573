import CoreGraphics
import UIKitSemantics

/// What a page view controller keeps.
struct PageBook {
  /// The pages that are shown, or that code has asked for.
  var pages: [UIViewController] = []
  var machine = PageTurnMachine()
  /// The turn that is under way.
  var turn: PageTurn?
  /// The view that the pages lie in.
  var queue: PageQueueView?
  /// Whether this controller has ever appeared, or begun to.
  var hasAppeared = false
  /// Whether somebody is being told of a turn; what comes meanwhile waits.
  var isTelling = false
  var waiting: [() -> Void] = []
  /// Those to tell when everybody else was told of the end of a turn.
  var endings: [() -> Void] = []
  /// What is known of the pages beside, where pages scroll.
  var neighbours = PageNeighbours<[UIViewController]>()
}

/// The view that pages lie in; its own scrolling is not used.
///
/// Apps look for a scroll view here to keep fingers from turning pages.
final class PageQueueView: UIScrollView, HostOwned {}

extension UIPageViewController {
  final func buildView() {
    let view = UIView(frame: UIScreen.main.bounds)
    let queue = PageQueueView(frame: view.bounds)
    for filling in [view, queue] { filling.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    view.addSubview(queue)
    book.queue = queue
    self.view = view
    gestures.attach(to: view)
  }

  /// Whether pages are told of a turn: while this controller is seen, and before it ever was where that
  /// happens while another one's view is loaded (PG-05). Elsewhere they hear of it when this controller
  /// appears. (Inferred.)
  final var tellsPages: Bool {
    isShownOrComing || !book.hasAppeared && World.current.loading.contains { $0 !== self }
  }

  /// Whether a turn takes a page's front, and the back of the one that it turns (PV-07).
  final var turnsBacks: Bool {
    transitionStyle == .pageCurl && isDoubleSided && spineLocation != .mid
  }

  // MARK: - By code

  final func requestPages(
    _ pages: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let world = World.current
    guard !world.isHalted else { return }
    world.report(
      .requested(self, .setViewControllers, [.init(nil, .controllers(pages)), .animated(animated)]))
    let cause = world.cause
    let ending = PageTurn.Ending(
      closure: completion.map { run in
        { finished in World.acting(as: cause) { run(finished) } }
      })
    oneByOne { [self] in
      loadViewIfNeeded()
      follow(book.machine.handle(.asked)) {
        PageTurn(self, to: pages, direction, isAnimated: animated, ending: ending)
      }
    }
  }

  // MARK: - By the user

  /// Begins a turn under a finger; nothing happens where there is no page in that direction.
  final func grab(_ direction: NavigationDirection) {
    guard book.machine.phase == .resting, !book.isTelling else { return }
    let pages = neighbours(direction)
    guard !pages.isEmpty else { return }
    let shown = turnsBacks ? Array(pages.prefix(1)) : pages
    World.consult(optional: delegate) {
      $0.pageViewController(self, willTransitionTo: shown)
    }
    oneByOne { [self] in
      follow(book.machine.handle(.grabbed)) {
        PageTurn(self, to: pages, direction, isAnimated: true, ending: nil)
      }
    }
  }

  /// Lets go of a turn that a finger holds.
  final func release(forward: Bool) {
    oneByOne { [self] in
      if case .settle(let forward) = book.machine.handle(.released(forward: forward)) {
        book.turn?.settle(forward: forward)
      }
    }
  }

  /// The pages in a direction: as many as are shown, or none; a back comes after its front.
  ///
  /// Where pages scroll, both sides are asked for once, and kept (PV-08, PV-09); where they curl, the
  /// finger's side is asked for each time. (That curls keep nobody is inferred.)
  private func neighbours(_ direction: NavigationDirection) -> [UIViewController] {
    guard dataSource != nil else { return [] }
    let side: PageSide = direction == .forward ? .after : .before
    guard transitionStyle == .scroll else { return fetch(side) }
    note(.grabbed)
    return book.neighbours.known(side) ?? []
  }

  /// Tells what is known of the neighbours of an event, and fetches whom it wants.
  ///
  /// Without a data source no finger turns (PV-05), and nobody is kept. (The latter is inferred.)
  final func note(_ event: PageNeighbours<[UIViewController]>.Event) {
    guard transitionStyle == .scroll else { return }
    for side in book.neighbours.handle(dataSource == nil ? .sourceChanged : event) {
      note(.answered(side, fetch(side)))
    }
  }

  private func fetch(_ side: PageSide) -> [UIViewController] {
    guard let dataSource, let edge = side == .after ? book.pages.last : book.pages.first
    else { return [] }
    var found: [UIViewController] = []
    var place = edge
    for _ in 0..<(turnsBacks ? 2 : book.pages.count) {
      let next =
        side == .after
        ? dataSource.pageViewController(self, viewControllerAfter: place)
        : dataSource.pageViewController(self, viewControllerBefore: place)
      guard let next else { return [] }
      found.append(next)
      place = next
    }
    return side == .after && !turnsBacks ? found : found.reversed()
  }

  // MARK: - Turning

  /// Does something to the turns, as the host, when everybody was told of what came before.
  private func oneByOne(_ work: @escaping () -> Void) {
    book.waiting.append(work)
    while !book.isTelling, !book.waiting.isEmpty, !World.current.isHalted {
      book.isTelling = true
      World.acting(as: .host, book.waiting.removeFirst())
      book.isTelling = false
      let endings = book.endings
      book.endings = []
      for ending in endings { ending() }
    }
  }

  private func follow(_ action: PageTurnMachine.Action, _ make: () -> PageTurn) {
    switch action {
    case .begin: begin(make())
    case .beginInstead(let finished):
      book.turn?.conclude(finished: finished, isSkipped: true)
      begin(make())
    case .settle, .conclude, .ignore: break
    }
  }

  private func begin(_ turn: PageTurn) {
    book.turn = turn
    turn.begin()
    if book.machine.phase == .turning { turn.settle(forward: true) }
  }

  /// Takes the news that a turn's animation is over.
  final func animationEnded(of turn: PageTurn) {
    oneByOne { [self] in turnEnded(turn) }
  }

  /// Ends a turn that is over.
  final func turnEnded(_ turn: PageTurn) {
    guard book.turn === turn,
      case .conclude(let finished) = book.machine.handle(.animationEnded)
    else { return }
    book.turn = nil
    turn.conclude(finished: finished, isSkipped: false)
  }
}
