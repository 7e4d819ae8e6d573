@_exported public import TransitionStage
@_exported public import UIKitFacts
