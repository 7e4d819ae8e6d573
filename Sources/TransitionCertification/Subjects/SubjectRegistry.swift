/// The subjects that a command knows, in the order in which they run and are listed.
public struct SubjectRegistry: Sendable {
  /// Every subject.
  public let all: [ListedSubject]
  /// The subjects that run where nobody names any; they have to hold.
  public let judged: [ListedSubject]

  private let places: [String: Int]

  /// Registers subjects.
  ///
  /// - Parameters:
  ///   - all: Every subject; of two with one id the first counts.
  ///   - isJudged: Which of them run where nobody names any.
  public init(
    _ all: [ListedSubject], judging isJudged: (ListedSubject) -> Bool = \.isGood
  ) {
    places = Dictionary(
      all.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    self.all = all
    judged = all.filter(isJudged)
  }

  /// Registers somebody's own subjects. The system's transitions are known beside them, to look at.
  ///
  /// - Throws: That an id cannot be one, or is there twice.
  public init(own: [Subject]) throws(SubjectIDError) {
    let system = ListedSubject.system
    var known: Set<String> = [system.id]
    for subject in own {
      guard SubjectIDError.isID(subject.id) else { throw .unusable(subject.id) }
      guard known.insert(subject.id).inserted else { throw .repeated(subject.id) }
    }
    self.init([system] + own.map { ListedSubject($0) }, judging: { $0.role == .own })
  }

  /// Whether all that has to hold is of whoever calls the suite, so that goldens are his own too.
  public var isOwn: Bool { judged.allSatisfy { $0.role == .own } }

  /// The subjects that are wrong on purpose.
  public var faulty: [ListedSubject] { all.filter { !$0.isGood } }

  /// The subject with this id.
  public func subject(_ id: String) -> ListedSubject? { places[id].map { all[$0] } }
}

extension ListedSubject {
  /// The reference.
  public static let system = ListedSubject(
    .system, "the system's own transitions", role: .system)

  /// A subject of whoever calls the suite.
  public init(_ subject: Subject) {
    self.init(subject, "\(subject.kind.rawValue) of your own", role: .own)
  }
}
