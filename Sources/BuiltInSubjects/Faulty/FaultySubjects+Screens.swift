import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Screens that present themselves or others, verbs, and what screens lend, with one fault each.
  static let screens: [ListedSubject] = [
    ListedSubject(
      .screen(
        "faulty/presenter-stays-pale", contract: SubjectContract(restingLook: [.alpha])
      ) { PresenterStaysPale() },
      "gives its presenter the colours back when nobody presents it any more",
      fault: "S12", twin: "good/paling-dialog", expects: ["geometry-identity-restored"]),
    ListedSubject(
      .screen(
        "faulty/presenter-brightens-under-cover", contract: SubjectContract(restingLook: [.alpha])
      ) { PresenterBrightensUnderCover() },
      "gives its presenter the colours back when something covers it, and not away again",
      fault: "F330", twin: "good/paling-dialog", expects: ["geometry-identity-restored/lost"]),
    ListedSubject(
      .screen(
        "faulty/dialog-shrinks-under-alert", contract: SubjectContract(restingLook: [.alpha])
      ) { DialogShrinksUnderAlert() },
      "stays small when an alert above it is gone",
      fault: "F373", twin: "good/paling-dialog", expects: ["geometry-identity-restored"]),
    ListedSubject(
      .screen(
        "faulty/dialog-stays-small", contract: SubjectContract(restingLook: [.alpha])
      ) { DialogStaysSmall() },
      "leaves its own view small when it has come",
      fault: "F126", twin: "good/rounded-dialog", expects: ["geometry-identity-restored"]),
    ListedSubject(
      .screen(
        "faulty/presenter-told-by-dialog", contract: SubjectContract(restingLook: [.alpha])
      ) { PresenterToldByDialog() },
      "tells its presenter from its own callbacks that it goes",
      fault: "F191", twin: "good/paling-dialog", expects: ["appearance-presenter-contract/staying"]),
    ListedSubject(
      .delegate("faulty/home-turned-by-appearance") { HomeTurnedByAppearance() },
      "infers its direction from its own appearance",
      fault: "S13", twin: "good/sliding-home", expects: ["completion-not-before-animation-end"]),
    ListedSubject(
      .installed("faulty/hasty-card", on: [.present]) { _ in }
        .presented(as: [.custom])
        .presenting { presenter, card, animated, completion in
          presenter.presentHastyCard(card, animated: animated, completion: completion)
        },
      "takes its card for presented as soon as it has asked",
      fault: "S14", twin: "good/presented-card", expects: ["completion-closure-runs"]),
    ListedSubject(
      slideNavigation("picture-stays-hidden") {
        SlideNavigation(animator: { PictureStaysHidden(isForward: $0) })
      }
      .screens { role in role == .pushed ? PictureScreen() : nil },
      "shows a screen's picture no more where the way back is given up",
      fault: "S15", twin: "good/pictures", expects: ["ownership-source-view-restored"]),
    ListedSubject(
      .roots("faulty/root-shown-ahead") { window, root, animated, completion in
        RootShownAhead.exchange(
          in: window, for: root, animated: animated, completion: completion)
      },
      "shows a new root before the window knows of it",
      fault: "S16", twin: "good/root-fade", expects: ["containment-view-parent-agrees/beside-root"]),
    ListedSubject(
      .roots("faulty/root-handed-over-late") { window, root, animated, completion in
        RootHandedOverLate.exchange(
          in: window, for: root, animated: animated, completion: completion)
      },
      "puts an older root over the one that the window has got meanwhile",
      fault: "F470", twin: "good/root-fade", expects: ["ownership-window-not-empty/in-window"]),
    ListedSubject(
      .roots("faulty/window-muted-twice") { window, root, animated, completion in
        WindowMutedTwice.exchange(
          in: window, for: root, animated: animated, completion: completion)
      },
      "gives the window back the deafness that an exchange before this one had lent it",
      fault: "F476", twin: "good/root-fade", expects: ["interaction-input-restored"]),
    ListedSubject(
      BannerSetUp.subject("faulty/banner-faded-only") { BannerFadedOnly() },
      "leaves its window where its message has faded away",
      fault: "S17", twin: "good/top-banner", expects: ["status-bar-no-global-write"]),
    ListedSubject(
      BannerSetUp.subject("faulty/banner-taken-for-old") { BannerTakenForOld() },
      "takes away the window of a message that came while another one faded away",
      fault: "F382", twin: "good/top-banner", expects: ["status-bar-no-global-write"]),
    ListedSubject(
      BannerSetUp.subject("faulty/banner-keeps-bar") { BannerKeepsBar() },
      "keeps the status bar as it was when its window came, whatever is presented below",
      fault: "F380", twin: "good/mirroring-banner",
      expects: ["status-bar-owner-after-present/in-front"]),
  ]
}
