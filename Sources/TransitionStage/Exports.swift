@_exported public import AppearanceTrace
@_exported public import UIKit
@_exported public import enum UIKitSemantics.Profile
