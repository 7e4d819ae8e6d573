import TransitionStage

extension ContainerFamily {
  /// What lies around a stack, and changes while it shows or exchanges its top.
  static let stackSurroundings: [Scenario] =
    turnsOfStack + leavesOfStack + coversOfStack + [
      stack(
        "darken-while-pushing", of: 1, title: "the interface turns dark while a screen comes",
        tag: "interface-style"
      ) { play in
        play.push()
        play.stage.darkenMidway()
      },
      stack(
        "reduced-motion", of: 1, title: "a screen is pushed where the user wants less motion",
        tag: "reduce-motion"
      ) { play in
        play.stage.setReducedMotion(true)
        play.push()
      },
      scenario(
        .stack, "keyboard-up", title: "the top with the keyboard up is popped in a stack",
        tags: ["container-keyboard-up"], needs: [.stack]
      ) { play in
        play.openStack(of: 2, typing: true)
        play.pop()
      },
      scenario(
        .stack, "keyboard-up", .cancelled,
        title: "the top with the keyboard up is dragged in a stack, and given up",
        tags: ["container-keyboard-up"], needs: [.stack, .drag]
      ) { play in
        play.openStack(of: 2, typing: true)
        play.swipe(.halfHearted)
      },
      scenario(
        .stack, "cycle-inside-another",
        title: "a screen is pushed and popped in a stack that is a child itself",
        tags: ["container-nested"], needs: [.stack]
      ) { play in
        play.openInsideAnother()
        play.pushAndPop()
      },
    ]

  private static let turnsOfStack: [Scenario] = [
    stack(
      "turn-while-pushing", of: 1, title: "the device turns while a screen comes",
      tag: "container-resize"
    ) { play in
      play.push()
      play.stage.advance(by: 0.1)
      play.stage.resize(to: .onItsSide)
    },
    stack(
      "turn-then-pop", of: 2, title: "the device turns, and then the top is popped",
      tag: "container-resize"
    ) { play in
      play.stage.resize(to: .onItsSide)
      play.stage.rest()
      play.pop()
    },
    stack(
      "turn-then-drag", .cancelled, of: 2,
      title: "the device turns, and the top is then dragged and given up", tag: "container-resize",
      needs: [.drag]
    ) { play in
      play.stage.resize(to: .onItsSide)
      play.stage.rest()
      play.swipe(.halfHearted)
    },
  ]

  private static let leavesOfStack: [Scenario] = [
    stack(
      "background-while-pushing", of: 1,
      title: "the application leaves the screen and returns while a screen comes",
      tag: "background-mid-transition"
    ) { play in
      play.push()
      play.stage.leaveMidway()
    },
    stack(
      "background-while-pushing-then-pop", of: 1,
      title: "the application leaves while a screen comes, which is popped then",
      tag: "background-mid-transition"
    ) { play in
      play.push()
      play.stage.leaveMidway()
      play.stage.rest()
      play.pop()
    },
    stack(
      "background-while-popping", of: 2,
      title: "the application leaves the screen and returns while the top goes",
      tag: "background-mid-transition"
    ) { play in
      play.pop()
      play.stage.leaveMidway()
    },
    stack(
      "inactive-while-pushing", of: 1,
      title: "something of the system's is in front of the application while a screen comes",
      tag: "inactive-mid-transition"
    ) { play in
      play.push()
      play.stage.lookAwayMidway()
    },
  ]

  private static let coversOfStack: [Scenario] = [
    stack(
      "cover", of: 2, title: "two screens are covered by a sheet and uncovered",
      tag: "container-covered-and-uncovered"
    ) { $0.coverAndUncover() },
    stack(
      "push-while-covered", of: 1, title: "a screen is pushed under a sheet",
      tag: "container-covered-change"
    ) { play in
      play.coverAndUncover {
        play.push()
        play.stage.rest()
      }
    },
    stack(
      "pop-while-covered", of: 2, title: "the top is popped under a sheet",
      tag: "container-covered-change"
    ) { play in
      play.coverAndUncover {
        play.pop()
        play.stage.rest()
      }
    },
    stack(
      "cover-while-pushing", of: 1, title: "a sheet covers all while a screen comes",
      tag: "container-covered-and-uncovered", needs: [.choice]
    ) { play in
      play.push()
      play.stage.advance(by: 0.1)
      play.coverAndUncover()
    },
  ]
}
