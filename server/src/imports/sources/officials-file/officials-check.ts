import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { SeatAnswer } from '@atlas/contract/endpoints/data/import-check.ts'
import type { ImportScope } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'

/** A file that an organization keeps its own officials in, as it came. */
export interface OfficialsFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** What a person made of it by matching its columns; absent where it is a file of the template. */
  readonly matched?: MatchedTable
}

/** What is wrong with a file, and where: the line as an editor counts it, the heading as the file has it. */
export interface FileProblem {
  readonly line: number | null
  readonly column: string | null
  readonly reason: string
}

export interface OfficialSummary {
  /** The line of the file; null for somebody who is not in it. */
  readonly line: number | null
  readonly official: string
  readonly office: string
  readonly jurisdiction: string
}

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
  readonly leftOut: readonly LeftOut[]
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

export interface LeftOut {
  readonly line: number
  readonly reason: string
}

/** A row for a seat that somebody else holds. */
export interface SeatQuestion extends OfficialSummary {
  readonly line: number
  readonly holder: { readonly id: number; readonly official: string }
  readonly answer: SeatAnswer | null
}

/** An own official in the seat of a public one, who is not shown as long as that row is there. */
export interface OverHolder {
  readonly official: string
  readonly holder: string
  readonly office: string
  readonly jurisdiction: string
}

/** A table that was made of another file, as a person matched it: whom it is about is added, or is the whole list. */
export interface MatchedTable {
  readonly headings: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  /** Rows that cannot be used whatever is stored. */
  readonly leftOut: readonly LeftOut[]
  readonly scope: ImportScope
  /** What was answered of rows whose seat somebody else holds, by line. */
  readonly seatAnswer: (line: number) => SeatAnswer | null
  /** The official whom those of the table follow; absent where it is found out by the seat. */
  readonly follows?: number | null
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
  leftOut: [],
  seatQuestions: [],
  questionsLeft: 0,
  overHolders: [],
} as const satisfies Partial<OfficialsCheck>

/** At most so many entries of a list are given. */
export const listedAtMost = 200

/** A file that is not taken: its message is one sentence, its check says all that is wrong. */
export class OfficialsRefused extends ImportRefused {
  readonly check: OfficialsCheck

  constructor(message: string, check: OfficialsCheck) {
    super(message)
    this.check = check
  }
}
