import AppearanceTrace
import Testing

@Suite("The cast of a trace")
struct CastTests {
  @Test(
    "an object is described by its role, and by what is not usual for that",
    arguments: [
      (Trace.CastMember(name: "window", role: .window), "window  window"),
      (
        Trace.CastMember(
          name: "window", role: .window, type: "CoverWindow", base: "UIWindow", maker: .subject),
        "window  window, CoverWindow: UIWindow, by subject"
      ),
      (
        Trace.CastMember(
          name: "menu", role: .controller, type: "UIDrawer", base: "UIViewController"),
        "menu  controller, UIDrawer: UIViewController"
      ),
      (
        Trace.CastMember(name: "view", role: .chrome(of: nil), type: "UIView", maker: .host),
        "view  chrome, UIView, by host"
      ),
      (
        Trace.CastMember(name: "odd", role: .view, type: "by"), "odd  view, \"by\""
      ),
    ])
  func lines(member: Trace.CastMember, line: String) throws {
    let trace = Trace(
      header: Trace.Header(scenario: "a", subject: "b", profile: "c"), cast: [member],
      ending: .raised(fault: "D1"))

    #expect(trace.text.contains("\ncast\n  \(line)\n\n"))
    #expect(try Trace(parsing: trace.text) == trace)
  }

  @Test("every role is read back as what it is", arguments: Role.Kind.allCases)
  func roles(kind: Role.Kind) throws {
    let role = try #require(Role(kind, of: "owner") ?? Role(kind, of: nil))
    let trace = Trace(
      header: Trace.Header(scenario: "a", subject: "b", profile: "c"),
      cast: [
        Trace.CastMember(name: "owner", role: .controller),
        Trace.CastMember(name: "it", role: role, type: "Class", base: "UIView", maker: .stage),
      ], ending: .raised(fault: "D1"))

    #expect(role.kind == kind)
    #expect(try Trace(parsing: trace.text) == trace)
    #expect(try Trace(jsonLines: trace.jsonLines) == trace)
  }

  @Test("an app's class is its own, whatever its name begins with")
  func ownClasses() {
    let drawer = Trace.CastMember(
      name: "menu", role: .controller, type: "UIDrawer", base: "UIViewController")
    let stack = Trace.CastMember(name: "nav", role: .controller, type: "UINavigationController")

    #expect(drawer.isOfOwnClass)
    #expect(drawer.hostType == "UIViewController")
    #expect(!stack.isOfOwnClass)
    #expect(stack.hostType == "UINavigationController")
  }

  @Test("roles lead from an object to what belongs to it, and back")
  func book() throws {
    let roles = try Trace(parsing: Samples.everything).roles

    #expect(roles.rootView(of: "host") == "host.view")
    #expect(roles.controller(ofRootView: "host.view") == "host")
    #expect(roles.controller(ofRootView: "bar.view") == nil)
    #expect(roles.container(of: "t1") == "t1.container")
    #expect(roles.name(of: .bar, of: "nav") == "bar.view")
    #expect(roles.role(of: "t1.runner") == .runner(of: "t1"))
    #expect(roles.belongings(of: "sheet") == ["sheet.view", "box", "card"])
    #expect(roles.role(of: "nobody") == nil)
  }

  @Test("a name that is not in the cast is refused, with the nearest one that is")
  func strangers() throws {
    for (found, replacement, message) in [
      (
        "present(sheet,", "present(shet,",
        "line 24, column 18: found \"shet\", expected a name of the cast (did you mean sheet?)"
      ),
      (
        "animator.animate", "anmator.animate",
        "line 26, column 7: found \"anmator\", expected a name of the cast (did you mean animator?)"
      ),
      (
        "> sheet.view", "> sheet.vew",
        "line 31, column 23: found \"sheet.vew\", expected a name of the cast (did you mean "
          + "sheet.view?)"
      ),
      (
        "animateTransition(t1)", "animateTransition(t9)",
        "line 26, column 34: found \"t9\", expected a name of the cast (did you mean t1?)"
      ),
    ] {
      let text = Samples.short.replacing(found, with: replacement)

      let error = #expect(throws: TraceSyntaxError.self) { try Trace(parsing: text) }

      #expect(error?.description == message)
    }
  }

  @Test("a trace that speaks of a stranger is flawed")
  func flaw() throws {
    var trace = try Trace(parsing: Samples.short)
    trace.cast.removeAll { $0.name == "animator" }

    #expect(trace.flaw?.disorder == .stranger("animator"))
    #expect(throws: TraceSyntaxError.self) { try Trace(parsing: trace.text) }
    #expect(throws: TraceSyntaxError.self) { try Trace(jsonLines: trace.jsonLines) }
  }

  @Test("a screen without extent makes a trace that is flawed")
  func noExtent() throws {
    var trace = try Trace(parsing: Samples.short)
    trace.header.screen = ScreenSize(width: 390, height: 0)

    #expect(trace.flaw != nil)
    #expect(throws: TraceSyntaxError.self) { try Trace(parsing: trace.text) }
  }

  @Test("an event of a resize says how large the screen is from then on")
  func newScreen() {
    let size = Call.Argument("to", .list(["844", "390.5"]))
    let resize = Event(at: .zero, .call(Call("window", .resize, [size])), mark: .script)
    let other = Event(at: .zero, .call(Call("host", .viewWillTransition, [size])))

    #expect(resize.newScreen == ScreenSize(width: 844, height: 390.5))
    #expect(other.newScreen == nil)
  }
}
