import * as z from 'zod/mini'
import { answersSchema, resultAnswerSchema } from '#endpoints/drives/answers.ts'

const refusedSchema = z.nullable(
  z.object({
    detail: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })),
    /** Which of the errors it is. */
    type: z.nullable(z.string()),
  }),
)

/** What somebody has filled in, as the browser keeps it for each task until the server has accepted it. */
export const unsentTasksSchema = z.array(
  z.object({
    task_id: z.string(),
    drive_id: z.string(),
    /** Names the place, where the task cannot be read any more. */
    about: z.string(),
    answers: answersSchema,
    changed_at: z.string(),
    /** The server keeps it too, as a draft. */
    is_kept: z.boolean(),
    /** With what it is sent; null while it is a draft. */
    client_id: z.nullable(z.string()),
    /** Why the server did not take it; it is a draft again. */
    refused: refusedSchema,
  }),
)
export type UnsentTask = z.infer<typeof unsentTasksSchema>[number]

/** The same of the results of an election day, one for each place. */
export const unsentResultsSchema = z.array(
  z.object({
    day: z.string(),
    place_id: z.string(),
    about: z.string(),
    source: z.object({ text: z.string(), read_on: z.string(), is_official: z.boolean() }),
    results: z.array(resultAnswerSchema),
    changed_at: z.string(),
    client_id: z.nullable(z.string()),
    refused: refusedSchema,
  }),
)
export type UnsentResults = z.infer<typeof unsentResultsSchema>[number]
