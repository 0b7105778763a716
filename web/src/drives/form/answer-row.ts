import type { Answers, AnswerSource } from '@atlas/contract/endpoints/drives/answers.ts'

export type AnswerField = 'name' | 'since' | 'ethnicity' | 'gender' | 'party' | 'phone' | 'email'

/** One thing that was answered: what is on file, and what would be. */
export interface AnswerRow {
  readonly key: string
  /** "County Commissioner, District 3" */
  readonly title: string
  /** "Who holds it" */
  readonly what: string
  /** Null where nothing is on file. */
  readonly before: string | null
  readonly now: string
  /** What else is told of it. */
  readonly note?: string
  readonly source: AnswerSource | null
  /** A value can be changed; that something was not found, or is right as it is, is taken or left open. */
  readonly kind: 'value' | 'not_found' | 'still_right'
  readonly field: AnswerField | null
  /** Of a holder: the seat and the name, by which a conflict names it. */
  readonly holder: { readonly id: string; readonly name: string } | null
  /** The answers with another value in its place; with none, it is left out, and open again. */
  readonly change: (answers: Answers, value: string) => Answers
}
