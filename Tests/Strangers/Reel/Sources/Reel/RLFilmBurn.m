#import "RLFilmBurn.h"

void RLFilmBurnInView(MTKView *view, NSTimeInterval duration, void (^completion)(void)) {
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(duration * NSEC_PER_SEC)),
                   dispatch_get_main_queue(), completion);
}
