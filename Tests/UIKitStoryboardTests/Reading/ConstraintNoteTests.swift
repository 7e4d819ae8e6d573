import Testing
import UIKit

@Suite("Constraints that are not understood", .serialized) @MainActor struct ConstraintNoteTests {
  @Test(
    "a constraint that UIKit would refuse, or that is not understood, is named and left out",
    arguments: [
      (
        "firstItem='a' firstAttribute='girth' constant='8'",
        "unknown word 'girth' in attribute 'firstAttribute'"
      ),
      (
        "firstAttribute='width' secondItem='a' secondAttribute='girth'",
        "unknown word 'girth' in attribute 'secondAttribute'"
      ),
      (
        "firstAttribute='width' relation='almost' constant='8'",
        "unknown word 'almost' in attribute 'relation'"
      ),
      (
        "firstItem='gone' firstAttribute='width' constant='8'",
        "the item 'gone' is not in the view that keeps the constraint"
      ),
      (
        "firstItem='a' firstAttribute='width' secondItem='gone' secondAttribute='width'",
        "the item 'gone' is not in the view that keeps the constraint"
      ),
      (
        "firstItem='a' firstAttribute='leading' secondItem='v' secondAttribute='top'",
        "its two attributes cannot be related to one another"
      ),
      (
        "firstItem='a' firstAttribute='leading' secondItem='v' secondAttribute='left'",
        "its two attributes cannot be related to one another"
      ),
      (
        "firstItem='a' firstAttribute='width' secondItem='v' secondAttribute='centerX'",
        "its two attributes cannot be related to one another"
      ),
      (
        "firstItem='a' firstAttribute='leading' constant='8'",
        "a place cannot be related to a number alone"
      ),
      (
        "firstItem='a' firstAttribute='top' secondItem='v' secondAttribute='top' multiplier='0'",
        "a place cannot be related to a number alone"
      ),
      (
        "firstItem='a' firstAttribute='width' secondItem='high' secondAttribute='width'",
        "of the guide 'high' only top and bottom are understood"
      ),
    ])
  func leftOut(constraint: String, note: String) throws {
    let it = try controller(constraint)

    #expect(it.view.constraints == [])
    #expect(
      it.storyboard.map(Headless.notes)?.map(\.description)
        == ["line \(Sketch.firstLine + 1): constraint: \(note)"])
  }

  @Test(
    "what does not change a constraint's meaning is named, and the constraint is kept",
    arguments: [
      (
        "firstItem='a' firstAttribute='width' constant='8' colour='red'",
        "attribute 'colour' is not understood"
      ),
      (
        "firstItem='a' firstAttribute='top' secondItem='v' secondAttribute='top' symbolic='YES'",
        "a standard distance without a constant is taken for zero"
      ),
    ])
  func kept(constraint: String, note: String) throws {
    let it = try controller(constraint)

    #expect(it.view.constraints.count == 1)
    #expect(
      it.storyboard.map(Headless.notes)?.map(\.description)
        == ["line \(Sketch.firstLine + 1): constraint: \(note)"])
  }

  @Test("an item must be in the view that keeps the constraint, not only on the screen")
  func elsewhere() throws {
    let sketch = Sketch.file(
      inView: """
        <subviews><view id='a' tag='3'><constraints>
        <constraint firstAttribute='width' secondItem='v' secondAttribute='width' id='c'/>
        </constraints></view></subviews>
        """)
    let it = try #require(try Headless.controller(sketch))

    #expect(it.view.viewWithTag(3)?.constraints == [])
    #expect(
      it.storyboard.map(Headless.notes)?.map(\.text)
        == ["the item 'v' is not in the view that keeps the constraint"])
  }

  /// A controller in whose view there is a view, and on the next line a constraint.
  private func controller(_ constraint: String) throws -> UIViewController {
    let sketch = Sketch.file(
      content: """
        <layoutGuides><viewControllerLayoutGuide type='top' id='high'/></layoutGuides>\
        <view key='view' id='v'><subviews><view id='a'/></subviews><constraints>
        <constraint \(constraint) id='c'/></constraints></view>
        """)
    return try #require(try Headless.controller(sketch))
  }
}
