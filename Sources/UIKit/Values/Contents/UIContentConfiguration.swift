public import Foundation

/// The state that something is in, for which its content is made.
@preconcurrency @MainActor public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// What a view shows, as a value that can make the view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a value says.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}
