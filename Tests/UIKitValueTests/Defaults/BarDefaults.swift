import UIKit

/// Bars and what lies in them.
@MainActor enum BarDefaults {
  static var rows: [DefaultRow] { bars + navigationItem + items }

  private static var bars: [DefaultRow] {
    let navigation = Defaults("UINavigationBar", UINavigationBar())
    let tabs = Defaults("UITabBar", UITabBar())
    let tools = Defaults("UIToolbar", UIToolbar())
    return [
      navigation("barStyle", \.barStyle, .default),
      navigation("isTranslucent", \.isTranslucent, true),
      navigation("prefersLargeTitles", \.prefersLargeTitles, false),
      navigation.none("barTintColor", \.barTintColor),
      tabs("barStyle", \.barStyle, .default),
      tabs("isTranslucent", \.isTranslucent, true),
      tabs("itemPositioning", \.itemPositioning, .automatic),
      tabs("itemWidth", \.itemWidth, 0),
      tabs("itemSpacing", \.itemSpacing, 0),
      tabs.none("items", \.items),
      tools("barStyle", \.barStyle, .default),
      tools("isTranslucent", \.isTranslucent, true),
      tools.none("items", \.items),
    ]
  }

  private static var navigationItem: [DefaultRow] {
    let item = Defaults("UINavigationItem", UINavigationItem(title: "title"))
    return [
      item.none("titleView", \.titleView),
      item.none("prompt", \.prompt),
      item.none("backBarButtonItem", \.backBarButtonItem),
      item.none("backButtonTitle", \.backButtonTitle),
      item("hidesBackButton", \.hidesBackButton, false),
      item("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, false),
      item("backButtonDisplayMode", \.backButtonDisplayMode, .default),
      item("largeTitleDisplayMode", \.largeTitleDisplayMode, .automatic),
      item.none("searchController", \.searchController),
      item("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling, true),
      item("preferredSearchBarPlacement", \.preferredSearchBarPlacement, .automatic),
      item("style", \.style, .navigator),
      item.none("leftBarButtonItem", \.leftBarButtonItem),
      item.none("rightBarButtonItem", \.rightBarButtonItem),
    ]
  }

  private static var items: [DefaultRow] {
    let item = Defaults(
      "UIBarItem", UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil))
    let button = Defaults("UIBarButtonItem", UIBarButtonItem())
    let tab = Defaults("UITabBarItem", UITabBarItem(title: nil, image: nil, tag: 0))
    return [
      item("isEnabled", \.isEnabled, true),
      item.none("title", \.title),
      item.none("image", \.image),
      item("imageInsets", \.imageInsets, .zero),
      item("tag", \.tag, 0),
      button("style", \.style, .plain),
      button("width", \.width, 0),
      button.none("customView", \.customView),
      button.none("action", \.action),
      button("isHidden", \.isHidden, false),
      button("isSelected", \.isSelected, false),
      tab.none("badgeValue", \.badgeValue),
      tab("titlePositionAdjustment", \.titlePositionAdjustment, .zero),
    ]
  }
}
