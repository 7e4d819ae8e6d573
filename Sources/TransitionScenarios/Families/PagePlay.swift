import TransitionStage

/// The cast of a page view controller, and what the script does with it.
@MainActor final class PagePlay {
  let stage: Stage
  private let book: StagePageController
  private let pages: [StageController]

  /// Builds a page view controller with three pages.
  init(_ stage: Stage, _ setting: PagesSetting) {
    let names = ["first", "second", "third"]
    self.stage = stage
    book = StagePageController(
      transitionStyle: setting.style, navigationOrientation: .horizontal)
    stage.cast(book, as: "book")
    stage.entrusted = Set(names)
    pages = names.map { name in
      let page = StageController(name == "second" ? .lightContent : .darkContent)
      stage.cast(page, as: name)
      return page
    }
    book.fill(with: pages)
  }

  /// Shows the first page, and from here on all is written down.
  func open() {
    stage.show(book)
    stage.begin()
  }

  /// Turns to a page by code.
  func turn(to index: Int, animated: Bool = true) {
    stage.act { book.turn(to: index, animated: animated) }
  }

  /// Lets the second page turn to the third as soon as it has appeared.
  func turnFurtherOnArrival() {
    stage.onArrival(of: pages[1]) { [self] in turn(to: 2) }
  }

  /// Turns a page by a finger.
  func swipe(_ swipe: Stage.Swipe, _ direction: Gesture.Direction = .left) {
    stage.swipe(swipe, .drag(direction)) { book }
  }

  /// Gives a page up, and turns it again before it lies still.
  func swipeAgain() {
    stage.swipeAgain(.drag(.left)) { book }
  }
}

extension PagesSetting {
  /// The page view controller's style.
  fileprivate var style: UIPageViewController.TransitionStyle {
    switch self {
    case .scroll: .scroll
    case .curl: .pageCurl
    }
  }
}
