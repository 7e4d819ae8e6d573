import QuartzCore
import TransitionVocabulary
import UIKitSemantics
import VirtualTime

/// Everything that a headless scene is made of; a reset replaces it whole.
@MainActor final class World {
  /// The scene that runs now; none before the first is asked for.
  @exclusivity(unchecked) private static var running: World!

  /// The scene that runs now; read so often that neither a check of each access nor one whether the first is made
  /// may be felt.
  static var current: World {
    @inline(__always) get {
      if running == nil { beginFirst() }
      return running
    }
    set {
      running = newValue
      number += 1
      TurnLoop.noteScene()
      TraitsInForce.noteScene()
    }
  }

  /// How often another scene has begun, by which work on the stack knows whether its own still runs.
  @exclusivity(unchecked) private(set) static var number = 0

  @inline(never) private static func beginFirst() {
    running = World(profile: .iOS18, idiom: .phone, screen: CGSize(width: 390, height: 844))
  }

  let profile: Profile
  let idiom: UIUserInterfaceIdiom
  /// What is linked into the program.
  let program: Program
  var screenSize: CGSize {
    didSet { knownTraits = nil }
  }
  let turns: TurnLoop
  let animations = AnimationEngine()
  let transactions = TransactionLedger()
  let background = BackgroundWork()
  let realTime = RealTime()
  let delayed = DelayedCalls()
  let keyValues = KeyValueObservers()
  let statusBar = StatusBar()
  let touches = TouchDispatcher()
  let keyboard = Keyboard()
  let keptSegues = KeptSegues()
  @exclusivity(unchecked) var surroundings = Surroundings() {
    didSet { knownTraits = nil }
  }
  /// The screen's traits, until what they follow from changes.
  @exclusivity(unchecked) private var knownTraits: UITraitCollection?
  /// Changes of size that are under way.
  var resizes: [ResizeCoordinator] = []
  /// The controller that is just being told of a new size, where the observer knows of it already.
  @ZeroingWeak var toldOfSize: UIViewController?
  /// Who is to answer for that size.
  var causeOfSize = Cause.host
  private(set) lazy var scene = World.makeScene()
  private(set) lazy var application = UIApplication()
  private(set) lazy var screen = UIScreen()
  private(set) lazy var screenSpace = ScreenSpace()
  /// What the application says to the system.
  var services = ApplicationServices()
  /// The objects that stand for all of a class, by the class.
  var appearances: [ObjectIdentifier: AnyObject] = [:]
  /// Who is told what happens: kept, for a reference that does not keep costs with each word that is told.
  @exclusivity(unchecked) var observer: (any SceneObserver)? {
    didSet { animations.isObserved = observer != nil }
  }

  private(set) var complaints: [Complaint] = []
  /// Windows that are shown, in the order in which they were shown.
  @exclusivity(unchecked) var windows: [UIWindow] = []
  /// Roots that had to make way while they presented: they live as long as that is on the screen.
  @exclusivity(unchecked) var formerRoots: [UIViewController] = []
  /// The window that gets keys; like a view's superview it says goodbye when it goes.
  var keyWindow: UIWindow? {
    get { keyWindowReference?.takeUnretainedValue() }
    set { keyWindowReference = Unmanaged(toNobodyKept: newValue) }
  }
  @exclusivity(unchecked) private(set) var keyWindowReference: Unmanaged<UIWindow>?
  weak var firstResponder: UIResponder?
  /// Who was asked first to show another controller, while containers are asked.
  @ZeroingWeak var showOrigin: UIViewController?
  /// Those who are being told that their view is loaded, from the outside in.
  @exclusivity(unchecked) var loading: [UIViewController] = []
  /// How many detents of sheets have no name that somebody gave them.
  var namelessDetents = 0
  /// The presentations that are there; they stay where a scene goes, as the controllers do.
  @exclusivity(unchecked) var presentations: PresentationOrder
  /// Transitions that were asked for and have not ended.
  @exclusivity(unchecked) var transitions: [ActiveTransition] = []
  private var lastTransitionNumber = 0

  init(
    profile: Profile, idiom: UIUserInterfaceIdiom, screen: CGSize, program: Program = Program(),
    presentations: PresentationOrder = PresentationOrder()
  ) {
    turns = TurnLoop(telling: keyValues)
    self.profile = profile
    self.program = program
    self.presentations = presentations
    self.idiom = idiom
    screenSize = screen
    openLedger()
  }

  /// Lets the transactions of layers take part in the turns of this scene.
  private func openLedger() {
    let (turns, ledger) = (turns, transactions)
    ledger.later = { block in turns.enqueue { block() } }
    ledger.willCommit = { turns.afterCommit { ledger.commitTurn() } }
    ledger.promise = { block in
      let cause = turns.cause
      return { turns.acting(as: cause, block) }
    }
    TransactionLedger.current = ledger
  }

  var isHalted: Bool { turns.isHalted }

  /// The screen's traits, worked out once for as long as they stay.
  var screenTraits: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = UITraitCollection.ofScreen(screenSize, in: self)
    knownTraits = traits
    return traits
  }

  /// Ends the scene where it stands, work on the stack included, and lets go of what runs.
  func retire() {
    turns.retire()
    animations.retire()
    delayed.retire()
    keyWindow = nil
    let abandoned = transitions
    transitions = []
    for transition in abandoned { transition.abandon() }
  }

  func nextTransitionNumber() -> Int {
    lastTransitionNumber += 1
    return lastTransitionNumber
  }

  /// Lets the next commit lay out a window, if it is one of the scene that runs.
  static func needsLayout(_ window: UIWindow) {
    guard current.windows.has(window) || window is InputWindow else { return }
    current.turns.needsLayout(window)
  }

  // MARK: - Causes

  /// Who is to answer for what happens now.
  var cause: Cause { turns.cause }

  /// Runs work that somebody else is to answer for, in the scene that runs now.
  static func acting<Value>(as cause: Cause, _ work: () -> Value) -> Value {
    TurnLoop.acting(as: cause, work)
  }

  /// Runs work that somebody else is to answer for.
  func acting<Value>(as cause: Cause, _ work: () -> Value) -> Value {
    turns.acting(as: cause, work)
  }

  // MARK: - Reports

  /// Whether anybody would hear of what happens now.
  var isWatched: Bool { animations.isObserved && !isHalted }

  /// Tells the observer of the scene that runs now; as long as there is none, nothing is done for it.
  @inline(__always) static func report(_ event: @autoclosure () -> SceneEvent) {
    if current.isWatched { tell(event()) }
  }

  /// Tells the observer; nothing is told any more where the scene halted.
  @inline(__always) func report(_ event: @autoclosure () -> SceneEvent) {
    if isWatched { tell(event()) }
  }

  private func tell(_ event: SceneEvent) {
    observer?.scene(event, cause: cause)
  }

  /// Tells the observer of the scene that runs now, which is not kept for it.
  private static func tell(_ event: SceneEvent) {
    current.observer?.scene(event, cause: current.cause)
  }

  /// Tells the observer that time has moved on.
  func reportDrawing() {
    guard isWatched else { return }
    observer?.sceneWasDrawn()
  }

  /// Asks an object that is not the host's own; the answer is the subject's to answer for.
  func cross<Value>(
    to object: AnyObject, as role: AskedRole, _ question: EventKind,
    _ arguments: @autoclosure () -> [SceneEvent.Argument] = [], transition: Int?,
    _ call: () -> Value
  ) -> Value {
    if object is any HostOwned { return acting(as: .host, call) }
    report(.call(.init(.asked(object, as: role, transition: transition), question, arguments())))
    return acting(as: Cause(.subject, transition: transition), call)
  }

  /// Tells or asks an object something, across no border that is told of: it answers for what it does then,
  /// a controller that was entrusted to somebody as that one, and one of the host's own as the host.
  static func consult<Value>(_ object: AnyObject, _ call: () -> Value) -> Value {
    if let controller = object as? UIViewController { return consult(controller, call) }
    if object is any HostOwned { return acting(as: .host, call) }
    guard current.cause.agent != .subject else { return call() }
    return acting(as: Cause(.subject), call)
  }

  /// The same of a controller, of which none is the host's own.
  static func consult<Value>(_ controller: UIViewController, _ call: () -> Value) -> Value {
    guard current.cause.agent != .subject else { return call() }
    return acting(as: controller.answerer ?? Cause(.subject), call)
  }

  /// The same of somebody who may not be there, such as a delegate; none where nobody is.
  @discardableResult
  static func consult<Object, Value>(optional object: Object?, _ call: (Object) -> Value) -> Value?
  {
    object.map { object in consult(object as AnyObject) { call(object) } }
  }

  // MARK: - Complaints

  /// Records a complaint; where UIKit would raise an exception, the scene halts.
  func complain(
    _ id: ComplaintID, _ effect: Complaint.Effect, _ names: ComplaintNames,
    about controller: UIViewController?
  ) {
    guard !isHalted else { return }
    let complaint = Complaint(id: id.rawValue, effect: effect, text: id.text(names, in: profile))
    complaints.append(complaint)
    report(.complaint(complaint, controller))
    if effect == .raised { turns.halt() }
  }
}

/// An object of the host's own; calls to it cross no border.
protocol HostOwned: AnyObject {}
