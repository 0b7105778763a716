import type { NewSaying, OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renee } from '#testing/me.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { ListPage } from '#saved/lists/sheet/ListPage.tsx'
import { keisha, listId, listOf, officialOf, outcomeOf } from '#testing/lists.ts'
import { useReport } from '#data/corrections/report/open-report.ts'
import { showToast, Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const robert = officialOf({ eo_id: 2, page_id: 2, name: 'Robert Sanders', last_name: 'Sanders' })
const kelvin = officialOf({
  eo_id: 8,
  page_id: 8,
  name: 'Kelvin Williams Sr',
  last_name: 'Williams',
  phone: null,
  email: null,
})

beforeEach(() => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
})
afterEach(() => vi.unstubAllGlobals())

/** The page of this list; `answer` answers its changes, and null is a lost signal. */
function showList(
  list: OfficialList | null,
  answer: (body: unknown, url: string) => Response | null = () => accepted(),
  query = '',
) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (url.endsWith('/auth/me')) return Response.json(renee)
    if (!url.includes('/lists')) return Response.json(null)
    if (method === 'GET') return list ? Response.json(list) : Response.json({}, { status: 500 })
    const content: unknown = JSON.parse(String(body))
    const reply = answer(content, url)
    if (reply === null) throw new TypeError('Failed to fetch')
    sent.push(content)
    return reply
  })
  show(
    <QueryClientProvider
      client={createQueryClient({ showMessage: (text) => showToast('error', text), goTo: () => {} })}
    >
      <ListPage />
      <Reported />
      <Toasts />
    </QueryClientProvider>,
    `/lists/${listId}${query}`,
    '/lists/$id',
  )
  return sent
}

const accepted = () => Response.json({ left_out: [] })
const outcomesIn = (sent: readonly unknown[]) =>
  sent.flatMap((each) => (each as { values: NewSaying[] }).values.map(({ eo_id, outcome }) => [eo_id, outcome]))

/** The official and field that a report was opened for. */
function Reported() {
  const report = useReport()
  return (
    report?.isOpen && (
      <p>
        Reporting {report.columnId} of {report.official.name}
      </p>
    )
  )
}

const row = (name: string) => page.getByRole('group', { name: `What came of the call to ${name}` })
const button = (name: string, label: string | RegExp) => row(name).getByRole('button', { name: label })

test('a row has whom to call and where, what came of it and who said so', async () => {
  const outcome = outcomeOf({ outcome: 'follow_up', follow_up_on: '2026-12-01' })
  const note = { text: 'Same office number as House District 29.', by: keisha, at: outcome.at }
  showList(listOf([officialOf({ outcome, outcomes: [outcome], note }), robert, kelvin]))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bolivar and Sunflower' })).toBeVisible()
  await expect.element(page.getByText(/^3 officials · shared with everybody at/)).toBeVisible()
  await expect
    .element(
      page.getByRole('link', { name: 'Call the office of Otis Anthony, (601) 359-3755, own office, 08-05-2026' }),
    )
    .toBeVisible()
  await expect.element(button('Otis Anthony', 'Follow up 12-01')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Set by Keisha Tolliver on 11-20-2026:')).toBeVisible()
  await expect.element(page.getByText(note.text)).toBeVisible()
  await expect.element(page.getByText('No office contact on file.')).toBeVisible()
  await expect.element(page.getByText('Mailing labels: 3 of 3 have an office address.')).toBeVisible()
})

test('people are called one at a time: those with a phone who were not reached, with the keyboard alone', async () => {
  const reached = outcomeOf()
  const otis = officialOf({ outcome: reached, outcomes: [reached] })
  const ada = officialOf({ eo_id: 9, page_id: 9, name: 'Ada Bell', last_name: 'Bell' })
  const sent = showList(listOf([otis, robert, kelvin, ada]))
  await page.getByRole('button', { name: 'Call one at a time' }).click()
  const status = page.getByRole('status').filter({ hasText: 'to call' })
  await expect.element(status).toHaveTextContent('1 of 2 to call: Robert Sanders')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(page.getByRole('button', { name: 'Mailing labels' }).elements()).toHaveLength(0)
  await button('Robert Sanders', 'Reached').click()
  const next = page.getByRole('button', { name: 'Next' })
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveTextContent('2 of 2 to call: Ada Bell')
  await expect.element(page.getByRole('button', { name: 'Done' })).toHaveFocus()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(status).toHaveTextContent('1 of 2 to call: Robert Sanders')
  await page.getByRole('button', { name: 'All' }).click()
  await expect.element(page.getByRole('list', { name: 'Officials to call' })).toBeVisible()
  expect(outcomesIn(sent)).toEqual([[2, 'reached']])
})

test('an address that calls somebody who is not in the list says so, and leads on', async () => {
  showList(listOf([robert]), undefined, '?call=77')
  await expect.element(page.getByText('This official is not in the list.')).toBeVisible()
  await page.getByRole('button', { name: 'All' }).click()
  await expect.element(page.getByRole('link', { name: 'Robert Sanders' })).toBeVisible()
})

test('an outcome is pressed at once, sent once, and taken back by pressing it again', async () => {
  const sent = showList(listOf([officialOf(), robert]))
  await button('Robert Sanders', 'Reached').click()
  await expect.element(button('Robert Sanders', 'Reached')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(/^Noted by you on/)).toBeVisible()
  await button('Robert Sanders', 'Reached').click()
  await expect.element(button('Robert Sanders', 'Reached')).toHaveAttribute('aria-pressed', 'false')
  await expect
    .poll(() => outcomesIn(sent))
    .toEqual([
      [2, 'reached'],
      [2, 'taken_back'],
    ])
  await page.getByText('All that was said (2)').click()
  await expect.element(page.getByText(/^Taken back by you/)).toBeVisible()
})

test('without a signal outcomes wait in the browser, and are sent when it is back', async () => {
  let hasSignal = false
  const sent = showList(listOf([officialOf(), robert]), () => (hasSignal ? accepted() : null))
  await button('Otis Anthony', 'Left message').click()
  await button('Robert Sanders', 'Reached').click()
  await expect.element(page.getByText('2 outcomes will be sent when the signal is back.')).toBeVisible()
  expect(sent).toEqual([])
  expect(localStorage.getItem('outcomes to send 1')).toContain('left_message')
  hasSignal = true
  window.dispatchEvent(new Event('online'))
  await expect
    .poll(() => outcomesIn(sent))
    .toEqual([
      [1, 'left_message'],
      [2, 'reached'],
    ])
  await expect.element(page.getByText(/will be sent/)).not.toBeInTheDocument()
  await expect.element(button('Robert Sanders', 'Reached')).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('outcomes to send 1')).toBeNull()
})

test('what another person of the same browser said is not sent as one’s own', async () => {
  const outcome = {
    client_id: crypto.randomUUID(),
    eo_id: 1,
    outcome: 'reached',
    follow_up_on: null,
    said_at: '2026-11-20T15:00:00Z',
  }
  localStorage.setItem('outcomes to send 7', JSON.stringify([{ list_id: listId, said: outcome }]))
  const sent = showList(listOf([officialOf(), robert]))
  await button('Robert Sanders', 'Reached').click()
  await expect.poll(() => outcomesIn(sent)).toEqual([[2, 'reached']])
  expect(localStorage.getItem('outcomes to send 7')).not.toBeNull()
})

const problem = (status: number, detail: string) =>
  Response.json({ type: 'about:blank', title: 'No', status, detail, instance: 'x' }, { status })
const storedOf = (thing: string) => JSON.parse(localStorage.getItem(`${thing} 1`) ?? '[]') as { refused?: string }[]

test.each([400, 403, 404, 409, 410, 413, 422])(
  'what is refused (%i) is told with what it was, is not sent again, and stays until it is dropped',
  async (status) => {
    let times = 0
    showList(listOf([officialOf()]), () => {
      times++
      return problem(status, 'Not like this.')
    })
    await button('Otis Anthony', 'Reached').click()
    const refused = page.getByRole('region', { name: 'Not taken' })
    await expect.element(refused.getByText(/^Otis Anthony: Reached, /)).toBeVisible()
    await expect.element(refused.getByText('Not like this.')).toBeVisible()
    // It no longer counts, and the next entries are sent without it.
    await expect.element(button('Otis Anthony', 'Reached')).toHaveAttribute('aria-pressed', 'false')
    window.dispatchEvent(new Event('online'))
    await button('Otis Anthony', 'Left message').click()
    await expect.poll(() => storedOf('outcomes to send').map((each) => each.refused)).toHaveLength(2)
    expect(times).toBe(2)
    await refused.getByRole('button', { name: 'Drop' }).first().click()
    await refused.getByRole('button', { name: 'Drop' }).click()
    await expect.element(refused).not.toBeInTheDocument()
    expect(localStorage.getItem('outcomes to send 1')).toBeNull()
  },
)

test.each([429, 500, 503])('what the server cannot take now (%i) waits, and is taken later', async (status) => {
  let isBusy = true
  const sent = showList(listOf([officialOf()]), () => (isBusy ? problem(status, 'Later.') : accepted()))
  await button('Otis Anthony', 'Reached').click()
  await expect.element(page.getByText('1 outcome will be sent when the signal is back.')).toBeVisible()
  expect(storedOf('outcomes to send').map((each) => each.refused)).toEqual([undefined])
  isBusy = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => localStorage.getItem('outcomes to send 1')).toBeNull()
  expect(sent.length).toBeGreaterThan(1)
})

test('of several, only the one that is no good is refused', async () => {
  let hasSignal = false
  const isBad = (content: unknown) => (content as { values: NewSaying[] }).values.some(({ eo_id: id }) => id === 1)
  const sent = showList(listOf([officialOf(), robert]), (content) => {
    if (!hasSignal) return null
    return isBad(content) ? problem(422, 'Not like this.') : accepted()
  })
  await button('Otis Anthony', 'Left message').click()
  await button('Robert Sanders', 'Reached').click()
  await expect.element(page.getByText('2 outcomes will be sent when the signal is back.')).toBeVisible()
  hasSignal = true
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText(/^Otis Anthony: Left message, /)).toBeVisible()
  await expect.element(page.getByText(/^Robert Sanders: /)).not.toBeInTheDocument()
  await expect.element(button('Robert Sanders', 'Reached')).toHaveAttribute('aria-pressed', 'true')
  expect(outcomesIn(sent.slice(-1))).toEqual([[2, 'reached']])
})

test('an outcome that waits says so beside itself, and does not read as sent', async () => {
  let hasSignal = false
  showList(listOf([officialOf(), robert]), () => (hasSignal ? accepted() : null))
  await button('Otis Anthony', 'Reached').click()
  await button('Otis Anthony', 'Left message').click()
  await expect.element(page.getByText('Waits on this device, will be sent when the signal is back.')).toBeVisible()
  await expect.element(page.getByText(/^Noted by you/)).toHaveTextContent('Noted by you')
  await expect.element(page.getByText(/^Noted by you on/)).not.toBeInTheDocument()
  await page.getByText('All that was said (2)').click()
  await expect.element(page.getByText(/^Left message by you, .*, not sent yet$/)).toBeVisible()
  hasSignal = true
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText(/^Noted by you on/)).toBeVisible()
  await expect.element(page.getByText(/^Waits on this device/)).not.toBeInTheDocument()
})

test('a follow-up has a day to come, chosen by keyboard alone', async () => {
  const sent = showList(listOf([officialOf()]))
  await expect.element(button('Otis Anthony', 'Follow up …')).toBeVisible()
  button('Otis Anthony', 'Follow up …').element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'When to call Otis Anthony again?' })
  await expect.element(dialog.getByLabelText('Day')).toHaveFocus()
  await dialog.getByLabelText('Day').fill('2020-01-01')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('Choose today or a day to come.')).toBeVisible()
  await dialog.getByLabelText('Day').fill('2099-12-01')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button('Otis Anthony', 'Follow up 12-01')).toHaveFocus()
  await expect.poll(() => outcomesIn(sent)).toEqual([[1, 'follow_up']])
})

test('a wrong number is noted, and can be reported for everyone', async () => {
  showList(listOf([officialOf()]))
  await button('Otis Anthony', 'Wrong number').click()
  await expect.element(page.getByText('Reporting eo.phone of Otis Anthony')).toBeVisible()
})

test('a count shows only those who are so far, and whoever is called meanwhile stays in sight', async () => {
  showList(listOf([officialOf(), robert, kelvin], { outcomes: { ...listOf([]).outcomes, to_call: 2, no_phone: 1 } }))
  const toCall = page.getByRole('button', { name: '2 to call' })
  await toCall.click()
  await expect.element(toCall).toHaveAttribute('aria-pressed', 'true')
  const names = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map((each) => each.textContent)
  await expect.poll(names).toEqual(['Otis Anthony', 'Robert Sanders', 'What to say', 'Good to know'])
  await button('Robert Sanders', 'Reached').click()
  await expect.element(page.getByRole('button', { name: '1 to call' })).toBeVisible()
  expect(names()).toContain('Robert Sanders')
  await page.getByRole('button', { name: '1 to call' }).click()
  await expect.poll(names).toContain('Kelvin Williams Sr')
})

test('who left office stays, muted, and is not called', async () => {
  const left = officialOf({ has_left: true, page_id: null, phone: null, email: null, left_on: '2026-11-02' })
  const out = officialOf({
    eo_id: 3,
    name: 'Ann Lee',
    last_name: 'Lee',
    has_left: true,
    is_left_out: true,
    phone: null,
  })
  showList(listOf([left, out]))
  await expect.element(page.getByText('Left office on 11-02-2026')).toBeVisible()
  await expect.element(page.getByText(/^In office, but no longer in the search/)).toBeVisible()
  expect(page.getByRole('group', { name: /^What came of the call/ }).elements()).toEqual([])
})

const addNote = page.getByRole('button', { name: 'Add a note about Otis Anthony' })
const noteField = page.getByLabelText('Note about Otis Anthony')
const saveButton = page.getByRole('button', { name: 'Save' })
const written = (content: unknown) =>
  Response.json({
    text: (content as { text: string }).text,
    by: { id: '1', name: 'Renee Baptiste', is_me: true },
    at: '2026-11-23T10:00:00Z',
  })

test('a note without a signal waits in the browser, over the page that it was written on, and is sent once', async () => {
  let hasSignal = false
  const answer = (content: unknown) => (hasSignal ? written(content) : null)
  const first = showList(listOf([officialOf()]), answer)
  await addNote.click()
  await noteField.fill('Ask for Ms. Bell.')
  await saveButton.click()
  await expect.element(page.getByText('Ask for Ms. Bell.')).toBeVisible()
  await expect.element(page.getByText('Waits on this device, will be sent when the signal is back.')).toBeVisible()
  await expect.element(page.getByText('1 note will be sent when the signal is back.')).toBeVisible()
  expect(localStorage.getItem('notes to send 1')).toContain('Ask for Ms. Bell.')
  expect(first).toEqual([])
  hasSignal = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => first).toEqual([{ text: 'Ask for Ms. Bell.', in_place_of: null }])
  await expect.element(page.getByText(/^Waits on this device/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Ask for Ms. Bell.')).toBeVisible()
  expect(localStorage.getItem('notes to send 1')).toBeNull()
})

test('a note that is written anew while it waits is in place of the same one, and the last text is sent', async () => {
  let hasSignal = false
  const note = { text: 'Old.', by: keisha, at: '2026-11-20T15:00:00.000Z' }
  const sent = showList(listOf([officialOf({ note })]), (content) => (hasSignal ? written(content) : null))
  const edit = page.getByRole('button', { name: 'Edit note about Otis Anthony' })
  for (const text of ['First.', 'Second.']) {
    await edit.click()
    await noteField.fill(text)
    await saveButton.click()
  }
  hasSignal = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => sent).toEqual([{ text: 'Second.', in_place_of: note.at }])
})

test('what is typed and not saved is there again, until it is given up', async () => {
  localStorage.setItem(`unfinished texts 1 note ${listId} 1`, JSON.stringify('Ask for'))
  showList(listOf([officialOf()]))
  await page.getByRole('button', { name: 'Finish your note about Otis Anthony' }).click()
  await expect.element(noteField).toHaveValue('Ask for')
  await noteField.fill('Ask for Ms. Bell')
  expect(localStorage.getItem(`unfinished texts 1 note ${listId} 1`)).toBe('"Ask for Ms. Bell"')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(addNote).toBeVisible()
  expect(localStorage.getItem(`unfinished texts 1 note ${listId} 1`)).toBeNull()
})

test('a note that a colleague changed meanwhile is told, and what was typed stays until it is saved again', async () => {
  const changedNote = 'This note was changed by Keisha Tolliver meanwhile. It reads: Call after noon.'
  let isFirst = true
  const sent = showList(listOf([officialOf()]), (content) => {
    if (!isFirst) return written(content)
    isFirst = false
    return problem(409, changedNote)
  })
  await addNote.click()
  await expect.element(noteField).toHaveFocus()
  await noteField.fill('Ask for Ms. Bell.')
  await saveButton.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`Your note was not taken: “Ask for Ms. Bell.” ${changedNote}`)
  await expect.element(page.getByRole('button', { name: 'Copy your note' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit note about Otis Anthony' }).click()
  await expect.element(noteField).toHaveValue('Ask for Ms. Bell.')
  await expect.element(page.getByText(changedNote)).toBeVisible()
  await saveButton.click()
  await expect.element(page.getByText('Ask for Ms. Bell.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit note about Otis Anthony' })).toHaveFocus()
  await expect.poll(() => sent).toHaveLength(2)
  await expect.element(page.getByText(/^Your note was not taken/)).not.toBeInTheDocument()
})

test('a note that was refused can be dropped', async () => {
  showList(listOf([officialOf()]), () => problem(404, 'This official is not in the list, or no longer.'))
  await addNote.click()
  await noteField.fill('Ask for Ms. Bell.')
  await saveButton.click()
  await page.getByRole('button', { name: 'Drop your note' }).click()
  await expect.element(page.getByText(/^Your note was not taken/)).not.toBeInTheDocument()
  expect(localStorage.getItem('notes to send 1')).toBeNull()
})

test('an empty list says how officials come into it, and one that fails can be asked for again', async () => {
  showList(listOf([]))
  await expect.element(page.getByText(/^Nobody in this list yet/)).toBeVisible()
  await expect.element(page.getByLabelText('Add an official')).toBeVisible()
})

test('a list that does not come says so', async () => {
  showList(null)
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('contacts are of version 3.0, and of 4.0 by the menu', async () => {
  await page.viewport(1280, 800)
  showList(listOf([robert]))
  const urls: string[] = []
  const answer = globalThis.fetch.bind(globalThis)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('contacts.vcf')) return await answer(url, init)
    urls.push(url)
    return new Response('', { headers: { 'content-disposition': 'attachment; filename="calls.vcf"' } })
  })
  await page.getByRole('button', { name: 'Contacts (.vcf)' }).click()
  await expect.poll(() => urls).toEqual([`/api/lists/${listId}/contacts.vcf?version=3.0`])
  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Contacts as vCard 4.0' }).click()
  await expect.poll(() => urls[1]).toBe(`/api/lists/${listId}/contacts.vcf?version=4.0`)
})
