/// Whether an animator has to be told which way it goes, and how that is said.
///
/// Many animate both ways, and learn which one it is from the app: by an initializer's argument, or by a
/// property that is set before they are handed out.
struct AnimatorDirection {
  /// Where an animator with ways is handed out.
  let kind: DiscoverableKind
  /// What tells it: the name of a parameter or of a property.
  let name: String
  let there: String
  let back: String
  /// Whether it is told by an initializer, so that each way has an animator of its own.
  let isInitial: Bool

  /// The names of an enumeration's cases, there and back; who mixes them, as in show and dismiss, means the same.
  private static let modal = (
    there: [
      "present", "presenting", "presentation", "presented", "show", "showing", "open", "opening",
      "expand", "forward", "appear", "appearing",
    ],
    back: [
      "dismiss", "dismissing", "dismissal", "dismissed", "hide", "hiding", "close", "closing",
      "collapse", "backward", "reverse", "disappear", "disappearing",
    ]
  )
  private static let navigation = (there: ["push", "pushing"], back: ["pop", "popping"])

  private static let forward = [
    "presenting", "ispresenting", "ispresent", "ispresentation", "forpresentation", "isforward",
    "forward", "isshowing", "showing", "isappearing", "appearing", "isopening", "opening",
  ]
  private static let backward = [
    "dismissing", "isdismissing", "isdismiss", "isdismissal", "reverse", "isreverse", "reversed",
    "isreversed", "isbackward", "ishiding", "hiding", "isclosing",
  ]
  private static let forwardPush = ["ispush", "ispushing", "pushing"]
  private static let backwardPop = ["ispop", "ispopping", "popping"]

  /// Whether a condition holds on the way there, such as `isPresenting` or `mode == .present`; none where its words
  /// are not known, or are more than one question.
  static func leadsThere(_ condition: Substring) -> Bool? {
    let question = /\s*(!?)\s*(?:[\w.]+\s*(==|!=)\s*)?(?:\w*\.)*(\w+)\s*/
    guard let match = condition.wholeMatch(of: question) else { return nil }
    let word = match.output.3.lowercased()
    let isTurned = (match.output.1 == "!") != (match.output.2 == "!=")
    if (modal.there + forward).contains(word) { return !isTurned }
    if (modal.back + backward).contains(word) { return isTurned }
    return nil
  }

  /// How a value says it; none where it says something else.
  ///
  /// - Parameters:
  ///   - name: the parameter's or the property's name.
  ///   - type: its type.
  ///   - owner: the type that it belongs to.
  init?(
    _ name: String, _ type: String, in owner: KnownType, isInitial: Bool,
    _ catalogue: TypeCatalogue
  ) {
    self.name = name
    self.isInitial = isInitial
    let plain = CodeText.unwrapped(type)
    if plain == "Bool" {
      let word = name.lowercased()
      let ways: (DiscoverableKind, String, String)? =
        if Self.forward.contains(word) {
          (.delegate, "true", "false")
        } else if Self.backward.contains(word) {
          (.delegate, "false", "true")
        } else if Self.forwardPush.contains(word) {
          (.navigation, "true", "false")
        } else if Self.backwardPop.contains(word) {
          (.navigation, "false", "true")
        } else {
          nil
        }
      guard let ways else { return nil }
      (kind, there, back) = ways
    } else if plain.replacing(".", with: "").hasSuffix("UINavigationControllerOperation") {
      (kind, there, back) = (.navigation, ".push", ".pop")
    } else {
      let cases = catalogue.ownType(spelled: plain, in: owner)?.plainCases ?? []
      func ways(_ names: (there: [String], back: [String])) -> (String, String)? {
        guard let there = names.there.first(where: cases.contains),
          let back = names.back.first(where: cases.contains)
        else { return nil }
        return (there, back)
      }
      if let (there, back) = ways(Self.modal) {
        (kind, self.there, self.back) = (.delegate, ".\(there)", ".\(back)")
      } else if let (there, back) = ways(Self.navigation) {
        (kind, self.there, self.back) = (.navigation, ".\(there)", ".\(back)")
      } else {
        return nil
      }
    }
  }
}

extension Maker {
  /// How an animator is told which way it goes; none where nothing of it asks.
  ///
  /// An initializer that wants to know goes before a property.
  func direction(of type: KnownType) -> AnimatorDirection? {
    let initializers = Initializers(catalogue).all(of: type).filter(\.isCallable)
    for initializer in initializers {
      for parameter in initializer.requiredParameters {
        let name = parameter.label ?? parameter.name
        if let direction = AnimatorDirection(
          name, parameter.plainType, in: type, isInitial: true, catalogue)
        {
          return direction
        }
      }
    }
    let properties = catalogue.ownLineage(of: type).flatMap(\.members).filter { member in
      member.kind == .property && member.isUsable && member.declaration.isSettable
    }
    return properties.lazy.compactMap { member in
      AnimatorDirection(
        member.name, member.declaration.type ?? "", in: type, isInitial: false, catalogue)
    }
    .first
  }
}

extension TypeCatalogue {
  /// A type with those of its superclasses that are the library's own.
  func ownLineage(of type: KnownType) -> [KnownType] {
    [type] + superclasses(of: type).filter(isOwn)
  }
}
