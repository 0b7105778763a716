import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { OverHolder } from '#imports/spreadsheets/overlay/join-public-officials.ts'
import type { OfficialSummary } from '#imports/spreadsheets/overlay/official-summary.ts'
import type { SeatQuestion } from '#imports/spreadsheets/overlay/seat-questions.ts'
import type { FileProblem } from '#imports/spreadsheets/problems/problems.ts'
import type { SkippedRow } from '#imports/spreadsheets/read/officials-file.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'

/** One value that will change for people, as shown; null means unknown. */
export interface ValueChange {
  readonly column: ColumnId
  readonly before: string | null
  readonly after: string | null
}

export interface OfficialChange extends OfficialSummary {
  readonly line: number
  readonly changes: readonly ValueChange[]
}

/** What a file would change. Lists are capped, totals are exact; with problems there is nothing to compare. */
export interface OfficialsCheck {
  readonly rowsRead: number
  readonly problems: readonly FileProblem[]
  readonly problemsTotal: number
  readonly added: readonly OfficialSummary[]
  readonly addedTotal: number
  readonly changed: readonly OfficialChange[]
  readonly changedTotal: number
  /** Officials of the current list who are not in the file, or whose row is for another person there. */
  readonly vanishing: readonly OfficialSummary[]
  readonly vanishingTotal: number
  /** A digest of all of them: the same if the same people would be removed. */
  readonly vanishingDigest: string
  readonly unchanged: number
  /** The number of removals that somebody must accept; null if they are few enough. */
  readonly lossesToAccept: number | null
  /** Seats whose own values change, and places that are new. */
  readonly seatsChanged: readonly SeatChange[]
  readonly seatsChangedTotal: number
  readonly placesAdded: readonly PlaceSummary[]
  readonly placesAddedTotal: number
  /** The number of rows for places that the coverage rule leaves out. */
  readonly uncovered: number
  /** All unusable rows of a matched table; a file of the template with such rows is refused. */
  readonly skipped: readonly SkippedRow[]
  readonly seatQuestions: readonly SeatQuestion[]
  /** How many of them have no answer yet. */
  readonly questionsLeft: number
  /** For a file of the template, about which no questions are asked: own officials who replace a public holder. */
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
  /** The version of the data after the import; it increases only if something changed. */
  readonly version: number
  readonly isChanged: boolean
}

/** Defaults of parts that only some files have. */
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

/** For a file with nothing to load. */
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

/** A refused file: the message is one sentence, the check lists all problems. */
export class OfficialsRefused extends ImportRefused {
  readonly check: OfficialsCheck

  constructor(message: string, check: OfficialsCheck) {
    super(message)
    this.check = check
  }
}
