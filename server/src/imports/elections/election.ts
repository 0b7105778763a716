import type { ElectionDateKind, ElectionKind } from '@atlas/contract/rules/election-kinds.ts'
import type { ElectionDateRecord } from '#imports/records/records.ts'

/** A day that the law sets, with the rule and its section. */
export interface LawfulDate extends Pick<ElectionDateRecord, 'day' | 'name' | 'basis'> {
  readonly kind: ElectionDateKind
  /** What people have to know beside it. */
  readonly detail?: string
}

export interface Election {
  /** Tells it from the others of its state: `2027-primary`, `2029-municipal-general`. */
  readonly id: string
  readonly kind: ElectionKind
  readonly day: string
  /** The day itself, with its runoff and the deadlines before it. */
  readonly dates: readonly LawfulDate[]
}

/** The elections of a state that its law sets for a year: no others, and none that is not certain. */
export type ElectionsOfYear = (year: number) => readonly Election[]
