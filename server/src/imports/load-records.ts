import type { Database } from '#database/connect.ts'
import { load, type LoadOptions, type LoadReport } from '#imports/load/load.ts'
import type { Records } from '#imports/records/records.ts'
import { rejoinPublicData } from '#imports/spreadsheets/import/rejoin-public-data.ts'

/** Loads what a source says; an organization's own officials are matched again with those whom it brings. */
export async function loadRecords(database: Database, records: Records, options: LoadOptions): Promise<LoadReport> {
  return await load(database, records, options, rejoinPublicData)
}
