import Testing
import UIKit

@MainActor @Suite("Visual formats", .serialized) struct VisualFormatTests {
  @Test("a row of views gets gaps, lengths and alignment")
  func row() {
    Headless.reset()
    let (home, one, two) = views()
    let format = "H:|-10-[one(40)]-gap-[two(one)]|"
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: [.alignAllTop, .alignAllBottom], metrics: ["gap": 5],
      views: ["one": one, "two": two])
    let column = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[one(30)]", metrics: nil, views: ["one": one])
    #expect(row.count == 7 && column.count == 2)

    row.last { $0.secondItem === two && $0.firstItem === home }?.priority = .defaultLow
    NSLayoutConstraint.activate(row + column)
    home.layoutIfNeeded()

    #expect(one.frame == CGRect(x: 10, y: 0, width: 40, height: 30))
    #expect(two.frame == CGRect(x: 55, y: 0, width: 40, height: 30))
  }

  @Test("inequalities and priorities are taken over, and gaps that are not said are 8 points")
  func wishes() {
    Headless.reset()
    let (home, one, two) = views()
    defer { withExtendedLifetime(home) {} }

    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[one(>=20@750,<=high)]-[two]-(>=3)-|", metrics: ["high": 60],
      views: ["one": one, "two": two])

    #expect(made.map(\.constant) == [20, 60, 8, 3])
    #expect(
      made.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .equal, .greaterThanOrEqual])
    #expect(made.map(\.priority.rawValue) == [750, 1000, 1000, 1000])
    #expect(made.map(\.firstAttribute) == [.height, .height, .top, .bottom])
  }

  @Test(
    "a format that has no meaning raises K15",
    arguments: ["", "H:", "[one", "[one(]", "[one]-5[two]", "[three]", "[one(size)]", "|-|", "[1]"])
  func meaningless(format: String) {
    Headless.reset()
    let (home, one, two) = views()
    defer { withExtendedLifetime(home) {} }

    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, metrics: nil, views: ["one": one, "two": two])

    #expect(made.isEmpty && Headless.complaints.map(\.id) == ["K15"])
  }

  private func views() -> (home: UIView, one: UIView, two: UIView) {
    let home = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (one, two) = (UIView(), UIView())
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      home.addSubview(view)
    }
    return (home, one, two)
  }
}
