import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { longestAnswer, mostAnswers, mostAnswersBytes, resultAnswerSchema } from '#endpoints/drives/answers.ts'
import { resultSeatSchema, taskSummarySchema } from '#endpoints/drives/tasks.ts'
import { daySchema } from '#rules/day-schemas.ts'
import { placeIdSchema } from '#rules/place-id.ts'
import { placeKinds } from '#rules/place-kinds.ts'

const count = z.int().check(z.minimum(0))
const params = z.strictObject({ day: daySchema })
const placeSchema = z.object({
  id: placeIdSchema,
  kind: z.enum(placeKinds),
  name: z.string(),
  state_id: z.string(),
  state: z.string(),
})

/** One source for all seats of a place. */
const sourceSchema = z.strictObject({
  /** The address of a web page, or what was read: "Sheet on the courthouse door". */
  text: z.string().check(z.trim(), z.minLength(1, 'Say which page or sheet says so.'), z.maxLength(longestAnswer)),
  /** The day on which it was read; null is today. */
  read_on: z._default(z.nullable(daySchema), null),
  /** It calls the results official or certified. */
  is_official: z.boolean(),
})
export type ResultsSource = z.infer<typeof sourceSchema>

const deskSchema = z.object({
  day: daySchema,
  /** Election days with results that are not in, newest first. */
  days: z.array(z.object({ day: daySchema, not_in: count })),
  /** Of the states with a result that is not in or was filled in. */
  states: z.array(
    z.object({ state_id: z.string(), state: z.string(), published: count, waiting: count, not_in: count }),
  ),
  /** Places by state and name: a county with its towns and school districts, else the place alone. */
  places: z.array(
    z.object({
      ...placeSchema.shape,
      not_in: count,
      waiting: count,
      published: count,
      state_of_task: z.nullable(taskSummarySchema.shape.state),
    }),
  ),
  /** The drive in which the results of this day are looked at; null before the first of them. */
  drive_id: z.nullable(z.string()),
  /** The form of the place that is asked for. */
  form: z.nullable(
    z.object({
      place: placeSchema,
      seats: z.array(resultSeatSchema),
      /** What was sent of it; null before. */
      task: z.nullable(taskSummarySchema),
      /** What was answered last, also where it waits or was not published. */
      answers: z.array(resultAnswerSchema),
    }),
  ),
})
export type ResultsDesk = z.infer<typeof deskSchema>

export const readResults = endpoint({
  method: 'GET',
  path: '/results/{day}',
  access: 'user',
  limit: 'search',
  summary:
    'The seats whose result of an election day is not in, by place: how many are in, wait and are not; with place_id the seats of that place, each with who holds it.',
  request: { params, query: z.strictObject({ place_id: z.optional(placeIdSchema) }) },
  reply: deskSchema,
})

export const sendResults = endpoint({
  method: 'POST',
  path: '/results/{day}',
  access: 'user',
  limit: 'search',
  mostBodyBytes: mostAnswersBytes,
  summary:
    'Sends the results of the seats of a place, from one source, to be looked at by somebody else and published then. Sent again with the same client_id, it changes nothing.',
  request: {
    params,
    body: z.strictObject({
      client_id: z.uuid(),
      place_id: placeIdSchema,
      source: sourceSchema,
      seats: z
        .array(resultAnswerSchema)
        .check(z.minLength(1, 'Answer at least one seat, and send it then.'), z.maxLength(mostAnswers)),
    }),
  },
  reply: deskSchema,
})
