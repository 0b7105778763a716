import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { check, checked, counts, matching, showData } from '#testing/imports.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'

const ofSpreadsheet: Import = { ...checked, is_matched: true }

afterEach(() => vi.unstubAllGlobals())

test('a row for a seat that somebody else holds is asked about, and what changes is worked out anew', async () => {
  const found = { ...counts, questions_left: 1 }
  const question = {
    line: 7,
    row: 'Row 7',
    official: 'Ada Wren',
    office: 'Sheriff',
    jurisdiction: 'Bolivar County',
    holder: { id: 855, official: 'Terron Hayes' },
    answer: null,
  }
  const { onRequest } = showData({
    imports: [{ ...ofSpreadsheet, counts: found }],
    check: { ...check, counts: found, seat_questions: [question] },
  })
  // Another seat was answered before and is no longer listed.
  const before = { line: 3, answer: 'both' } as const
  const answered = { ...matching, answers: { ...matching.answers, seats: [before] } }
  onRequest.mockImplementation((method, path) => {
    if (method === 'PUT') return Response.json(answered)
    if (path.endsWith('/matching')) return Response.json(answered)
    return method === 'POST' && path.endsWith('/check')
      ? Response.json({ ...ofSpreadsheet, status: 'CHECKING', counts: null }, { status: 202 })
      : undefined
  })
  const publish = page.getByRole('button', { name: 'Publish' })
  await expect.element(publish).toHaveAccessibleDescription('Say first who holds one seat.')
  await pressDisabled(publish)
  await expect.element(page.getByRole('heading', { name: 'A seat that somebody else holds' })).toHaveFocus()
  await page.getByRole('group', { name: 'Ada Wren, Sheriff' }).getByRole('button', { name: 'Replaces' }).click()
  // Once all are answered, nobody is told any more to say first who holds a seat: the foot of the window leads on.
  const tray = page.getByRole('region', { name: 'Next step' })
  await expect.element(tray.getByText(/^Every seat on this page is answered\./)).toBeVisible()
  expect(page.getByText('Say first who holds one seat.').elements()).toEqual([])
  await tray.getByRole('button', { name: 'Use these answers' }).click()
  await expect.element(page.getByText('Working out what changes by delta-list.csv…')).toBeVisible()
  const put = onRequest.mock.calls.find(([method]) => method === 'PUT')
  expect(put?.[2]).toMatchObject({ seats: [before, { line: 7, answer: 'replaces' }] })
})

test('rows that cannot be used are told with their reasons, come back as a file, and are accepted by their number', async () => {
  const found = { ...counts, left_out: 3, seats_changed: 1, places_added: 1 }
  const { onRequest } = showData({
    imports: [{ ...ofSpreadsheet, counts: found }],
    check: {
      ...check,
      counts: found,
      left_out: [{ line: 9, row: 'Row 9', text: 'Constable · Bolivar', reason: 'No name stands in the row' }],
      seats_changed: [
        {
          office: 'Sheriff',
          jurisdiction: 'Bolivar County',
          changes: [{ column: 'Next General', before: null, after: '11-07-2028' }],
        },
      ],
      places_added: [{ jurisdiction: 'Bolivar County, District 9', state: 'Mississippi' }],
      fixes: ['Phone #: 2 numbers get the area code 662'],
    },
  })
  await page.getByText('Why they are left out').click()
  await expect.element(page.getByText('Row 9: No name stands in the row')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Download 3 rows (CSV)' }))
    .toHaveAttribute('href', `/api/admin/imports/${checked.id}/left_out`)
  await page.getByText('1 seat would change').click()
  await expect.element(page.getByText('11-07-2028')).toBeVisible()
  await page.getByText('1 place would be new to the atlas').click()
  await expect.element(page.getByText('Bolivar County, District 9')).toBeVisible()
  await page.getByText('1 thing done to what the file says').click()
  await expect.element(page.getByText('Phone #: 2 numbers get the area code 662')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('3 rows will be left out. You can get them back as a file.')).toBeVisible()
  onRequest.mockImplementation((method) =>
    method === 'POST' ? Response.json({ ...ofSpreadsheet, status: 'LOADING' }, { status: 202 }) : undefined,
  )
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await vi.waitFor(() => expect(onRequest.mock.calls.some(([method]) => method === 'POST')).toBe(true))
  const post = onRequest.mock.calls.find(([method]) => method === 'POST')
  expect(post?.[2]).toEqual({ accept_losses: null, accept_left_out: 3 })
})
