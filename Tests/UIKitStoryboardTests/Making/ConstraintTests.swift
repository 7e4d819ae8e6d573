import Testing
import UIKit

@Suite("Constraints of a file", .serialized) @MainActor struct ConstraintTests {
  /// Constraints that a view of 300 by 200 keeps, and where the view `a` in it ends.
  struct Row: CustomTestStringConvertible, Sendable {
    let constraints: [String]
    let frame: CGRect
    var testDescription: String { constraints.joined(separator: ", ") }

    init(
      _ constraints: String..., x: CGFloat = 10, y: CGFloat = 20, width: CGFloat = 30,
      height: CGFloat = 40
    ) {
      self.constraints = constraints
      frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  @Test(
    "views end where the constraints of the file want them",
    arguments: [
      Row(
        sides("a.leading", "v.leading", "constant='8'"), sides("a.top", "v.top", "constant='5'"),
        sides(".trailing", "a.trailing", "constant='16'"),
        sides(".bottom", "a.bottom", "constant='10'"), x: 8, y: 5, width: 276, height: 185),
      Row(sides("a.width", nil, "constant='80'"), width: 80),
      Row(sides("a.width", "b.width", "multiplier='0.5'"), width: 25),
      Row(sides("a.width", "b.width", "multiplier='3:4'"), width: 37.5),
      Row(sides("a.width", "b.width", "multiplier='3/4'"), width: 37.5),
      Row(sides("a.height", "a.width", "multiplier='1:2'"), height: 15),
      Row(sides("a.width", nil, "relation='greaterThanOrEqual' constant='100'"), width: 100),
      Row(sides("a.width", nil, "relation='greaterThanOrEqual' constant='20'")),
      Row(sides("a.width", nil, "relation='lessThanOrEqual' constant='20'"), width: 20),
      Row(sides("a.width", nil, "relation='lessThanOrEqual' constant='100'")),
      Row(sides("a.width", "b.width", "relation='equal' constant='1'"), width: 51),
      Row(
        sides("a.width", nil, "constant='50' priority='250'"),
        sides("a.width", nil, "constant='80' priority='750'"), width: 80),
      Row(sides("a.leading", "b.trailing", "constant='8' symbolic='YES'"), x: 258),
      Row(sides("a.leading", "v.leadingMargin"), x: 8),
      Row(sides("a.centerX", "v.centerX"), sides("a.centerY", "v.centerY"), x: 135, y: 80),
      Row(sides("a.baseline", "b.baseline"), y: 70),
      Row(sides("a.width", nil, "constant='80' placeholder='YES'")),
    ])
  func frames(row: Row) throws {
    let constraints = row.constraints.map { "<constraint \($0) id='c'/>" }.joined()
    let it = try #require(
      try Headless.controller(
        Sketch.file(inView: Self.views + "<constraints>\(constraints)</constraints>")))
    it.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)

    it.view.layoutIfNeeded()

    #expect(it.view.viewWithTag(3)?.frame == row.frame)
    #expect(it.storyboard.map(Headless.notes) == [])
  }

  private static let views = """
    <subviews><view id='a' tag='3' translatesAutoresizingMaskIntoConstraints='NO'>\
    <rect key='frame' x='10' y='20' width='30' height='40'/></view>\
    <view id='b' tag='4'><rect key='frame' x='200' y='50' width='50' height='60'/></view></subviews>
    """

  @Test("a constraint is kept by the view that the file has it in, with all that the file says")
  func properties() throws {
    let sketch = Sketch.file(
      inView: Self.views + """
        <constraints><constraint firstItem='a' firstAttribute='top' relation='lessThanOrEqual' \
        secondItem='b' secondAttribute='bottom' multiplier='2' constant='-4' priority='751' \
        identifier='below' id='c'/></constraints>
        """)
    let it = try #require(try Headless.controller(sketch))

    let constraint = try #require(it.view.constraints.first)

    #expect(it.view.constraints.count == 1)
    #expect(constraint.isActive)
    #expect(constraint.firstItem === it.view.viewWithTag(3))
    #expect(constraint.firstAttribute == .top)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.secondItem === it.view.viewWithTag(4))
    #expect(constraint.secondAttribute == .bottom)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == -4)
    #expect(constraint.priority == UILayoutPriority(751))
    #expect(constraint.identifier == "below")
  }

  @Test("a view within keeps its own, and is meant where the file names no item")
  func ownWidth() throws {
    let sketch = Sketch.file(
      inView: """
        <subviews><view id='a' tag='3' translatesAutoresizingMaskIntoConstraints='NO'>\
        <constraints><constraint firstAttribute='width' constant='77' id='c'/></constraints>\
        </view></subviews>
        """)
    let it = try #require(try Headless.controller(sketch))
    let view = try #require(it.view.viewWithTag(3))

    it.view.layoutIfNeeded()

    #expect(view.constraints.first?.firstItem === view)
    #expect(view.frame.width == 77)
  }

  @Test("views resist their content's size as the file says")
  func stiffness() throws {
    let sketch = Sketch.file(
      inView: """
        <subviews><label id='a' tag='3' horizontalHuggingPriority='251' \
        verticalHuggingPriority='252' horizontalCompressionResistancePriority='753' \
        verticalCompressionResistancePriority='754'/></subviews>
        """)
    let label = try #require(try Headless.controller(sketch)?.view.viewWithTag(3))

    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(label.contentHuggingPriority(for: .vertical) == UILayoutPriority(252))
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(753))
    #expect(label.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(754))
  }
}

/// What a constraint says of its sides, as in "a.width"; without an item, ".width".
private func sides(_ first: String, _ second: String? = nil, _ rest: String = "") -> String {
  func side(_ name: String, _ text: String?) -> String {
    guard let parts = text?.split(separator: ".", omittingEmptySubsequences: false) else {
      return ""
    }
    let item = parts[0].isEmpty ? "" : "\(name)Item='\(parts[0])' "
    return "\(item)\(name)Attribute='\(parts[1])' "
  }
  return side("first", first) + side("second", second) + rest
}
