import * as z from 'zod/mini'
import { ethnicities } from '#rules/ethnicities.ts'
import { daySchema } from '#rules/day-schemas.ts'
import { officialIdSchema } from '#rules/official-id.ts'

export const longestAnswer = 200
export const longestTaskNote = 500
export const mostAnswers = 200
/** The answers of the largest task, with a source for each. */
export const mostAnswersBytes = 256 * 1024

/** What a drive can ask for. The phone and the e-mail address are those of the office, whoever holds it. */
export const wantedKinds = {
  holder: 'Who holds it',
  phone: 'Office phone',
  email: 'Office e-mail',
  ethnicity: 'Ethnicity',
  gender: 'Gender',
  party: 'Party',
  result: 'Election result',
} as const
export type Wanted = keyof typeof wantedKinds
export const wantedIds = Object.keys(wantedKinds) as [Wanted, ...Wanted[]]

/** Why something could not be found out. */
export const notFoundReasons = {
  no_answer: 'No answer',
  would_not_say: 'They would not say',
  vacant: 'Seat is vacant',
  other: 'Other',
} as const
export type NotFoundReason = keyof typeof notFoundReasons
const notFoundReasonIds = Object.keys(notFoundReasons) as [NotFoundReason, ...NotFoundReason[]]

/** Where ethnicity and gender are known from: nothing else counts, and nothing is inferred. */
export const statedBys = { person: 'The person said so', source: 'The source states it' } as const
export type StatedBy = keyof typeof statedBys
const statedByIds = Object.keys(statedBys) as [StatedBy, ...StatedBy[]]

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const text = z._default(line(longestAnswer), '')

/** Of a page or a sheet with results: it does not call them official or certified. */
const ofResults = { is_unofficial: z.optional(z.literal(true)) }

/**
 * Where answers come from. Of a draft it may be half filled in; what is missing or wrong is said, field by field, when
 * the answers are sent.
 */
export const answerSourceSchema = z.union([
  z.strictObject({ kind: z.literal('call'), day: z.nullable(daySchema), office: text }),
  /** The day on which the page was looked up; null is today. */
  z.strictObject({
    kind: z.literal('web'),
    address: z._default(line(500), ''),
    day: z.nullable(daySchema),
    ...ofResults,
  }),
  z.strictObject({ kind: z.literal('document'), title: text, day: z.nullable(daySchema), ...ofResults }),
  z.strictObject({ kind: z.literal('knowledge') }),
])
export type AnswerSource = z.infer<typeof answerSourceSchema>

/** How the election of a seat went. */
export const resultOutcomes = ['re_elected', 'new', 'runoff', 'unknown'] as const
export type ResultOutcome = (typeof resultOutcomes)[number]

const otherSource = {
  /** Instead of the one of the whole form. */ source: z._default(z.nullable(answerSourceSchema), null),
}

export const notFoundSchema = z.strictObject({
  reason: z.enum(notFoundReasonIds),
  /** Needed where the reason is another one. */
  note: z._default(line(longestTaskNote), ''),
})

/** What is said of a person; an empty text says nothing. */
const ofPerson = {
  ethnicity: z._default(z.enum(['', ...ethnicities]), ''),
  /** "Female", "Male" or "Nonbinary" */
  gender: text,
  /** Needed where ethnicity or gender is told. */
  stated_by: z._default(z.nullable(z.enum(statedByIds)), null),
  party: text,
}

const personSchema = z.strictObject({
  name: text,
  /** In office since: a day as `YYYY-MM-DD`. */
  since: text,
  /** The former holder: an official on file who no longer holds the seat; null where nobody on file held it. */
  follows: z._default(z.nullable(officialIdSchema), null),
  ...ofPerson,
})
export type PersonAnswer = z.infer<typeof personSchema>

const few = z.maxLength(mostAnswers)
const idSchema = line(300)

const seatAnswerSchema = z.strictObject({
  /** `id` of a seat of the task. */
  id: idSchema,
  /** Who holds it now and is not on file. */
  people: z._default(z.array(personSchema).check(few), []),
  /** Those on file hold it still. */
  still_right: z._default(z.boolean(), false),
  /** Who holds what is not on file could not be found out. */
  not_found: z._default(z.nullable(notFoundSchema), null),
  ...otherSource,
})
export type SeatAnswerOfTask = z.infer<typeof seatAnswerSchema>

const officialAnswerSchema = z.strictObject({
  /** Of an official on file of whom something is wanted. */
  official_id: officialIdSchema,
  ...ofPerson,
  not_found: z._default(z.nullable(notFoundSchema), null),
  ...otherSource,
})
export type OfficialAnswer = z.infer<typeof officialAnswerSchema>

const lineAnswerSchema = z.strictObject({
  /** `id` of an office of the task. */
  id: idSchema,
  phone: text,
  email: text,
  /** What is on file is right: it is published again, as of the day of the source. */
  still_right: z._default(z.boolean(), false),
  not_found: z._default(z.nullable(notFoundSchema), null),
  ...otherSource,
})
export type LineAnswer = z.infer<typeof lineAnswerSchema>

const idOfResult = line(300)
export const resultAnswerSchema = z.strictObject({
  /** `seat_id` of a seat whose result is asked for. */
  seat_id: idOfResult,
  outcome: z.enum(resultOutcomes),
  /** Of the winner, where it is somebody new. */
  name: text,
  party: text,
  /** Of the winner, as the source tells them. */
  votes: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000))), null),
  /** Of all votes, in percent. */
  share: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(100))), null),
})
export type ResultAnswer = z.infer<typeof resultAnswerSchema>

/** What somebody filled in of a task: a draft, or what is sent to be looked at. */
export const answersSchema = z.strictObject({
  /** Of all that name none of their own. */
  source: z._default(z.nullable(answerSourceSchema), null),
  seats: z._default(z.array(seatAnswerSchema).check(few), []),
  officials: z._default(z.array(officialAnswerSchema).check(few), []),
  lines: z._default(z.array(lineAnswerSchema).check(few), []),
  results: z._default(z.array(resultAnswerSchema).check(few), []),
})
export type Answers = z.infer<typeof answersSchema>
