public import Foundation

/// Buttons in a bar that belong together; kept, for no bar is drawn here.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for them where there is little room.
  open var representativeItem: UIBarButtonItem?
  /// The element of a menu that stands for them.
  open var menuRepresentation: UIMenuElement?
  /// Whether the group is not shown.
  open var isHidden = false
  /// Whether the group is always there.
  open var alwaysAvailable = false
  /// Whether the button that stands for them is shown.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// Makes a group that the user cannot move.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that the user can move, but not take away.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that the user can move and take away.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}

extension UIBarButtonItem {
  /// Makes a group of this button that the user cannot move.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  /// Makes a group of this button that the user can move, but not take away.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }

  /// Makes a group of this button that the user can move and take away.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup { creatingFixedGroup() }
}
