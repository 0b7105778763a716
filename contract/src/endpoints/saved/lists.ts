import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { contactSchema } from '#endpoints/officials/contact.ts'
import { standing } from '#endpoints/officials/standing.ts'
import { daySchema, momentSchema } from '#rules/day-schemas.ts'
import { officialIdSchema, officialIdTextSchema } from '#rules/official-id.ts'
import { sayings } from '#rules/outcomes.ts'
import { longestSavedName } from '#rules/saved-name.ts'
import { placeIdSchema } from '#rules/place-id.ts'
import { filtersSchema, filtersSchemaOf } from '#search/filter.ts'

export const mostListed = 10_000
/** Of one person. */
export const mostLists = 200
export const mostPlacesOfList = 100
export const longestMadeFrom = 200
export const longestScript = 2_000
export const longestNote = 500
export const mostOutcomesAtOnce = 200
/** The most outcomes in one list: far more than people record, so that nobody can fill the disk. */
export const mostOutcomes = 50_000

// Ten thousand ids of up to ten digits.
const mostListBytes = 150 * 1024

const personSchema = z.object({ id: z.string(), name: z.string(), is_me: z.boolean() })
const sayingSchema = z.enum(sayings)

const listSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In words; null where nobody said. */
  made_from: z.nullable(z.string()),
  /** With everybody of the organization that the owner was in when it was shared. */
  is_shared: z.boolean(),
  owner: personSchema,
  /** Those who left office included. */
  officials: z.int(),
  /** Each official once: by the outcome that counts; of the others those in office, with a phone on file or without. */
  outcomes: z.object({
    reached: z.int(),
    left_message: z.int(),
    wrong_number: z.int(),
    follow_up: z.int(),
    to_call: z.int(),
    no_phone: z.int(),
    /** They have no outcome, and nobody calls them any more. */
    left_office: z.int(),
  }),
  /** The earliest, also where its day is past; of those who are in office. */
  next_follow_up: z.nullable(z.object({ on: z.string(), official: z.string(), ...standing })),
  made_at: z.string(),
})
export type ListSummary = z.infer<typeof listSummarySchema>

const recordedOutcomeSchema = z.object({
  client_id: z.string(),
  outcome: sayingSchema,
  /** Of a follow-up: `YYYY-MM-DD`. */
  follow_up_on: z.nullable(z.string()),
  /** When the person said it, which may be before it arrived. */
  at: z.string(),
  /** Null where the account is deleted. */
  by: z.nullable(personSchema),
})
/** What somebody said of a call. */
export type RecordedOutcome = z.infer<typeof recordedOutcomeSchema>

const listedOfficialSchema = z.object({
  /** The official's number when they came into the list, by which the list knows them. */
  eo_id: z.int(),
  /** The number of their page now, nearly always the same; null where they have none. */
  page_id: z.nullable(z.int()),
  name: z.string(),
  last_name: z.string(),
  office: z.nullable(z.string()),
  /** Whom the official serves: "House District 31". */
  place: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** The official’s own office phone, else the line of the office, as the two that follow; null of those who left office. */
  phone: z.nullable(contactSchema),
  email: z.nullable(contactSchema),
  address: z.nullable(contactSchema),
  /** The address as it stands on a label, below the name and the office. */
  address_lines: z.array(z.string()),
  /** No longer in that office: the values are those from when they came into the list. */
  has_left: z.boolean(),
  /** Null where that is not known. */
  left_on: z.nullable(z.string()),
  /**
   * In office, but the coverage rule keeps them out of the search, so they are described like those who left office.
   */
  is_left_out: z.boolean(),
  source: z.nullable(z.string()),
  as_of: z.nullable(z.string()),
  ...standing,
  /** The newest, unless it was taken back. */
  outcome: z.nullable(recordedOutcomeSchema),
  /** Everything that was said, newest first. */
  outcomes: z.array(recordedOutcomeSchema),
  note: z.nullable(z.object({ text: z.string(), by: z.nullable(personSchema), at: z.string() })),
})
export type ListedOfficial = z.infer<typeof listedOfficialSchema>

const listSchema = z.object({
  ...listSummarySchema.shape,
  /** What to say; empty where nobody wrote it. */
  script: z.string(),
  /** By last name. */
  officials: z.array(listedOfficialSchema),
})
export type OfficialList = z.infer<typeof listSchema>

const nameSchema = z.string().check(z.trim(), z.minLength(1, 'Give the list a name.'), z.maxLength(longestSavedName))
const idsSchema = z.array(officialIdSchema).check(z.maxLength(mostListed))
const params = z.strictObject({ id: z.uuid() })

/** Ways to say whom a list gets. */
const officialsToAdd = {
  /** Those who are no longer there are left out. */
  eo_ids: z.optional(idsSchema),
  /** All whom they find. */
  filters: z.optional(filtersSchema),
  /** All who represent one of them. */
  place_ids: z.optional(z.array(placeIdSchema).check(z.minLength(1), z.maxLength(mostPlacesOfList))),
  /** All who represent one of the places that these find. */
  place_filters: z.optional(filtersSchemaOf('place')),
}
const oneWay = 'Name officials, filters, places or filters of places, one of them.'

const officialsToAddSchema = z.strictObject(officialsToAdd).check(z.refine((body) => waysToAdd(body) === 1, oneWay))
export type OfficialsToAdd = z.infer<typeof officialsToAddSchema>

function waysToAdd(body: z.infer<z.ZodMiniObject<typeof officialsToAdd>>): number {
  return [body.eo_ids, body.filters, body.place_ids, body.place_filters].filter((value) => value !== undefined).length
}

const officialParams = z.strictObject({ id: z.uuid(), eo_id: officialIdTextSchema })

export const listLists = endpoint({
  method: 'GET',
  path: '/lists',
  access: 'user',
  limit: 'search',
  summary: 'The lists that this user sees, own ones and shared ones, by their next follow-up.',
  request: {},
  reply: z.object({
    values: z.array(listSummarySchema),
    /** How many officials of all lists are to be called again in the next 14 days, or were before. */
    coming_follow_ups: z.int(),
  }),
})

export const makeList = endpoint({
  method: 'POST',
  path: '/lists',
  access: 'user',
  limit: 'search',
  status: 201,
  mostBodyBytes: mostListBytes,
  summary: `Makes a list: of these officials, of all whom filters find, of all who represent some places, or an empty one. At most ${mostListed.toLocaleString('en-US')}.`,
  request: {
    body: z
      .strictObject({
        name: nameSchema,
        is_shared: z._default(z.boolean(), false),
        made_from: z.optional(z.string().check(z.trim(), z.maxLength(longestMadeFrom))),
        ...officialsToAdd,
      })
      .check(z.refine((body) => waysToAdd(body) <= 1, oneWay)),
  },
  reply: listSummarySchema,
})
export type NewList = z.infer<typeof makeList.request.body>

export const readList = endpoint({
  method: 'GET',
  path: '/lists/{id}',
  access: 'user',
  limit: 'search',
  searches: 5,
  summary:
    'A list with its officials, outcomes and notes. Somebody else’s that is not shared with this user is not there.',
  request: { params },
  reply: listSchema,
})

export const changeList = endpoint({
  method: 'PATCH',
  path: '/lists/{id}',
  access: 'user',
  limit: 'search',
  summary: 'Changes the script of a list; its owner also its name, and whether it is shared.',
  request: {
    params,
    body: z.strictObject({
      name: z.optional(nameSchema),
      is_shared: z.optional(z.boolean()),
      script: z.optional(z.string().check(z.trim(), z.maxLength(longestScript))),
    }),
  },
  reply: listSummarySchema,
})

export const deleteList = endpoint({
  method: 'DELETE',
  path: '/lists/{id}',
  access: 'user',
  summary: 'Deletes a list of this user, with all that was said and noted in it.',
  request: { params },
  reply: z.null(),
})

export const copyList = endpoint({
  method: 'POST',
  path: '/lists/{id}/copy',
  access: 'user',
  limit: 'search',
  status: 201,
  summary: 'Makes a list of this user’s own with the same officials and script, without outcomes and notes.',
  request: { params, body: z.strictObject({ name: nameSchema }) },
  reply: listSummarySchema,
})

export const addOfficials = endpoint({
  method: 'POST',
  path: '/lists/{id}/officials',
  access: 'user',
  limit: 'search',
  mostBodyBytes: mostListBytes,
  summary:
    'Puts officials into a list, by number, filters or place; those who are in it already, or no longer there, change nothing.',
  request: { params, body: officialsToAddSchema },
  reply: z.object({ added: z.int(), officials: z.int() }),
})

export const takeOutOfficials = endpoint({
  method: 'DELETE',
  path: '/lists/{id}/officials',
  access: 'user',
  limit: 'search',
  mostBodyBytes: mostListBytes,
  summary: 'Takes officials out of a list. What was said of them is there again when they are put back.',
  request: { params, body: z.strictObject({ eo_ids: idsSchema }) },
  reply: z.object({ taken_out: z.int(), officials: z.int() }),
})

const newSayingSchema = z
  .strictObject({
    /** Made by the browser: the same again changes nothing. */
    client_id: z.uuid(),
    eo_id: officialIdSchema,
    outcome: sayingSchema,
    follow_up_on: z._default(z.nullable(daySchema), null),
    said_at: momentSchema,
  })
  .check(
    z.refine(({ outcome, follow_up_on: day }) => (outcome === 'follow_up') === (day !== null), {
      error: 'A follow-up has a day, and nothing else has.',
      path: ['follow_up_on'],
    }),
  )
export type NewSaying = z.infer<typeof newSayingSchema>

/** As a browser keeps what the server has not heard, in the order of being said. */
const unsent = {
  list_id: z.string(),
  /** Names the official, where the list cannot be read any more. */
  about: z.optional(z.string()),
  /** Why the server will never accept it. The browser keeps it so that its author can look at it. */
  refused: z.optional(z.string()),
}
export const unsentOutcomesSchema = z.array(z.object({ ...unsent, said: newSayingSchema }))
export type UnsentOutcome = z.infer<typeof unsentOutcomesSchema>[number]

/** One for each official: what was written last. */
export const unsentNotesSchema = z.array(
  z.object({
    ...unsent,
    id: z.string(),
    eo_id: z.int(),
    text: z.string(),
    /** When the note was written that this one is in place of; null for none. */
    in_place_of: z.nullable(z.string()),
    written_at: z.string(),
  }),
)
export type UnsentNote = z.infer<typeof unsentNotesSchema>[number]

export const sayOutcomes = endpoint({
  method: 'POST',
  path: '/lists/{id}/outcomes',
  access: 'user',
  summary: 'Adds what came of calls. Nothing said before is changed; the newest that was said of an official counts.',
  request: {
    params,
    body: z.strictObject({
      values: z.array(newSayingSchema).check(z.minLength(1), z.maxLength(mostOutcomesAtOnce)),
    }),
  },
  /** Outcomes for officials who are not in the list: there is no use in sending them again. */
  reply: z.object({ left_out: z.array(z.string()) }),
})

export const writeNote = endpoint({
  method: 'PUT',
  path: '/lists/{id}/notes/{eo_id}',
  access: 'user',
  summary: 'Writes the note about an official of a list, or removes it where the text is empty.',
  request: {
    params: officialParams,
    body: z.strictObject({
      text: z.string().check(z.trim(), z.maxLength(longestNote)),
      /** When the note was written that this one is in place of, null for none: refused where it is another by now. */
      in_place_of: z.optional(z.nullable(momentSchema)),
    }),
  },
  reply: listedOfficialSchema.shape.note,
})

export const contactsMedia = 'text/vcard; charset=utf-8'

export const cardVersions = ['3.0', '4.0'] as const
export type CardVersion = (typeof cardVersions)[number]

export const listContacts = endpoint({
  method: 'GET',
  path: '/lists/{id}/contacts.vcf',
  access: 'user',
  limit: 'search',
  searches: 4,
  summary:
    'A card with the office contacts of everybody in the list who is in office: vCard 3.0, which every phone takes in whole, or 4.0.',
  request: { params, query: z.strictObject({ version: z._default(z.enum(cardVersions), '3.0') }) },
  reply: z.string(),
  media: [contactsMedia],
})
