import Testing
import TransitionStage

@MainActor @Suite("Rounds", .serialized) struct RoundTests {
  @Test("rounds that are equal are written once")
  func equal() {
    let trace = perform(.acting()) { stage, host in
      stage.repeatRounds {
        presentSheet(stage, host).controller?.dismiss(animated: true)
        stage.rest()
      }
    }

    #expect(trace.lines.last == "repeats 3 times")
    #expect(
      trace.cast.map(\.name) == [
        "window", "host", "host.view", "sheet", "sheet.view", "t1", "t1.container", "animator",
        "t2", "animator-2",
      ])
    #expect(trace.flaw == nil)
  }

  @Test("rounds are equal where what comes is called like the style in which it does")
  func calledLikeStyle() {
    let trace = perform(.system) { stage, host in
      stage.repeatRounds {
        let sheet = StageController(.lightContent)
        stage.cast(sheet, as: "fullScreen")
        stage.installer.install(on: sheet, as: .fullScreen)
        host.present(sheet, animated: true)
        stage.rest()
        sheet.dismiss(animated: true)
        stage.rest()
      }
    }

    #expect(trace.lines.contains("repeats 3 times"))
  }

  @Test("a round in which something is let go of later than in the first is equal to it")
  func lateRelease() {
    let keeper = Keeper()
    let subject = Subject.acting(atStart: { context in keeper.kept = context })

    let trace = perform(subject) { stage, host in
      stage.repeatRounds {
        presentSheet(stage, host).controller?.dismiss(animated: true)
        stage.rest()
      }
    }

    #expect(trace.lines.contains("repeats 3 times"))
  }

  @Test("a round that differs from the first is written out")
  func different() {
    let counter = Counter()
    let subject = Subject.acting(atStart: { context in
      counter.count += 1
      if counter.count > 2 { context.containerView.addSubview(UIView(frame: .zero)) }
    })

    let trace = perform(subject) { stage, host in
      stage.repeatRounds(2) {
        presentSheet(stage, host).controller?.dismiss(animated: true)
        stage.rest()
      }
    }

    #expect(trace.lines.contains("round 2"))
    #expect(!trace.lines.contains("repeats 2 times"))
    #expect(trace.lines.contains("insert t3.view-1 into t3.container (by t3)"))
  }

  @Test(
    "a recognizer is attached once to what stays, and each time to what is new",
    arguments: [(false, true), (true, false)])
  func recognizers(isEachTime: Bool, isFolded: Bool) {
    let counter = Counter()
    let subject = Subject.acting(atStart: { context in
      let new = UIView(frame: .zero)
      new.addGestureRecognizer(UITapGestureRecognizer())
      context.containerView.addSubview(new)
      counter.count += 1
      if counter.count == 1 || isEachTime {
        context.containerView.window?.rootViewController?.view
          .addGestureRecognizer(UITapGestureRecognizer())
      }
    })

    let trace = perform(subject) { stage, host in
      stage.repeatRounds {
        presentSheet(stage, host).controller?.dismiss(animated: true)
        stage.rest()
      }
    }

    #expect(trace.lines.contains("repeats 3 times") == isFolded)
  }

  @Test("a round that takes longer than the first is written out")
  func slower() {
    let counter = Counter()
    let subject = Subject.acting(atEnd: { context in
      counter.count += 1
      guard counter.count == 4 else { return }
      let container = context.containerView
      UIView.animate(withDuration: 1, animations: { container.alpha = 0.9 })
    })

    let trace = perform(subject) { stage, host in
      stage.repeatRounds(2) {
        presentSheet(stage, host).controller?.dismiss(animated: true)
        stage.rest()
        host.setNeedsStatusBarAppearanceUpdate()
      }
    }

    #expect(trace.lines.contains("round 2"))
  }
}

/// Keeps the context of the last transition until the next.
@MainActor private final class Keeper: Sendable {
  var kept: (any UIViewControllerContextTransitioning)?
}

/// Counts what happens over several transitions.
@MainActor private final class Counter: Sendable {
  var count = 0
}
