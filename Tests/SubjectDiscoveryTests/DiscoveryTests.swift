import Testing

@testable import SubjectDiscovery

/// What is found in the shapes.
@Suite struct DiscoveryTests {
  private func candidate(_ name: String) throws -> Candidate? {
    try ShapeGraphs.candidates.get()["Kit.\(name)"]
  }

  // MARK: - Made

  static let made: [(name: String, line: String)] = [
    ("Timed", ".animator(\"Kit.Timed\") { Timed() }"),
    ("Endless", ".animator(\"Kit.Endless\") { Endless() }"),
    ("EndlessStill", ".animator(\"Kit.EndlessStill\") { EndlessStill() }"),
    ("default", ".animator(\"Kit.default\") { `default`() }"),
    ("Plain", ".animator(\"Kit.Plain\") { Plain() }"),
    ("Defaulted", ".animator(\"Kit.Defaulted\") { Defaulted() }"),
    (
      "Hurried",
      ".animator(\"Kit.Hurried\") { Hurried(duration: 0.35, options: Hurried.Options(), end: nil) }"
    ),
    ("Single", ".animator(\"Kit.Single\") { Single.shared }"),
    ("Inheriting", ".animator(\"Kit.Inheriting\") { Inheriting() }"),
    ("Kept", ".animator(\"Kit.Kept\") { Kept() }"),
    ("Family.Nested", ".animator(\"Kit.Family.Nested\") { Family.Nested() }"),
    ("BoxOfText", ".animator(\"Kit.BoxOfText\") { BoxOfText() }"),
    (
      "TellsPresenter",
      ".animator(\"Kit.TellsPresenter\", contract: SubjectContract(presenter: .emulated)) "
        + "{ TellsPresenter() }"
    ),
    ("TellsOnTheWayIn", ".animator(\"Kit.TellsOnTheWayIn\") { TellsOnTheWayIn() }"),
    (
      "WantsPictures",
      ".animator(\"Kit.WantsPictures\") { WantsPictures() }\n    .screens { _ in PicturedScreen() }"
    ),
    (
      "WantsFrames",
      ".animator(\"Kit.WantsFrames\") { WantsFrames() }\n    .screens { _ in Framed() }"
    ),
    (
      "AsksTheGuest",
      """
      .delegate("Kit.AsksTheGuest") { AsksTheGuest() }
          .screens { $0 == .presented ? WaxSealedScreen() : nil }
      """
    ),
    (
      "AsksBothEnds",
      ".delegate(\"Kit.AsksBothEnds\") { AsksBothEnds() }\n    .screens { _ in WaxSealedScreen() }"
    ),
    ("BringsFrames", ".animator(\"Kit.BringsFrames\") { BringsFrames() }"),
    ("WantsMuch", ".animator(\"Kit.WantsMuch\") { WantsMuch() }"),
    ("Finished", ".animator(\"Kit.Finished\") { Finished() }"),
    ("OfPresentations", ".delegate(\"Kit.OfPresentations\") { OfPresentations() }"),
    ("ByExtension", ".navigation(\"Kit.ByExtension\") { ByExtension() }"),
    ("BySuperclass", ".navigation(\"Kit.BySuperclass\") { BySuperclass() }"),
    ("ByProtocol", ".tabs(\"Kit.ByProtocol\") { ByProtocol() }"),
    (
      "OwnNavigation",
      """
      .navigation("Kit.OwnNavigation") {
          let made = OwnNavigation()
          made.delegate = made
          return made
        }
      """
    ),
    ("OwnTabs", ".tabs(\"Kit.OwnTabs\") { OwnTabs() }"),
    ("LendingTabs", ".tabs(\"Kit.LendingTabs\") { LendingTabs() }"),
    ("BobbingTabs", ".tabs(\"Kit.BobbingTabs\") { BobbingTabs() }"),
    ("StrictTabs", ".tabs(\"Kit.StrictTabs\") { StrictTabs() }"),
    ("LentNotedTabs", ".tabs(\"Kit.LentNotedTabs\") { LentNotedTabs() }"),
    ("GraspedStack", ".navigation(\"Kit.GraspedStack\") { GraspedStack() }"),
    (
      "PushingNavigation",
      ".navigation(\"Kit.PushingNavigation\") { PushingNavigation(rootViewController: Placeholder()) }"
    ),
    (
      "HandsOutBoth",
      ".delegate(\"Kit.HandsOutBoth\") { HandsOutBoth() }\n    .presented(as: [.custom])"
    ),
    ("Picky", ".delegate(\"Kit.Picky\") { Picky(look: .slide) }"),
    ("Paced", ".animator(\"Kit.Paced\") { Paced(pace: .quick) }"),
    (
      "WholeOnly",
      ".delegate(\"Kit.WholeOnly\") { Directed(there: { WholeOnly() }, back: { WholeOnly() }) }\n"
        + "    .presented(as: [.fullScreen])"
    ),
    ("WantsPacing", ".animator(\"Kit.WantsPacing\") { WantsPacing(pacing: ShortPacing()) }"),
    ("WholeOrNot", ".animator(\"Kit.WholeOrNot\") { WholeOrNot() }"),
    (
      "EdgeStack",
      """
      .navigation("Kit.EdgeStack", poppedBy: .edgeSwipe) { EdgeStack() }
          .preparing { controller in
            guard let stack = controller as? UINavigationController else { return }
            (stack.delegate as? EdgeStack)?.attach(to: stack)
          }
      """
    ),
    ("PulledDelegate", ".delegate(\"Kit.PulledDelegate\") { PulledDelegate() }"),
    ("HandsOutNone", ".delegate(\"Kit.HandsOutNone\") { HandsOutNone() }"),
    ("Twofold", ".delegate(\"Kit.Twofold\") { Twofold() }"),
    ("Twofold.navigation", ".navigation(\"Kit.Twofold.navigation\") { Twofold() }"),
    ("OwnAnimator", ".delegate(\"Kit.OwnAnimator\") { OwnAnimator() }"),
    ("DrivingDelegate", ".delegate(\"Kit.DrivingDelegate\") { DrivingDelegate() }"),
    (
      "Leap",
      ".segue(\"Kit.Leap\", unwind: { LeapBack(identifier: $0, source: $1, destination: $2) }) "
        + "{ Leap(identifier: $0, source: $1, destination: $2) }"
    ),
    (
      "FromNavigation",
      ".segue(\"Kit.FromNavigation\", route: .presentUnanimated) "
        + "{ FromNavigation(identifier: $0, source: $1, destination: $2) }"
    ),
    (
      "Clothed",
      ".segue(\"Kit.Clothed\", isOfSystemsKind: true) "
        + "{ Clothed(identifier: $0, source: $1, destination: $2) }"
    ),
    (
      "Stack",
      ".segue(\"Kit.Stack\", route: .pushUnanimated, "
        + "unwind: { StackReturn(identifier: $0, source: $1, destination: $2) }) "
        + "{ Stack(identifier: $0, source: $1, destination: $2) }"
    ),
    (
      "Climb",
      ".segue(\"Kit.Climb\", route: .push) "
        + "{ Climb(identifier: $0, source: $1, destination: $2) }"
    ),
    (
      "MountPlain",
      ".segue(\"Kit.MountPlain\", route: .pushUnanimated) "
        + "{ MountPlain(identifier: $0, source: $1, destination: $2) }"
    ),
    (
      "MountClothed",
      ".segue(\"Kit.MountClothed\", route: .pushUnanimated) "
        + "{ MountClothed(identifier: $0, source: $1, destination: $2) }"
    ),
    (
      "Ferry",
      ".segue(\"Kit.Ferry\", route: .pushUnanimated) "
        + "{ Ferry(identifier: $0, source: $1, destination: $2) }"
    ),
    (
      "Hoist",
      ".segue(\"Kit.Hoist\", route: .pushUnanimated, "
        + "unwind: { HoistBack(identifier: $0, source: $1, destination: $2) }) "
        + "{ Hoist(identifier: $0, source: $1, destination: $2) }"
    ),
    (
      "Hoist.present",
      ".segue(\"Kit.Hoist.present\", "
        + "unwind: { HoistBack(identifier: $0, source: $1, destination: $2) }) "
        + "{ Hoist(identifier: $0, source: $1, destination: $2) }"
    ),
    (
      "Turnout",
      ".segue(\"Kit.Turnout\", route: .push) "
        + "{ Turnout(identifier: $0, source: $1, destination: $2) }"
    ),
    (
      "BargeInLine",
      ".segue(\"Kit.BargeInLine\", route: .push) "
        + "{ BargeInLine(identifier: $0, source: $1, destination: $2) }"
    ),
    ("OwnDelegate", ".screen(\"Kit.OwnDelegate\") { OwnDelegate() }"),
    (
      "GivesItself",
      ".screen(\"Kit.GivesItself\") { GivesItself(content: Placeholder()) }"
    ),
    (
      "OwnHandler",
      """
      .screen("Kit.OwnHandler") {
          let made = OwnHandler(nibName: nil, bundle: nil)
          made.viewControllers = [UIViewController()]
          return made
        }
      """
    ),
    (
      "SwipedTabs",
      ".tabs(\"Kit.SwipedTabs\", selectedBy: .drag(.left)) { SwipedTabs() }"
    ),
    ("TurnedTabs", ".tabs(\"Kit.TurnedTabs\") { TurnedTabs() }"),
    (
      "SunkDelegate",
      ".delegate(\"Kit.SunkDelegate\", dismissedBy: .drag(.down)) { SunkDelegate() }\n"
        + "    .presented(as: [.custom])"
    ),
    (
      "FlungNotice",
      ".screen(\"Kit.FlungNotice\", dismissedBy: .drag(.up)) { FlungNotice() }"
    ),
    ("TossedNotice", ".screen(\"Kit.TossedNotice\") { TossedNotice() }"),
    ("GrippedNotice", ".screen(\"Kit.GrippedNotice\") { GrippedNotice() }"),
    ("PickyNotice", ".screen(\"Kit.PickyNotice\") { PickyNotice() }"),
    (
      "RestingNotice",
      ".screen(\"Kit.RestingNotice\", dismissedBy: .drag(.down)) { RestingNotice() }"
    ),
    ("ShovedNotice", ".screen(\"Kit.ShovedNotice\") { ShovedNotice() }"),
    (
      "RootedStack",
      ".navigation(\"Kit.RootedStack\") { RootedStack(rootViewController: Placeholder()) }"
    ),
    (
      "ForgetfulStack",
      ".navigation(\"Kit.ForgetfulStack\") { ForgetfulStack(nibName: nil, bundle: nil) }"
    ),
    (
      "Chained",
      """
      .screen("Kit.Chained") {
          let made = Chained()
          made.modalPresentationStyle = .fullScreen
          return made
        }
        .presented(as: [.fullScreen])
      """
    ),
    (
      "Doubled.overFullScreen",
      """
      .screen("Kit.Doubled.overFullScreen") {
          let made = Doubled()
          made.modalPresentationStyle = .overFullScreen
          return made
        }
        .presented(as: [.overFullScreen])
      """
    ),
    ("Lending", ".screen(\"Kit.Lending\") { Lending() }"),
    ("Tardy", ".screen(\"Kit.Tardy\") { Tardy() }"),
    (
      "Shrinking",
      ".animator(\"Kit.Shrinking\", contract: SubjectContract(restingLook: [.transform, .corner])) "
        + "{ Shrinking() }"
    ),
    (
      "ShrinkingByTurns",
      ".animator(\"Kit.ShrinkingByTurns\", contract: SubjectContract(restingLook: [.transform])) "
        + "{ ShrinkingByTurns() }"
    ),
    ("ShrinkingForGood", ".animator(\"Kit.ShrinkingForGood\") { ShrinkingForGood() }"),
    ("Crossing", ".animator(\"Kit.Crossing\") { Crossing() }"),
    ("Hiding", ".animator(\"Kit.Hiding\") { Hiding() }"),
    ("MovingViews", ".animator(\"Kit.MovingViews\") { MovingViews() }"),
    ("SharedManner", ".delegate(\"Kit.SharedManner\") { SharedManner() }"),
    (
      "Furnished.Slide",
      """
      .delegate("Kit.Furnished.Slide") {
          let made = Furnished()
          let animator = Slide(from: CGRect(x: 40, y: 120, width: 240, height: 160))
          made.set(animator, for: .present)
          made.set(animator, for: .dismiss)
          return made
        }
      """
    ),
    (
      "Doubtful",
      """
      .animator("Kit.Doubtful") {
          guard let made = Doubtful() else {
            preconditionFailure("Doubtful() made nothing")
          }
          return made
        }
      """
    ),
  ]

  @Test(arguments: made) func whatCanBeMadeIs(_ row: (name: String, line: String)) throws {
    let candidate = try #require(try candidate(row.name))
    guard case .made(let line, _, _) = candidate.outcome else {
      Issue.record("\(row.name) is not made: \(candidate)")
      return
    }
    #expect(line.text == row.line)
  }

  @Test func whatIsMadeWithoutItsStoryboardIsSaidToBe() throws {
    let lack = ", without what a storyboard gives it, such as its outlets"
    for (name, lacks) in [("WithOutlet", true), ("GivesItself", false)] {
      guard case .made(_, let way, _) = try candidate(name)?.outcome else {
        Issue.record("\(name) is not made")
        continue
      }
      #expect(way.hasSuffix(lack) == lacks, "\(way)")
    }
  }

  @Test func screensAdoptWhatTheCodeAsksThemFor() throws {
    #expect(
      try candidate("WantsPictures")?.supports == [
        """
        /// A screen as the library asks for it.
        private final class PicturedScreen: UIViewController, Pictured {
          func hidePicture() {}
          var isQuiet: Bool = false
          var picture: UIImageView? = UIImageView(image: StandIn.picture())
          override func viewDidLoad() {
            super.viewDidLoad()
            StandIn.show([picture], in: view)
          }
        }
        """
      ])
  }

  @Test func screensAdoptAllThatTheCodeAsksThemFor() throws {
    #expect(
      try candidate("WantsGrowth")?.supports == [
        """
        /// A screen as the library asks for it.
        private final class GrowingScreen: UIViewController, Growing, Grown {
          func pictureFrame(isBack: Bool) -> CGRect { CGRect(x: 40, y: 120, width: 120, height: 80) }
          private let pictureToGrowShown = UIImageView(image: StandIn.picture())
          func pictureToGrow() -> UIImageView { pictureToGrowShown }
          func grownFrame() -> CGRect { CGRect(x: 40, y: 120, width: 120, height: 80) }
          override func viewDidLoad() {
            super.viewDidLoad()
            StandIn.show([pictureToGrowShown], in: view)
          }
        }
        """
      ])
  }

  @Test(
    "the screen from which another comes is asked by the name of UIKit's own parameter",
    arguments: [("AsksTheSource", "StampKeeper"), ("Magnifier", "MagnifierSource")])
  func sourcesAdoptWhatTheyAreAskedFor(type: String, wish: String) throws {
    let support = try candidate(type)?.supports.first

    #expect(support?.contains("class \(wish)Screen: UIViewController, \(wish) {") == true)
  }

  @Test func whatNoScreenCanAdoptIsSaid() throws {
    #expect(
      try candidate("WantsMuch")?.reason.contains(
        "; no screen of the stage's is Numbered, which its code asks for") == true)
    #expect(try candidate("WantsGrowth")?.reason.contains("no screen") == false)
  }

  @Test func screensAnswerWhatTheCodeTakesInsteadOfAnAnswer() throws {
    #expect(
      try candidate("AsksForLeave")?.supports == [
        """
        /// A screen as the library asks for it.
        private final class ConsultedScreen: UIViewController, Consulted {
          func allowsPull(by distance: CGFloat) -> Bool { true }
          func allowsPush() -> Bool { true }
          func allowsTurn() -> Bool { false }
          var haste: Haste = .quick
          var isHeavy: Bool = false
        }
        """
      ])
  }

  @Test func screensSayHowLargeTheyWantToBeWhereTheCodeAsksThat() throws {
    #expect(
      try candidate("Measures")?.supports == [
        """
        /// A screen that says how large it wants to be.
        private final class MeasuredScreen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: UIScreen.main.bounds.width, height: 400)
          }
        }
        """
      ])
    #expect(try candidate("SaysItsSize")?.supports == [])
  }

  @Test func screensHaveOneViewWhereTheyAreAskedForSeveral() throws {
    #expect(
      try candidate("WantsLines")?.supports == [
        """
        /// A screen as the library asks for it.
        private final class ListedScreen: UIViewController, Listed {
          var lines: [UIView] = [UIView()]
          override func viewDidLoad() {
            super.viewDidLoad()
            StandIn.show(lines, in: view)
          }
        }
        """
      ])
  }

  @Test func aDelegateThatHasToKnowItsScreenIsJudgedWithIt() throws {
    #expect(try candidate("InnerDelegate")?.outcome == .noSubject)
    #expect(try candidate("MakesItsDelegate")?.isMade == true)
  }

  // MARK: - Not made

  static let unmade = [
    ("Sealed", "init() is private, and there is no shared instance"),
    (
      "Demanding",
      "every initializer wants something: init(image:frame:) wants a UIImage and a CGRect; "
        + "init(over:) wants a UIView"
    ),
    ("PictureAnimator", "init(picture:) wants a UIImage"),
    ("Throwing", "init(from:) throws or waits"),
    ("Pickier", "init(look:picture:) wants a Pickier.Look, and a value for 'picture' with it"),
    ("Cutting", "init(depth:) wants an Int"),
    ("CutOff", "init(depth:) wants an Int"),
    ("Secret", "Secret is private"),
    ("Family.Hidden.Deep", "Family.Hidden is private"),
    ("Box", "it is generic: somebody has to say for which types"),
    ("OfStoryboard", "it has init(coder:) alone: it and its outlets come from a storyboard"),
    ("WantsListener", "init(listener:) wants a Listening"),
    ("Shelf", "none of its members selects a child by its index, or goes on and back by one"),
    ("Dial", "none of its members selects a child by its index, or goes on and back by one"),
    ("Closed", "none of its members opens \"menu\""),
    ("MenuStack", "none of its members opens \"menu\""),
    ("Turner", "its children come from a TurnerSource, which an app has to write"),
    ("BlindTurner", "nothing of it takes children"),
    ("Shrine", "setRootViewController(_:from:) wants a Shrine.Origin"),
  ]

  @Test(arguments: unmade) func whatCannotBeMadeSaysWhy(_ name: String, _ words: String) throws {
    let candidate = try #require(try candidate(name))
    guard case .unmade(let reason, _) = candidate.outcome else {
      Issue.record("\(name) is no case of it: \(candidate)")
      return
    }
    #expect(reason == words)
  }

  // MARK: - No subjects

  static let others = [
    ("Unfinished", "it is abstract: animateTransition(using:) is left to subclasses (Finished)"),
    ("Blank", "it is abstract: animateTransition(using:) is left to subclasses (Filled)"),
    ("Begun", "it is abstract: animateTransition(using:) is left to subclasses (Ended)"),
    (
      "InOwnContext",
      "an animator in the library's own OwnContext alone, and UIKit's contexts are none"
    ),
    ("FromOwn", "a segue from OwnDelegate alone, and the stage's screens are none"),
    ("Handler", "a transitioning delegate: it is judged with OwnHandler, which makes it"),
    ("HandledOut", "an animator: it is judged with OwnHandler, which makes it"),
    ("Lent", "a tab bar controller's delegate: it is judged with LendingTabs, which makes it"),
    ("KeptDelegate", "a navigation delegate: it is judged with KeptStack, which makes it"),
    ("StackHelper", "a navigation delegate: it is judged with HelpedStack, which makes it"),
    ("MenuManner", "a transitioning delegate: it is judged with GrabbedMenu, which makes it"),
    ("HandedOut", "an animator: it is judged with OfPresentations, which makes it"),
    (
      "Refined",
      "a protocol that refines UITabBarControllerDelegate: the types that conform are judged"
    ),
    (
      "Borrower",
      "a screen that is a navigation controller's delegate for a push of its own: write '.installed' "
        + "of it, give it as the pushed of '.screens', and push it as it does in '.pushing'"
    ),
    ("Idle", "it conforms to UINavigationControllerDelegate, and hands out no animator"),
    ("NotedTabs", "it conforms to UITabBarControllerDelegate, and hands out no animator"),
    ("NotedStack", "it conforms to UINavigationControllerDelegate, and hands out no animator"),
    ("Driver", "a driver of transitions: it is judged with the delegate that hands it out"),
    ("Dimming", "a presentation controller: it is judged with the delegate that hands it out"),
    (
      "Overlay",
      "a window: write '.overlay' of what puts it up, and say what shows it and what hides it"
    ),
    ("LeapBack", "a segue that leads back: it is judged with Leap, as what leads back from there"),
    (
      "StackReturn",
      "a segue that leads back: it is judged with Stack, as what leads back from there"
    ),
    ("Plunge", "a segue that leads back: it is judged as 'unwind:' of the one that leads there"),
    (
      "HoistBack", "a segue that leads back: it is judged with Hoist, as what leads back from there"
    ),
  ]

  @Test(arguments: others) func whatIsNoSubjectSaysWhy(_ name: String, _ words: String) throws {
    let candidate = try #require(try candidate(name))
    #expect(candidate.outcome == .noSubject)
    #expect(candidate.reason == words)
  }

  @Test(
    arguments: [
      "Unrelated", "Screen", "SameTabs", "TabsWithAnother", "GivesAnother", "Family", "Moded.Mode",
      "WatchedStack", "Hoard", "Passage", "Annexe",
    ])
  func whatHasNothingToDoWithTransitionsIsNotListed(_ name: String) throws {
    #expect(try candidate(name) == nil)
  }

  // MARK: - Reasons and places

  static let reasons = [
    ("Plain", "it conforms to UIViewControllerAnimatedTransitioning, by its superclass Timed"),
    ("ByExtension", "it conforms to UINavigationControllerDelegate"),
    ("ByProtocol", "it conforms to UITabBarControllerDelegate, by Refined"),
    (
      "HandsOutBoth",
      "it conforms to UIViewControllerTransitioningDelegate; "
        + "it is tried as .custom alone, since it hands out a presentation controller"
    ),
    (
      "WholeOnly",
      "it conforms to UIViewControllerAnimatedTransitioning, by its superclass Timed; it is tried as "
        + ".fullScreen alone, since WholeScreen, for which it is made, is .fullScreen alone"
    ),
    (
      "PulledDelegate",
      "it conforms to UIViewControllerTransitioningDelegate; it offers a gesture by wire(_:then:), "
        + "which the library leaves to the app and which is not tried: say 'dismissedBy:' what the "
        + "finger does, and call it in '.preparing'"
    ),
    ("SelfPulled", "it conforms to UIViewControllerTransitioningDelegate"),
    ("WatchfulStack", "it conforms to UINavigationControllerDelegate"),
    (
      "LateDelegate",
      "it conforms to UIViewControllerTransitioningDelegate; it sets its delegate in viewDidLoad(), when UIKit "
        + "has asked for what presents it, so that it comes without its own animation: set it in an initializer"
    ),
    ("EarlyDelegate", "it conforms to UIViewControllerTransitioningDelegate"),
    (
      "ThreefoldDelegate",
      "it conforms to UIViewControllerTransitioningDelegate; it offers a gesture by "
        + "watchForDismissal(_:) and by watchForPresentation(_:), which the library leaves to the app "
        + "and which is not tried: say 'dismissedBy:' what the finger does, and call it in '.preparing'"
    ),
    (
      "SwipedTabs",
      "it conforms to UITabBarControllerDelegate; it follows a finger by a recognizer that its code "
        + "puts on a view and which is tried as .drag(.left)"
    ),
    (
      "TurnedTabs",
      "it conforms to UITabBarControllerDelegate; it follows a finger by a recognizer that its code "
        + "puts on a view and which is not tried: say 'selectedBy:' what the finger does"
    ),
    ("TappedTabs", "it conforms to UITabBarControllerDelegate"),
    (
      "DraggedDelegate",
      "it conforms to UIViewControllerTransitioningDelegate; it is tried as .custom alone, since it "
        + "hands out a presentation controller; it follows a finger by a recognizer that its code puts "
        + "on a view and which is not tried: say 'dismissedBy:' what the finger does"
    ),
    (
      "Chained",
      "it conforms to UIViewControllerTransitioningDelegate; it is made .fullScreen, as its library "
        + "presents it"
    ),
    ("Tardy", "it conforms to UIViewControllerTransitioningDelegate"),
    (
      "LooseDriver",
      "a driver of transitions: it is judged with the delegate that hands it out; an app asks for its "
        + "gesture by attach(over:): to try it, write such a delegate, say 'dismissedBy:' what the "
        + "finger does, and call it in '.preparing'"
    ),
    (
      "PulledDriver",
      "a driver of transitions: it is judged with the delegate that hands it out"
    ),
    ("GivesItself", "it gives itself a transitioning delegate"),
    ("NamesItsDelegate", "it overrides transitioningDelegate"),
    ("OwnTabs", "it conforms to UITabBarControllerDelegate"),
    ("LendingTabs", "it gives itself a delegate"),
    ("HelpedStack", "it hands itself to StackHelper, which becomes its delegate"),
    ("PreparedSheet", "it hands itself to SheetHelper, which becomes its transitioning delegate"),
    ("PushingNavigation", "it overrides pushViewController(_:animated:)"),
    ("Pager", "init(pages:spacing:) takes a list of controllers"),
    (
      "Hoist.present",
      "it inherits from UIStoryboardSegue; it presents where its source has no navigation controller; "
        + "HoistBack leads back"
    ),
    (
      "Turnout",
      "it inherits from UIStoryboardSegue; it presents as well, which is not tried"
    ),
    ("Alcove", "switchTo(_:animated:) takes a controller in, and lets go of the one before"),
    (
      "Usher.container",
      "exchange(for:animated:) takes a controller in, and lets go of the one before"
    ),
  ]

  @Test(arguments: reasons) func aCandidateSaysWhatMakesIt(_ name: String, _ words: String) throws {
    #expect(try candidate(name)?.reason == words)
  }

  @Test(arguments: [
    ("OwnTabs", "a tab bar controller"), ("OwnNavigation", "a navigation controller"),
    ("ByProtocol", "a tab bar controller's delegate"),
  ])
  func aControllerAndADelegateHaveNounsOfTheirOwn(_ name: String, _ noun: String) throws {
    #expect(try candidate(name)?.noun == noun)
  }

  @Test func aPrivateTypeHasAPlaceTooThoughTheCompilerKeepsItToItself() throws {
    let secret = try #require(try candidate("Secret")?.place)
    #expect(secret.file == "Animators.swift")
    #expect(secret.line > 1)
    #expect(try candidate("default")?.place?.file == "Animators.swift")
  }
}
