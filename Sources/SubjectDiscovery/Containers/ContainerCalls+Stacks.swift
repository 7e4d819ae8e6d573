/// How stacks are made and moved.
extension ContainerCalls {
  /// Whether a container is a stack, and shows nothing at its sides.
  func stacks(_ type: KnownType) -> Bool {
    sides(of: type).isEmpty && stack(of: type, ContainerMembers(catalogue, type)) != nil
  }

  /// How a container is made and moved that pushes and pops; none where it does not, where nothing takes its root,
  /// and where it is made of a list to select from.
  func stack(of type: KnownType, _ members: ContainerMembers) -> Plan? {
    let making = Maker(catalogue: catalogue).construction(
      of: type, supply: { $0.isList ? "[root]" : $0.isController ? "root" : nil },
      welcome: { $0.root == nil ? 0 : 1 }, insisting: \.root)
    guard let stack = StackMembers(catalogue, sources, type),
      members.selection == nil || !takesList(type),
      case .success(let made) = making,
      (made.arguments ?? []).count(where: { $0.parameter.isRoot }) < 2,
      let make = self.making(of: type, made, members, of: "root", in: "[root]", given: \.isRoot)
        ?? StackRoot(of: type, in: catalogue)?.late.map({ filling(type, made, with: $0, "root") })
    else { return nil }
    return Plan(
      arguments: ["make: \(make)"] + stack.arguments,
      way: "\(made.way); \(stack.names) change its top",
      isAlwaysAnimated: !stack.saysWhetherAnimated)
  }

  /// Whether a list of children is what a container is made of.
  private func takesList(_ type: KnownType) -> Bool {
    guard case .success(let made) = construction(of: type) else { return false }
    return made.gives(\.isList)
  }
}
