import type { ElectedResult } from '#database/schema.ts'
import type { OpenSeat } from '#imports/publish-results/open-seats.ts'
import type { ResultsQuestion } from '#imports/publish-results/questions.ts'
import type { Holder } from '#imports/publish-results/holders.ts'

/** What follows for a seat from the winner of its contest. */
export type Consequence = 're_elected' | 'elected_to_follow' | 'in_office'

/** A winner beside the holder of the seat. */
export interface PlannedSeat {
  readonly holder: Holder
  readonly consequence: Consequence
  /** As the file writes it. */
  readonly winner: string
  readonly votes: number
  /** The section of the law by which they are elected. */
  readonly basis: string
  /** When the term begins; null where that is not known. */
  readonly takesOffice: string | null
  readonly election: ElectedResult
}

/** Somebody elected to a seat that nobody on file holds, who is shown in it. */
export interface HolderToBe extends Omit<PlannedSeat, 'holder' | 'consequence'> {
  readonly seat: OpenSeat
}

/** What a file of results has for the seats on file, before anything of it is published. */
export interface ResultsPlan {
  readonly planned: readonly PlannedSeat[]
  /** Of seats by law that nobody on file holds. */
  readonly toBe: readonly HolderToBe[]
  /** So many contests of the file are for a seat that the atlas knows. */
  readonly matched: number
  /** Results that the public data has already. */
  readonly known: number
  /** What cannot be told, each as a sentence. */
  readonly untold: readonly string[]
  /** So many seats that were to be decided by that day are in no contest of the file. */
  readonly notInFile: number
  /** "158 of 159 counties. Bulloch is missing."; null where none is. */
  readonly missing: string | null
  /** Why the contests of which a question is open are left out, each as a sentence. */
  readonly unanswered: readonly string[]
  /** What a person can say of it, answered or not. */
  readonly questions: readonly ResultsQuestion[]
}
