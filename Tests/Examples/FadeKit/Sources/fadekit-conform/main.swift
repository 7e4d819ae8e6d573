import ConformCommand
import FadeKit

Conform.main(subjects: [
  .segue("FadeKit.FadeSegue") { FadeSegue(identifier: $0, source: $1, destination: $2) }
])
