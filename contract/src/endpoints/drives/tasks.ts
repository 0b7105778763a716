import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { type Answers, answersSchema, longestTaskNote, mostAnswersBytes, wantedIds } from '#endpoints/drives/answers.ts'
import { contactSchema } from '#endpoints/officials/contact.ts'
import { standing } from '#endpoints/officials/standing.ts'
import { officialIdSchema } from '#rules/official-id.ts'
import { levels } from '#rules/levels.ts'
import { placeIdSchema } from '#rules/place-id.ts'
import { placeKinds } from '#rules/place-kinds.ts'
import { lawConfidences, seatsSetBy } from '#rules/seats-by-law.ts'

/** How long a task is locked for the person who took it. Taking it again starts the two hours over. */
export const lockHours = 2

/**
 * open → taken → done → publishing → published; sent back to whoever filled it in, or, where something is left, open
 * again. Without a second look what is sent is published at once. What is undone is "publishing" until it is taken out.
 */
export const taskStates = ['open', 'taken', 'done', 'sent_back', 'publishing', 'published'] as const
export type TaskState = (typeof taskStates)[number]

const moment = z.string()
const count = z.int().check(z.minimum(0))
const wantedSchema = z.enum(wantedIds)

export const fillerSchema = z.object({ id: z.string(), name: z.string(), is_me: z.boolean() })
/** Somebody of the organization. */
export type Filler = z.infer<typeof fillerSchema>

export const sentBackSchema = z.object({
  by: z.nullable(fillerSchema),
  at: moment,
  /** What they wrote. */
  word: z.string(),
})

export const taskSummarySchema = z.object({
  id: z.string(),
  drive: z.object({
    id: z.string(),
    name: z.string(),
    second_look: z.boolean(),
    is_ended: z.boolean(),
    /** Of the results of one election day; null of every other drive. */
    election_day: z.nullable(z.string()),
  }),
  place: z.object({
    id: placeIdSchema,
    kind: z.enum(placeKinds),
    name: z.string(),
    state_id: z.string(),
    state: z.string(),
  }),
  state: z.enum(taskStates),
  /** Who has it, and until when; null unless it is taken. */
  taken: z.nullable(z.object({ by: z.nullable(fillerSchema), until: moment })),
  /** Who filled in what waits, was sent back or is being published; null where nothing is. */
  filled: z.nullable(z.object({ by: z.nullable(fillerSchema), at: moment, answers: count })),
  sent_back: z.nullable(sentBackSchema),
  /** What is left of each kind. */
  left: z.array(z.object({ wanted: wantedSchema, count })),
  wanted: count,
  published: count,
  waiting: count,
  can: z.object({
    take: z.boolean(),
    /** Accept, change or send back. */
    look: z.boolean(),
    release: z.boolean(),
    undo: z.boolean(),
  }),
})
export type TaskSummary = z.infer<typeof taskSummarySchema>

const holderSchema = z.object({
  official_id: officialIdSchema,
  name: z.string(),
  ...standing,
  since: z.nullable(z.string()),
  ethnicity: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  /** Null in the nonpartisan view. */
  party: z.nullable(z.string()),
  source: z.nullable(z.string()),
  as_of: z.nullable(z.string()),
  /** Of this official: ethnicity, gender or party. */
  wanted: z.array(wantedSchema),
  /** On file since the drive was made: loaded from elsewhere, or published by another task. */
  is_new: z.boolean(),
})
export type HolderOfTask = z.infer<typeof holderSchema>

const seatSchema = z.object({
  /** By which answers name it. */
  id: z.string(),
  office: z.string(),
  district: z.nullable(z.string()),
  area: z.string(),
  level: z.nullable(z.enum(levels)),
  /** Of this seat, or of several that cannot be told apart; null where local law decides. */
  seats_by_law: z.nullable(z.int()),
  set_by: z.nullable(z.enum(seatsSetBy)),
  law: z.nullable(z.string()),
  confidence: z.nullable(z.enum(lawConfidences)),
  /** Seats without a holder on file, and for how many of them a holder is requested. */
  open: count,
  holders_wanted: count,
  /** Of whoever is told here: ethnicity, gender or party. */
  wanted: z.array(wantedSchema),
  holders: z.array(holderSchema),
})
export type SeatOfTask = z.infer<typeof seatSchema>

const lineSchema = z.object({
  /** By which answers name it. */
  id: z.string(),
  office: z.string(),
  /** "sheriff’s office" */
  name: z.string(),
  phone: z.nullable(contactSchema),
  email: z.nullable(contactSchema),
  wanted: z.array(wantedSchema),
})
export type LineOfTask = z.infer<typeof lineSchema>

/** A seat whose result is asked for, and what is on file of it. */
export const resultSeatSchema = z.object({
  /** By which answers name it. */
  seat_id: z.string(),
  office: z.string(),
  district: z.nullable(z.string()),
  area: z.string(),
  /** Who holds it; null where nobody is on file. */
  holder: z.nullable(
    z.object({
      official_id: officialIdSchema,
      name: z.string(),
      ...standing,
      /** Null in the nonpartisan view. */
      party: z.nullable(z.string()),
      /** The election that they won last: its year, and how it went. */
      last_election: z.nullable(z.string()),
    }),
  ),
  /** The winner of that day's election who is on file; null while the result is not in. */
  elected: z.nullable(z.string()),
  /** Nobody has told it yet. */
  is_wanted: z.boolean(),
})
export type ResultSeat = z.infer<typeof resultSeatSchema>

/** Two for one seat: what is answered, and who came first. */
const conflictSchema = z.object({
  /** The seat, and the name that was answered for it. */
  id: z.string(),
  name: z.string(),
  holder: z.object({ official_id: officialIdSchema, name: z.string(), ...standing }),
  /** Whose answer it was and when it was published; null where it came from elsewhere. */
  by: z.nullable(fillerSchema),
  at: z.nullable(moment),
  source: z.nullable(z.string()),
})
export type TaskConflict = z.infer<typeof conflictSchema>

const taskSchema = z.object({
  ...taskSummarySchema.shape,
  organization: z.object({ id: z.string(), name: z.string() }),
  seats: z.array(seatSchema),
  lines: z.array(lineSchema),
  results: z.array(resultSeatSchema),
  /** Seats of the asked offices by law and on file. */
  seats_by_law: count,
  on_file: count,
  /** Of the caller: what was kept last. */
  draft: z.nullable(z.object({ answers: answersSchema, saved_at: moment })),
  /** What waits, was sent back or is being published. */
  answers: z.nullable(answersSchema),
  /** Each is to be decided before the task is accepted. */
  conflicts: z.array(conflictSchema),
  /** Why it could not be published as it was accepted; null where nothing stood in the way. */
  error: z.nullable(z.string()),
  /** Which office of the place to call about all of this: one with a phone on file; null where none has a phone. */
  call: z.nullable(z.object({ office: z.string(), phone: contactSchema })),
  /** What was published of this task, newest first. */
  rounds: z.array(
    z.object({
      filled_by: z.nullable(fillerSchema),
      filled_at: moment,
      /** Null where no second person looked. */
      looked_by: z.nullable(fillerSchema),
      published_at: moment,
      undone_at: z.nullable(moment),
      answers: count,
    }),
  ),
})
export type Task = z.infer<typeof taskSchema>

const params = z.strictObject({ id: z.uuid() })
const word = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(longestTaskNote))

export const listTasks = endpoint({
  method: 'GET',
  path: '/tasks',
  access: 'user',
  limit: 'search',
  summary: 'Tasks of all drives: those that wait to be looked at, oldest first, or those of the caller.',
  request: { query: z.strictObject({ which: z._default(z.enum(['to_look_at', 'mine']), 'to_look_at') }) },
  reply: z.object({ values: z.array(taskSummarySchema) }),
})

export const readTask = endpoint({
  method: 'GET',
  path: '/tasks/{id}',
  access: 'user',
  limit: 'search',
  summary: 'A task with all that its form shows: the seats by law, what is on file beside each, and what is wanted.',
  request: { params },
  reply: taskSchema,
})

export const takeTask = endpoint({
  method: 'POST',
  path: '/tasks/{id}/take',
  access: 'user',
  limit: 'search',
  summary:
    'Takes a task for two hours; taken again by the same person, the hours begin anew. Of somebody else’s it says who has it (409).',
  request: { params },
  reply: taskSchema,
})

export const releaseTask = endpoint({
  method: 'POST',
  path: '/tasks/{id}/release',
  access: 'user',
  summary: 'Gives a task back; an administrator takes it from somebody else. Drafts are kept.',
  request: { params },
  reply: taskSummarySchema,
})

export const keepTaskDraft = endpoint({
  method: 'PUT',
  path: '/tasks/{id}/draft',
  access: 'user',
  mostBodyBytes: mostAnswersBytes,
  summary: 'Keeps what the caller has filled in so far, as it is, also after the task went to somebody else.',
  request: { params, body: z.strictObject({ answers: answersSchema }) },
  reply: z.object({ saved_at: moment }),
})

export const submitTask = endpoint({
  method: 'POST',
  path: '/tasks/{id}/submit',
  access: 'user',
  limit: 'search',
  mostBodyBytes: mostAnswersBytes,
  summary:
    'Sends the answers of a task that the caller has taken: to be looked at, or, in a drive without a second look, to be published. Sent again with the same client_id, it changes nothing.',
  request: { params, body: z.strictObject({ client_id: z.uuid(), answers: answersSchema }) },
  reply: taskSchema,
})

const decisionSchema = z.strictObject({
  id: z.string().check(z.maxLength(300)),
  name: z.string().check(z.maxLength(200)),
  /** Who the looker saw as the holder. */
  official_id: officialIdSchema,
  /** The holder on file stays, and the answer is left out; or the one who was answered follows. */
  decision: z.enum(['keep', 'take']),
})
export type ConflictDecision = z.infer<typeof decisionSchema>

export const acceptTask = endpoint({
  method: 'POST',
  path: '/tasks/{id}/accept',
  access: 'user',
  limit: 'search',
  mostBodyBytes: mostAnswersBytes,
  summary:
    'Accepts what somebody else filled in, with changes: it is published in the background, all of it or nothing.',
  request: {
    params,
    body: z.strictObject({
      changes: z._default(
        z.strictObject({
          /** In place of those that were sent; what is left out of them is open again. */
          answers: z._default(z.nullable(answersSchema), null),
          /** One for each conflict. */
          conflicts: z._default(z.array(decisionSchema).check(z.maxLength(200)), []),
        }),
        { answers: null as Answers | null, conflicts: [] },
      ),
    }),
  },
  reply: taskSchema,
})

export const sendBackTask = endpoint({
  method: 'POST',
  path: '/tasks/{id}/send-back',
  access: 'user',
  summary: 'Sends a task back to whoever filled it in, with a word; they are told.',
  request: { params, body: z.strictObject({ word: word('Say what is to be done, in a word or two.') }) },
  reply: taskSummarySchema,
})

export const undoTask = endpoint({
  method: 'POST',
  path: '/tasks/{id}/undo',
  access: 'admin',
  summary: 'Takes out what the task published last; its answers wait to be looked at again. Done in the background.',
  request: { params },
  reply: taskSummarySchema,
})
