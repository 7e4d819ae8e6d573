/// How containers are made and moved that have one child, and exchange it.
extension ContainerCalls {
  /// How a container is made and moved by a method that exchanges its child, or why somebody has to say that; none
  /// where none does, and where it is a stack.
  func exchange(of type: KnownType) -> Result<Plan, MakingObstacle>? {
    guard StackMembers(catalogue, sources, type) == nil,
      let exchange = ExchangeMethod(catalogue, sources, type)
    else { return nil }
    let spelling = catalogue.spelling(of: type)
    func unmade(_ reason: String, _ make: String) -> Result<Plan, MakingObstacle> {
      .failure(
        MakingObstacle(reason: reason, sketch: "make: \(make), \(exchange.argument)"))
    }
    let blank = "{ (screens) -> \(spelling) in <#a \(spelling) that shows screens[0]#> }"
    switch makingOfOne(type) {
    case .failure(let obstacle) where type.obstacleToNaming != nil: return .failure(obstacle)
    case .failure(let obstacle): return unmade(exchange.obstacle ?? obstacle.reason, blank)
    case .success(let made):
      if let obstacle = exchange.obstacle { return unmade(obstacle, blank) }
      let make =
        made.gives(\.isController)
        ? "{ screens in \(made.expression) }"
        : filling(type, made, by: exchange.filling(with: "screens[0]"), "screens")
      return .success(
        Plan(
          arguments: ["make: \(make)", exchange.argument],
          way: "\(made.way); \(exchange.name) replaces what it shows",
          isAlwaysAnimated: !exchange.saysWhetherAnimated))
    }
  }

  /// How a container is made with its one child, or with none.
  private func makingOfOne(_ type: KnownType) -> Result<Construction, MakingObstacle> {
    Maker(catalogue: catalogue).construction(
      of: type, supply: { $0.isController ? "screens[0]" : nil },
      welcome: { $0.root == nil ? 0 : 1 }, insisting: \.root
    )
    .flatMap { made in
      (made.arguments ?? []).count(where: { $0.parameter.isController }) < 2
        ? .success(made)
        : .failure(MakingObstacle(reason: "it is made with several controllers", sketch: nil))
    }
  }
}
