import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that the whole project lives in. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
