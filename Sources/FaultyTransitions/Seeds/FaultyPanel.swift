public import TransitionParts
import UIKit

/// A panel's delegate whose driver is at fault, and nothing else.
public class FaultyPanel: PanelDelegate {}
