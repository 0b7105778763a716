import { type Selectable, sql } from 'kysely'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Import, ImportStatus } from '@atlas/contract/endpoints/data/imports.ts'
import type { OfficialsFileCheck, ResultsFound } from '@atlas/contract/endpoints/data/import-check.ts'
import { nameOf } from '#database/account-name.ts'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { type ReadSheet, sheetRowText } from '#imports/spreadsheets/match/sheet-row.ts'
import { listedAtMost } from '#imports/spreadsheets/problems/problems.ts'
import type { OfficialsCheck, ValueChange } from '#imports/spreadsheets/report/officials-check.ts'
import type { SeatQuestion } from '#imports/spreadsheets/overlay/seat-questions.ts'
import { overHolderWords } from '#imports/spreadsheets/overlay/join-public-officials.ts'

export type ImportRow = Selectable<Schema['import_request']>

const searchable = 'Making the new list searchable'

/** What administrators asked for, without the files. */
export function selectImports(database: Database) {
  return database
    .selectFrom('import_request')
    .innerJoin('account', 'account.id', 'account_id')
    .select([
      'import_request.id',
      'kind',
      'status',
      'account_id',
      'file_name',
      sql<boolean>`answers is not null`.as('is_matched'),
      'found',
      'step',
      'error',
      'version',
      'import_request.created_at',
      'expires_at',
      'first_name',
      'last_name',
      'email',
    ])
}

type ListedImport = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number]

interface Reader {
  readonly accountId: string
  /** The version of the data that this process answers searches from. */
  readonly indexVersion: number
}

export function asImport(row: ListedImport, { accountId, indexVersion }: Reader): Import {
  // Done is what the person who asked for it finds when searching.
  const isSearchable = row.version === null || row.version <= indexVersion
  const status: ImportStatus = row.status === 'DONE' && !isSearchable ? 'LOADING' : row.status
  return {
    id: row.id,
    kind: row.kind,
    status,
    file_name: row.file_name,
    by: nameOf(row),
    is_mine: row.account_id === accountId,
    is_matched: row.is_matched,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    step: status === row.status ? row.step : searchable,
    error: row.error,
    counts: row.found?.counts ?? null,
  }
}

export interface OfSpreadsheet {
  /** What stands in a line that is left out. */
  readonly texts: ReadonlyMap<number, string>
  readonly fixes: readonly string[]
  readonly sheets: readonly ReadSheet[]
  /** What a file of results says; absent where it is another file. */
  readonly results?: ResultsFound
}

export const emptySpreadsheet: OfSpreadsheet = { texts: new Map(), fixes: [], sheets: [] }

/** A check as administrators see it. */
export function asFileCheck(
  check: OfficialsCheck,
  { texts, fixes, sheets, results }: OfSpreadsheet = emptySpreadsheet,
): OfficialsFileCheck {
  return {
    counts: {
      rows_read: check.rowsRead,
      problems: check.problemsTotal,
      added: check.addedTotal,
      changed: check.changedTotal,
      vanishing: check.vanishingTotal,
      unchanged: check.unchanged,
      losses_to_accept: check.lossesToAccept,
      seats_changed: check.seatsChangedTotal,
      places_added: check.placesAddedTotal,
      left_out: check.skipped.length,
      uncovered: check.uncovered,
      questions_left: check.questionsLeft,
    },
    problems: [...check.problems],
    added: [...check.added],
    changed: check.changed.map(({ changes, ...official }) => ({ ...official, changes: changes.map(describeChange) })),
    vanishing: [...check.vanishing],
    seats_changed: check.seatsChanged.map(({ changes, ...seat }) => ({
      ...seat,
      changes: changes.map(describeChange),
    })),
    places_added: check.placesAdded.map(({ jurisdiction, stateId }) => ({ jurisdiction, state: states[stateId].name })),
    left_out: check.skipped
      .slice(0, listedAtMost)
      .map(({ line, reason }) => ({ line, row: sheetRowText(sheets, line), text: texts.get(line) ?? '', reason })),
    seat_questions: openFirst(check.seatQuestions)
      .slice(0, listedAtMost)
      .map((question) => describeQuestion(question, sheets)),
    fixes: [...fixes, ...check.overHolders.map(overHolderWords)],
    results: results ?? null,
  }
}

/** Of more questions than are listed those without an answer come first, else nobody could ever answer them. */
export function openFirst(questions: readonly SeatQuestion[]): readonly SeatQuestion[] {
  const open = questions.filter(({ answer }) => answer === null)
  return questions.length > listedAtMost ? [...open, ...questions.filter(({ answer }) => answer !== null)] : questions
}

function describeQuestion(
  { line, official, office, jurisdiction, holder: { id, official: name }, answer }: SeatQuestion,
  sheets: readonly ReadSheet[],
) {
  return {
    line,
    row: sheetRowText(sheets, line),
    official,
    office,
    jurisdiction,
    holder: { id, official: name },
    answer,
  }
}

function describeChange({ column, ...values }: ValueChange) {
  return { column: columnOf(column).label, ...values }
}
