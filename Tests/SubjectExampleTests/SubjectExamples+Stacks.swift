import TransitionCertification
import TransitionParts
import UIKit

extension SubjectExamples {
  /// Navigation and tab bar controllers, their delegates, and verbs that push, pop and select.
  static var stacks: [Example] {
    [
      Example(navigation(), in: "navigation/bar/push"),
      Example(preparing(), in: "navigation/bar/drag-out"),
      Example(
        stackReplaced(), in: "navigation/bar/pull-stack", "navigation/bar/set-stack~cancelled"),
      Example(pushing(), in: "navigation/bar/push"),
      Example(popping(), in: "navigation/bar/pop"),
      Example(screens(), in: "navigation/bar/push", "navigation/bar/pop"),
      Example(ownNavigation(), in: "navigation/bar/push", "navigation/bar/drag-out"),
      Example(tabs(), in: "tabs/screens/select"),
      Example(ownTabs(), in: "tabs/screens/select", "tabs/screens/drag"),
      Example(selecting(), in: "tabs/screens/select"),
    ]
  }

  private static func navigation() -> Subject {
    // example
    let subject = Subject.navigation("DeckKit.Deck") { DeckNavigation() }
    // end
    return subject
  }

  private static func preparing() -> Subject {
    // example
    let subject = Subject.navigation("DeckKit.Deck", poppedBy: .drag(.right)) { DeckNavigation() }
      .preparing { controller in
        guard let navigation = controller as? UINavigationController else { return }
        (navigation.delegate as? DeckNavigation)?.watch(navigation)
      }
    // end
    return subject
  }

  private static func stackReplaced() -> Subject {
    // example
    let subject = Subject.navigation("CarouselKit.Carousel") { Carousel() }
      .stackReplaced(by: .drag(.left)) { navigation, makeStack in
        (navigation.delegate as? Carousel)?.watch(navigation, makeStack: makeStack)
      }
    // end
    return subject
  }

  private static func pushing() -> Subject {
    // example
    let subject = Subject.navigation("ZoomKit.Zoom") { ZoomDelegate() }
      .pushing(lacking: [.unanimatedForm]) { navigation, screen, _ in
        navigation.zoomPush(screen)
      }
    // end
    return subject
  }

  private static func popping() -> Subject {
    // example
    let subject = Subject.navigation("ZoomKit.Zoom") { ZoomDelegate() }
      .popping { navigation, animated in navigation.zoomPop(animated: animated) }
    // end
    return subject
  }

  private static func screens() -> Subject {
    // example
    let subject = Subject.navigation("PhotoKit.Flight") { PhotoFlight() }
      .screens { role in role == .pushed ? PhotoScreen() : nil }
    // end
    return subject
  }

  private static func tabs() -> Subject {
    // example
    let subject = Subject.tabs("PagerKit.Tabs") { PagerTabs() }
    // end
    return subject
  }

  private static func selecting() -> Subject {
    // example
    let subject = Subject.tabs("PagerKit.Tabs") { PagerTabs() }
      .selecting { tabs, index in tabs.turn(to: index) }
    // end
    return subject
  }

  private static func ownNavigation() -> Subject {
    // example
    let subject = Subject.navigation("StackKit.Stack", poppedBy: .drag(.right)) { SlidingStack() }
    // end
    return subject
  }

  private static func ownTabs() -> Subject {
    // example
    let subject = Subject.tabs("PagesKit.Tabs", selectedBy: .drag(.left)) { PagingTabs() }
    // end
    return subject
  }
}
