import { fileURLToPath } from 'node:url'

/** The folder of public data files that comes with the project. */
export const publicData = fileURLToPath(new URL('../../../public-data', import.meta.url))
