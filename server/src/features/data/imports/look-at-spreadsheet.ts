import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { runInThread } from '#database/run-in-thread.ts'
import type { ReferenceData } from '#imports/spreadsheets/match/columns/column.ts'
import type { SheetRow } from '#imports/spreadsheets/match/matched-rows.ts'
import { matchSheet, type MatchedSheet } from '#imports/spreadsheets/match/match-sheet.ts'
import { isWorkbook, readSheets } from '#imports/spreadsheets/read/read-sheets.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'

/** A spreadsheet, how it is read, and what of it somebody wants to see. */
export interface SpreadsheetRequest {
  readonly file: OfficialsFile
  readonly answers: MatchingAnswers
  readonly reference: ReferenceData
  /** The first row, and how many. */
  readonly rows: readonly [from: number, limit: number]
  /** Lines whose cells are wanted as they are. */
  readonly lines: readonly number[]
}

export interface Looked extends Pick<MatchedSheet, 'matching' | 'headingsDigest'> {
  readonly rows: readonly SheetRow[]
  readonly headings: readonly string[]
  readonly cells: ReadonlyMap<number, readonly string[]>
}

function look({ file, answers, reference, rows: [from, limit], lines }: SpreadsheetRequest): Looked {
  const { matching, headingsDigest, rows, table } = matchSheet(file.name, readSheets(file), answers, reference)
  const visibleLines = new Set(lines)
  return {
    matching,
    headingsDigest,
    rows: rows.slice(from, from + limit),
    headings: table.headings,
    cells: new Map(table.rows.flatMap(({ line, cells }) => (visibleLines.has(line) ? [[line, cells] as const] : []))),
  }
}

const thread = new URL('./match-worker.ts', import.meta.url)
const resourceLimits = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 12 }
// Some hundred lines of text take milliseconds, less than a thread takes to start, however little is in each. What a
// workbook takes, nobody knows before it is unpacked.
const mostShortBytes = 100_000
const mostShortLines = 500
const longestMilliseconds = 60_000

/** Reads a spreadsheet: a short text here, anything else in a thread of its own. Refuses in one sentence. */
export async function lookAtSpreadsheet(request: SpreadsheetRequest): Promise<Looked> {
  const { bytes } = request.file
  const looked = isShort(bytes) ? lookOrRefuse(request) : await lookInThread(request)
  if (typeof looked !== 'string') return looked
  const message = `${looked}.`
  throw new Problem('invalid', { detail: message, errors: [{ path: 'file', message }] })
}

function isShort(bytes: Uint8Array): boolean {
  return bytes.length <= mostShortBytes && !isWorkbook(bytes) && countLines(bytes) <= mostShortLines
}

/** Of whichever system: lines end in one of the two, or in both. */
function countLines(bytes: Uint8Array): number {
  const counts = { 10: 0, 13: 0 }
  for (const byte of bytes) if (byte === 10 || byte === 13) counts[byte]++
  return Math.max(counts[10], counts[13])
}

/** What is seen, or a refusal as a sentence: classes of errors do not cross from one thread to another. */
export function lookOrRefuse(request: SpreadsheetRequest): Looked | string {
  try {
    return look(request)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    return error.message
  }
}

let last: Promise<unknown> = Promise.resolve()

/** One after another: somebody who changes their mind fast must not start a thread for each answer at once. */
async function lookInThread(request: SpreadsheetRequest): Promise<Looked | string> {
  const before = last
  const looking = before.then(async () => await lookInOwnThread(request))
  last = looking.catch(() => undefined)
  return await looking
}

async function lookInOwnThread(request: SpreadsheetRequest): Promise<Looked | string> {
  const signal = AbortSignal.timeout(longestMilliseconds)
  try {
    return await runInThread(thread, { input: request, signal, resourceLimits })
  } catch (error) {
    if (signal.aborted) return 'It takes too long to read; give a file with fewer rows'
    throw error
  }
}
