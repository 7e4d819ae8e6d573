import TransitionCertification
import TransitionParts
import UIKit

extension SubjectExamples {
  /// Animators, what brings its own presentation, and verbs that present and dismiss.
  static var presentations: [Example] {
    [
      Example(animator(), in: "modal/full-screen/present"),
      Example(delegate(), in: "modal/custom/present", "modal/custom/drag-out"),
      Example(presenterItself(), in: "modal/custom/present", "modal/custom/cycle"),
      Example(presentedBy(), in: "modal/custom/drag-in"),
      Example(presentedAs(), in: "modal/over-full-screen/present"),
      Example(escapable(), in: "modal/custom/escape"),
      Example(givingUp(), in: "modal/custom/dismiss~cancelled"),
      Example(leavingUnjudged(), in: "modal/full-screen/present"),
      Example(proposingContract(), in: "modal/custom/present"),
      Example(reporting(), in: "modal/page-sheet/dismiss"),
      Example(installed(), in: "modal/full-screen/present"),
      Example(screen(), in: "modal/custom/present", "modal/custom/drag-out"),
      Example(screenOverPresenter(), in: "modal/custom/present"),
      Example(presenting(), in: "modal/custom/present"),
      Example(dismissing(), in: "modal/custom/dismiss"),
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

  private static func presenterItself() -> Subject {
    // example
    let subject = Subject.delegate("HomeKit.Home") { HomeController() }
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

  private static func escapable() -> Subject {
    // example
    let subject = Subject.delegate(
      "CardKit.EscapableCard", contract: SubjectContract(chrome: ["EscapableShell"])
    ) { EscapableCard() }
    .escapable()
    // end
    return subject.presented(as: [.custom])
  }

  private static func givingUp() -> Subject {
    // example
    let subject = Subject.delegate("CardKit.Card", dismissedBy: .drag(.down)) { CardDelegate() }
      .givingUp(within: 0.1)
    // end
    return subject
  }

  private static func leavingUnjudged() -> Subject {
    // example
    let subject = Subject.animator("FadeKit.Fade") { Fade(duration: 0.35) }
      .leavingUnjudged(["FadeDelegate"])
    // end
    return subject
  }

  private static func proposingContract() -> Subject {
    // example
    let subject = Subject.delegate(
      "CardKit.EscapableCard", contract: SubjectContract(chrome: ["EscapableShell"])
    ) { EscapableCard() }
    .proposingContract()
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

  private static func installed() -> Subject {
    // example
    let subject = Subject.installed(
      "PopupKit.Popup", on: [.present], dismissedBy: .drag(.down)
    ) { controller in Popup.install(on: controller) }
    // end
    return subject
  }

  private static func screen() -> Subject {
    // example
    let subject = Subject.screen("SheetKit.ActionSheet", dismissedBy: .drag(.down)) {
      ActionSheet(title: "Delete?")
    }
    // end
    return subject
  }

  private static func screenOverPresenter() -> Subject {
    // example
    let subject = Subject.screen("SpotKit.Spotlight") { presenter in
      Spotlight(over: presenter.view)
    }
    // end
    return subject
  }

  private static func presenting() -> Subject {
    // example
    let subject = Subject.installed("CardKit.Card", on: [.present]) { _ in }
      .presenting { presenter, card, animated, completion in
        presenter.presentCard(card, animated: animated, completion: completion)
      }
    // end
    return subject.presented(as: [.custom])
  }

  private static func dismissing() -> Subject {
    // example
    let subject = Subject.screen("AlertKit.Alert") { Alert() }
      .dismissing(lacking: [.unanimatedForm]) { alert, _, completion in
        (alert as? Alert)?.hide(completion: completion)
      }
    // end
    return subject
  }
}
