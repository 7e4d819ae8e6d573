extension Trace {
  /// What no run can do and no text can say: the reason why a trace could not be read back.
  public enum Disorder: Sendable, Equatable {
    /// Something happens before what stands above it, or before zero.
    case timeGoesBack(from: TraceTime, to: TraceTime)
    /// A transition begins that has begun before in the same round.
    case beginsTwice(transition: String)
    /// A transition leads from a controller to the same one.
    case leadsNowhere(transition: String)
    /// A transition ends that is not open.
    case endsUnbegun(transition: String)
    /// A round or a repetition is counted below one.
    case countBelowOne(Int)
    /// A place, a number of items or of requests to ignore touches is below zero.
    case countBelowZero(Int)
    /// The screen, or that to which a window is resized, is not wider and higher than zero.
    case sizeWithoutExtent
    /// A view is put into itself or into what lies in it, or a controller is its own child.
    case insideItself(String)
    /// A view stands at two places of one tree.
    case viewTwice(String)
    /// Something speaks of an object that is not in the cast.
    case stranger(String)
    /// Two objects of the cast have the same name.
    case castTwice(String)
    /// A tree has more levels than any hierarchy.
    case treeTooDeep(limit: Int)
  }

  /// A disorder and the part of the trace where it shows.
  public struct Flaw: Sendable, Equatable {
    /// Where it shows.
    public var place: Place
    /// What is wrong.
    public var disorder: Disorder

    /// Puts a disorder in its place.
    public init(_ disorder: Disorder, in place: Place) {
      self.place = place
      self.disorder = disorder
    }
  }

  /// A part of a trace.
  public enum Place: Sendable, Equatable {
    /// The lines above the cast.
    case header
    /// The object with this place in the cast, from 0.
    case cast(Int)
    /// The hierarchy before the script acts.
    case baseline
    /// The event with this place among the events, from 0.
    case event(Int)
    /// The last line, or the hierarchy at the end.
    case ending
  }

  /// The first flaw; none in a trace that was recorded or read.
  ///
  /// Exactly the traces without a flaw are read back from their own text as what they are.
  public var flaw: Flaw? {
    guard header.screen.hasExtent else { return Flaw(.sizeWithoutExtent, in: .header) }
    var names = NamesOfCast()
    for (index, member) in cast.enumerated() {
      if let disorder = member.disorder(behind: names) { return Flaw(disorder, in: .cast(index)) }
      names.append(member)
    }
    func stranger(among mentioned: [String]) -> Disorder? {
      mentioned.first { !names.holds($0) }.map { .stranger($0) }
    }
    if let disorder = baseline.disorder ?? stranger(among: baseline.names) {
      return Flaw(disorder, in: .baseline)
    }
    var walk = EventWalk(from: baseline)
    for (index, event) in events.enumerated() {
      if let disorder = walk.step(to: event).disorder ?? stranger(among: event.names) {
        return Flaw(disorder, in: .event(index))
      }
    }
    let disorder = ending.disorder(after: walk.time) ?? stranger(among: ending.names)
    return disorder.map { Flaw($0, in: .ending) }
  }
}

extension Trace.CastMember {
  /// What is wrong with this member.
  ///
  /// - Parameter names: The names of those who stand above it.
  func disorder(behind names: NamesOfCast) -> Trace.Disorder? {
    if names.holds(name) { return .castTwice(name) }
    guard let owner = role.owner, !names.holds(owner) else { return nil }
    return .stranger(owner)
  }
}

extension Trace.Ending {
  /// What is wrong with this ending.
  ///
  /// - Parameter time: The time of the last event.
  func disorder(after time: TraceTime) -> Trace.Disorder? {
    switch self {
    case .settled(let end, let checkpoint), .unsettled(let end, let checkpoint):
      end < time ? .timeGoesBack(from: time, to: end) : checkpoint.disorder
    case .raised: nil
    }
  }
}
