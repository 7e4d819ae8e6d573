package import UIKit

extension Stage {
  /// The tag by which a subject finds the thumbnail of a screen.
  package static let thumbnailTag = 1

  /// Puts a small view on a screen, behind all others, which a subject may borrow; it is cast.
  ///
  /// It is found by `viewWithTag(1)`, and is the first subview.
  ///
  /// - Parameters:
  ///   - name: the view's name.
  ///   - frame: where it lies, in points.
  @discardableResult
  package func addThumbnail(
    to screen: UIViewController, as name: String,
    frame: CGRect = CGRect(x: 20, y: 120, width: 80, height: 80)
  ) -> UIView {
    aside {
      let thumbnail = StagedThumbnail(frame: frame)
      thumbnail.tag = Self.thumbnailTag
      cast(thumbnail, as: name)
      screen.view.insertSubview(thumbnail, at: 0)
      return thumbnail
    }
  }

  /// Puts a button on a screen, which a finger can tap; it is cast.
  ///
  /// - Parameters:
  ///   - name: the button's name.
  ///   - action: what it does.
  @discardableResult
  package func addButton(
    to screen: UIViewController, as name: String, action: @escaping @MainActor () -> Void
  ) -> UIView {
    aside {
      let button = StagedButton(frame: CGRect(x: 145, y: 400, width: 100, height: 44))
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      cast(button, as: name)
      screen.view.addSubview(button)
      return button
    }
  }

  /// Puts a text field on a screen; it is cast.
  ///
  /// - Parameter name: the field's name.
  @discardableResult
  package func addField(to screen: UIViewController, as name: String) -> UITextField {
    aside {
      let field = StagedField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      cast(field, as: name)
      screen.view.addSubview(field)
      return field
    }
  }
}
