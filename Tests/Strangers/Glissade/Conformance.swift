// What 'conform certify' certifies of this library; the library itself never compiles it.

import Glissade
import TransitionCertification
import UIKit

let subjects: [Subject] = [
  .navigation("Glissade.Glissade", poppedBy: .drag(.right)) { Glissade() }
    .preparing { controller in
      guard let navigation = controller as? UINavigationController else { return }
      (navigation.delegate as? Glissade)?.attach(to: navigation)
    }
]
