/// Chrome follows its container.
///
/// Condition, at rest after a change of size, for views of the classes that the contract declares:
/// none still has the size that the screen had before.
struct GeometryChromeFollows: Machine {
  static let id: RuleID = "geometry-chrome-follows"
  static let statement = """
    Dimming and other chrome follow the bounds of what they cover.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIPresentationController, containerViewWillLayoutSubviews()
    """
  static let remedy = """
    Give your dimming an autoresizing mask or constraints, or lay it out in \
    containerViewWillLayoutSubviews.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .resize
  ]

  private(set) var record = Record()
  private var change: (event: Int, old: [String])?
  private var size = ["390", "844"]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    change = (moment.index, size)
    if case .list(let words)? = moment.call?.value("to") { size = words }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, let change, change.old != size else { return }
    for view in rest.views {
      guard let type = situation.type(of: view), situation.contract.chrome.contains(type) else {
        continue
      }
      guard let frame = rest.values(.frame, of: view), Array(frame.suffix(2)) == change.old else {
        record.exercise()
        continue
      }
      let text = situation.names.text(view)
      record.convict(
        "\(text), a \(type), keeps the size that the screen had before",
        [.event(change.event), .ending(.property(text, .frame))])
    }
  }
}
