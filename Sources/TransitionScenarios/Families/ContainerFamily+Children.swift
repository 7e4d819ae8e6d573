import TransitionStage

extension ContainerFamily {
  /// What code asks of the children of a container, one of which it shows at a time.
  static let children: [Scenario] = [
    scenario(
      .children, "show", title: "a container is shown with its first child",
      tags: ["container-initial-child", "container-offscreen-preload"],
      evidence: ["CC-05", "CC-10"]
    ) { play in
      play.stage.begin()
      play.stage.act { play.stage.show(play.container) }
    },
    scenario(
      .children, "select-unseen", title: "a child is selected before the container is shown",
      tags: ["container-set-before-visible"], evidence: ["CC-10"], needs: [.select]
    ) { play in
      play.stage.begin()
      play.select(1, animated: false)
      play.stage.act { play.stage.show(play.container) }
    },
    scenario(
      .children, "select", title: "another child is selected", tags: ["container-switch"],
      evidence: ["CC-03", "CC-13"], needs: [.select]
    ) { play in
      play.open()
      play.select(1)
    },
    scenario(
      .children, "select", .unanimated, title: "another child is selected without animation",
      tags: ["container-switch"], evidence: ["CC-03"], needs: [.select, .unanimated]
    ) { play in
      play.open()
      play.select(1, animated: false)
    },
    scenario(
      .children, "select", .repeated, title: "two children are selected in turn",
      tags: ["container-switch"], evidence: ["CC-03", "CC-13"], needs: [.select]
    ) { play in
      play.open()
      play.select(1)
      play.stage.rest()
      play.stage.repeatRounds {
        for index in [0, 1] {
          play.select(index)
          play.stage.rest()
        }
      }
    },
    scenario(
      .children, "select-one-by-one",
      title: "one child after another is selected, and then the first again",
      tags: ["container-switch"], evidence: ["CC-03", "CC-13"], needs: [.select, .leap]
    ) { play in
      play.open()
      for index in [1, 2, 0] {
        play.select(index)
        play.stage.rest()
      }
    },
    scenario(
      .children, "select-while-selecting",
      title: "a third child is selected while the second comes",
      tags: ["container-switch-fast"], needs: [.select, .choice]
    ) { play in
      play.open()
      play.select(1)
      play.stage.advance(by: 0.1)
      play.select(2)
    },
    scenario(
      .children, "select-again",
      title: """
        a third child, which was selected while the second came, and again at rest, is selected, \
        and then the second
        """,
      tags: ["container-switch-fast"], needs: [.select]
    ) { play in
      play.openInsistently()
      play.select(2)
      play.stage.rest()
      play.select(1)
    },
    scenario(
      .children, "select-back-while-selecting",
      title: "the first child is selected again while the second comes",
      tags: ["container-switch-fast"], needs: [.select, .choice]
    ) { play in
      play.open()
      play.select(1)
      play.stage.advance(by: 0.1)
      play.select(0)
    },
    scenario(
      .children, "select-same", title: "the selected child is selected",
      tags: ["container-same-child"], needs: [.select]
    ) { play in
      play.open()
      play.select(0)
    },
    scenario(
      .children, "replace", title: "the selected child is replaced", tags: ["container-switch"],
      evidence: ["CC-03"], needs: [.replace]
    ) { play in
      play.open()
      play.replace(0)
    },
    scenario(
      .children, "replace", .unanimated, title: "the selected child is replaced without animation",
      tags: ["container-switch"], evidence: ["CC-03"], needs: [.replace, .unanimated]
    ) { play in
      play.open()
      play.replace(0, animated: false)
    },
    scenario(
      .children, "replace-while-replacing",
      title: "the selected child is replaced again while the other one comes",
      tags: ["container-switch-fast"], needs: [.replace, .choice]
    ) { play in
      play.open()
      play.replace(0)
      play.stage.advance(by: 0.1)
      play.replace(0)
    },
  ]
}
