import type { Selectable } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** A correction as it is stored. */
export type CorrectionRow = Selectable<Schema['correction']>
