import Testing
import UIKit

/// Notes who is to answer for changes of views.
@MainActor private final class CauseEar: SceneObserver {
  private(set) var causes: [SceneCause] = []
  /// The views that were changed.
  private(set) var views: [UIView] = []

  func scene(_ event: SceneEvent, cause: SceneCause) {
    guard case .changing(let view, _) = event else { return }
    causes.append(cause)
    views.append(view)
  }
}

/// A controller that hears its own scroll view.
private final class Pager: UIViewController, UIScrollViewDelegate {
  let mark = UIView()

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { mark.alpha = 0.5 }
}

@MainActor @Suite("Who answers for what scrolling brings about", .serialized)
struct ScrollCauseTests {
  private static let toldOfDragging = [
    "drag begins", "scrolls", "drag will end at 300", "drag ends, goes on", "glide begins",
    "glide ends",
  ]

  @Test("what a delegate does when it is told of a finger's scrolling is the subject's doing")
  func delegate() {
    let pad = ScrollPad()
    let marks = Self.toldOfDragging.map { _ in UIView() }
    let ear = CauseEar()
    pad.ear.answer = { line, _ in
      Self.toldOfDragging.firstIndex(of: line).map { marks[$0].alpha = 0.5 }
    }
    Headless.observer = ear

    pad.drag(by: 120)
    Headless.settle()

    #expect(Set(ear.views) == Set(marks))
    #expect(ear.causes.allSatisfy { $0.agent == .subject && $0.transition == nil })
  }

  @Test("what a delegate does when a row or an item is chosen is the subject's doing")
  func choosing() {
    let window = ScrollPad().window
    let (chooser, ear) = (Chooser(), CauseEar())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), style: .plain)
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 400, width: 300, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (table.dataSource, table.delegate) = (chooser, chooser)
    (items.dataSource, items.delegate) = (chooser, chooser)
    for view in [table, items] { window.addSubview(view) }
    Headless.settle()
    Headless.observer = ear

    for place in [CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 420)] {
      Headless.touchDown(at: place)
      Headless.touchUp()
    }

    let marked = ear.views.indices.filter { chooser.marks.contains(ear.views[$0]) }
    #expect(marked.map { ear.views[$0] } == chooser.marks)
    #expect(marked.allSatisfy { ear.causes[$0].agent == .subject })
  }

  @Test("what a finger moves is the host's doing, and what code moves is that of who asked for it")
  func offsets() {
    let pad = ScrollPad()
    let ear = CauseEar()
    Headless.observer = ear

    pad.drag(by: 120)
    Headless.settle()
    #expect(ear.causes.isEmpty)
    Headless.acting(as: SceneCause(.subject, transition: 7)) {
      pad.scroll.setContentOffset(.zero, animated: true)
    }
    Headless.settle()

    #expect(ear.views.contains(pad.scroll))
    #expect(ear.causes.allSatisfy { $0.transition == 7 })
  }

  @Test("what the script moves is the script's, and what the delegate does then the subject's")
  func script() {
    let pad = ScrollPad()
    let (ear, mark) = (CauseEar(), UIView())
    pad.ear.answer = { _, _ in mark.alpha = 0.5 }
    Headless.observer = ear

    pad.scroll.setContentOffset(CGPoint(x: 600, y: 0), animated: false)

    #expect(ear.views == [pad.scroll, mark])
    #expect(ear.causes.map(\.agent) == [.script, .subject])
  }

  @Test("a controller that was entrusted to somebody answers as that one for its own scroll view")
  func entrusted() {
    let pad = ScrollPad()
    let (ear, pager) = (CauseEar(), Pager())
    Headless.entrust(pager, to: SceneCause(.subject, transition: 3))
    pad.scroll.delegate = pager
    Headless.observer = ear

    pad.drag(by: 120)
    Headless.settle()

    #expect(ear.views == [pager.mark])
    #expect(ear.causes.map(\.transition) == [3])
  }
}
