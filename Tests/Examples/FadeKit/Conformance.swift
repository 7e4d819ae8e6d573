// What 'conform certify' certifies of this library; it is compiled with the suite alone.

@testable import FadeKit
import TransitionCertification
import UIKit

let subjects: [Subject] = [
  .animator("FadeKit.Fade") { Fade(duration: 0.35) }
]
