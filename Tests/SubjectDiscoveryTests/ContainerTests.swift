import Testing

@testable import SubjectDiscovery

/// How containers are made and moved.
@Suite struct ContainerTests {
  static let lines = [
    (
      "Pager",
      """
      .container("Kit.Pager",
          make: { screens in Pager(pages: screens) },
          select: { container, index, animated in container.select(index: index, animated: animated) })
      """
    ),
    (
      "Wheel",
      """
      .container("Kit.Wheel",
          make: { screens in Wheel(pages: screens) },
          select: { container, index, animated in container.turn(to: index, animated: animated) })
      """
    ),
    (
      "Strip",
      """
      .container("Kit.Strip",
          make: { (screens) -> Strip in
            let container = Strip()
            container.viewControllers = screens
            return container
          },
          select: { container, index, _ in container.selectedIndex = index })
        .animatingAlways()
      """
    ),
    (
      "Booklet",
      """
      .container("Kit.Booklet",
          make: { (screens) -> Booklet in
            let container = Booklet()
            container.pages = screens
            return container
          },
          select: { container, index, animated in container.selectPage(at: index, animated: animated) })
      """
    ),
    (
      "Carousel",
      """
      .container("Kit.Carousel",
          make: { (screens) -> Carousel in
            let container = Carousel()
            container.viewControllers = screens
            return container
          },
          select: { container, index, animated in container.show(index, animated: animated) })
      """
    ),
    (
      "Steps",
      """
      .container("Kit.Steps",
          make: { screens in Steps(pages: screens) },
          select: { container, index, animated in
            if index > container.currentPage {
              container.goToNextPage(animated: animated)
            } else if index < container.currentPage {
              container.goBack(animated: animated)
            }
          })
        .selectingNeighboursAlone()
      """
    ),
    (
      "CardPile",
      """
      .container("Kit.CardPile",
          make: { root in CardPile(rootViewController: root) },
          push: { container, screen, animated in container.push(screen, animated: animated) },
          pop: { container, animated in container.pop(animated: animated) },
          drag: .edge(.left))
      """
    ),
    (
      "PanelPile",
      """
      .container("Kit.PanelPile",
          make: { root in PanelPile(root) },
          push: { container, screen, animated in \
      container.pushViewController(screen, animated: animated, completion: nil) },
          pop: { container, animated in _ = container.popViewController(animated: animated) })
      """
    ),
    (
      "SheetPile",
      """
      .container("Kit.SheetPile",
          make: { (root) -> SheetPile in
            let container = SheetPile()
            container.viewControllers = [root]
            return container
          },
          push: { container, screen, _ in container.push(screen) },
          pop: { container, _ in container.pop() })
        .animatingAlways()
      """
    ),
    (
      "SideMenu",
      """
      .container("Kit.SideMenu",
          sides: [.left, .right],
          make: { screens, sides in SideMenu(mainViewController: screens[0], \
      leftViewController: sides[.left], rightViewController: sides[.right]) },
          open: { container, side, _ in
            switch side {
            case .left: container.openLeft()
            default: container.openRight()
            }
          },
          close: { container, side, animated in
            switch side {
            case .left: container.closeLeft(animated: animated)
            default: container.closeRight(animated: animated)
            }
          })
        .animatingAlways()
      """
    ),
    (
      "SheetHolder",
      """
      .container("Kit.SheetHolder",
          sides: [.bottom],
          make: { screens, sides in SheetHolder(content: screens[0], bottomSheet: sides[.bottom]) },
          open: { container, _, animated in container.showSheet(animated: animated) },
          close: { container, _, animated in container.hideSheet(animated: animated) })
      """
    ),
    (
      "KeepingDrawer",
      """
      .container("Kit.KeepingDrawer",
          sides: ["menu"],
          contract: SubjectContract(keepsSides: true),
          make: { screens, sides in KeepingDrawer(content: screens[0], menu: sides["menu"]) },
          open: { container, _, _ in container.open() },
          close: { container, _, _ in container.close() })
        .animatingAlways()
      """
    ),
    (
      "TellingDrawer",
      """
      .container("Kit.TellingDrawer",
          sides: ["menu"],
          make: { screens, sides in TellingDrawer(content: screens[0], menu: sides["menu"]) },
          open: { container, _, animated in \
      container.open(animated: animated, completion: { _ in }) },
          close: { container, _, animated in container.close(animated: animated, completion: nil) })
      """
    ),
    (
      "LendingDrawer",
      """
      .container("Kit.LendingDrawer",
          sides: ["menu"],
          make: { screens, sides in LendingDrawer(content: screens[0], menu: sides["menu"]) },
          replace: { container, _, screen, animated in \
      container.setContent(to: screen, animated: animated) },
          open: { container, _, _ in container.open() },
          close: { container, _, _ in container.close() })
        .animatingAlways()
      """
    ),
    (
      "TwoDrawers",
      """
      .container("Kit.TwoDrawers",
          sides: [.left, .right],
          make: { screens, sides in TwoDrawers(centerViewController: screens[0], \
      leftDrawer: sides[.left], rightDrawer: sides[.right]) },
          open: { container, side, animated in
            switch side {
            case .left: container.openDrawer(.left, animated: animated, completion: nil)
            default: container.openDrawer(.right, animated: animated, completion: nil)
            }
          },
          close: { container, side, animated in
            switch side {
            case .left: container.closeDrawer(animated: animated, completion: nil)
            default: container.closeDrawer(animated: animated, completion: nil)
            }
          })
      """
    ),
    (
      "Drawer",
      """
      .container("Kit.Drawer",
          sides: ["drawer"],
          make: { screens, sides in Drawer(content: screens[0], drawer: sides["drawer"]) },
          open: { container, _, _ in container.isOpen = true },
          close: { container, _, _ in container.isOpen = false })
        .animatingAlways()
      """
    ),
    (
      "Alcove",
      """
      .container("Kit.Alcove",
          make: { screens in Alcove(content: screens[0]) },
          replace: { container, _, screen, animated in \
      container.switchTo(screen, animated: animated) })
      """
    ),
    (
      "Pedestal",
      """
      .container("Kit.Pedestal",
          make: { (screens) -> Pedestal in
            let container = Pedestal()
            _ = container.display(screens[0])
            return container
          },
          replace: { container, _, screen, _ in _ = container.display(screen) })
        .animatingAlways()
      """
    ),
  ]

  @Test(arguments: lines) func aContainerIsMovedByItsOwnMembers(
    _ name: String, _ text: String
  ) throws {
    let candidate = try #require(try ShapeGraphs.candidates.get()["Kit.\(name)"])
    guard case .made(let line, _, _) = candidate.outcome else {
      Issue.record("\(name) is not made: \(candidate)")
      return
    }
    #expect(line.text == text)
  }

  @Test("a controller that pushes or pops something else is no container")
  func noStack() throws {
    #expect(try ShapeGraphs.candidates.get()["Kit.Presenter"] == nil)
  }
}
