import AppearanceTrace

/// What is known at a moment of a trace: who is where, what runs, who decides.
///
/// It is kept once for all rules, so that each checker stays small. It is large itself: a closure that asks it gets
/// a copy of all of it, so what is asked with many events is asked in loops.
struct HierarchyState: Sendable {
  let contract: SubjectContract
  /// The identity of the run.
  let header: Trace.Header
  var names: NameTable
  /// The hierarchy before the script acts.
  let baseline: HierarchySnapshot
  /// How the same change rests in other runs.
  var compared = ComparedRests()
  /// The transitions that have begun and not ended, in the order of their beginning.
  var open: [Name] = []
  /// How the status bar looks.
  var look: StatusBarState?
  /// The last event that changed the status bar.
  var lookChange: Int?
  /// The end of a transition that was seen last.
  var lastEnd: Int?
  /// The transition that ended last.
  var lastEnded: Name?
  /// The last change that the script asked for.
  var lastRequest: ScriptRequest?
  /// The last line of the script: a request, a finger, or a change of the surroundings.
  var lastAct: Int?
  /// When the last line of the script stands.
  var lastActTime: TraceTime?
  /// The last line of the script that is no finger's.
  var lastActByNoFinger: Int?
  /// The gestures that go on, in the order of their beginnings; at most one for each receiver.
  var fingers: [FingerGesture] = []
  /// Where a finger came down last.
  var lastFinger: Int?
  /// The gesture that ended last.
  var lastGesture: FingerGesture?
  /// The views that the subject animates, each with the event at which that began.
  var moving: NameMap<Int> = [:]
  /// How many requests of the subject to ignore all touches have not been taken back.
  var ignoring = 0
  /// The containers that were asked for other children, or for another look: how they lay their
  /// children out is their own affair.
  var arranging: Set<Name> = []
  /// Whether the script has switched all animations off.
  var isStill = false
  /// Who takes part in each transition.
  var participants: NameMap<Participants> = [:]
  /// The presenters whose presentation went in the middle of a chain, unknown to its presentation controller.
  var untold: NameMap<UntoldPresentation> = [:]
  /// With which presentations views came, one after the other, where that was more than one.
  var bringers: NameMap<[Companion]> = [:]
  /// Which delegate was asked last about the transition of a controller.
  var consultations: NameMap<Name> = [:]
  /// When a presentation controller was told of its presentation last, and nobody else has had the word.
  var hook: TraceTime?
  /// What is known of the views' properties.
  var known: NameMap<KnownProperties> = [:]

  /// What is known of each object; who is whose child is changed by `place` alone.
  var objects = ObjectTable()
  /// The children of those that have any.
  var families: NameMap<[Name]> = [:]
  var transitions: NameMap<TransitionState> = [:]
  var presentations: NameMap<PresentationState> = [:]
  var captureRequests: NameMap<Bool> = [:]
  /// The windows of the cast, the main one first.
  let windows: [Name]
  /// Whether something of the subject's reports dismissals.
  let hasLibrary: Bool
  /// The size of the screen.
  var screen: ScreenSize
  private var heardTypes: Set<String> = []
  /// Those who may be forgotten one day, in the order of their next turns.
  var row = NameQueue()
  /// For how many events those without a place are remembered.
  let memory: Int
  /// What those share who keep the hierarchy; none while it still changes.
  private(set) var kept: KeptHierarchy?

  /// Takes in what was there before the script acted.
  ///
  /// - Parameters:
  ///   - roles: Who is who in the trace.
  ///   - memory: For how many events those without a place are remembered.
  init(
    _ trace: borrowing Trace, _ roles: RoleBook, contract: SubjectContract,
    memory: Int = Self.usualMemory
  ) {
    self.contract = contract
    self.memory = memory
    header = trace.header
    names = NameTable(roles)
    // Everybody else gets a number when a line speaks of him: the cast of a long trace has no end, and
    // who comes lets others be forgotten.
    // By their places, so that no member is copied to be asked for its role.
    let members = roles.members
    var windows: [Name] = []
    var hasLibrary = false
    for place in members.indices {
      switch members[place].role.kind {
      case .window: windows.append(names.number(members[place].name))
      case .library: hasLibrary = true
      default: break
      }
    }
    self.windows = windows
    self.hasLibrary = hasLibrary
    screen = trace.header.screen
    baseline = HierarchySnapshot(trace.baseline, on: trace.header.screen, names: &names)
    look = baseline.look
    takeBaseline()
  }

  /// Notes that nothing changes any more.
  mutating func comeToRest() { kept = KeptHierarchy(self) }

  /// Whether a name is a window's.
  func isWindow(_ name: Name) -> Bool { windows.contains(name) }

  /// The class of an object of the cast.
  func type(of name: Name) -> String? { names.type(of: name) }

  /// Notes that a controller's callbacks are recorded.
  mutating func hear(_ controller: Name) {
    guard !objects[controller].isHeard else { return }
    objects[controller].isHeard = true
    if let type = type(of: controller) { heardTypes.insert(type) }
    names.numberOfRootView(of: controller)
  }

  /// Whether a controller's callbacks would be recorded: its own were, or those of one of its
  /// class.
  func isHeard(_ controller: Name) -> Bool {
    objects[controller].isHeard || type(of: controller).map(heardTypes.contains) ?? false
  }

  /// Whether the script has done anything after an event.
  func hasScriptActed(since event: Int) -> Bool { lastAct.map { $0 > event } ?? false }

  /// Whether a finger has come down after an event.
  func hasFingerComeDown(since event: Int) -> Bool { lastFinger.map { $0 > event } ?? false }
}
