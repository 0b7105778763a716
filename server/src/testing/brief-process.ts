/**
 * Words of Node for a process of a test, which lives for seconds: V8 compiles the embedded database's program once, fast,
 * and does not compile it again to make it faster, which pays for itself in a process that lives for days. Not where a
 * test measures time.
 */
export const briefly: readonly string[] = ['--liftoff-only']
