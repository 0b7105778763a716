import * as z from 'zod/mini'
import { answersSchema } from '#endpoints/drives/answers.ts'

/** As a browser keeps what somebody fills in, one for each task, until the server has taken it. */
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
    refused: z.nullable(
      z.object({
        detail: z.string(),
        errors: z.array(z.object({ path: z.string(), message: z.string() })),
        /** Which of the errors it is. */
        type: z.nullable(z.string()),
      }),
    ),
  }),
)
export type UnsentTask = z.infer<typeof unsentTasksSchema>[number]
