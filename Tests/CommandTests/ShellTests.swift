import ConformanceReports
import Foundation
import Testing
import TransitionCertification

/// What shells and the manual are told is made of the table that help is made of.
@Suite("Shells, manual and version") struct ShellTests {
  private let conform = BuiltCommand(directory: Workshop.repository)

  @Test("the version names suite, rules and the notation of traces")
  func version() async throws {
    let outcome = try await conform("--version")

    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        conform \(SuiteVersion.current)
        rules  \(RuleCatalogue.all.count) with \
        \(RuleCatalogue.all.reduce(0) { $0 + $1.clauses.count }) clauses, \(SuiteVersion.rules)
        trace  \(Trace.notationVersion)

        """)
    let trace = try String(
      contentsOfFile: "\(Workshop.repository)/traces/\(Workshop.golden)", encoding: .utf8)
    #expect(trace.hasPrefix("trace \(Trace.notationVersion)\n"))
  }

  @Test("every command and every option is in each script", arguments: ["bash", "zsh", "fish"])
  func everything(shell: String) async throws {
    let script = try await conform("completions", shell)
    let commands = try await commandNames()

    #expect(script.status == 0)
    for command in commands {
      #expect(script.output.contains(command))
      for option in try await options(of: command) {
        let spelling = shell == "fish" ? "-l \(option.dropFirst(2)) " : option
        #expect(script.output.contains(spelling))
      }
    }
  }

  @Test(
    "each shell that is installed takes its script",
    arguments: [("bash", ["-n"]), ("zsh", ["-n"]), ("fish", ["--no-execute"])])
  func syntax(shell: String, options: [String]) async throws {
    let script = try await conform("completions", shell).output
    // Where it is not installed, each command has to have its place at least.
    guard let outcome = try await Tool(shell)?.run(options + ["/dev/stdin"], input: script) else {
      for command in try await commandNames() {
        let place = shell == "fish" ? "subcommand_from \(command)' -l" : "\n    \(command)) "
        #expect(script.contains(place))
      }
      return
    }

    #expect(outcome.status == 0)
    #expect(outcome.problems == "")
  }

  @Test(
    "bash completes commands, choices, options, ids and paths",
    arguments: [
      ("conform ru", "run"), ("conform list ru", "rules"), ("conform run --st", "--strict"),
      ("conform help reje", "reject"), ("conform review acc", "accept"),
      ("conform explain completion-event", "completion-eventually"),
      ("conform run seed/fad", "seed/fade"), ("conform diff Package.sw", "Package.swift"),
      ("conform run --traces Package.sw", "Package.swift"), ("conform soak --count ", ""),
      ("conform completions z", "zsh"),
    ])
  func bash(line: String, completion: String) async throws {
    guard let bash = Tool("bash") else { return }
    let script = try await conform("completions", "bash").output
    let folder = conform.location.deletingLastPathComponent().path
    let call = """
      PATH="$PATH:\(folder)"
      COMP_WORDS=(\(line.hasSuffix(" ") ? line + "''" : line))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _conform
      printf '%s' "${COMPREPLY[0]}"
      """
    let outcome = try await bash.run(["/dev/stdin"], input: script + call)

    #expect(outcome.status == 0)
    #expect(outcome.output == completion)
    #expect(outcome.problems == "")
  }

  @Test("the page of the manual has a section for each command, and each of its options")
  func manual() async throws {
    let page = try await conform("manual")

    #expect(page.status == 0)
    #expect(page.output.hasPrefix(".TH \"CONFORM\" 1 "))
    let lines = page.output.split(separator: "\n", omittingEmptySubsequences: false)
    let requests = Set(lines.filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } })
    #expect(requests == [".TH", ".SH", ".SS", ".B", ".TP", ".PP", ".nf", ".fi"])
    for command in try await commandNames() {
      let heading = try #require(lines.firstIndex(of: ".SS \"\(command)\""))
      let section = lines[(heading + 1)...].prefix { !$0.hasPrefix(".S") }.joined(separator: "\n")
      for option in try await options(of: command) {
        #expect(section.contains(".B \(option.replacing("-", with: "\\-"))"))
      }
    }
  }

  @Test("the formatter of the manual, where it is installed, has nothing to say against the page")
  func formattedManual() async throws {
    guard let groff = Tool("groff") else { return }
    let page = try await conform("manual").output
    let checked = try await groff.run(["-man", "-ww", "-z", "/dev/stdin"], input: page)
    let shown = try await groff.run(["-man", "-Tascii", "-P-cbou", "/dev/stdin"], input: page)

    #expect(checked.status == 0 && checked.output == "" && checked.problems == "")
    #expect(shown.output.contains("EXIT STATUS"))
    #expect(shown.output.contains("CONFORM_JOBS"))
  }

  // MARK: - What help shows

  private func commandNames() async throws -> [String] {
    let help = try await conform("help").output
    let list = try #require(help.components(separatedBy: "is the default:\n").last)
    return list.split(separator: "\n").prefix { $0.hasPrefix("  ") }
      .filter { !$0.hasPrefix("   ") }.compactMap {
        $0.split(separator: " ").first.map(String.init)
      }
      .filter { $0 != "help" }
  }

  private func options(of command: String) async throws -> [String] {
    let help = try await conform("help", command).output
    let list = try #require(help.components(separatedBy: "\noptions:\n").last)
    return list.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }
}
