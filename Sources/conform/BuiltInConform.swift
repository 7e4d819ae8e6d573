import BuiltInSubjects
import ConformCommand
import TransitionCertification

/// The command that comes with the package, on the subjects that do.
@main enum BuiltInConform {
  @MainActor static func main() {
    Conform.main(.builtIn, .builtIn)
  }
}
