import Foundation
import Testing
import TransitionCertification

@testable import ConformCommand

/// A run that is divided among machines.
@Suite("Parts of a run") struct ShardTests {
  private static let call = [
    "run", "seed/fold", "seed/proper-segue", "faulty/fold-with-animated-push",
  ]

  @Test("are told in the same bytes as one run, however many there are")
  func sameBytes() async throws {
    let conform = BuiltCommand(directory: Workshop.repository)
    let whole = try await conform.run(Self.call)
    try await Workshop.open { workshop in
      for count in 1...2 {
        let folder = "\(workshop.path)/\(count)"
        for number in 1...count {
          let part = try await conform.run(
            Self.call + ["--shard", "\(number)/\(count)", "--shards", folder])
          #expect(part.status == 0 && part.problems == "")
        }
        let told = try await conform.run(Self.call + ["--shards", folder])

        #expect(told.output == whole.output && told.problems == whole.problems)
        #expect(told.status == whole.status && whole.status == 1)
      }
    }
  }

  @Test("are refused where one is missing, is not whole, or is of another run")
  func refused() async throws {
    let conform = BuiltCommand(directory: Workshop.repository)
    try await Workshop.open { workshop in
      let folder = "\(workshop.path)/parts"
      let part = ["run", "seed/fold", "--shards", folder]
      #expect(try await conform.run(part).problems.hasSuffix("there are no parts of a run\n"))
      #expect(try await conform.run(part + ["--shard", "1/2"]).status == 0)
      let missing = try await conform.run(part)
      #expect(missing.status == 2)
      #expect(missing.problems.hasPrefix("error: cannot read \(folder)/2-of-2.cases: "))

      #expect(try await conform.run(part + ["--shard", "2/2"]).status == 0)
      let other = try await conform.run(["run", "seed/fold", "seed/fade", "--shards", folder])
      #expect(other.problems.hasSuffix("it is a part of another run, or made by another suite\n"))

      let file = URL(fileURLWithPath: "\(folder)/1-of-2.cases")
      let text = try String(contentsOf: file, encoding: .utf8)
      for damaged in [
        String(text.dropLast(9)), text + "x", text.replacing("begin t1", with: "gebin t1"),
        text.replacing("\nend\n", with: "\nEnd\n"), text.replacing("case seed", with: "case deed"),
      ] {
        try damaged.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try await conform.run(part)
        #expect(outcome.status == 2 && outcome.problems.hasSuffix("it is not whole\n"))
      }
    }
  }

  @Test(
    "have a number and are so many", arguments: ["1/1", "3/8", "8/8", "1024/1024"])
  func words(word: String) {
    #expect(CaseShard(word)?.description == word)
  }

  @Test(
    "have no other names",
    arguments: ["", "3", "0/8", "9/8", "3/0", "-1/8", "3/8/9", "03/8", "x/8", "1/1025", "3/-8"])
  func otherWords(word: String) async throws {
    #expect(CaseShard(word) == nil)
  }

  @Test("keep why a case was lost")
  func lost() throws {
    let obstacles: [CaseResult.Obstacle] = [
      .ended(ProcessEnd(.signal(4), lastWords: "gone")), .hung(seconds: 20), .interrupted,
      .unreadable("no trace"),
    ]
    let id = CaseID(subject: "a", scenario: "s")
    for obstacle in obstacles {
      var bytes = ShardBytes(CaseAnswers.answer(lostTo: obstacle))
      var reader = CaseAnswerReader()
      guard case .recording(.lost(let read)) = try reader.answer(of: id, from: &bytes) else {
        Issue.record("\(obstacle) is not read")
        continue
      }
      #expect(read == obstacle && bytes.isOver)
    }
  }
}
