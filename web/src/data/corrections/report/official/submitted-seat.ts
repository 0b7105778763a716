import type { ReportedOfficial } from '#data/corrections/report/reported-official.ts'

/** Where somebody is told of: in the seat of an official, whom they follow; in a seat by law; or in an office of a place. */
export type SubmittedSeat =
  | { readonly follows: ReportedOfficial; readonly open?: never; readonly place?: never }
  | { readonly follows?: never; readonly open: OpenSeat; readonly place?: never }
  | { readonly follows?: never; readonly open?: never; readonly place: SubmittedPlace }

interface SubmittedPlace {
  readonly id: string
  readonly name: string
  /** Some of its offices are of a district, ward or post of it. */
  readonly hasParts: boolean
}

/** A seat that nobody on file holds. */
interface OpenSeat {
  readonly id: number
  /** "County Supervisor, District 1, Bolivar County" */
  readonly name: string
  /** Where it stands for several that cannot be told apart, what elects them. */
  readonly severalOf: string | null
}
