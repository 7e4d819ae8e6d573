import TransitionCertification
import TransitionParts
import UIKit

extension SubjectExamples {
  /// Containers of a library's own.
  static var containers: [Example] {
    [
      Example(container(), in: "container/children/select", "container/children/replace"),
      Example(
        sides(), in: "container/children/show", "container/side/open-each",
        "container/side/replace-open", "container/side/replace-side-open"),
      Example(alwaysAnimated(), in: "container/side/open-and-close"),
      Example(
        stack(), in: "container/stack/cycle~repeated", "container/stack/cycle-deep",
        "container/stack/push-unseen", "container/stack/drag-out",
        "container/stack/drag-out~cancelled", "container/stack/cancel-then-push"),
      Example(neighboursAlone(), in: "container/children/select~repeated"),
    ]
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

  private static func stack() -> Subject {
    // example
    let subject = Subject.container(
      "CardKit.CardStack", contract: SubjectContract(keepsChildren: true),
      make: { root in CardStack(root: root) },
      push: { stack, screen, animated in stack.push(screen, animated: animated) },
      pop: { stack, animated in stack.pop(animated: animated) }, drag: .edge(.left))
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

  private static func alwaysAnimated() -> Subject {
    // example
    let subject = Subject.container(
      "MenuKit.SlideMenu", sides: [.left], contract: SubjectContract(keepsSides: true),
      make: { screens, sides in
        SlideMenu(main: screens[0], left: sides[.left], right: UIViewController())
      },
      open: { menu, _, _ in menu.openLeft(animated: true) },
      close: { menu, _, _ in menu.closeMenu(animated: true) }
    )
    .animatingAlways()
    // end
    return subject
  }

  private static func neighboursAlone() -> Subject {
    // example
    let subject = Subject.container(
      "TourKit.Tour", make: { screens in Tour(screens) },
      select: { tour, index, animated in
        if index > tour.shown { tour.next(animated: animated) }
        if index < tour.shown { tour.previous(animated: animated) }
      }
    )
    .selectingNeighboursAlone()
    // end
    return subject
  }
}
