import type { ReportedOfficial } from '#data/corrections/report/reported-official.ts'

/** Where somebody is told of: in the seat of an official, whom they follow; or in an office of a place. */
export type SubmittedSeat =
  | { readonly follows: ReportedOfficial; readonly place?: never }
  | { readonly follows?: never; readonly place: SubmittedPlace }

interface SubmittedPlace {
  readonly id: string
  readonly name: string
  /** Some of its offices are of a district, ward or post of it. */
  readonly hasParts: boolean
  /** The seat that is asked about, where it is a certain one. */
  readonly office?: string
  readonly district?: string | null
}
