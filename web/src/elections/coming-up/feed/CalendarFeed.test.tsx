import type { CalendarFeed as Feed } from '@atlas/contract/endpoints/elections/elections.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '#shared/api/query-client.ts'
import { CalendarFeed } from '#elections/coming-up/feed/CalendarFeed.tsx'
import { show } from '#testing/show.tsx'

const inMississippi: Filter = { column_id: 'state.name', operator: 'in', value: ['28'] }
const inDallas: Filter = { column_id: 'county.name', operator: 'in', value: ['01047'] }
const inBolivar: Filter = { column_id: 'county.name', operator: 'in', value: ['28011'] }
const madeBefore: Feed = { id: 'a', url: null, made_at: '2026-11-22T18:00:00.000Z', filters: [inMississippi] }
const link = page.getByLabelText('Your private link')
const dialog = page.getByRole('dialog')
const reset = page.getByRole('button', { name: 'Reset the link' })

const counties = [
  { id: '01047', label: 'Dallas (AL)' },
  { id: '28011', label: 'Bolivar (MS)' },
]

let feeds: Feed[]
let isDown: boolean
let links: number
let bodies: Record<string, unknown>

beforeEach(() => {
  ;[feeds, isDown, links, bodies] = [[], false, 0, {}]
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => answerTo(`${method} ${url}`, body))
})
afterEach(() => vi.unstubAllGlobals())

function answerTo(request: string, body: unknown): Response {
  if (isDown) return new Response('', { status: 500 })
  if (typeof body === 'string') bodies[request] = JSON.parse(body)
  if (request === 'GET /api/fields/state.name') return Response.json({ values: [{ id: '28', label: 'Mississippi' }] })
  if (request === 'GET /api/fields/county.name') return Response.json({ values: counties })
  if (request === 'POST /api/calendar-feed') {
    const { filters } = JSON.parse(String(body)) as { filters: Filter[] }
    return Response.json(newLink(`of ${links}`, filters))
  }
  const [, method, id, isReset] = /^(POST|DELETE) \/api\/calendar-feeds\/(\w+)(\/reset)?$/.exec(request) ?? []
  const changed = feeds.find((feed) => feed.id === id)
  if (changed) feeds = feeds.filter((feed) => feed !== changed)
  if (changed && isReset) return Response.json(newLink(changed.id, changed.filters))
  if (method === 'DELETE') return Response.json(null)
  if (request === 'POST /api/elections/coming.ics') {
    const headers = { 'Content-Disposition': 'attachment; filename="coming-up.ics"' }
    return new Response('BEGIN:VCALENDAR', { headers })
  }
  return Response.json({ values: feeds })
}

/** The link is in this one answer. */
function newLink(id: string, filters: Filter[]): Feed {
  const feed = { id, url: null, made_at: `2026-11-22T19:00:0${++links}.000Z`, filters }
  feeds = [feed, ...feeds]
  return { ...feed, url: `https://atlas.example.org/api/calendar/secret${links}.ics` }
}

function open(filters = [inMississippi]) {
  const client = createQueryClient({ showMessage: () => {}, goTo: () => {} })
  show(
    <QueryClientProvider client={client}>
      <CalendarFeed filters={filters} withinDays={90} />
    </QueryClientProvider>,
  )
  return client
}

const primaryButtons = () =>
  page.getByRole('region', { name: 'Put it in your calendar' }).element().querySelectorAll('[class*=primary]').length

test('whoever has no link makes one, with the filters of the page, and stands in it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  open()
  await page.getByRole('button', { name: 'Make a private link' }).click()
  await expect.element(link).toHaveValue('https://atlas.example.org/api/calendar/secret1.ics')
  await expect.element(link).toHaveFocus()
  await expect
    .element(link)
    .toHaveAccessibleDescription(
      /Whoever has the link can see these dates and what they are filtered by; nothing else\.$/,
    )
  expect(bodies['POST /api/calendar-feed']).toEqual({ filters: [inMississippi] })
  await expect.element(page.getByText('State: Mississippi')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Subscribe in your calendar' }))
    .toHaveAttribute('href', 'webcal://atlas.example.org/api/calendar/secret1.ics')
  expect(primaryButtons()).toBe(1)
  for (const program of ['Google Calendar', 'Outlook']) {
    await page.getByText(`In ${program}`).click()
    await expect.element(page.getByText(new RegExp(`^${program} asks for changes by itself`))).toBeVisible()
  }
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(copied).toHaveBeenCalledWith('https://atlas.example.org/api/calendar/secret1.ics')
})

test('a new link stays readable when the page asks for its feed again, until another page has made a newer one', async () => {
  const client = open()
  await page.getByRole('button', { name: 'Make a private link' }).click()
  await expect.element(link).toBeVisible()
  await client.refetchQueries()
  await expect.element(link).toHaveValue('https://atlas.example.org/api/calendar/secret1.ics')
  feeds = feeds.map((feed) => ({ ...feed, made_at: madeBefore.made_at }))
  await client.refetchQueries()
  await expect.element(page.getByText(/^You made a link on 11-22-2026\./)).toBeVisible()
  expect(link.elements()).toEqual([])
})

test('a link from before is not shown, but what it is for; a new one is made only after a question', async () => {
  feeds = [madeBefore]
  open()
  const sentence = 'It is shown only when it is made, because the atlas keeps no copy.'
  await expect.element(page.getByText(`You made a link on 11-22-2026. ${sentence}`)).toBeVisible()
  await expect
    .element(page.getByText(/Its calendar has/))
    .toHaveTextContent('Its calendar has the dates of the next 12 months with State: Mississippi.')
  expect(primaryButtons()).toBe(0)
  await reset.click()
  await expect.element(dialog).toHaveAccessibleName('Make a new link?')
  await expect
    .element(dialog)
    .toMatchTextContent(/Calendars that use the old one will stop updating\. The new one has the same filters\./)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(reset).toHaveFocus()
  expect(links).toBe(0)
  await reset.click()
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
  expect(feeds.map(({ id, filters }) => [id, filters])).toEqual([['a', [inMississippi]]])
  await reset.click()
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await expect.element(link).toHaveValue('https://atlas.example.org/api/calendar/secret2.ics')
})

test('a link that is removed leaves the offer to make one', async () => {
  feeds = [madeBefore]
  open()
  await page.getByRole('button', { name: 'Remove the link' }).click()
  await dialog.getByRole('button', { name: 'Remove the link' }).click()
  await expect.element(page.getByRole('button', { name: 'Make a private link' })).toHaveFocus()
  expect(feeds).toEqual([])
})

test('an answer that fails says so and can be asked for again; the dates can be had as a file meanwhile', async () => {
  isDown = true
  open()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Your calendar links could not be loaded\./)
  await expect.element(page.getByRole('button', { name: 'Download .ics' })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Make a private link' })).toBeVisible()
})

const others = page.getByRole('group', { name: 'Your other calendar links' })
const rowOf = (words: string) => others.getByRole('listitem').filter({ hasText: words })

test('the box is for the filters of the page, in whatever order; links for others are below it', async () => {
  feeds = [
    { ...madeBefore, id: 'both', filters: [inMississippi, inBolivar] },
    { ...madeBefore, id: 'dallas', filters: [inDallas] },
    { ...madeBefore, id: 'all', filters: [] },
  ]
  open([inBolivar, inMississippi])
  await expect.element(page.getByText(/^You made a link on/)).toBeVisible()
  await expect.element(rowOf('County/Parish: Dallas (AL)')).toBeVisible()
  await expect.element(rowOf('Every date')).toMatchTextContent(/Made 11-22-2026/)
  expect(others.getByRole('listitem').elements()).toHaveLength(2)
})

test('where every link is for other filters one more is made, and they stay', async () => {
  feeds = [{ ...madeBefore, id: 'dallas', filters: [inDallas] }]
  open([inBolivar])
  await page.getByRole('button', { name: 'Make a private link' }).click()
  await expect.element(link).toHaveFocus()
  await expect.element(rowOf('County/Parish: Dallas (AL)')).toBeVisible()
  expect(feeds.map(({ filters }) => filters)).toEqual([[inBolivar], [inDallas]])
})

test('another link is made anew or removed in its row, by its name; the focus stays with the list', async () => {
  feeds = [
    { ...madeBefore, id: 'dallas', filters: [inDallas] },
    { ...madeBefore, id: 'bolivar', filters: [inBolivar] },
  ]
  open([])
  await others.getByRole('button', { name: 'Reset the link County/Parish: Bolivar (MS)' }).click()
  await dialog.getByRole('button', { name: 'Make a new link' }).click()
  await expect.element(rowOf('Bolivar (MS)').getByLabelText('Your private link')).toHaveFocus()
  await expect.element(link).toHaveValue('https://atlas.example.org/api/calendar/secret1.ics')
  await others.getByRole('button', { name: 'Remove the link County/Parish: Dallas (AL)' }).click()
  await dialog.getByRole('button', { name: 'Remove the link' }).click()
  await expect.element(rowOf('Dallas (AL)')).not.toBeInTheDocument()
  await expect.poll(() => others.element().contains(document.activeElement)).toBe(true)
  expect(feeds.map(({ id }) => id)).toEqual(['bolivar'])
})

test('where there is no other link it is said how to make one', async () => {
  open()
  await expect.element(others).toMatchTextContent(/^None\. With other filters set, such as another county/)
})

test('the file has the dates that are shown: those of the filters, as far ahead as the page looks', async () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  open()
  await page.getByRole('button', { name: 'Download .ics' }).click()
  await expect.poll(() => names).toEqual(['coming-up.ics'])
  expect(bodies['POST /api/elections/coming.ics']).toEqual({ filters: [inMississippi], within_days: 90 })
})
