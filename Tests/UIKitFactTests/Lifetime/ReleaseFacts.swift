import Testing
import UIKit

@MainActor @Suite("D21: views in the release of their controllers", .serialized)
struct ReleaseFacts {
  /// A controller that touches its view when it goes.
  private final class Late: UIViewController {
    let log: CallbackLog
    weak var seen: UIView?

    init(_ log: CallbackLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      log.add("loadView")
      super.loadView()
    }

    isolated deinit {
      log.add("size \(view.bounds.size.width > 0)")
      log.add("isViewLoaded \(isViewLoaded)")
    }
  }

  /// An observer that holds on to nothing.
  private final class Ear: SceneObserver {
    var complaints: [(id: String, controller: Bool)] = []

    func scene(_ event: SceneEvent, cause: SceneCause) {
      guard case .complaint(let complaint, let controller) = event else { return }
      complaints.append((complaint.id, controller != nil))
    }
  }

  @Test("D21 a view that is touched first in the release is complained of, and nothing is loaded")
  func firstTouchedInRelease() {
    Headless.reset()
    let log = CallbackLog()
    let ear = Ear()
    Headless.observer = ear

    do { _ = Late(log) }

    #expect(Headless.complaints.map(\.id) == ["D21"])
    #expect(Headless.complaints.first?.text.contains("Late") == true)
    #expect(Headless.complaints.first?.effect == .logged)
    #expect(ear.complaints.map(\.controller) == [false])
    #expect(log.lines == ["size true", "isViewLoaded false"])
  }

  @Test("D21 a view that was loaded before is given as it is")
  func loadedBefore() {
    Headless.reset()
    let log = CallbackLog()

    do { Late(log).loadViewIfNeeded() }

    #expect(Headless.complaints.isEmpty)
    #expect(log.lines == ["loadView", "size true", "isViewLoaded true"])
  }
}
