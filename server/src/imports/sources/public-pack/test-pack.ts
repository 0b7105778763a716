import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The public files, beside the repository; tests on real data are skipped where they are absent. */
export const packFolder = fileURLToPath(new URL('../../../../../../shared/data', import.meta.url))
export const hasPack = existsSync(packFolder)
