import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { standing } from '#endpoints/officials/standing.ts'
import { changeKindIds } from '#catalogue/change-kinds.ts'
import { parseQuery } from '#search/query-text.ts'
import { columnValueSchema, mostUrlLetters } from '#search/search-request.ts'
import { daySchema } from '#rules/day-schemas.ts'
import { longestSavedName } from '#rules/saved-name.ts'
import { isStorableText } from '#rules/storable-text.ts'

/** How many searches a person may keep. */
export const mostSavedSearches = 200
/** How many officials of each kind of change are listed; the total stands beside them. */
export const mostListedChanges = 200

export const digests = ['none', 'weekly'] as const
export type Digest = (typeof digests)[number]
const digestSchema = z.enum(digests)

const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the address of Advanced Search: filters, sort, columns, density, map. */
  view: z.string(),
  /** None where it finds every official. */
  filters_in_words: z.array(z.string()),
  /** Values that are filtered by and no longer exist, in words. */
  missing: z.array(z.string()),
  is_shared: z.boolean(),
  owner: z.object({ id: z.string(), name: z.string(), is_me: z.boolean() }),
  /** The setting of the person who asks, also for a search that somebody else saved. */
  digest: digestSchema,
  /** How many officials it finds today. */
  total: z.int(),
  /** The nearest fact about them: "9 are up on 08-03-2027". */
  fact: z.nullable(z.string()),
  /**
   * The moment from which changes are counted: when the person last opened the search, or when its filters last
   * changed, whichever is later. Null if they never opened it, so that nothing is counted.
   */
  seen_at: z.nullable(z.string()),
  changes: z.object({
    new: z.int(),
    left_office: z.int(),
    no_longer_matches: z.int(),
    /** By kind; kinds of which nothing changed are left out. An official counts once per kind. */
    changed: z.partialRecord(z.enum(changeKindIds), z.int()),
  }),
  saved_at: z.string(),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSavedName))
const viewSchema = z.string().check(
  z.maxLength(mostUrlLetters),
  z.refine(
    (view) => Object.entries(parseQuery(view)).flat(2).every(isStorableText),
    'The search holds a character that no text has. Look at what it filters by, and save it again.',
  ),
)
const params = z.object({ id: z.uuid() })

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved-searches',
  access: 'user',
  limit: 'search',
  searches: 3,
  summary:
    'The searches that this user has saved, and those that people of the same organization share, by name; those with changes come first.',
  request: {},
  reply: z.object({ values: z.array(savedSearchSchema) }),
})

const newSearchSchema = z.strictObject({
  name: nameSchema,
  view: viewSchema,
  is_shared: z._default(z.boolean(), false),
  digest: z._default(digestSchema, 'none'),
  /** The search of this user whose place it takes. */
  replaces: z.optional(z.uuid()),
})
export type NewSearch = z.infer<typeof newSearchSchema>

export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved-searches',
  access: 'user',
  limit: 'search',
  summary: 'Saves a search under a name of its own, or in the place of one.',
  request: { body: newSearchSchema },
  reply: savedSearchSchema,
})

export const findSavedSearch = endpoint({
  method: 'GET',
  path: '/saved-searches/{id}',
  access: 'user',
  limit: 'search',
  summary: 'One saved search.',
  request: { params },
  reply: savedSearchSchema,
})

const changedSearchSchema = z.strictObject({
  name: z.optional(nameSchema),
  view: z.optional(viewSchema),
  is_shared: z.optional(z.boolean()),
  digest: z.optional(digestSchema),
})
export type ChangedSearch = z.infer<typeof changedSearchSchema>

export const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: '/saved-searches/{id}',
  access: 'user',
  limit: 'search',
  summary:
    'Renames, shares or changes a saved search of this user, or switches its weekly e-mail, also of a shared one.',
  request: { params, body: changedSearchSchema },
  reply: savedSearchSchema,
})

export const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved-searches/{id}',
  access: 'user',
  summary: 'Deletes a saved search of this user, for everybody.',
  request: { params },
  reply: z.null(),
})

const officialInChanges = {
  id: z.int(),
  name: z.string(),
  office: z.nullable(z.string()),
  /** The jurisdiction: "Bolivar County". */
  place: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** Whether there is a page of this official. */
  is_on_file: z.boolean(),
  ...standing,
}

const valueChangeSchema = z.object({
  kind: z.enum(changeKindIds),
  column_id: z.string(),
  before: columnValueSchema,
  after: columnValueSchema,
})

function listOf<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.object({ total: z.int(), officials: z.array(z.object(shape)) })
}

const searchChangesSchema = z.object({
  /** The `seen_at` that the search had before, or the start in UTC of the day that was asked for. */
  since: z.nullable(z.string()),
  new: listOf(officialInChanges),
  /** Under the names that they had. */
  left_office: listOf(officialInChanges),
  /** With what of them changed meanwhile. */
  no_longer_matches: listOf({ ...officialInChanges, changes: z.array(valueChangeSchema) }),
  changed: listOf({ ...officialInChanges, changes: z.array(valueChangeSchema) }),
  /** Since a day: how many others left office of whom nothing on file says whether the search found them. */
  untold: z.int(),
  /** Since a day: labels of the columns it filters by whose former values are not on file, so that today's count. */
  as_today: z.array(z.string()),
})
export type SearchChanges = z.infer<typeof searchChangesSchema>

/** Without a day: since whoever asks last opened it. */
const changesQuery = z.strictObject({ since: z.optional(daySchema) })

export const findSearchChanges = endpoint({
  method: 'GET',
  path: '/saved-searches/{id}/changes',
  access: 'user',
  limit: 'search',
  summary: `Who came into a saved search, left it or changed, at most ${mostListedChanges} of each kind: since this user last opened it, or since the start in UTC of a day, which sets nothing back.`,
  request: { params, query: changesQuery },
  reply: searchChangesSchema,
})

export const downloadSearchChanges = endpoint({
  method: 'GET',
  path: '/saved-searches/{id}/changes.csv',
  access: 'user',
  limit: 'search',
  summary: 'The same as a file: everybody who came, left or changed, a row for each value.',
  request: { params, query: changesQuery },
  reply: z.string(),
  media: ['text/csv'],
})

export const openSavedSearch = endpoint({
  method: 'POST',
  path: '/saved-searches/{id}/seen',
  access: 'user',
  limit: 'search',
  summary: 'The same, and from now on changes are counted anew.',
  request: { params },
  reply: searchChangesSchema,
})

const unsubscribing = { params: z.object({ token: z.string().check(z.maxLength(200)) }) }

/** Mail programs that know one click (RFC 8058) POST to the address of which all others open the page. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/{token}',
  access: 'link',
  summary:
    'Switches off every e-mail of the kind that the link came in, of whoever got it: the weekly one about searches, or the daily one about tasks. What the body says is not read.',
  request: unsubscribing,
  reply: z.null(),
})

export const openUnsubscribePage = endpoint({
  method: 'GET',
  path: '/unsubscribe/{token}',
  access: 'link',
  status: 302,
  summary: 'Goes on to the page that asks whether to switch off the e-mail.',
  request: unsubscribing,
  reply: z.string(),
})
