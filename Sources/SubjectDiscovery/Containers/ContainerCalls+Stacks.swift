/// How stacks are made and moved.
extension ContainerCalls {
  /// Whether a container is a stack, and shows nothing at its sides.
  func stacks(_ type: KnownType) -> Bool {
    guard sides(of: type).isEmpty,
      case .success = stack(of: type, ContainerMembers(catalogue, type))
    else { return false }
    return true
  }

  /// How a container is made and moved that pushes and pops, or why somebody has to say that; none where it does
  /// not, and where it is made of a list to select from.
  func stack(
    of type: KnownType, _ members: ContainerMembers
  ) -> Result<Plan, MakingObstacle>? {
    guard let stack = StackMembers(catalogue, sources, type),
      members.selection == nil || !takesList(type)
    else { return nil }
    let making = making(ofStack: type, members)
    switch (making, stack.obstacle) {
    case (.success(let made), nil):
      return .success(
        Plan(
          arguments: ["make: \(made.closure)"] + stack.arguments,
          way: "\(made.way); \(stack.names) change its top",
          isAlwaysAnimated: !stack.saysWhetherAnimated))
    case (.success(let made), let obstacle?):
      return .failure(unmade(stack, obstacle, made.closure))
    case (.failure(let obstacle), _) where type.obstacleToNaming != nil:
      return .failure(obstacle)
    case (.failure(let obstacle), _):
      let spelling = catalogue.spelling(of: type)
      return .failure(
        unmade(
          stack, stack.obstacle ?? obstacle.reason,
          "{ (root) -> \(spelling) in <#a \(spelling) upon root#> }"))
    }
  }

  private func unmade(
    _ stack: StackMembers, _ reason: String, _ make: String
  ) -> MakingObstacle {
    MakingObstacle(
      reason: reason, sketch: (["make: \(make)"] + stack.arguments).joined(separator: ", "))
  }

  /// The closure that makes a stack upon its root, and how in words.
  private func making(
    ofStack type: KnownType, _ members: ContainerMembers
  ) -> Result<(closure: String, way: String), MakingObstacle> {
    Maker(catalogue: catalogue).construction(
      of: type, supply: { $0.isList ? "[root]" : $0.isController ? "root" : nil },
      welcome: { $0.root == nil ? 0 : 1 }, insisting: \.root
    )
    .flatMap { made in
      guard (made.arguments ?? []).count(where: { $0.parameter.isRoot }) < 2,
        let closure = making(
          of: type, made, members, of: "root", in: "[root]", given: \.isRoot)
          ?? StackRoot(of: type, in: catalogue)?.late.map({
            filling(type, made, by: "container.\($0)", "root")
          })
      else {
        return .failure(
          MakingObstacle(reason: "nothing of it takes the root of a stack", sketch: nil))
      }
      return .success((closure, made.way))
    }
  }

  /// Whether a list of children is what a container is made of.
  private func takesList(_ type: KnownType) -> Bool {
    guard case .success(let made) = construction(of: type) else { return false }
    return made.gives(\.isList)
  }
}
