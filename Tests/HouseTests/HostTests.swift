import Foundation
import Testing

/// The vocabulary of events stands once, and one file knows the host that the events come from.
@Suite("One vocabulary, one host") struct HostTests {
  private static let host = "Sources/TransitionStage/Host/HeadlessHost.swift"

  /// The words of each file above UIKit, read once.
  private static let wordsAbove = Result {
    try House.swiftFiles(in: "Sources").filter { !$0.hasPrefix("Sources/UIKit/") }
      .map { (file: $0, words: try House.words(of: $0)) }
  }

  @Test(
    "above UIKit one file alone knows the scene of the headless host",
    arguments: ["SceneObserver", "SceneEvent", "SceneCause"])
  func oneFileKnowsTheScene(name: String) throws {
    let naming = try Self.wordsAbove.get().filter { $0.words.contains(name) }

    #expect(naming.map(\.file) == [Self.host])
  }

  @Test("what UIKit has for the stage alone stands in files of its own, and no library sees it")
  func stageAlone() throws {
    let files = try House.swiftFiles(in: "Sources/UIKit").filter { file in
      try House.text(of: file).split(separator: "\n").contains { line in
        line.drop { $0 == " " }.hasPrefix("package ") && !line.hasPrefix("package import")
      }
    }

    #expect(
      files == [
        "Sources/UIKit/Headless/Headless+Stage.swift",
        "Sources/UIKit/Headless/SceneEvent.Call.swift",
        "Sources/UIKit/Headless/SceneEvent.Transition.swift",
        "Sources/UIKit/Headless/SceneEvent.swift",
        "Sources/UIKit/Headless/SceneObserver.swift",
        "Sources/UIKit/Headless/Unkept.swift",
      ])
    let stage = try House.text(of: "Sources/UIKit/Headless/Headless+Stage.swift")
    #expect(!stage.contains("public "))
  }

  @Test("the vocabulary imports nothing, so that any platform can speak it")
  func vocabularyImportsNothing() throws {
    let files = House.swiftFiles(in: "Sources/TransitionVocabulary")

    #expect(!files.isEmpty)
    for file in files { #expect(try House.imports(of: file) == [], "\(file)") }
  }

  @Test("no other enumeration repeats a message of the vocabulary")
  func messagesStandOnce() throws {
    let vocabulary = "Sources/TransitionVocabulary/EventKind.swift"
    // Short names, such as `willMove`, are also good names for something else.
    let names = try Self.cases(in: vocabulary).filter { name in
      name.filter(\.isUppercase).count > 1
    }

    #expect(names.count > 50)
    for file in House.swiftFiles(in: "Sources") where file != vocabulary {
      #expect(try Self.cases(in: file).intersection(names) == [], "\(file)")
    }
  }

  /// The cases that enumerations of a file declare.
  private static func cases(in file: String) throws -> Set<String> {
    let lines = try House.text(of: file).split(separator: "\n").map { $0.drop { $0 == " " } }
    let names = lines.filter { $0.hasPrefix("case ") && !$0.contains(":") }.flatMap { line in
      line.dropFirst("case ".count).split(separator: ",").map { word in
        String(word.drop { $0 == " " }.prefix { $0.isLetter })
      }
    }
    return Set(names)
  }
}

extension House {
  /// The names and keywords that a file has, outside and inside of comments.
  fileprivate static func words(of path: String) throws -> Set<String> {
    Set(try text(of: path).split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
