import type { Database } from '#database/connect.ts'
import { load, type LoadOptions, type LoadReport } from '#imports/load/load.ts'
import type { Records } from '#imports/records/records.ts'
import { rejoinPublicData } from '#imports/spreadsheets/import/rejoin-public-data.ts'

/** Loads the records of a source, and matches an organization's own officials again with the public ones. */
export async function loadRecords(database: Database, records: Records, options: LoadOptions): Promise<LoadReport> {
  return await load(database, records, options, rejoinPublicData)
}
