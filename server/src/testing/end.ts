import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Clears up after the test that is running, or after the file where none is. `afterAll` alone would not do: in a
 * running test it is forgotten without a word.
 */
export function afterwards(clearUp: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(clearUp)
  else afterAll(clearUp)
}
