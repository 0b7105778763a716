import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { OverHolder } from '#imports/spreadsheets/overlay/join-public-officials.ts'
import type { OfficialSummary } from '#imports/spreadsheets/overlay/official-summary.ts'
import type { SeatQuestion } from '#imports/spreadsheets/overlay/seat-questions.ts'
import type { FileProblem } from '#imports/spreadsheets/problems/problems.ts'
import type { SkippedRow } from '#imports/spreadsheets/read/officials-file.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'

/** One value that people will see changed, as it is shown; null is unknown. */
export interface ValueChange {
  readonly column: ColumnId
  readonly before: string | null
  readonly after: string | null
}

export interface OfficialChange extends OfficialSummary {
  readonly line: number
  readonly changes: readonly ValueChange[]
}

/** What a file would do. The lists are capped, the totals are true; with problems there is nothing to compare. */
export interface OfficialsCheck {
  readonly rowsRead: number
  readonly problems: readonly FileProblem[]
  readonly problemsTotal: number
  readonly added: readonly OfficialSummary[]
  readonly addedTotal: number
  readonly changed: readonly OfficialChange[]
  readonly changedTotal: number
  /** Who is in the organization's list today and not in the file, or whose row is another person's there. */
  readonly vanishing: readonly OfficialSummary[]
  readonly vanishingTotal: number
  /** Who they are, all of them: equal where the same people vanish. */
  readonly vanishingDigest: string
  readonly unchanged: number
  /** So many officials would vanish that somebody has to accept that number; null where that is not needed. */
  readonly lossesToAccept: number | null
  /** Seats whose own values change, and places that nobody knew. */
  readonly seatsChanged: readonly SeatChange[]
  readonly seatsChangedTotal: number
  readonly placesAdded: readonly PlaceSummary[]
  readonly placesAddedTotal: number
  /** So many rows are of places that the coverage rule leaves out. */
  readonly uncovered: number
  /** All rows of a matched table that cannot be used; a file of the template with such rows is refused. */
  readonly skipped: readonly SkippedRow[]
  readonly seatQuestions: readonly SeatQuestion[]
  /** So many of them have no answer. */
  readonly questionsLeft: number
  /** Of a file of the template, of which nothing is asked: who has the seat of a public official now. */
  readonly overHolders: readonly OverHolder[]
}

export interface SeatChange {
  readonly office: string
  readonly jurisdiction: string
  readonly changes: readonly ValueChange[]
}

export interface PlaceSummary {
  readonly jurisdiction: string
  readonly stateId: StateId
}

export interface OfficialsImport extends OfficialsCheck {
  readonly runId: number
  /** The version of the data after the import; it grows only where something changed. */
  readonly version: number
  readonly isChanged: boolean
}

/** What is said of some files alone, where there is nothing to say. */
export const nothingBeside = {
  seatsChanged: [],
  seatsChangedTotal: 0,
  placesAdded: [],
  placesAddedTotal: 0,
  uncovered: 0,
  skipped: [],
  seatQuestions: [],
  questionsLeft: 0,
  overHolders: [],
} as const satisfies Partial<OfficialsCheck>

/** Of a file in which there is nothing to load. */
export const nothingToLoad: OfficialsCheck = {
  ...nothingBeside,
  rowsRead: 0,
  problems: [],
  problemsTotal: 0,
  added: [],
  addedTotal: 0,
  changed: [],
  changedTotal: 0,
  vanishing: [],
  vanishingTotal: 0,
  vanishingDigest: '',
  unchanged: 0,
  lossesToAccept: null,
}

/** A file that is not taken: its message is one sentence, its check says all that is wrong. */
export class OfficialsRefused extends ImportRefused {
  readonly check: OfficialsCheck

  constructor(message: string, check: OfficialsCheck) {
    super(message)
    this.check = check
  }
}
