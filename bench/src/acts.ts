import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '#acts-client.ts'

/** What people were told is done. All of it has to be there afterwards, once. */
export interface Told {
  readonly registered: Set<string>
  readonly approved: Set<string>
  /** The value by the id of its correction. */
  readonly corrected: Map<string, string>
  readonly outcomes: Set<string>
  readonly exports: Set<string>
}

export const nothingTold = (): Told => ({
  registered: new Set(),
  approved: new Set(),
  corrected: new Map(),
  outcomes: new Set(),
  exports: new Set(),
})

type Actor = (site: Site, told: Told, number: number) => Promise<void>

/** Somebody registers, and an administrator who sees them waiting approves them. */
const register: Actor = async (site, { registered, approved }, number) => {
  const email = `person-${number}@faults.example`
  const about = { organization: 'Delta Voices', organization_site: 'delta.example', entity_type: '501(c)(3)' }
  await site.insist('POST', '/auth/register', {
    ...about,
    email,
    password: 'Sweettea4@dusk',
    first_name: 'Rosa',
    last_name: String(number),
  })
  registered.add(email)
  for (;;) {
    const { values } = await site.insist<Page>('GET', '/admin/user/pending?limit=25')
    const id = values.find((each) => each.email === email)?.id
    // Approved by a request whose answer was lost.
    if (!id) break
    const answer = await site.ask('POST', '/admin/user/role', { user_id: id, role: 'USER', accepts_unconfirmed: true })
    if (answer && 'reply' in answer) break
  }
  approved.add(email)
}

interface Page {
  readonly values: readonly { readonly id: string; readonly email: string }[]
}

/** Somebody reports a mistake, and an administrator accepts it. */
const correct: Actor = async (site, { corrected }, number) => {
  const eo_id = await officialOf(site, number)
  const value = `office-${number}@county.example`
  const about = { eo_id, column_id: 'eo.email', value }
  const { id } = await site.insist<{ id: string }>('POST', '/corrections', about)
  for (;;) {
    const said = { value, source: 'Call to the office', as_of: '2026-11-23' }
    const answer = await site.ask('POST', `/admin/corrections/${id}/accept`, said)
    if (answer && ('reply' in answer || answer.refused === 409)) break
  }
  corrected.set(id, value)
  // Values are written one after another: waiting for each keeps the line short.
  for (;;) {
    const { values } = await site.insist<Corrections>('GET', '/admin/corrections?status=accepted&limit=25')
    if (values.every((each) => !each.is_under_way)) return
    await pause(100)
  }
}

interface Corrections {
  readonly values: readonly { readonly is_under_way: boolean }[]
}

/** Somebody notes what came of calls; a phone that heard no answer sends the same again. */
const call: Actor = async (site, { outcomes }, number) => {
  const eo_id = await officialOf(site, number)
  const list = await listOf(site)
  await site.insist('POST', `/lists/${list}/officials`, { eo_ids: [eo_id] })
  const client_id = randomUUID()
  const said = { client_id, eo_id, outcome: 'reached', said_at: new Date().toISOString() }
  await site.insist('POST', `/lists/${list}/outcomes`, { values: [said] })
  outcomes.add(client_id)
}

const askForFile: Actor = async (site, { exports }, number) => {
  const { id } = await site.insist<{ id: string }>('POST', '/exports/eo', { format: number % 2 ? 'csv' : 'xlsx' })
  exports.add(id)
  // Nobody may have more than a few files under way.
  for (;;) {
    const { status } = await site.insist<{ status: string }>('GET', `/exports/eo/${id}`)
    if (status !== 'CREATING') return
    await pause(50)
  }
}

export const actors = { register, correct, call, askForFile } as const satisfies Record<string, Actor>

const officials = new WeakMap<Site, Promise<readonly number[]>>()
const lists = new WeakMap<Site, Promise<string>>()

/** A different official for each number. */
async function officialOf(site: Site, number: number): Promise<number> {
  const found = officials.get(site) ?? firstOfficials(site)
  officials.set(site, found)
  const ids = await found
  return ids[number % ids.length] as number
}

async function firstOfficials(site: Site): Promise<readonly number[]> {
  const ids: number[] = []
  let cursor: string | null = null
  do {
    const asked: object = { columns: ['eo.id'], limit: 100, ...(cursor && { cursor }) }
    const page: { values: { 'eo.id': number }[]; cursor: string | null } = await site.insist(
      'POST',
      '/search/eo',
      asked,
    )
    ids.push(...page.values.map((row) => row['eo.id']))
    ;({ cursor } = page)
  } while (cursor && ids.length < 2_000)
  return ids
}

async function listOf(site: Site): Promise<string> {
  const made = lists.get(site) ?? site.insist<{ id: string }>('POST', '/lists', { name: 'Calls' }).then(({ id }) => id)
  lists.set(site, made)
  return await made
}
