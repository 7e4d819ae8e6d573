import Testing

@testable import AppearanceTrace

@Suite("The names of a cast")
struct NamesOfCastTests {
  @Test("each of many names has its place, and no other has one")
  func places() {
    var names = NamesOfCast()
    for number in 0..<5000 {
      names.append(member(number % 3 == 0 ? "t\(number).container" : "t\(number)"))
    }

    for (place, member) in names.cast.enumerated() {
      #expect(names.place(of: member.name) == place)
    }
    #expect(names.place(of: "t0") == nil)
    #expect(names.place(of: "t1.container") == nil)
    #expect(names.place(of: "") == nil)
    #expect(NamesOfCast(names.cast).place(of: "t4999") == 4999)
  }

  @Test("of several with one name the last one counts, also where it is written otherwise")
  func namesakes() {
    let names = NamesOfCast(["a", "caf\u{E9}", "a", "cafe\u{301}"].map(member))

    #expect(names.place(of: "a") == 2)
    #expect(names.place(of: "caf\u{E9}") == 3)
    #expect(!names.holds("cafe"))
  }

  @Test("names that share their first and last characters are told apart")
  func alike() {
    let texts = [
      "", "a", "aa", "a-long-name-with-x-in-it", "a-long-name-with-y-in-it", "12345678",
      "123456789",
    ]
    let names = NamesOfCast(texts.map(member))

    for (place, text) in texts.enumerated() { #expect(names.place(of: text) == place) }
  }

  @Test("who belongs to somebody comes in the order of the cast, also to one who is not in it")
  func belongings() {
    let roles = RoleBook([
      Trace.CastMember(name: "a.view", role: .rootView(of: "a")),
      Trace.CastMember(name: "b.view", role: .rootView(of: "b")),
      Trace.CastMember(name: "a", role: .controller),
      Trace.CastMember(name: "a.container", role: .container(of: "a")),
      Trace.CastMember(name: "b.bar", role: .bar(of: "b")),
    ])

    #expect(roles.belongings(of: "a") == ["a.view", "a.container"])
    #expect(roles.belongings(of: "b") == ["b.view", "b.bar"])
    #expect(roles.belongings(of: "a.view") == [])
    #expect(roles.belongings(of: "nobody") == [])
    #expect(roles.container(of: "a") == "a.container")
    #expect(roles.rootView(of: "b") == "b.view")
  }

  private func member(_ name: String) -> Trace.CastMember {
    Trace.CastMember(name: name, role: .view)
  }
}
