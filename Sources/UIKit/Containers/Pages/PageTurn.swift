import CoreGraphics
import UIKitSemantics

/// One turn of pages, by code or by a finger.
@MainActor final class PageTurn {
  /// Whom a turn by code tells that it is over; a turn by the user tells the delegate.
  struct Ending {
    let closure: ((Bool) -> Void)?
  }

  /// How long a turn takes, in seconds. (Inferred.)
  private static let duration = 0.3

  private let page: UIPageViewController
  private let from: [UIViewController]
  private let to: [UIViewController]
  /// Whose view is on the back of the page that turns; it comes and goes with the turn (PV-07). (How it is told
  /// is inferred.)
  private let back: [UIViewController]
  private let direction: UIPageViewController.NavigationDirection
  private let isAnimated: Bool
  private let ending: Ending?
  private var progress: CGFloat = 0

  init(
    _ page: UIPageViewController, to: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection, isAnimated: Bool, ending: Ending?
  ) {
    self.page = page
    from = page.book.pages
    self.direction = direction
    self.isAnimated = isAnimated && page.isShownOrComing && UIView.areAnimationsEnabled
    self.ending = ending
    let fronts = page.turnsBacks ? Array(to.prefix(1)) : to
    self.to = fronts
    back = self.isAnimated ? to.dropFirst(fronts.count).filter { !page.book.pages.has($0) } : []
  }

  private var leaving: [UIViewController] { from.filter { !to.has($0) } }
  private var coming: [UIViewController] { to.filter { !from.has($0) } }
  private var isByUser: Bool { ending == nil }
  private var curls: Bool { page.transitionStyle == .pageCurl }

  // MARK: - The beginning

  /// The incoming will comes first (PG-01, PG-03).
  func begin() {
    for controller in coming + back {
      page.adopt(controller)
      controller.loadViewIfNeeded()
    }
    if !isByUser { page.book.pages = to }
    page.appearance.exchange = AppearanceDriver.Exchange(
      leaving: leaving, coming: coming + back)
    if page.tellsPages {
      for controller in coming + back { controller.beginAppearance(true, animated: isAnimated) }
      for controller in leaving where controller.appearancePhase != .gone {
        controller.beginAppearance(false, animated: isAnimated)
      }
    }
    for controller in back + to { page.book.queue?.addSubview(controller.viewToShow) }
    place()
  }

  // MARK: - The way

  /// Moves the pages to a fraction of the way.
  func move(to progress: CGFloat) {
    self.progress = min(max(progress, 0), 1)
    place()
  }

  /// Lets the pages run to where they belong.
  func settle(forward: Bool) {
    guard isAnimated else { return page.turnEnded(self) }
    let rest = forward ? 1 - progress : progress
    UIView.animate(
      withDuration: Self.duration * Double(rest),
      animations: { self.move(to: forward ? 1 : 0) },
      completion: { _ in self.page.animationEnded(of: self) })
  }

  private func place() {
    guard let bounds = page.book.queue?.bounds else { return }
    let shift: CGFloat = direction == .forward ? 1 : -1
    lay(leaving, in: bounds, shiftedBy: -progress * shift)
    lay(back, in: bounds, shiftedBy: -progress * shift)
    lay(to, in: bounds, shiftedBy: coming.isEmpty ? 0 : (1 - progress) * shift)
  }

  /// Lays pages side by side, moved by so many widths or heights of the whole.
  private func lay(_ pages: [UIViewController], in bounds: CGRect, shiftedBy shift: CGFloat) {
    let isHorizontal = page.navigationOrientation == .horizontal
    let count = CGFloat(max(pages.count, 1))
    for (index, controller) in pages.enumerated() {
      var frame = bounds
      if isHorizontal {
        frame.size.width /= count
        frame.origin.x += frame.width * CGFloat(index) + bounds.width * shift
      } else {
        frame.size.height /= count
        frame.origin.y += frame.height * CGFloat(index) + bounds.height * shift
      }
      controller.viewToShow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.viewToShow.frame = frame
    }
  }

  // MARK: - The end

  /// Tells everybody that the turn is over.
  ///
  /// - Parameters:
  ///   - finished: whether the new pages stay.
  ///   - isSkipped: whether something else has overtaken it.
  func conclude(finished: Bool, isSkipped: Bool) {
    move(to: finished ? 1 : 0)
    if finished { arrive() } else { retreat() }
    takeBackAway()
    World.current.statusBar.update()
    page.book.endings.append { [self] in tellEnd(finished: finished, isSkipped: isSkipped) }
    noteNeighbours(finished: finished)
  }

  /// Keeps the pages that were shown as neighbours; after a turn by the user the next one is fetched,
  /// when the delegate has been told (PV-10).
  private func noteNeighbours(finished: Bool) {
    guard finished else { return }
    let side: PageSide = direction == .forward ? .after : .before
    if isByUser {
      page.book.endings.append { [self] in page.note(.turned(side, past: from)) }
    } else {
      page.note(isAnimated ? .replaced(side, past: from) : .replacedAtOnce)
    }
  }

  private func tellEnd(finished: Bool, isSkipped: Bool) {
    if let ending {
      ending.closure?(!isSkipped)
    } else {
      World.consult(optional: page.delegate) {
        $0.pageViewController(
          page, didFinishAnimating: !isSkipped, previousViewControllers: from,
          transitionCompleted: finished)
      }
    }
  }

  /// Which did comes first depends on how pages turn (PG-01, PG-03); then who came or went hears of it
  /// (PG-05).
  private func arrive() {
    if isByUser { page.book.pages = to }
    takeOut(leaving)
    end(coming: coming, leaving: leaving)
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.unlinkFromParent()
      controller.didMove(toParent: nil)
    }
    for controller in coming { controller.didMove(toParent: page) }
  }

  /// The way back depends on how pages turn: pages that scroll come back wholly before the others go,
  /// those that curl change places in the order of a turn (PG-02, PG-04).
  private func retreat() {
    takeOut(coming)
    if curls {
      goBack()
      comeBack()
      page.endExchange(coming + leaving, isOptional: true)
    } else {
      comeBack()
      page.endExchange(leaving, isOptional: true)
      goBack()
      page.endExchange(coming, isOptional: true)
    }
    for controller in coming {
      controller.willMove(toParent: nil)
      controller.leaveParent()
    }
  }

  /// Sends the one away who is on the back, as soon as nothing turns.
  private func takeBackAway() {
    takeOut(back)
    for controller in back where controller.isShownOrComing {
      controller.beginAppearance(false, animated: isAnimated)
    }
    page.endExchange(back, isOptional: true)
    for controller in back {
      controller.willMove(toParent: nil)
      controller.leaveParent()
    }
  }

  private func comeBack() {
    guard page.isShownOrComing else { return }
    for controller in leaving { controller.beginAppearance(true, animated: isAnimated) }
  }

  private func goBack() {
    for controller in coming where controller.isShownOrComing {
      controller.beginAppearance(false, animated: isAnimated)
    }
  }

  private func end(coming: [UIViewController], leaving: [UIViewController]) {
    for controller in coming { controller.deliverOwedByLayout() }
    page.endExchange(curls ? leaving + coming : coming + leaving, isOptional: true)
  }

  private func takeOut(_ controllers: [UIViewController]) {
    for controller in controllers {
      guard let view = controller.viewIfLoaded, view.superview === page.book.queue else { continue }
      view.removeFromSuperview()
    }
  }
}
