import type { Database } from '#database/connect.ts'
import type { ImportOptions, ImportReport } from '#imports/import-public-pack.ts'
import { loadRecords } from '#imports/load-records.ts'
import { historicRecords, readHistoricFiles } from '#imports/sources/public-pack/historic/read-historic.ts'

/** Reads the list of 2018 out of a pack and loads it, into a database that holds nothing of today. */
export async function importHistoric(
  database: Database,
  folder: string,
  options: ImportOptions,
): Promise<ImportReport> {
  options.onProgress(`Reading the historic files of ${folder}`)
  const { records, report } = historicRecords(await readHistoricFiles(folder))
  const load = await loadRecords(database, records, { ...options, origin: 'historic', isDemonstration: false })
  return { sources: report, load }
}
