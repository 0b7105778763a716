import { problemMediaType } from '@atlas/contract/problem.ts'
import { officesOnly } from '@atlas/contract/endpoints/data/corrections.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionQuery } from '#shared/api/session.ts'
import { closeReport, openReport } from '#data/corrections/report/open-report.ts'
import { ReportHost } from '#data/corrections/report/ReportHost.tsx'
import { show } from '#testing/show.tsx'

const official = { id: 12, name: 'Quint Carver', office: 'Chancery Clerk, Yazoo County' }
const source = { source: 'Legislators', publisher: 'Open States', url: null, as_of: '2026-08-05', method: 'reported' }
const detail = {
  'eo.phone': null,
  'eo.email': 'qcarver@example.gov',
  'eo.name': 'Quint Carver',
  'eo.term_end': null,
  sources: { 'eo.email': { ...source, place: null, note: null } },
  former_lines: {},
  place_id: null,
}
let users = 0

/** The button on a page whose server answers a report like this; each test uses another person. */
function open(status: number, answer: unknown) {
  const id = `user-${(users += 1)}`
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/auth/me')) return Response.json({ id })
    if (url.includes('/search/eo/')) return Response.json(detail)
    sent.push(JSON.parse(String(body)))
    const headers = { 'content-type': status < 300 ? 'application/json' : problemMediaType }
    return new Response(JSON.stringify(answer), { status, headers })
  })
  const client = new QueryClient()
  client.setQueryData<object | null>(sessionQuery.queryKey, { id })
  show(
    <QueryClientProvider client={client}>
      <button type="button" onClick={() => openReport({ official })}>
        Report a mistake
      </button>
      <ReportHost />
    </QueryClientProvider>,
  )
  return sent
}

const button = page.getByRole('button', { name: 'Report a mistake' })
const dialog = page.getByRole('dialog', { name: 'Report a mistake' })
const what = dialog.getByRole('combobox', { name: 'What is wrong?' })
const right = dialog.getByRole('textbox', { name: 'What should it say?' })
const send = dialog.getByRole('button', { name: 'Send report' })

afterEach(() => {
  vi.unstubAllGlobals()
  closeReport()
})

test('a report shows what the atlas says now and who states it, and thanks in place', async () => {
  const sent = open(201, { id: 'a', reported_by: 2 })
  await button.click()
  await expect.element(dialog.getByText('Quint Carver, Chancery Clerk, Yazoo County')).toBeVisible()
  await expect.element(dialog.getByText('No public list states a phone for this office.')).toBeVisible()
  await what.selectOptions('Own e-mail')
  await expect.element(dialog.getByText('qcarver@example.gov')).toBeVisible()
  await expect.element(dialog.getByText('Open States, reported, as of 08-05-2026')).toBeVisible()
  await send.click()
  await expect
    .element(right)
    .toHaveAccessibleDescription(`Enter what is right, or tick that you only know it is wrong ${officesOnly}`)
  await expect.element(right).toHaveFocus()
  await right.fill('clerk@yazoo.example')
  await dialog.getByRole('textbox', { name: 'Where did you see it?' }).fill('County web page')
  await send.click()
  await expect.element(dialog.getByText('Sent. You get an e-mail when it is decided.')).toBeVisible()
  await expect.element(dialog.getByText('2 people reported this; yours is added.')).toBeVisible()
  expect(sent).toEqual([
    {
      eo_id: 12,
      column_id: 'eo.email',
      kind: 'value',
      value: 'clerk@yazoo.example',
      note: '',
      seen_where: 'County web page',
    },
  ])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await expect.element(right).toHaveValue('')
})

test('what is refused is told beside its field, and what was written stays, also where it is closed', async () => {
  open(422, {
    type: 'x',
    title: 'x',
    status: 422,
    detail: officesOnly,
    instance: '1',
    errors: [{ path: 'value', message: 'That is a personal phone.' }],
  })
  await button.click()
  await right.fill('cell 555-0100')
  await send.click()
  await expect.element(right).toHaveAccessibleDescription(`That is a personal phone. ${officesOnly}`)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await button.click()
  await expect.element(right).toHaveValue('cell 555-0100')
})

test('a party that the answer leaves out is not asked for, and something else needs a word', async () => {
  const sent = open(201, { id: 'a', reported_by: 1 })
  await button.click()
  await expect.poll(() => what.element().textContent).not.toContain('Party')
  await what.selectOptions('Something else')
  await send.click()
  const field = dialog.getByRole('textbox', { name: 'What is wrong, and what is right?' })
  await expect.element(field).toHaveAccessibleDescription('Say what is wrong')
  await field.fill('She is his sister.')
  await send.click()
  await expect.element(dialog.getByText('Sent. You get an e-mail when it is decided.')).toBeVisible()
  expect(sent).toMatchObject([{ column_id: 'something_else', value: '', note: 'She is his sister.' }])
})

test.each([
  ['Own office phone', 'I only know that this number is wrong', 'eo.phone'],
  ['Left office', 'They have left, and I do not know the day', 'eo.term_end'],
  ['Name or spelling', 'I only know that it is wrong', 'eo.name'],
])('%s is reported as wrong without knowing what is right', async (label, onlyWrong, columnId) => {
  const sent = open(201, { id: 'a', reported_by: 1 })
  await button.click()
  await what.selectOptions(label)
  await dialog.getByRole('checkbox', { name: onlyWrong }).click()
  await send.click()
  await expect.element(dialog.getByText('Sent. You get an e-mail when it is decided.')).toBeVisible()
  expect(sent).toEqual([{ eo_id: 12, column_id: columnId, kind: 'wrong', value: '', note: '', seen_where: '' }])
})

test.each([
  ['Wrong person', 'wrong_person'],
  ['Wrong district', 'wrong_district'],
])('%s needs no other word', async (label, columnId) => {
  const sent = open(201, { id: 'a', reported_by: 1 })
  await button.click()
  await what.selectOptions(label)
  await send.click()
  await expect.element(dialog.getByText('Sent. You get an e-mail when it is decided.')).toBeVisible()
  expect(sent).toMatchObject([{ column_id: columnId, value: '', note: '' }])
})

test('what was written of a mistake is kept on the device, over the page that it was written on', async () => {
  open(503, { type: 'x', title: 'x', status: 503, detail: 'Busy.', instance: '1' })
  await button.click()
  await right.fill('662-555-0100')
  await send.click()
  await expect.element(dialog.getByText(/Your report was not sent, and is kept here/)).toBeVisible()
  expect(localStorage.getItem(`unfinished texts user-${users} report 12`)).toContain('662-555-0100')
})

test('a report without a signal waits on the device, can be changed, and is sent once when the signal is back', async () => {
  const sent = open(201, { id: 'a', reported_by: 1 })
  const answering = globalThis.fetch
  let hasSignal = false
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (hasSignal || init?.method !== 'POST') return await answering(url, init)
    throw new TypeError('Failed to fetch')
  })
  await button.click()
  await right.fill('662-555-0100')
  await send.click()
  await expect.element(dialog.getByText(/^Waits on this device\. It is sent when the signal is back/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await button.click()
  const waiting = dialog.getByRole('list', { name: 'Your reports that are not sent yet' })
  await expect.element(waiting.getByText('Your report: Own office phone, 662-555-0100.')).toBeVisible()
  await waiting.getByRole('button', { name: 'Change it' }).click()
  await expect.element(right).toHaveValue('662-555-0100')
  await right.fill('662-555-0199')
  await send.click()
  await expect.element(dialog.getByText(/^Waits on this device\./)).toBeVisible()
  expect(sent).toEqual([])

  hasSignal = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => localStorage.getItem(`reports to send user-${users}`)).toBeNull()
  expect(sent).toMatchObject([{ eo_id: 12, column_id: 'eo.phone', value: '662-555-0199' }])
})

test('a report that waited and is refused stays, with why, until its writer changes it', async () => {
  open(422, { type: 'x', title: 'x', status: 422, detail: officesOnly, instance: '1', errors: [] })
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')))
  await button.click()
  await right.fill('cell 555-0100')
  await send.click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  vi.stubGlobal('fetch', answering)
  window.dispatchEvent(new Event('online'))
  await button.click()
  await expect.element(dialog.getByText(`It was not taken: ${officesOnly}`)).toBeVisible()
})
