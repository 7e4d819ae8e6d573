import Testing
import UIKit

@Suite("Alerts", .serialized) @MainActor struct AlertTests {
  /// An alert with three buttons, which write down what they do.
  private func alert(
    _ style: UIAlertController.Style, _ log: Log, on presenter: UIViewController
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: style)
    for (title, style) in [
      ("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive), ("Keep", .default),
    ] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [unowned presenter] action in
          log.add("\(action.title ?? "") \(presenter.presentedViewController == nil)")
        })
    }
    return alert
  }

  private func button(_ title: String, in view: UIView) -> UIView? {
    if view.accessibilityLabel == title, !view.isHidden { return view }
    return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
  }

  private func tap(_ title: String, of alert: UIAlertController) throws {
    let button = try #require(self.button(title, in: alert.view))
    let middle = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?)
    Headless.touchDown(at: middle)
    Headless.touchUp()
    Headless.settle()
  }

  @Test("is presented in the middle, and its presenter hears nothing")
  func presentation() {
    let stage = Stage()
    let alert = alert(.alert, stage.log, on: stage.root)

    stage.root.present(alert, animated: true) { stage.log.add("there") }
    Headless.settle()

    #expect(stage.log.lines == ["there"])
    #expect(stage.root.presentedViewController === alert)
    let frame = alert.view.convert(alert.view.bounds, to: nil as UIView?)
    #expect(frame.width == 270 && frame.midX == 195 && frame.midY == 422)
    #expect(alert.popoverPresentationController == nil)
    #expect(alert.presentationController?.shouldRemovePresentersView == false)
  }

  @Test("CE-01 its button dismisses it before what the button is for is done")
  func button() throws {
    let stage = Stage()
    let alert = alert(.alert, stage.log, on: stage.root)
    stage.root.present(alert, animated: true)
    stage.rest()

    try tap("Delete", of: alert)

    #expect(stage.log.lines == ["Delete true"])
    #expect(stage.root.presentedViewController == nil && alert.view.window == nil)
  }

  @Test("a button that is disabled, and a tap beside an alert, do nothing")
  func nothing() throws {
    let stage = Stage()
    let alert = alert(.alert, stage.log, on: stage.root)
    alert.actions[1].isEnabled = false
    stage.root.present(alert, animated: true)
    stage.rest()

    try tap("Delete", of: alert)
    Headless.touchDown(at: CGPoint(x: 20, y: 100))
    Headless.touchUp()
    Headless.settle()

    #expect(stage.log.lines.isEmpty && stage.root.presentedViewController === alert)
  }

  @Test("an action sheet lies at the bottom of a phone, and wants no anchor there")
  func sheet() throws {
    let stage = Stage()
    let alert = alert(.actionSheet, stage.log, on: stage.root)
    #expect(alert.popoverPresentationController != nil)

    stage.root.present(alert, animated: true)
    stage.rest()

    #expect(Headless.complaints.isEmpty)
    #expect(alert.view.frame.maxY == 844 - 34 - 8 && alert.view.frame.width == 374)
    Headless.touchDown(at: CGPoint(x: 100, y: 100))
    Headless.touchUp()
    Headless.settle()
    #expect(stage.log.lines == ["Cancel true"])
  }

  @Test("D13 an action sheet is a popover on a tablet, and raises without an anchor")
  func popover() throws {
    for hasAnchor in [true, false] {
      Headless.reset(idiom: .pad)
      let window = UIWindow()
      let root = UIViewController()
      let log = Log()
      window.rootViewController = root
      window.makeKeyAndVisible()
      Headless.settle()
      let alert = alert(.actionSheet, log, on: root)
      if hasAnchor { alert.popoverPresentationController?.sourceView = root.view }

      root.present(alert, animated: true)
      Headless.settle()

      #expect(Headless.complaints.map(\.id) == (hasAnchor ? [] : ["D13"]))
      guard hasAnchor else { continue }
      #expect(alert.presentationController?.presentationStyle == .popover)
      #expect(button("Cancel", in: alert.view) == nil)
      try tap("Keep", of: alert)
      #expect(log.lines == ["Keep true"])
    }
  }

  @Test("inferred: its first field has the keyboard while it is there")
  func fields() throws {
    let stage = Stage()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.root.present(alert, animated: true)
    Headless.settle()
    let field = try #require(alert.textFields?.first)
    #expect(field.placeholder == "Name" && field.isFirstResponder)

    try tap("OK", of: alert)

    #expect(!field.isFirstResponder && stage.root.presentedViewController == nil)
  }

  @Test("an alert above what is presented goes alone")
  func above() throws {
    let stage = Stage()
    let sheet = stage.present("sheet", .pageSheet, on: stage.root)
    let alert = alert(.alert, stage.log, on: sheet)
    sheet.present(alert, animated: true)
    stage.rest()

    try tap("Keep", of: alert)

    #expect(stage.log.lines == ["Keep true"])
    #expect(stage.root.presentedViewController === sheet)
  }
}
