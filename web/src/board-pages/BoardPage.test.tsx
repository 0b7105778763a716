import type { SeatsAhead } from '@atlas/contract/endpoints/elections/elections.ts'
import type { BoardPage as Board, PictureOnBoard } from '@atlas/contract/endpoints/saved/board-pages.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BoardPage } from '#board-pages/BoardPage.tsx'
import { BoardButton } from '#saved/board-pages/BoardButton.tsx'
import { createQueryClient } from '#shared/api/query-client.ts'
import { showToast, Toasts } from '#shared/ui/overlay/toasts.tsx'
import { testSettings } from '#testing/settings.ts'
import { show } from '#testing/show.tsx'

const id = '3f2a91c4-5a53-4a6e-9a55-0a5f3c1f2d10'
const years: PictureOnBoard = {
  id: '11111111-2222-4333-8444-555555555555',
  picture: 'years',
  view: 'state.name=13',
  sentence: 'Most seats are filled in 2028.',
  is_hidden: false,
}
const hidden: PictureOnBoard = { ...years, id: `${years.id.slice(0, -1)}6`, view: '', sentence: '', is_hidden: true }
const board: Board = {
  id,
  name: 'Three things about who governs us',
  pictures: [years, hidden],
  is_shared: true,
  owner: { id: '1', name: 'Rosa Baptiste', is_me: true },
  saved_at: '2026-11-20T15:00:00.000Z',
}
const counts = { seats: 12, uncontested: 3, close: 1, unknown: 0 }
const ahead: SeatsAhead = {
  today: '2026-11-28',
  days: [{ date: '2028-11-07', ...counts, offices: [{ office_id: '1', office: 'Sheriff', ...counts }] }],
  totals: counts,
  undated: 0,
}

afterEach(() => vi.unstubAllGlobals())

/** The screen for a person who receives this page; null stands for a page that does not exist. */
function showBoard(stored: Board | null, put: () => Response = () => Response.json(board), element = <BoardPage />) {
  const changes: [method: string, url: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (url.includes('/settings')) return Response.json(testSettings)
    if (url.includes('/seats-ahead')) return Response.json(ahead)
    if (!url.includes('/board-pages')) return Response.json(null)
    if (method !== 'GET') {
      changes.push([method, url.slice(url.indexOf('/board-pages')), body ? JSON.parse(String(body)) : null])
      return put()
    }
    if (!url.includes(id)) return Response.json({ values: stored ? [stored] : [] })
    return stored
      ? Response.json(stored)
      : Response.json({ type: 'x', title: 'x', status: 404, detail: 'No.', instance: '1' }, { status: 404 })
  })
  show(
    <QueryClientProvider
      client={createQueryClient({ showMessage: (text) => showToast('error', text), goTo: () => {} })}
    >
      {element}
      <Toasts />
    </QueryClientProvider>,
    `/board-pages/${id}`,
    '/board-pages/$id',
  )
  return changes
}

test('the sheet has the name, each picture with its sentence and the number of its source, and the sources', async () => {
  showBoard(board)
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(board.name)
  const drawing = page.getByRole('img', { name: /^1 election day as bars. 12 seats are filled on 1 day/ })
  await expect.element(drawing).toBeVisible()
  expect(drawing.element().querySelectorAll('text')[0]?.textContent).toBe('11-07-2028')
  await expect.element(page.getByText(years.sentence).first()).toBeVisible()
  await expect.element(page.getByText('Source 1.')).toBeVisible()
  await expect.element(page.getByText(/^1 Days by the law of each state/)).toBeVisible()
  await expect.element(page.getByText(/board-pages\/3f2a91c4.* Check before you act\.$/)).toBeVisible()
})

test('numbers of a sentence stand out, days and the point at its end do not', async () => {
  const sentence = 'Of 1,180 seats 30.5% were known on 11-03-2026, and 1 was not in 2028.'
  showBoard({ ...board, owner: { ...board.owner, is_me: false }, pictures: [{ ...years, sentence }] })
  await expect.element(page.getByText(sentence)).toBeVisible()
  const bold = [...page.getByText(sentence).element().querySelectorAll('b')]
  expect(bold.map((each) => each.textContent)).toEqual(['1,180', '30.5%', '1', '2028'])
})

test('of a picture that its reader hides neither drawing nor sentence is shown', async () => {
  showBoard(board)
  await expect
    .element(page.getByText('This picture shows party or candidates’ shares, which you have hidden.'))
    .toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
})

test('a sentence is kept when its field is left, and one of more than forty words is not', async () => {
  const changes = showBoard(board)
  const field = page.getByRole('textbox', { name: 'Sentence beside picture 1' })
  await field.fill(Array.from({ length: 42 }, () => 'word').join(' '))
  await userEvent.tab()
  await expect.element(page.getByText('Take 2 words out: at most 40 fit.')).toBeVisible()
  expect(changes).toEqual([])
  await field.fill('Said anew.')
  await userEvent.tab()
  const pictures = [{ id: years.id, sentence: 'Said anew.' }, { id: hidden.id }]
  await expect.poll(() => changes).toEqual([['PATCH', `/board-pages/${id}`, { pictures }]])
})

test('its owner changes the order and takes a picture off', async () => {
  const changes = showBoard(board)
  await page.getByRole('button', { name: /^Down ?: picture 1/ }).click()
  const pictures = [{ id: hidden.id }, { id: years.id }]
  await expect.poll(() => changes.at(-1)).toEqual(['PATCH', `/board-pages/${id}`, { pictures }])
  await page.getByRole('button', { name: /^Take off ?: picture 2/ }).click()
  await expect.poll(() => changes.at(-1)).toEqual(['DELETE', `/board-pages/${id}/pictures/${hidden.id}`, null])
})

test('a colleague reads and prints it, and changes nothing', async () => {
  showBoard({ ...board, owner: { ...board.owner, is_me: false } })
  await expect.element(page.getByText('Shared with your organization by Rosa Baptiste')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  expect(page.getByRole('button', { name: /^(Take off|Up|Down|More)/ }).elements()).toEqual([])
})

test('an empty page says what to do, and one that is not there where others are', async () => {
  showBoard({ ...board, pictures: [] })
  await expect
    .element(page.getByText('Nothing is on this board page yet. Open a picture, then press On the board page.'))
    .toBeVisible()
  showBoard(null)
  await expect.element(page.getByRole('heading', { name: 'No such board page' })).toBeVisible()
})

test('a picture is put on the page with its own sentence; a fourth is refused in words', async () => {
  const picture = { title: 'Years ahead', sentence: 'Most seats are filled in 2028.' }
  const query = { 'state.name': '28' }
  const detail = 'Three fit. Take one off first.'
  const refuse = () => Response.json({ type: 'x', title: 'x', status: 422, detail, instance: '1' }, { status: 422 })
  const changes = showBoard(board, refuse, <BoardButton kind="years" query={query} picture={picture} />)
  await page.getByRole('button', { name: /^On the board page ?: Years ahead/ }).click()
  const body = { picture: 'years', view: 'state.name=28', sentence: picture.sentence }
  await expect.poll(() => changes).toEqual([['POST', '/board-pages/pictures', body]])
  await expect.element(page.getByText(detail).first()).toBeVisible()
})

test('one that is on the page is shown so, and a press takes it off', async () => {
  const picture = { title: 'Years ahead', sentence: '' }
  const changes = showBoard(
    board,
    undefined,
    <BoardButton kind="years" query={{ 'state.name': '13' }} picture={picture} />,
  )
  const button = page.getByRole('button', { name: /^On the board page ?: Years ahead/ })
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect.poll(() => changes).toEqual([['DELETE', `/board-pages/${id}/pictures/${years.id}`, null]])
})
