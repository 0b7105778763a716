import { provideChromium } from './chromium.mjs'

/** Before tests in a browser. */
export async function setup() {
  await provideChromium()
}
