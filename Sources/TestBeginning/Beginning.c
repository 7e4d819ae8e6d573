// What the adapter for XCTest does before any test begins.
extern void conformTestsBegin(void);

__attribute__((constructor)) static void begin(void) { conformTestsBegin(); }
