import Testing
import UIKitSemantics
import VirtualTime

@Suite("Content that moves by itself") struct ScrollCourseTests {
  private static let half = TimeSpan(microseconds: ScrollCourse.length.microseconds / 2)

  @Test(
    "half of the time is more than half of the way after a finger, and half of it on request",
    arguments: [(ScrollCourse.Drive.release, 75.0), (.request, 50)])
  func middle(drive: ScrollCourse.Drive, place: Double) {
    var course = ScrollCourse(drive, from: [0, 40], to: [100, 40])

    #expect(course.step(after: Self.half, from: [0, 40]) == [place, 40])
  }

  @Test(
    "each step leads further, and the last one to the goal", arguments: ScrollCourse.Drive.allCases)
  func steps(drive: ScrollCourse.Drive) {
    var course = ScrollCourse(drive, from: [0, 300], to: [100, 0.1])
    var places: [SIMD2<Double>] = [[0, 300]]
    for step in 1...10 {
      let elapsed = TimeSpan(microseconds: ScrollCourse.length.microseconds * Int64(step) / 10)
      places.append(course.step(after: elapsed, from: places[step - 1]))
      #expect(course.isOver(after: elapsed) == (step == 10))
    }

    #expect(zip(places, places.dropFirst()).allSatisfy { $0.x < $1.x && $0.y > $1.y })
    #expect(places.last == [100, 0.1])
  }

  @Test("no time is no step, and a look that comes late finds the content at its goal")
  func edges() {
    var course = ScrollCourse(.request, from: [0, 0], to: [100, 0])

    #expect(course.step(after: .zero, from: [0, 0]) == [0, 0])
    #expect(course.step(after: TimeSpan(seconds: 9), from: [0, 0]) == [100, 0])
  }

  @Test("content that was put elsewhere on the way goes as far from there")
  func shift() {
    var course = ScrollCourse(.request, from: [200, 0], to: [300, 0])
    let middle = course.step(after: Self.half, from: [200, 0])

    #expect(course.step(after: ScrollCourse.length, from: middle - [200, 0]) == [100, 0])
    #expect(course.goal == [100, 0])
  }
}
