/** Global setup of tests that need the built page. */
export { buildWebPageIfStale as setup } from './web-page.mjs'
