public import UIKit

/// Contains one screen as UIKit's navigation controller does, whose bar decides the status bar's style.
public final class StackShell: UINavigationController {}
