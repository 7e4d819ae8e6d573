/// A shell that completes what users type, and the script that teaches it this command.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script for a command.
  ///
  /// - Parameters:
  ///   - name: What the command is called.
  ///   - commands: Its subcommands.
  func script(for name: String, _ commands: [Command]) -> String {
    let words = CompletedWords(of: name, commands)
    return switch self {
    case .bash: BashCompletion(words).text
    case .zsh: ZshCompletion(words).text
    case .fish: FishCompletion(words).text
    }
  }

  /// A text between single quotes, as this shell reads it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
