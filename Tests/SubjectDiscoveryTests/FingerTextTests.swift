import Testing

@testable import SubjectDiscovery

/// What code says of the fingers that it follows.
@Suite struct FingerTextTests {
  @Test(arguments: [
    ("swipe.edges = .left\n", true), ("swipe.edges = [.left]\n", true),
    ("pan.edges = UIRectEdge.left // as UIKit's own\nlabel.frame.origin.y = insets.top", true),
    ("pan.edges = isMirrored ? .right : .left\n", true), ("with(pan) { $0.edges = .left }", true),
    ("pan.edges = .right\n", false), ("pan.edges = [.left, .right]\n", false),
    ("a.edges = .left\nb.edges = .right\n", false), ("pan.edges = .all\n", false),
    ("pan.edges = side == .left ? .left : .right\n", false),
    ("pan.edges = .left // not .right", true), ("if pan.edges == .left { f() }", false),
    ("pan.edges = edge\n", false), ("let edges: UIRectEdge = .left\n", false),
  ])
  func anEdgeIsTheLeftOneWhereEachRecognizerHasIt(code: String, isLeft: Bool) {
    #expect(FingerText(code: [code]).isAboutTheLeftEdge == isLeft)
  }
}
