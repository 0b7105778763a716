import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { comingWindows } from '#rules/coming-windows.ts'
import { electionDateKinds, electionKinds } from '#rules/election-kinds.ts'
import { placeIdSchema } from '#rules/place-id.ts'
import { filtersSchema } from '#search/filter.ts'

const comingRequestSchema = z.strictObject({
  filters: z._default(filtersSchema, []),
  within_days: z._default(z.literal(comingWindows), 365),
})
export type ComingRequest = z.infer<typeof comingRequestSchema>

/** How seats went at the last election on file. Contested ones are the rest. */
const seatCounts = { seats: z.int(), uncontested: z.int(), close: z.int(), unknown: z.int() }

const comingDateSchema = z.object({
  /** Stays when the day moves; the same as in a calendar. */
  id: z.string(),
  date: z.string(),
  state_id: z.string(),
  state: z.string(),
  kind: z.enum(electionDateKinds),
  is_deadline: z.boolean(),
  /** As it is shown: "Qualifying closes, 5:00 PM". */
  name: z.string(),
  /** A sentence below the name. */
  detail: z.nullable(z.string()),
  /** The rule with its section, or who states the date; null where neither is known. */
  basis: z.nullable(z.string()),
  /** Whether a source, such as an official calendar, names this day; else it is computed from the rule. */
  is_confirmed: z.boolean(),
  /** The election that it is, or belongs to, and its day: with `office_ids` they tell the seats (filtersOfSeats). */
  election_kind: z.enum(electionKinds),
  election_day: z.string(),
  office_ids: z.nullable(z.array(z.string())),
  /** The earliest date of this answer that has exactly the same seats; null where this is the earliest. */
  same_seats_as: z.nullable(z.string()),
  ...seatCounts,
  /** Those with the most seats first. */
  offices: z.array(z.object({ office_id: z.string(), office: z.string(), ...seatCounts })),
})
export type ComingDate = z.infer<typeof comingDateSchema>

const nextDateSchema = z.pick(comingDateSchema, { id: true, date: true, state: true, kind: true, name: true })

const comingSchema = z.object({
  today: z.string(),
  /** In the order of the days. */
  dates: z.array(comingDateSchema),
  /** The seats that are up: people vote on them on one of the dates. Each once, however many of these it has. */
  totals: z.object(seatCounts),
  windows: z.array(z.object({ within_days: z.literal(comingWindows), dates: z.int() })),
  /** Where nobody votes in the window: the first day after it on which people do. */
  next: z.nullable(nextDateSchema),
  /** What the dates leave out, in sentences. */
  not_on_file: z.array(z.string()),
})
export type Coming = z.infer<typeof comingSchema>

export const comingElections = endpoint({
  method: 'POST',
  path: '/elections/coming',
  access: 'user',
  limit: 'search',
  summary: 'Elections and deadlines ahead, by day, with the seats under these filters that are up.',
  request: { body: comingRequestSchema },
  reply: comingSchema,
})

const officesSchema = z.pick(comingDateSchema, { offices: true }).shape.offices

const seatsAheadSchema = z.object({
  today: z.string(),
  /** In order of the days: the seats whose next general election is on each day. */
  days: z.array(z.object({ date: z.string(), ...seatCounts, offices: officesSchema })),
  /** Of all the days together. */
  totals: z.object(seatCounts),
  /** Seats under the filters of which no next general election is on file. */
  undated: z.int(),
})
export type SeatsAhead = z.infer<typeof seatsAheadSchema>

export const seatsAhead = endpoint({
  method: 'POST',
  path: '/elections/seats-ahead',
  access: 'user',
  limit: 'search',
  summary: 'The seats under these filters by the day of their next general election, however far ahead, and by office.',
  request: { body: z.strictObject({ filters: z._default(filtersSchema, []) }) },
  reply: seatsAheadSchema,
})

export const calendarMedia = 'text/calendar; charset=utf-8'
const officialIdSchema = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))

export const comingCalendar = endpoint({
  method: 'POST',
  path: '/elections/coming.ics',
  access: 'user',
  limit: 'search',
  summary:
    'The same dates as a calendar file: all of them, one, or those of the seat of one official or of the seats of a place, however far ahead.',
  request: {
    body: z.strictObject({
      filters: z._default(filtersSchema, []),
      within_days: z._default(z.literal(comingWindows), 365),
      /** Of one date. */
      id: z.optional(z.string().check(z.maxLength(200))),
      /** In place of the filters. */
      official_id: z.optional(officialIdSchema),
      /** In place of the filters. */
      place_id: z.optional(placeIdSchema),
    }),
  },
  reply: z.string(),
  media: [calendarMedia],
})

const calendarFeedSchema = z.object({
  id: z.string(),
  /** The private link, told once, when it is made: only its hash is stored. */
  url: z.nullable(z.string()),
  made_at: z.string(),
  filters: filtersSchema,
})
/** A calendar that a person's programs read again and again, without signing in. */
export type CalendarFeed = z.infer<typeof calendarFeedSchema>

/** The most a person may have: enough for one per county if they work in many, and few enough to look over. */
export const mostCalendarFeeds = 20

const ofOneFeed = { params: z.strictObject({ id: z.uuid() }) }

export const findCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar-feed',
  access: 'user',
  summary: 'The newest calendar feed of this user, without its link; null where there is none.',
  request: {},
  reply: z.nullable(calendarFeedSchema),
})

export const listCalendarFeeds = endpoint({
  method: 'GET',
  path: '/calendar-feeds',
  access: 'user',
  summary: 'Every calendar feed of this user, without its link, the newest first.',
  request: {},
  reply: z.object({ values: z.array(calendarFeedSchema) }),
})

export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/calendar-feed',
  access: 'user',
  limit: 'search',
  summary:
    'Makes a calendar feed of this user with these filters, or a new link for the one that has exactly these: its link from before stops working. Feeds with other filters stay.',
  request: { body: z.strictObject({ filters: z._default(filtersSchema, []) }) },
  reply: calendarFeedSchema,
})

export const resetCalendarFeed = endpoint({
  method: 'POST',
  path: '/calendar-feeds/{id}/reset',
  access: 'user',
  limit: 'search',
  summary: 'Makes a new link for one calendar feed of this user. Its link from before stops working.',
  request: ofOneFeed,
  reply: calendarFeedSchema,
})

export const removeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/calendar-feeds/{id}',
  access: 'user',
  summary: 'Removes one calendar feed of this user. Its link stops working.',
  request: ofOneFeed,
  reply: z.null(),
})

export const removeCalendarFeeds = endpoint({
  method: 'DELETE',
  path: '/calendar-feed',
  access: 'user',
  summary: 'Removes every calendar feed of this user. Their links stop working.',
  request: {},
  reply: z.null(),
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar/{token}.ics',
  access: 'link',
  summary: 'The dates of the next 12 months under the filters of a calendar feed, for whoever has its link.',
  request: { params: z.object({ token: z.string() }) },
  reply: z.string(),
  media: [calendarMedia],
})
