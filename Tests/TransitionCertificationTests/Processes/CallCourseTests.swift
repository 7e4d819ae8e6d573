import Testing
import TransitionCertification

@testable import CaseProcesses

/// What is made of processes that end before they have played all cases.
@Suite("The course of a call") struct CallCourseTests {
  /// What a process does: it plays so many cases, and ends.
  struct Step: Sendable {
    /// How many of its cases it answers.
    let count: Int
    let obstacle: CaseResult.Obstacle

    init(_ count: Int, _ obstacle: CaseResult.Obstacle = crash) {
      self.count = count
      self.obstacle = obstacle
    }
  }

  private static let crash = CaseResult.Obstacle.ended(ProcessEnd(.signal(4)))
  private static let exit = CaseResult.Obstacle.ended(ProcessEnd(.status(0)))

  /// What processes do one after the other, and what they play, which cases are lost and which are unsteady.
  private static let courses:
    [(steps: [Step], played: [String], lost: [String], unsteady: [String])] = [
      ([Step(4)], ["abcd"], [], []),
      // The first of its process is to blame.
      ([Step(0), Step(3)], ["abcd", "bcd"], ["a"], []),
      // One behind others is to blame where it ends its process by itself, too.
      ([Step(2), Step(0), Step(1)], ["abcd", "cd", "d"], ["c"], []),
      // It is not where it does not.
      ([Step(2), Step(2)], ["abcd", "cd"], [], ["c"]),
      ([Step(2), Step(1), Step(1)], ["abcd", "cd", "d"], [], ["c", "d"]),
      ([Step(3), Step(0)], ["abcd", "d"], ["d"], []),
      // Each is lost by itself.
      (
        [Step(1), Step(0), Step(0), Step(0)], ["abcd", "bcd", "cd", "d"], ["b", "c", "d"], []
      ),
    ]

  @Test(
    "blames who ends a process by itself, and nobody for what others have left",
    arguments: courses)
  func blames(steps: [Step], played: [String], lost: [String], unsteady: [String]) {
    var course = CallCourse(CaseLimits())
    var told: [String] = []
    var list = ["a", "b", "c", "d"]
    for step in steps {
      course.begin(list)
      told.append(list.joined())
      for scenario in list.prefix(step.count) {
        #expect(course.take(Array(scenario.utf8)) == scenario)
      }
      course.end(step.obstacle)
      list = course.rest
    }

    #expect(told == played)
    #expect(list == [])
    #expect(course.obstacles.keys.sorted() == lost)
    #expect(course.obstacles.values.allSatisfy { $0 == Self.crash })
    #expect(course.unsteadiness.keys.sorted() == unsteady)
  }

  @Test("the obstacle is the one that a case has by itself")
  func obstacleByItself() {
    var course = CallCourse(CaseLimits())
    course.begin(["a", "b"])
    _ = course.take([])
    course.end(Self.crash)
    #expect(course.isInDoubt)
    course.begin(course.rest)
    course.end(Self.exit)

    #expect(course.obstacles == ["b": Self.exit])
    #expect(!course.isInDoubt)
  }

  @Test("a case that comes out otherwise the second time, or ends its process then, is unsteady")
  func secondTime() {
    var course = CallCourse(CaseLimits())
    course.begin(["a", "b", "c"], repeatedAs: ["c", "a", "b"])
    for text in ["a 1", "b 1\nb 2", "c 1"] { _ = course.take(Array(text.utf8)) }
    #expect(course.take(Array("c 1".utf8)) == nil)
    #expect(course.take(Array("a 2".utf8)) == nil)
    course.end(Self.crash)

    #expect(course.rest == [])
    #expect(course.obstacles == [:])
    #expect(
      course.unsteadiness == [
        "a": Unsteadiness(Array("a 1".utf8), Array("a 2".utf8)),
        "b": .endsBehindOthers("crashed: signal 4 (illegal instruction)"),
      ])
  }

  @Test("a process that has played all twice may end as it likes")
  func wholeCourse() {
    var course = CallCourse(CaseLimits())
    course.begin(["a"], repeatedAs: ["a"])
    for _ in 0..<2 { _ = course.take([1]) }
    course.end(Self.crash)

    #expect(course.rest == [] && course.unsteadiness == [:] && course.obstacles == [:])
  }

  @Test(
    "patience wears off once time was lost twice, and for no other loss",
    arguments: [
      ([.hung(seconds: 20)], 10), ([.hung(seconds: 20), .hung(seconds: 20)], 1),
      (
        [
          .ended(ProcessEnd(.processorTime(seconds: 10))),
          .ended(ProcessEnd(.processorTime(seconds: 10))),
        ], 1
      ),
      ([crash, exit, crash, exit], 10),
    ] as [([CaseResult.Obstacle], Int)])
  func patience(obstacles: [CaseResult.Obstacle], seconds: Int) {
    var course = CallCourse(CaseLimits())
    course.begin(["a", "b", "c", "d", "e"])
    for obstacle in obstacles {
      course.end(obstacle)
      course.begin(course.rest)
    }

    #expect(course.limits.seconds == seconds)
  }

  @Test("what no process plays is lost")
  func abandoned() {
    var course = CallCourse(CaseLimits())
    course.begin(["a", "b", "c"])
    _ = course.take([])
    course.end(Self.crash)
    course.abandon(.unreadable("gone"))

    #expect(course.rest == [])
    #expect(course.obstacles == ["b": .unreadable("gone"), "c": .unreadable("gone")])
  }
}
