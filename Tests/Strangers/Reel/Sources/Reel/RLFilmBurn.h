#import <MetalKit/MetalKit.h>

void RLFilmBurnInView(MTKView *view, NSTimeInterval duration, void (^completion)(void));
