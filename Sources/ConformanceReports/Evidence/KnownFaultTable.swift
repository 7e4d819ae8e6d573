// Made by 'conform report --run --write' of a run of everything.

extension KnownFault {
  static let table = """
    """
}
