extension Trace.CastMember {
  /// The member as its line in the head of a trace, without indentation.
  var line: String {
    var writer = TraceWriter()
    writer.write(self)
    return writer.text
  }
}

extension TraceWriter {
  /// Writes a member of the cast: name, role, and of class and maker what is not usual for the role.
  mutating func write(_ member: Trace.CastMember) {
    write(word: member.name)
    space(Layout.castGap)
    write(member.role.kind.rawValue)
    if let owner = member.role.owner {
      write(" \(Keyword.of) ")
      write(word: owner)
    }
    if let type = member.spelledType {
      write(", ")
      write(word: type, except: [Keyword.by])
      if let base = member.base {
        write(": ")
        write(word: base)
      }
    }
    if member.maker != member.role.usualMaker {
      write(", \(Keyword.by) \(member.maker.rawValue)")
    }
  }
}

extension Trace.CastMember {
  /// The class as its line says it; none where it is the usual one.
  ///
  /// A class of an app's may bear the usual one's name; before its base it is spelled out.
  fileprivate var spelledType: String? {
    type == role.usualType && base == nil ? nil : type
  }
}
