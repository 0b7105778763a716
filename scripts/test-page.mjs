/** Before tests that look at the built page. */
export { buildWebPageIfStale as setup } from './web-page.mjs'
