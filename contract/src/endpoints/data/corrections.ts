import * as z from 'zod/mini'
import { correctableIds, reportableIds } from '#catalogue/correctable.ts'
import { methods } from '#catalogue/method.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { standing } from '#endpoints/officials/standing.ts'
import { daySchema } from '#rules/day-schemas.ts'
import { officialIdSchema } from '#rules/official-id.ts'
import { columnValueSchema, pageSizeInQuery } from '#search/search-request.ts'

export const longestCorrectValue = 500
export const longestCorrectionNote = 500
export const longestCorrectionSource = 200
/** Of one person; what is decided does not count. */
export const mostOpenReports = 100

/** What a report is refused with that names a home or a personal phone. */
export const officesOnly = 'Office numbers only. Please never send homes or personal phones.'

/** Nobody has looked at it; the value was set; it stays as it is. */
export const correctionStatuses = ['open', 'accepted', 'declined'] as const
export type CorrectionStatus = (typeof correctionStatuses)[number]
/** Those of one status, or all that are decided. */
const statusFilters = [...correctionStatuses, 'decided'] as const
export type CorrectionStatusFilter = (typeof statusFilters)[number]

/** Why a report is declined, as administrators and reporters read it. */
export const declineReasons = {
  not_confirmed: 'Not confirmed',
  already_right: 'Already right',
  home_or_personal: 'Home or personal',
  other: 'Other',
} as const
export type DeclineReason = keyof typeof declineReasons
const declineReasonIds = Object.keys(declineReasons) as [DeclineReason, ...DeclineReason[]]

/** A report says what is right, or only that what everybody reads is wrong. */
export const reportKinds = ['value', 'wrong'] as const
export type ReportKind = (typeof reportKinds)[number]

const moment = z.string()
const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const reportableSchema = z.enum(reportableIds)
const correctableSchema = z.enum(correctableIds)

const correctedOfficialSchema = z.object({
  /** Under which the person is shown now; null for one who is not shown any more. */
  id: z.nullable(z.int()),
  /** As they were when it was reported, where the person is not shown any more. */
  name: z.string(),
  office: z.string(),
  place: z.string(),
  state: z.string(),
  ...standing,
})

const decisionSchema = z.object({
  at: moment,
  /** Null where the account is deleted. */
  by: z.nullable(z.string()),
  /** The column that was set; null where it is declined, or put right otherwise. */
  column_id: z.nullable(correctableSchema),
  value: columnValueSchema,
  source: z.nullable(z.string()),
  as_of: z.nullable(z.string()),
  /** Why it was declined. */
  reason: z.nullable(z.enum(declineReasonIds)),
  note: z.nullable(z.string()),
  /** When the value was removed again, and by whom; null where it was not. */
  undone_at: z.nullable(moment),
  undone_by: z.nullable(z.string()),
})

const correctionSchema = z.object({
  id: z.string(),
  official: correctedOfficialSchema,
  column_id: reportableSchema,
  /** What everybody sees now; null where the person is not shown any more, or no column is named. */
  now: z.nullable(
    z.object({
      value: columnValueSchema,
      source: z.nullable(z.string()),
      as_of: z.nullable(z.string()),
      method: z.nullable(z.enum(methods)),
      /** Of the own list, or set by an administrator. */
      is_own: z.boolean(),
    }),
  ),
  /** Oldest first; none where an administrator set the value without any. */
  reports: z.array(
    z.object({
      kind: z.enum(reportKinds),
      /** Empty where only that it is wrong is known. */
      value: z.string(),
      note: z.string(),
      seen_where: z.string(),
      /** Null where the account is deleted. */
      by: z.nullable(z.string()),
      organization: z.nullable(z.string()),
      at: moment,
    }),
  ),
  status: z.enum(correctionStatuses),
  /** Null while it is open. */
  decided: z.nullable(decisionSchema),
  /** The value is on its way: it is being written, or made searchable. */
  is_under_way: z.boolean(),
  /** The decision can be taken back: until the reporters have been told it is as if there had been none. */
  can_be_undone: z.boolean(),
})
export type Correction = z.infer<typeof correctionSchema>

const ownReportSchema = z.object({
  ...z.pick(correctionSchema, { id: true, official: true, column_id: true, status: true }).shape,
  kind: z.enum(reportKinds),
  value: z.string(),
  note: z.string(),
  seen_where: z.string(),
  at: moment,
  decided: z.nullable(z.omit(decisionSchema, { by: true, undone_by: true })),
})

const params = z.strictObject({ id: z.uuid() })

export const reportMistake = endpoint({
  method: 'POST',
  path: '/corrections',
  access: 'user',
  limit: 'search',
  status: 201,
  summary:
    'Reports a mistake about an official: what is right, or only that something is wrong. A second report of the same person about the same replaces the first; homes and personal phones are refused.',
  request: {
    body: z.strictObject({
      eo_id: officialIdSchema,
      column_id: reportableSchema,
      kind: z._default(z.enum(reportKinds), 'value'),
      /** As it is typed; a day as `YYYY-MM-DD`. Empty where only that it is wrong is known, and of what is no column. */
      value: z._default(line(longestCorrectValue), ''),
      note: z._default(line(longestCorrectionNote), ''),
      seen_where: z._default(line(longestCorrectionSource), ''),
    }),
  },
  reply: z.object({
    id: z.string(),
    /** How many people reported it, this one included. */
    reported_by: z.int(),
  }),
})
export type MistakeReport = z.infer<typeof reportMistake.request.body>

/** As a browser keeps reports until the server has taken them, one for each official and field. */
export const unsentReportsSchema = z.array(
  z.object({
    id: z.string(),
    /** Names the official, where their page cannot be read. */
    about: z.string(),
    /** What is reported, as it was said: "Own office phone, 662-555-0100" */
    what: z.string(),
    report: reportMistake.request.body,
    reported_at: moment,
    /** Why the server will never accept it. The browser keeps it so that its author can look at it. */
    refused: z.optional(z.string()),
  }),
)
export type UnsentReport = z.infer<typeof unsentReportsSchema>[number]

export const listOwnReports = endpoint({
  method: 'GET',
  path: '/corrections/mine',
  access: 'user',
  summary: 'What this user reported and what became of it, newest first; the latest 200.',
  request: {},
  reply: z.object({ values: z.array(ownReportSchema) }),
})

export const listCorrections = endpoint({
  method: 'GET',
  path: '/admin/corrections',
  access: 'admin',
  limit: 'search',
  summary:
    'Reports to check, oldest first, those of the same field of an official together; or what was decided, newest first.',
  request: {
    query: z.strictObject({
      status: z._default(z.enum(statusFilters), 'open'),
      cursor: z.optional(
        z
          .string()
          .check(
            z.regex(/^\d{1,15}:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, 'The cursor does not belong to this list.'),
          ),
      ),
      limit: pageSizeInQuery,
    }),
  },
  reply: z.object({
    values: z.array(correctionSchema),
    counts: z.object({ open: z.int(), accepted: z.int(), declined: z.int() }),
    cursor: z.nullable(z.string()),
  }),
})

const sourcedValue = {
  /** As it is typed; a day as `YYYY-MM-DD`. */
  value: line(longestCorrectValue),
  source: line(longestCorrectionSource).check(z.minLength(1, 'A value needs a source before it can be accepted.')),
  as_of: daySchema,
}

export const acceptCorrection = endpoint({
  method: 'POST',
  path: '/admin/corrections/{id}/accept',
  access: 'admin',
  summary:
    'Accepts a report: the value becomes an own one, over the public one. It is written in the background; the reporters are told. Without a value, where somebody reported only that it is wrong, nothing is set: it was put right otherwise.',
  request: {
    params,
    body: z.strictObject({
      ...sourcedValue,
      /** Of something else: the column that is set; without it nothing is, and it was put right otherwise. */
      column_id: z.optional(correctableSchema),
    }),
  },
  reply: correctionSchema,
})

export const declineCorrection = endpoint({
  method: 'POST',
  path: '/admin/corrections/{id}/decline',
  access: 'admin',
  summary: 'Declines a report; the reporters are told why.',
  request: {
    params,
    body: z.strictObject({
      reason: z.enum(declineReasonIds),
      note: z._default(line(longestCorrectionNote), ''),
    }),
  },
  reply: correctionSchema,
})

export const undoCorrection = endpoint({
  method: 'POST',
  path: '/admin/corrections/{id}/undo',
  access: 'admin',
  summary:
    'Takes a decision back. Until the reporters have been told, the report is open again; afterwards an accepted value is taken out. What the own list says, or the public value, is shown again.',
  request: {
    params,
    body: z.strictObject({
      /** Takes out what was accepted for this field before, too; otherwise that comes back. */
      earlier_too: z._default(z.boolean(), false),
    }),
  },
  reply: correctionSchema,
})

export const setValue = endpoint({
  method: 'POST',
  path: '/admin/corrections',
  access: 'admin',
  status: 201,
  summary: 'Sets a single value of an official at once, as an accepted report does.',
  request: { body: z.strictObject({ eo_id: officialIdSchema, column_id: correctableSchema, ...sourcedValue }) },
  reply: correctionSchema,
})
