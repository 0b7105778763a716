import type { ReportedOfficial } from '#data/corrections/report/reported-official.ts'

/**
 * The seat that a new official is for: that of an official whom they follow, a seat by law, or an office in a place.
 */
export type SubmittedSeat =
  | { readonly follows: ReportedOfficial; readonly open?: never; readonly place?: never }
  | { readonly follows?: never; readonly open: OpenSeat; readonly place?: never }
  | { readonly follows?: never; readonly open?: never; readonly place: SubmittedPlace }

interface SubmittedPlace {
  readonly id: string
  readonly name: string
  /** Some of its offices belong to a district, ward or post. */
  readonly hasParts: boolean
}

/** A seat that nobody on file holds. */
interface OpenSeat {
  readonly id: number
  /** "County Supervisor, District 1, Bolivar County" */
  readonly name: string
  /** Where several seats cannot be told apart, the area that elects them. */
  readonly severalOf: string | null
}
