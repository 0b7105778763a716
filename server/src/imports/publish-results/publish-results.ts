import type { StateId } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { planResults } from '#imports/publish-results/plan-results.ts'
import type { ResultsPlan } from '#imports/publish-results/planned.ts'
import type { ResultsAnswers } from '#imports/publish-results/questions.ts'
import { countiesOfResults, readKnown } from '#imports/publish-results/read-known.ts'
import { rowsOf, rowsToBe, tableOf } from '#imports/publish-results/table.ts'
import { readResults, type Results } from '#imports/results/read-results.ts'
import { ResultsRefused } from '#imports/results/refused.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'

/** A file of results of an election day, as it came. */
export interface FileOfResults {
  readonly name: string
  readonly bytes: Uint8Array
  readonly day: string
  /** Null where the file has to tell its state. */
  readonly stateId: StateId | null
  /** What a person has answered; nobody does at a terminal. */
  readonly answers?: ResultsAnswers
}

/** What a file of results says, what follows for the seats on file, and the same as a file for the loader of own ones. */
export interface PlannedFile {
  readonly results: Results
  readonly plan: ResultsPlan
  readonly file: OfficialsFile
}

/** Holds a file of results beside those on file; it is loaded, shown and undone like every file of the organization. */
export async function plannedFile(database: Database, from: FileOfResults, today: string): Promise<PlannedFile> {
  const { name, bytes, day, stateId, answers = {} } = from
  const results = readOrRefuse(name, bytes, { day, stateId })
  const known = await readKnown(database, results.stateId)
  const plan = planResults(results, { ...known, counties: countiesOfResults(), today, answers })
  return { results, plan, file: { name, bytes, matched: tableOf([...rowsOf(plan.planned), ...rowsToBe(plan.toBe)]) } }
}

function readOrRefuse(name: string, bytes: Uint8Array, expected: Parameters<typeof readResults>[2]): Results {
  try {
    return readResults(name, bytes, expected, countiesOfResults())
  } catch (error) {
    throw error instanceof ResultsRefused ? new ImportRefused(error.message, { cause: error }) : error
  }
}
