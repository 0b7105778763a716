import * as z from 'zod/mini'
import { auditedActs, auditGroupIds } from '#catalogue/audited-acts.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { momentSchema } from '#rules/day-schemas.ts'
import { pageSizeInQuery } from '#search/search-request.ts'

/** How long an entry is kept. */
export const auditMonths = 24

const filters = {
  /** Part of a name or an e-mail address, of who did it or whom it was done to. */
  who: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  what: z.optional(z.enum(auditGroupIds, 'This is no kind of entry.')),
  /** From this moment on. */
  from: z.optional(momentSchema),
  /** Before this moment. */
  to: z.optional(momentSchema),
}
interface Between {
  readonly from?: string | undefined
  readonly to?: string | undefined
}
const inOrder = z.refine<Between>(({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to), {
  path: ['to'],
  error: 'The last day is before the first.',
})

const entrySchema = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** A name; who is not known, or no longer, is said in words. */
  who: z.string(),
  /** Null where there is no account, or no longer one. */
  email: z.nullable(z.string()),
  act: z.enum(Object.keys(auditedActs) as [keyof typeof auditedActs, ...(keyof typeof auditedActs)[]]),
  /** What it was done to, in words; empty where there is nothing to say. */
  to_what: z.string(),
  /** The network address of the person who acted; null for an act at the server, or if no address was recorded. */
  network: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof entrySchema>

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  limit: 'search',
  summary: 'Who did what to whom, when and from where, newest first; searches and what people look at are not kept.',
  request: {
    query: z
      .strictObject({
        ...filters,
        cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'The cursor does not belong to this list.'))),
        limit: pageSizeInQuery,
      })
      .check(inOrder),
  },
  reply: z.object({ values: z.array(entrySchema), total: z.int(), cursor: z.nullable(z.string()) }),
})

export const downloadAudit = endpoint({
  method: 'GET',
  path: '/admin/audit.csv',
  access: 'admin',
  limit: 'search',
  searches: 5,
  summary: 'All entries under these filters as a file; its times are UTC. That it was downloaded is an entry itself.',
  media: ['text/csv'],
  request: { query: z.strictObject(filters).check(inOrder) },
  reply: z.string(),
})
export type AuditFilters = z.output<typeof downloadAudit.request.query>
