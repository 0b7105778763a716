import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { readFormats } from '#rules/read-formats.ts'

/** The most links a person may have: enough for more than one program, and few enough to look over. */
export const mostLiveLinks = 50
/** Of one link: every half a minute, whoever asks. */
export const mostReadsOfLinkPerHour = 120

const liveLinkSchema = z.object({
  id: z.uuid(),
  of: z.enum(['search', 'list']),
  /** Of the search or the list. */
  of_id: z.uuid(),
  name: z.string(),
  made_at: z.string(),
  /** To some minutes; null where nothing has read it yet. */
  last_read_at: z.nullable(z.string()),
})
/** A saved search or a list as a secret address that a spreadsheet reads. Only the reply that makes it contains it. */
export type LiveLink = z.infer<typeof liveLinkSchema>

const madeSchema = z.extend(liveLinkSchema, { url: z.string() })
export type MadeLiveLink = z.infer<typeof madeSchema>

const params = z.strictObject({ id: z.uuid() })
const making = {
  method: 'POST',
  access: 'user',
  limit: 'search',
  status: 201,
  request: { params },
  reply: madeSchema,
} as const
const ending = { method: 'DELETE', access: 'user', request: { params }, reply: z.null() } as const

export const makeLiveLinkOfSearch = endpoint({
  ...making,
  path: '/saved-searches/{id}/live-link',
  summary:
    'Makes a secret address at which the officials of a saved search are read as CSV, as this user sees them. An address from before stops working.',
})

export const makeLiveLinkOfList = endpoint({
  ...making,
  path: '/lists/{id}/live-link',
  summary:
    'Makes a secret address at which the officials of a list are read as CSV, without outcomes and notes. An address from before stops working.',
})

export const endLiveLinkOfSearch = endpoint({
  ...ending,
  path: '/saved-searches/{id}/live-link',
  summary: 'Ends the secret address of this user for a saved search: it answers 404 from then on.',
})

export const endLiveLinkOfList = endpoint({
  ...ending,
  path: '/lists/{id}/live-link',
  summary: 'Ends the secret address of this user for a list: it answers 404 from then on.',
})

export const listLiveLinks = endpoint({
  method: 'GET',
  path: '/live-links',
  access: 'user',
  summary: 'The live links of this user by name, without their addresses, which nobody knows any more.',
  request: {},
  reply: z.object({ values: z.array(liveLinkSchema) }),
})

/** Spreadsheets put what they like behind the address, so that nothing is read of it. */
export const readLiveLink = endpoint({
  method: 'GET',
  path: '/live/{token}.csv',
  access: 'link',
  summary: 'The rows of a live link, for whoever has its address: all at once, with column ids as headings.',
  request: { params: z.object({ token: z.string().check(z.maxLength(200)) }) },
  reply: z.string(),
  media: [readFormats.csv],
})
