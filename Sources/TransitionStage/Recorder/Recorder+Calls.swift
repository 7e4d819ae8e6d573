import AppearanceTrace
import TransitionVocabulary
import UIKit

extension Recorder {
  /// Writes that an object gets a message.
  func note(_ call: StageEvent.Call, _ cause: StageCause) {
    switch call.receiver {
    case .controller(let controller): note(call, to: controller, cause)
    case .transition(let transition): note(call, in: transition, cause)
    case .asked(let object, let role, let number): note(call, to: object, as: role, in: number)
    case .application: noteApplication(call, cause)
    }
  }

  /// A message's arguments, with names in place of objects.
  func arguments(of call: StageEvent.Call) -> [Call.Argument] {
    var arguments: [Call.Argument] = []
    for argument in call.arguments {
      guard let value = value(argument.value) else { continue }
      arguments.append(Call.Argument(argument.label, value))
    }
    return arguments
  }

  private func value(_ value: StageEvent.Argument.Value) -> Call.Argument.Value? {
    switch value {
    case .controller(let controller): .word(nameOrNone(controller) ?? "nil")
    case .controllers(let controllers): .list(names(of: controllers))
    case .flag(let flag): .word(flag ? "true" : "false")
    case .fraction(let fraction): .word(Hundredths(fraction).text)
    case .index(let index): .word(String(index))
    case .size(let size): .list(size.texts)
    case .presentationStyle(let style): .word(style.word)
    case .statusBarStyle(let style): .word(StatusBarLook.Style(style).rawValue)
    case .transition(let number): transitions[number].map { .word($0.name) }
    }
  }
}

extension EventKind {
  /// Whether the message has no line.
  ///
  /// How often a host lays out, asks how long a transition takes, or asks for an animator that can be
  /// interrupted or for the view that is presented is no fact; answers have lines. What an adaptive delegate is
  /// asked is left out too.
  var isUnwritten: Bool {
    switch self {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews,
      .transitionDuration, .interruptibleAnimator, .presentedView,
      .adaptivePresentationStyle, .viewControllerForAdaptivePresentationStyle,
      .willPresentWithAdaptiveStyle, .prepareForPopoverPresentation,
      .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss:
      true
    default: false
    }
  }

  /// Whether the message has no line where the host sends it: by these its own containers manage their
  /// children.
  var isHousekeeping: Bool {
    switch self {
    case .addChild, .removeFromParent, .setNeedsStatusBarAppearanceUpdate: true
    default: false
    }
  }
}
