/// A type that code asks a controller for.
///
/// What is a controller is called so, or is a name that the code gives to one of its context's or declares as one.
struct ControllerCast: Sendable {
  /// What is asked, in small letters.
  let subject: String
  /// The type as code spells it.
  let name: Substring

  /// Whether it is asked of what is presented, by the name that UIKit's methods give it.
  var isOfPresented: Bool {
    subject.contains("presentedviewcontroller") || subject.hasSuffix("presented")
  }

  /// Whether it is asked of the one from which another comes, by the name that UIKit's methods give it.
  var isOfSource: Bool {
    subject.contains("presentingviewcontroller")
      || ["source", "presenting", "from", "fromvc", "fromviewcontroller"].contains {
        subject.hasSuffix($0)
      }
  }

  /// All in a piece of code, in their order.
  static func all(in code: String) -> [ControllerCast] {
    let naming = /(?:let|var)\s+(\w+)\s*=\s*[^\n=;{]*?\.viewController\(forKey:/
    let declaring =
      /(\w+)\s*:\s*(?:any\s+)?\(?(?:UIKit\.)?UI(?!Presentation|Menu|Document)\w*Controller\b/
    let names = Set(
      code.matches(of: naming).map { $0.output.1.lowercased() }
        + code.matches(of: declaring).map { $0.output.1.lowercased() })
    let cast = /([^\n=;{]*?)\s(?:as[?!]|is)\s+(?:any\s+)?([A-Z]\w*(?:\.\w+)*)/
    return code.matches(of: cast).compactMap { match in
      let subject = match.output.1.lowercased()
      let last = subject.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
      let isController =
        subject.contains("controller") || subject.contains("vc") || last.map(names.contains) == true
      return isController ? ControllerCast(subject: subject, name: match.output.2) : nil
    }
  }
}
