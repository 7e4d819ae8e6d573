import CoreGraphics
import Foundation

/// A property that can be reached by its name as a text.
///
/// On Apple's systems the runtime knows all. Here it is this list, what the program registers as outlets,
/// and, for reading, what an object stores.
@MainActor struct KeyedProperty {
  /// Whether an object has it.
  private let belongs: (AnyObject) -> Bool
  let read: (AnyObject) -> Any?
  /// Puts a value in; says whether it was one for the property.
  let write: (AnyObject, Any?) -> Bool

  private init<Owner: AnyObject, Value>(_ property: KeyPath<Owner, Value>) {
    belongs = { $0 is Owner }
    read = { object in (object as? Owner).flatMap { unwrapped($0[keyPath: property]) } }
    write = { object, value in
      guard let object = object as? Owner,
        let property = property as? ReferenceWritableKeyPath<Owner, Value>
      else { return false }
      guard let value = value as? Value ?? KeyedNumber(value)?.converted(to: Value.self) else {
        return false
      }
      object[keyPath: property] = value
      return true
    }
  }

  /// The property of an object that has a name.
  static func named(_ key: String, of object: AnyObject) -> KeyedProperty? {
    all[key]?.first { $0.belongs(object) }
  }

  private static let all: [String: [KeyedProperty]] = [
    "alpha": [.init(\UIView.alpha)],
    "backgroundColor": [.init(\UIView.backgroundColor)],
    "bounds": [.init(\UIView.bounds)],
    "center": [.init(\UIView.center)],
    "contentInset": [.init(\UIScrollView.contentInset)],
    "contentOffset": [.init(\UIScrollView.contentOffset)],
    "contentSize": [.init(\UIScrollView.contentSize)],
    "enabled": [.init(\UIControl.isEnabled), .init(\UIGestureRecognizer.isEnabled)],
    "frame": [.init(\UIView.frame)],
    "hidden": [.init(\UIView.isHidden)],
    "highlighted": [.init(\UIControl.isHighlighted)],
    "isHidden": [.init(\UIView.isHidden)],
    "image": [.init(\UIImageView.image)],
    "layer": [.init(\UIView.layer)],
    "message": [.init(\UIAlertController.message)],
    "preferredContentSize": [.init(\UIViewController.preferredContentSize)],
    "safeAreaInsets": [.init(\UIView.safeAreaInsets)],
    "searchField": [.init(\UISearchBar.searchTextField)],
    "selected": [.init(\UIControl.isSelected)],
    "state": [.init(\UIGestureRecognizer.state.rawValue)],
    "subviews": [.init(\UIView.subviews)],
    "superview": [.init(\UIView.superview)],
    "tag": [.init(\UIView.tag)],
    "text": [.init(\UILabel.text), .init(\UITextField.text), .init(\UITextView.text)],
    "textColor": [.init(\UITextField.textColor), .init(\UITextView.textColor)],
    "tintColor": [.init(\UIView.tintColor)],
    "title": [.init(\UIViewController.title)],
    "transform": [.init(\UIView.transform)],
    "userInteractionEnabled": [.init(\UIView.isUserInteractionEnabled)],
    "view": [.init(\UIViewController.view)],
  ]
}

/// What an optional holds, whatever of.
func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first?.value
}
