import Testing
import UIKit

@Suite("What properties are before anybody sets them", .serialized)
@MainActor struct DefaultTests {
  /// One part of the table.
  enum Part: String, CaseIterable, CustomTestStringConvertible {
    case views, scrolling, controllers, containers, presentations, controls, texts, bars, gestures
    case layers, animations

    var testDescription: String { rawValue }

    @MainActor var rows: [DefaultRow] {
      switch self {
      case .views: ViewDefaults.rows
      case .scrolling: ScrollingDefaults.rows
      case .controllers: ControllerDefaults.rows
      case .containers: ContainerDefaults.rows
      case .presentations: PresentationDefaults.rows
      case .controls: ControlDefaults.rows
      case .texts: TextDefaults.rows
      case .bars: BarDefaults.rows
      case .gestures: GestureDefaults.rows
      case .layers: LayerDefaults.rows
      case .animations: AnimationDefaults.rows
      }
    }
  }

  @Test("they are what Apple's pages say", arguments: Part.allCases)
  func defaults(_ part: Part) {
    Headless.reset()

    for row in part.rows {
      #expect(row.found == row.expected, "\(row.page)")
    }
  }

  @Test("each property is in the table once")
  func once() {
    Headless.reset()
    let pages = Part.allCases.flatMap { $0.rows.map(\.page) }

    let twice = Dictionary(grouping: pages) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [])
  }

  @Test(
    "who watched a view leaves an empty list behind, which is none again only when it is set so")
  func recognizers() {
    Headless.reset()
    let (view, tap) = (UIView(), UITapGestureRecognizer())

    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.count == 0)
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil)
  }

  @Test("a pad's controllers may turn every way, a phone's every way but upside down")
  func orientations() {
    Headless.reset(idiom: .pad)
    #expect(UIViewController().supportedInterfaceOrientations == .all)
    Headless.reset(idiom: .phone)
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
  }
}
