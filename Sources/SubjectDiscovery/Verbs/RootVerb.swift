/// A method that puts a controller into a window as its root, in the library's own way.
struct RootVerb {
  /// The id of its subject: of the methods of a type that are called alike one is judged.
  let id: String
  let method: KnownType.Member
  private let owner: String
  private let module: String
  private let place: SourceLine?
  private let call: String

  /// None where a method does another thing, or wants what nobody knows.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - owner: the type's name.
  ///   - module: the module that brings the method.
  ///   - receiver: whose method is called, as code says it.
  ///   - place: where the type is declared, if it is the library's.
  ///   - value: what is at hand for a parameter.
  ///   - bodies: the functions that the type has of the library.
  init?(
    _ method: KnownType.Member, of owner: String, in module: String, receiver: String,
    place: SourceLine?, value: (Declaration.Parameter) -> String?, bodies: [FunctionText]
  ) {
    let parameters = method.declaration.parameters
    guard [.method, .typeMethod].contains(method.kind), method.isCallable,
      parameters.count(where: \.isNewRoot) == 1,
      Self.exchangesRoot(method, among: bodies)
    else { return nil }
    var arguments: [String] = []
    for parameter in parameters {
      let handed = Self.argument(for: parameter)
      if handed == nil, parameter.isOptionalAtCall { continue }
      guard let text = handed ?? value(parameter) else { return nil }
      arguments.append((parameter.label.map { "\($0): " } ?? "") + text)
    }
    id = "\(module).\(owner).\(method.baseName)"
    call = "\(receiver).\(method.baseName)(\(arguments.joined(separator: ", ")))"
    (self.method, self.owner, self.module, self.place) = (method, owner, module, place)
  }

  /// How much it is told of how it is done.
  var said: Int { [isToldToAnimate, isToldEnd].count { $0 } }

  private var isToldToAnimate: Bool {
    method.declaration.parameters.contains(where: \.isAboutAnimation)
  }

  private var isToldEnd: Bool { method.declaration.parameters.contains(where: \.isEnd) }

  /// What becomes of it.
  var candidate: Candidate {
    let gaps =
      (isToldToAnimate ? [] : [".unanimatedForm"]) + (isToldEnd ? [] : [".completion"])
    var line = SubjectLine(id: id, kind: .roots, clauses: [])
    if !gaps.isEmpty { line.arguments = ["lacking: [\(gaps.joined(separator: ", "))]"] }
    let window = call.contains(/\bwindow\b/.wordBoundaryKind(.simple)) ? "window" : "_"
    let words = [
      window, "root", isToldToAnimate ? "animated" : "_", isToldEnd ? "completion" : "_",
    ]
    let result = method.givesNothing ? "" : "_ = "
    line.statements = [words.joined(separator: ", ") + " in", result + call]
    return Candidate(
      id: id, name: "\(owner).\(method.baseName)", module: module, place: place, nature: .roots,
      kind: .roots, noun: DiscoverableKind.roots.noun,
      reason: "\(method.name) puts a controller into a window as its root",
      outcome: .made(line, way: "by \(method.name)"))
  }

  // MARK: - Reading

  /// What the stage hands over for a parameter; none where it is about something else.
  private static func argument(for parameter: Declaration.Parameter) -> String? {
    if parameter.isNewRoot { return "root" }
    if parameter.isWindow { return "window" }
    if parameter.isAboutAnimation { return "animated" }
    return parameter.isEnd ? parameter.closure(doing: "completion?()") : nil
  }

  /// Whether a method sets a window's root, or one that it calls of the same type does.
  private static func exchangesRoot(
    _ method: KnownType.Member, among functions: [FunctionText]
  ) -> Bool {
    let assignment = /\brootViewController\s*=(?!=)/.wordBoundaryKind(.simple)
    let labels = method.declaration.parameters.map { $0.label ?? "_" }
    let own = functions.filter { $0.name == method.baseName && $0.labels == labels }
    let called = FunctionText.reached(
      from: own.flatMap(\.calledNames).filter { $0 != "init" },
      in: Dictionary(grouping: functions, by: \.name))
    return (own + called).contains { $0.body.contains(assignment) }
  }
}

extension KnownType.Member {
  /// Whether it is told a window and a controller to put into it.
  var takesWindow: Bool {
    guard kind == .method || kind == .typeMethod else { return false }
    return declaration.parameters.contains(where: \.isWindow)
      && declaration.parameters.contains(where: \.isNewRoot)
  }
}

extension Declaration.Parameter {
  /// Whether it takes a controller.
  fileprivate var isNewRoot: Bool { isController && !isOptionalAtCall }

  /// Whether it takes a window.
  fileprivate var isWindow: Bool {
    ["UIWindow", "UIWindow?", "UIWindow!"].contains(plainType)
  }

  /// Whether it takes what is to be done when all is over.
  fileprivate var isEnd: Bool {
    type.contains("->") && isNamedForEnd
  }
}
