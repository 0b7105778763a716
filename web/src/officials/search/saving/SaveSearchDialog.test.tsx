import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SaveSearchWindow } from '#officials/search/saving/SaveSearchWindow.tsx'
import { SaveSearchButton } from '#officials/search/saving/SaveSearchButton.tsx'
import type { SavedView } from '#officials/search/saving/use-saving-form.ts'
import { readUrlQuery } from '#search/state/url-query.ts'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'
import { show } from '#testing/show.tsx'

const view = readUrlQuery({
  'state.name': '28',
  'stats.last_election': 'close',
  sort: '-eo.age',
  page: '2',
  after: 'x',
  open: '7',
})
const labels: Record<string, string> = { '28': 'Mississippi', close: 'Close' }
const saving: SavedView = { view, total: 10, labelOf: (_, value) => labels[value], opened: null }
const search = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Close last time, Mississippi',
  view: '',
  filters_in_words: [],
  missing: [],
  is_shared: false,
  owner: { id: '1', name: 'Renee Baptiste', is_me: true },
  digest: 'none' as const,
  total: 10,
  fact: null,
  seen_at: null,
  changes: { new: 0, left_office: 0, no_longer_matches: 0, changed: {} },
  saved_at: '2026-11-01T12:00:00Z',
}

afterEach(() => vi.unstubAllGlobals())

function Saving(props: { readonly saving: SavedView }) {
  const { ask, dialog } = useQuestion<'save'>()
  return (
    <>
      <SaveSearchButton onOpen={(button) => ask('save', button)} />
      <SaveSearchWindow {...props} {...dialog} />
    </>
  )
}

/** The button, and the requests sent; one name is taken, unless its search is being replaced. */
function showSaving(props: SavedView = saving) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (!url.endsWith('/saved-searches')) return Response.json(null)
    if (method === 'GET') return Response.json({ values: [search] })
    const content = JSON.parse(String(body)) as Record<string, unknown>
    sent.push(content)
    const isTaken = content['name'] === search.name && content['replaces'] !== search.id
    return isTaken ? Response.json({}, { status: 409 }) : Response.json({ ...search, ...content })
  })
  show(<Saving saving={props} />)
  return sent
}

const open = () => page.getByRole('button', { name: 'Save search' }).click()
const dialog = page.getByRole('dialog', { name: 'Save this search' })
const name = dialog.getByLabelText('Name')

test('a search is kept as it stands, from its first page, under a name suggested in words', async () => {
  const sent = showSaving()
  await open()
  await expect.element(name).toHaveValue('Close last time, Mississippi')
  await expect.element(dialog.getByText('10 officials today')).toBeVisible()
  await expect.element(dialog.getByText('State: Mississippi · Last Election: Close')).toBeVisible()
  await name.fill('Close races')
  await dialog.getByRole('switch', { name: 'Weekly e-mail when something changes' }).click()
  await name.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  const search = '?state.name=28&stats.last_election=close&sort=-eo.age'
  expect(sent).toEqual([{ name: 'Close races', view: search, is_shared: false, digest: 'weekly' }])
})

test('a name that the person has already can be given up, or what has it replaced', async () => {
  const sent = showSaving()
  await open()
  await dialog.getByRole('button', { name: 'Save search' }).click()
  const sentence = dialog.getByText('You have a search with this name. Choose another, or replace it.')
  await expect.element(sentence).toBeVisible()
  await name.fill('Close last time, Mississipp')
  await expect.element(sentence).not.toBeInTheDocument()
  await name.fill('close last time, Mississippi ')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await open()
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await dialog.getByRole('button', { name: 'Replace it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({ name: search.name, replaces: search.id })
})

test('a search without a name is not sent, and one that was opened is offered under its own', async () => {
  const sent = showSaving({ ...saving, opened: { ...search, name: 'My races', digest: 'weekly' } })
  await open()
  await expect.element(name).toHaveValue('My races')
  await expect.element(dialog.getByRole('switch')).toBeChecked()
  await name.fill('  ')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect.element(dialog.getByText('Enter a name.')).toBeVisible()
  expect(sent).toEqual([])
})
