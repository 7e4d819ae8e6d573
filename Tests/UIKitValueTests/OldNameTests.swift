import Testing
import UIKit

/// Names that sources still use, and functions of C.
@Suite("Old names") @MainActor struct OldNameTests {
  @Test("constants of windows and scroll views mean today's")
  func constants() {
    #expect(UIWindowLevelNormal == .normal)
    #expect(UIWindowLevelStatusBar == .statusBar)
    #expect(UIWindowLevelAlert == .alert)
    #expect((UIWindow.Level.normal + 1).rawValue == 1)
    #expect((UIWindow.Level.alert - 1).rawValue == 1999)
    #expect(UIScrollViewDecelerationRateFast == .fast)
    #expect(UINavigationControllerHideShowBarDuration == UINavigationController.hideShowBarDuration)
    #expect(UIOffsetMake(1, 2) == UIOffset(horizontal: 1, vertical: 2))
  }

  @Test(
    "the greatest rectangle of some proportions lies in the middle",
    arguments: [
      (CGSize(width: 2, height: 1), CGRect(x: 0, y: 25, width: 100, height: 50)),
      (CGSize(width: 1, height: 2), CGRect(x: 25, y: 0, width: 50, height: 100)),
    ])
  func aspect(size: CGSize, rect: CGRect) {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)

    #expect(AVMakeRect(aspectRatio: size, insideRect: box) == rect)
  }

  @Test("a rectangle's sides and middle are told by functions of C, whichever way it was made")
  func sides() {
    let rects = [
      CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 31, y: 42, width: -30, height: -40),
    ]

    for rect in rects {
      #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [1, 16, 31])
      #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [2, 22, 42])
      #expect([CGRectGetWidth(rect), CGRectGetHeight(rect)] == [30, 40])
    }
  }

  private class Row: UITableViewCell {
    class func description() -> String { "a row" }
  }

  private final class LastRow: Row {
    override class func description() -> String { super.description() + " at the end" }
  }

  @Test("a class tells its name, and another one where it says so")
  func names() {
    #expect(UIView.description() == "UIKit.UIView")
    #expect(type(of: UIImageView() as UIView).description() == "UIKit.UIImageView")
    #expect([Row.description(), LastRow.description()] == ["a row", "a row at the end"])
  }

  @Test("a literal of a colour is the colour")
  func literals() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)

    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("text takes more lines in less room, and one line where lines are not asked for")
  func text() {
    let text = NSString(string: "twelve and more letters")
    let line = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    let half = CGSize(width: line.width / 2, height: .greatestFiniteMagnitude)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

    let lines = text.boundingRect(
      with: half, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let one = text.boundingRect(with: half, attributes: attributes, context: nil)

    #expect(lines.height == 2 * line.height)
    #expect(one.size == line)
  }

  @Test("an index path of Objective-C has rows and sections")
  func paths() {
    let path = IndexPath(row: 3, section: 2) as NSIndexPath

    #expect((path.row, path.item, path.section) == (3, 3, 2))
  }

  @Test("the application is found by the name of its selector, and answers to no other")
  func sharedByName() {
    let selector = Selector("sharedApplication")

    #expect(UIApplication.responds(to: selector))
    #expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
    #expect(UIApplication.perform(Selector("other")) == nil)
    #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication != nil)
  }

  private final class Keeper: UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Other: UIApplicationDelegate {}

  @Test("a delegate's window is optional twice: the delegate may have no such property")
  func delegateWindow() {
    let keeper = Keeper()
    keeper.window = UIWindow()
    let delegates: [any UIApplicationDelegate] = [keeper, Keeper(), Other()]

    #expect(delegates.map { $0.window??.isHidden } == [true, nil, nil])
    #expect(delegates.map { $0.window == nil } == [false, false, true])
  }

  @Test("views are read as their attribute says, and else from the left")
  func directions() {
    let view = UIView()
    #expect(UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute) == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test("behaviours without physics keep what they are given")
  func behaviours() {
    let push = UIPushBehavior(items: [UIView()], mode: .instantaneous)
    push.setAngle(0, magnitude: 2)
    let gravity = UIGravityBehavior(items: [])
    gravity.magnitude = 3

    #expect(push.pushDirection.dx == 2)
    #expect(abs(gravity.gravityDirection.dy - 3) < 1e-9)
  }

  @Test("a control for newer content lies in its scroll view, and code begins and ends it")
  func refreshing() {
    let (scroll, control) = (UIScrollView(), UIRefreshControl())
    scroll.refreshControl = control
    control.beginRefreshing()

    #expect(control.superview === scroll)
    #expect(control.isRefreshing)
    control.endRefreshing()
    scroll.refreshControl = nil
    #expect(!control.isRefreshing)
    #expect(control.superview == nil)
  }
}
