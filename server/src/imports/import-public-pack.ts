import type { Database } from '#database/connect.ts'
import { loadRecords } from '#imports/load-records.ts'
import type { LoadReport } from '#imports/load/load.ts'
import type { Progress } from '#imports/records/progress.ts'
import { historicRecords, readHistoricFiles } from '#imports/sources/public-pack/historic/read-historic.ts'
import { readPublicPack } from '#imports/sources/public-pack/read-public-pack.ts'
import type { SourceReport } from '#imports/sources/public-pack/files/source-reports.ts'
import { dayOf } from '#platform/clock.ts'

export interface ImportOptions {
  readonly now: Date
  /** The exact number of officials that may disappear where it is suspiciously high; Infinity allows any number. */
  readonly acceptLosses?: number
  /** The ids of sources that are excluded from the import. */
  readonly without?: readonly string[]
  readonly onProgress: Progress
}

export interface ImportReport {
  readonly sources: readonly SourceReport[]
  readonly load: LoadReport
}

/** Reads a folder of public files, checks it and loads all of it or nothing. */
export async function importPublicPack(
  database: Database,
  folder: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const { records, report, fetched, doubts } = await readPublicPack(folder, {
    today: dayOf(options.now),
    onProgress: options.onProgress,
    ...(options.without && { without: options.without }),
  })
  const load = await loadRecords(database, records, {
    ...options,
    fetched,
    doubts,
    origin: 'public',
    isDemonstration: false,
  })
  return { sources: report, load }
}

/** Reads the list of 2018 from a pack and loads it into a database that contains no current data. */
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
