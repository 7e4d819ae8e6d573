import Testing

@testable import SubjectDiscovery

/// Which way a finger pulls, by how its distance is measured.
@Suite struct DismissingDragTests {
  private func gesture(beside line: String) -> String? {
    let code = """
      view.addGestureRecognizer(UIPanGestureRecognizer())
      func pulled(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view).y
        if way > 100 { dismiss(animated: true) }
        \(line)
      }
      """
    return DismissingDrag(in: FingerText(code: [code])).gesture
  }

  @Test(arguments: [
    "abs(way) > 100", "abs( -way ) > 100", "abs(self.way) > 100", "Swift.abs(way) > 100",
    "fabs(way) > 100", "fabsf(way) > 100", "fabsf(Float(way)) > 100", "abs(CGFloat(way) / 2) > 1",
    "abs(way / (view.bounds.height - 40)) > 0.5", "abs(pan.velocity(in: view).y) > 100",
    "fabsf(Float(pan.translation(in: view).y)) > 100", "way.magnitude > 100",
  ])
  func aDistanceWithoutItsSignLeavesADoubt(line: String) {
    #expect(gesture(beside: "if \(line) { flash() }") == nil)
  }

  @Test(arguments: [
    "abs(wayToGo) > 100", "abs(height) > 100", "abs(way - rest) < 10", "abs(way + rest) < 10",
    "abs(rest - way) < 10", "abs(1 - way / 400) < 0.5", "abs(abs(rest) - way) < 10",
    "fabsf(Float(way - rest)) < 10", "abs(CGFloat(way) - rest) < 10", "labs(way) > 100",
    "wayToGo.magnitude > 100",
  ])
  func howFarSomethingElseIsLeavesNone(line: String) {
    #expect(gesture(beside: "if \(line) { flash() }") == ".drag(.down)")
  }

  @Test(arguments: ["min(0, wayToGo)", "place - wayToGo", "min(wayToGo, 0)"])
  func aNameThatBeginsWithTheDistancesIsAnotherOne(line: String) {
    #expect(gesture(beside: "move(to: \(line))") == ".drag(.down)")
  }
}
