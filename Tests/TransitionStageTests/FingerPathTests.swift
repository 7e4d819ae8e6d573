import Testing

@testable import TransitionStage

@MainActor @Suite("The way of a finger") struct FingerPathTests {
  @Test(
    "a drag stays on the view, an edge gesture begins at the edge",
    arguments: [
      (Gesture.drag(.down), CGPoint(x: 195, y: 240), CGPoint(x: 195, y: 420)),
      (.drag(.up), CGPoint(x: 195, y: 560), CGPoint(x: 195, y: 380)),
      (.drag(.right), CGPoint(x: 39, y: 400), CGPoint(x: 214.5, y: 400)),
      (.drag(.left), CGPoint(x: 351, y: 400), CGPoint(x: 175.5, y: 400)),
      (.edgeSwipe, CGPoint(x: 1, y: 422), CGPoint(x: 196, y: 422)),
      (.edge(.left), CGPoint(x: 1, y: 422), CGPoint(x: 196, y: 422)),
      (.edge(.right), CGPoint(x: 389, y: 422), CGPoint(x: 194, y: 422)),
      (.edge(.top), CGPoint(x: 195, y: 1), CGPoint(x: 195, y: 423)),
      (.edge(.bottom), CGPoint(x: 195, y: 843), CGPoint(x: 195, y: 421)),
    ])
  func way(gesture: Gesture, start: CGPoint, middle: CGPoint) {
    let path = FingerPath(
      gesture, over: CGRect(x: 0, y: 200, width: 390, height: 400),
      on: CGRect(x: 0, y: 0, width: 390, height: 844))
    let end = path.point(at: gesture.isDrag ? 0.45 : 0.5)

    #expect(path.point(at: 0) == start)
    #expect(abs(end.x - middle.x) < 0.001 && abs(end.y - middle.y) < 0.001)
  }

  @Test(
    "a way begins as near to where it did as an area allows, and is as long",
    arguments: [
      (CGRect(x: 0, y: 250, width: 390, height: 350), CGPoint(x: 195, y: 251)),
      (CGRect(x: 0, y: 200, width: 390, height: 400), CGPoint(x: 195, y: 240)),
      (CGRect(x: 200, y: 0, width: 100, height: 100), CGPoint(x: 201, y: 99)),
      (CGRect(x: 0, y: 700, width: 390, height: 0), CGPoint(x: 195, y: 240)),
    ])
  func beginning(area: CGRect, start: CGPoint) {
    let path = FingerPath(
      .drag(.down), over: CGRect(x: 0, y: 200, width: 390, height: 400),
      on: CGRect(x: 0, y: 0, width: 390, height: 844)
    ).beginning(in: area)

    #expect(path.point(at: 0) == start)
    #expect(path.point(at: 1).y - start.y == 400)
  }
}

extension Gesture {
  fileprivate var isDrag: Bool {
    if case .drag = self { true } else { false }
  }
}
