import { fileURLToPath } from 'node:url'

/** The folder of public data files that is part of the project. */
export const publicData = fileURLToPath(new URL('../../../public-data', import.meta.url))
