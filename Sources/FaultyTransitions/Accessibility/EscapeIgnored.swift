public import TransitionParts
import UIKit

/// Lies around a sheet that a finger can pull away, and knows nothing of the escape gesture.
///
/// Catalogue: F103.
public final class EscapeIgnored: SheetShell {}
