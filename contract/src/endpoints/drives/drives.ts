import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { wantedIds } from '#endpoints/drives/answers.ts'
import { fillerSchema, sentBackSchema, taskStates, taskSummarySchema } from '#endpoints/drives/tasks.ts'
import { placeIdSchema } from '#rules/place-id.ts'
import { placeKinds } from '#rules/place-kinds.ts'
import { longestSavedName } from '#rules/saved-name.ts'
import { filtersSchemaOf } from '#search/filter.ts'

export const mostTasksOfDrive = 500
/** Of one organization, those that have ended not counted. */
export const mostOpenDrives = 50
const mostOffices = 100

const moment = z.string()
const count = z.int().check(z.minimum(0))
const wantedSchema = z.enum(wantedIds)

const progressSchema = z.object({
  /** Answers wanted: a field of a seat or of an office each, as it was when the drive was made. */
  wanted: count,
  /** Given, and shown to everybody; "Could not find out" is an answer. */
  published: count,
  /** Given, and on their way: waiting to be looked at, sent back, or being published. */
  waiting: count,
  /** Not given, in tasks that somebody has taken; and in the others. */
  taken: count,
  open: count,
  /** `taken` and `open` together, and in how many places. */
  left: count,
  places_left: count,
  tasks: z.record(z.enum(taskStates), count),
  /** What is wanted, and how much of it is left. */
  by_kind: z.array(z.object({ wanted: wantedSchema, of: count, left: count })),
  /** Answers that were published or wait, most first. Null is who is not there any more. */
  people: z.array(z.object({ person: z.nullable(fillerSchema), answers: count })),
})
export type DriveProgress = z.infer<typeof progressSchema>

const driveSchema = z.object({
  id: z.string(),
  name: z.string(),
  organization: z.object({ id: z.string(), name: z.string() }),
  made_by: z.nullable(fillerSchema),
  made_at: moment,
  /** Nothing is taken any more; null while it goes on. */
  ended_at: z.nullable(moment),
  offices: z.array(z.string()),
  /** In the nonpartisan view without the party. */
  wanted: z.array(wantedSchema),
  second_look: z.boolean(),
  /** The caller may take tasks: of the organization, and the drive goes on. */
  can_fill: z.boolean(),
  /** The caller is an administrator. */
  can_change: z.boolean(),
  progress: progressSchema,
  /** Where the drives of a place are asked for: its task. */
  task_id: z.nullable(z.string()),
})
export type Drive = z.infer<typeof driveSchema>

const params = z.strictObject({ id: z.uuid() })
const nameSchema = z.string().check(z.trim(), z.minLength(1, 'Give the drive a name.'), z.maxLength(longestSavedName))

/** What a drive is made of: places, or a search that leads to them, by offices. */
const extent = {
  place_ids: z.optional(
    z
      .array(placeIdSchema)
      .check(
        z.minLength(1, 'Choose at least one place.'),
        z.maxLength(mostTasksOfDrive, `A drive has at most ${mostTasksOfDrive} places. Choose fewer.`),
      ),
  ),
  /** In place of `place_ids`: a search of places, or of officials, whose places are meant. */
  filters: z.optional(
    z.union([
      z.strictObject({
        subject: z.literal('place'),
        filters: filtersSchemaOf('place'),
        /** Of these kinds only. */
        kinds: z.optional(z.array(z.enum(placeKinds)).check(z.minLength(1), z.maxLength(placeKinds.length))),
      }),
      z.strictObject({ subject: z.literal('official'), filters: filtersSchemaOf('official') }),
    ]),
  ),
  /** By their names; all that the law gives a place where there are none. */
  offices: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(mostOffices)), []),
}
const oneOfBoth = 'Say the places, or a search that finds them; one of both.'
interface Extent {
  readonly place_ids?: unknown
  readonly filters?: unknown
}
const isOneWay = <Asked extends Extent>() =>
  z.refine<Asked>((asked) => (asked.place_ids === undefined) !== (asked.filters === undefined), {
    error: oneOfBoth,
    path: ['place_ids'],
  })

export const listDrives = endpoint({
  method: 'GET',
  path: '/drives',
  access: 'user',
  limit: 'search',
  summary:
    'The drives of the organization, of an administrator those of all, newest first; what waits to be looked at, and what was sent back to the caller.',
  request: { query: z.strictObject({ place_id: z.optional(placeIdSchema) }) },
  reply: z.object({
    values: z.array(driveSchema),
    /** Tasks that the caller may look at. */
    to_look_at: count,
    /** What others sent back to the caller, and nobody has taken or sent since. */
    sent_back: z.array(
      z.object({ task_id: z.string(), place: z.string(), drive: z.string(), ...sentBackSchema.shape }),
    ),
    /** The caller is mailed once a day about what was sent back. */
    is_mailed: z.boolean(),
  }),
})

export const mailAboutTasks = endpoint({
  method: 'PUT',
  path: '/drives/mail',
  access: 'user',
  summary: 'Switches the daily e-mail about what was sent back to the caller on or off.',
  request: { body: z.strictObject({ is_on: z.boolean() }) },
  reply: z.null(),
})

export const countDrive = endpoint({
  method: 'POST',
  path: '/drives/count',
  access: 'admin',
  limit: 'search',
  searches: 5,
  summary: 'What a drive could ask for: how many places, and of each kind how many answers. Nothing is made.',
  request: { body: z.strictObject(extent).check(isOneWay()) },
  reply: z.object({
    /** Places with at least one seat that the law gives or somebody on file holds. */
    places: count,
    wanted: z.record(wantedSchema, count),
    /** Offices that these places have, and how many seats on file and by law. */
    offices: z.array(z.object({ office: z.string(), on_file: count, not_on_file: count })),
  }),
})

export const makeDrive = endpoint({
  method: 'POST',
  path: '/drives',
  access: 'admin',
  limit: 'search',
  searches: 5,
  status: 201,
  summary:
    'Makes a drive with a task for each place of which anything that is wanted is missing. Sent again with the same client_id, it makes no second one.',
  request: {
    body: z
      .strictObject({
        client_id: z.optional(z.uuid()),
        name: nameSchema,
        /** Absent, it is the administrator's own. */
        organization_id: z.optional(z.uuid()),
        ...extent,
        wanted: z.array(wantedSchema).check(z.minLength(1, 'Choose what is wanted.'), z.maxLength(wantedIds.length)),
        second_look: z._default(z.boolean(), true),
      })
      .check(isOneWay()),
  },
  reply: driveSchema,
})

export const readDrive = endpoint({
  method: 'GET',
  path: '/drives/{id}',
  access: 'user',
  limit: 'search',
  summary: 'A drive of the organization, with its progress.',
  request: { params },
  reply: driveSchema,
})

export const changeDrive = endpoint({
  method: 'PATCH',
  path: '/drives/{id}',
  access: 'admin',
  summary: 'Names a drive otherwise, asks for a second look or not any more, ends it or goes on with it.',
  request: {
    params,
    body: z.strictObject({
      name: z.optional(nameSchema),
      second_look: z.optional(z.boolean()),
      is_ended: z.optional(z.boolean()),
    }),
  },
  reply: driveSchema,
})

export const deleteDrive = endpoint({
  method: 'DELETE',
  path: '/drives/{id}',
  access: 'admin',
  summary: 'Deletes a drive with its tasks and drafts. What was published stays.',
  request: { params },
  reply: z.null(),
})

export const listDriveTasks = endpoint({
  method: 'GET',
  path: '/drives/{id}/tasks',
  access: 'user',
  limit: 'search',
  summary: 'All tasks of a drive by name of the place, with the state of each, for a list or a map.',
  request: { params },
  reply: z.object({ values: z.array(taskSummarySchema) }),
})
