import { makeTemplates } from './fixtures/templates.ts'

/** Runs before the first journey; Playwright takes a default export only. */
export default makeTemplates
