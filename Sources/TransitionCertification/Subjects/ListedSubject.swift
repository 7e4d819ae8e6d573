/// A subject as a command knows it, and what it is expected to show.
public struct ListedSubject: Sendable, Identifiable {
  /// The subject.
  public let subject: Subject
  /// What it does, in a sentence without a full stop.
  public let title: String
  /// What it is here for.
  public let role: Role
  /// The catalogue's id of the fault that it shows, such as `F089`; none for a good subject.
  public let fault: String?
  /// The id of a good subject or a seed that does the same right; none for a good subject.
  public let twin: String?
  /// The rules of which one has to be the first that it breaks; none for a good subject.
  public let expects: [RuleID]
  /// Known breaches that are accepted until they expire.
  public let waivers: [Waiver]

  /// The subject's id, such as `seed/fade`.
  public var id: String { subject.id }

  /// What a subject is here for.
  public enum Role: String, Sendable, CaseIterable {
    /// The reference.
    case system
    /// A transition of one of the articles that the project began with.
    case seed
    /// A transition that does everything right, in some style.
    case good
    /// A transition with one fault.
    case faulty
    /// A transition of whoever calls the suite.
    case own
  }

  /// Describes a subject that is right.
  public init(_ subject: Subject, _ title: String, role: Role, waivers: [Waiver] = []) {
    self.subject = subject
    self.title = title
    self.role = role
    self.waivers = waivers
    fault = nil
    twin = nil
    expects = []
  }

  /// Describes a subject that is wrong on purpose.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - title: What it is, in a few words.
  ///   - fault: The catalogue's id of the fault.
  ///   - twin: The id of a good subject or a seed that does the same right.
  ///   - expects: The rules, or clauses of rules, of which one has to be the first that it breaks.
  public init(
    _ subject: Subject, _ title: String, fault: String, twin: String, expects: [RuleID]
  ) {
    self.subject = subject
    self.title = title
    role = .faulty
    waivers = []
    self.fault = fault
    self.twin = twin
    self.expects = expects
  }

  /// Whether it belongs to what has to hold.
  public var isGood: Bool { role != .faulty }
}
