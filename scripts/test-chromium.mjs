import { provideChromium } from './chromium.mjs'

/** Global setup of tests in a browser. */
export async function setup() {
  await provideChromium()
}
