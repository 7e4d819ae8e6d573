import TransitionCertification
import TransitionParts

/// The examples that the documentation of subjects shows: each stands between two marks, and is quoted
/// there word for word.
@MainActor enum SubjectExamples {
  /// An example that is run, and the scenarios in which it has to hold.
  struct Example {
    let subject: Subject
    let scenarios: [String]

    init(_ subject: Subject, in scenarios: String...) {
      self.subject = subject
      self.scenarios = scenarios
    }
  }

  static var all: [Example] {
    [
      Example(animator(), in: "modal/full-screen/present"),
      Example(delegate(), in: "modal/custom/present", "modal/custom/drag-out"),
      Example(presentedBy(), in: "modal/custom/drag-in"),
      Example(presentedAs(), in: "modal/over-full-screen/present"),
      Example(preparing(), in: "navigation/bar/drag-out"),
      Example(escapable(), in: "modal/custom/escape"),
      Example(reporting(), in: "modal/page-sheet/dismiss"),
      Example(navigation(), in: "navigation/bar/push"),
      Example(
        stackReplaced(), in: "navigation/bar/pull-stack", "navigation/bar/set-stack~cancelled"),
      Example(tabs(), in: "tabs/screens/select"),
      Example(installed(), in: "modal/full-screen/present"),
      Example(container(), in: "container/children/select", "container/children/replace"),
      Example(
        sides(), in: "container/children/show", "container/side/open-each",
        "container/side/replace-open", "container/side/replace-side-open"),
      Example(segue(), in: "segue/full-screen/perform"),
      Example(performed(), in: "segue/full-screen/perform~cancelled"),
    ]
  }

  private static func animator() -> Subject {
    // example
    let subject = Subject.animator("FadeKit.Fade") { Fade(duration: 0.35) }
    // end
    return subject
  }

  private static func delegate() -> Subject {
    // example
    let subject = Subject.delegate("CardKit.Card", dismissedBy: .drag(.down)) { CardDelegate() }
    // end
    return subject
  }

  private static func presentedBy() -> Subject {
    // example
    let subject = Subject.delegate("CardKit.Card", dismissedBy: .drag(.down)) { CardDelegate() }
      .presented(by: .drag(.up)) { delegate, presenter, present in
        (delegate as? CardDelegate)?.watch(presenter, present: present)
      }
    // end
    return subject
  }

  private static func presentedAs() -> Subject {
    // example
    let subject = Subject.delegate("CardKit.Card") { CardDelegate() }
      .presented(as: [.custom, .overFullScreen])
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

  private static func escapable() -> Subject {
    // example
    let subject = Subject.delegate(
      "CardKit.EscapableCard", contract: SubjectContract(chrome: ["EscapableShell"])
    ) { EscapableCard() }
    .escapable()
    // end
    return subject.presented(as: [.custom])
  }

  private static func reporting() -> Subject {
    // example
    let subject = Subject.delegate("NoticeKit.Notice") { Notice() }
      .preparing { Notice.prepare($0) }
      .reporting(dismissals: { object, report in (object as? Notice)?.didDismiss = report })
    // end
    return subject.presented(as: [.pageSheet])
  }

  private static func navigation() -> Subject {
    // example
    let subject = Subject.navigation("DeckKit.Deck") { DeckNavigation() }
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

  private static func tabs() -> Subject {
    // example
    let subject = Subject.tabs("PagerKit.Tabs") { PagerTabs() }
    // end
    return subject
  }

  private static func installed() -> Subject {
    // example
    let subject = Subject.installed(
      "PopupKit.Popup", on: [.present], dismissedBy: .drag(.down)
    ) { controller in Popup.install(on: controller) }
    // end
    return subject
  }

  private static func container() -> Subject {
    // example
    let subject = Subject.container(
      "PagerKit.Pager", make: { screens in Pager(screens) },
      select: { pager, index, animated in pager.show(index, animated: animated) },
      replace: { pager, index, screen, animated in
        pager.replace(index, by: screen, animated: animated)
      })
    // end
    return subject
  }

  private static func sides() -> Subject {
    // example
    let subject = Subject.container(
      "MenuKit.SlideMenu", sides: [.left, .right], contract: SubjectContract(keepsSides: true),
      make: { screens, sides in
        SlideMenu(main: screens[0], left: sides[.left], right: sides[.right])
      },
      replace: { menu, _, screen, animated in menu.changeMain(to: screen, animated: animated) },
      open: { menu, side, animated in
        if side == .left { menu.openLeft(animated: animated) }
        if side == .right { menu.openRight(animated: animated) }
      },
      close: { menu, _, animated in menu.closeMenu(animated: animated) },
      replaceSide: { menu, side, screen, animated in
        menu.replaceSide(at: side == .left ? 0 : 1, by: screen, animated: animated)
      })
    // end
    return subject
  }

  private static func segue() -> Subject {
    // example
    final class CardSegue: UIStoryboardSegue {
      override func perform() { source.presentCard(destination) }
    }

    let subject = Subject.segue("CardKit.Segue") { identifier, source, destination in
      CardSegue(identifier: identifier, source: source, destination: destination)
    }
    // end
    return subject
  }

  private static func performed() -> Subject {
    // example
    let subject = Subject.segue("PullKit.Segue") { identifier, source, destination in
      PullSegue(identifier: identifier, source: source, destination: destination)
    }
    .performed(by: .drag(.up)) { source, perform in PullSegue.watch(source, perform: perform) }
    // end
    return subject
  }
}
