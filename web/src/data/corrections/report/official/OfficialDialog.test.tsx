import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { OfficialsFileCheck } from '@atlas/contract/endpoints/data/import-check.ts'
import { problemMediaType } from '@atlas/contract/problem.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OfficialDialog } from '#data/corrections/report/official/OfficialDialog.tsx'
import type { SubmittedSeat } from '#data/corrections/report/official/submitted-seat.ts'
import { show } from '#testing/show.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'

const none = { rows_read: 1, problems: 0, changed: 0, vanishing: 0, unchanged: 0, losses_to_accept: null }
const counts = { ...none, added: 1, seats_changed: 0, places_added: 0, left_out: 0, uncovered: 0, questions_left: 0 }
const request: Import = {
  id: '7b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d10',
  kind: 'official',
  status: 'CHECKED',
  file_name: 'Zoe Reed, Sheriff, Dallas County',
  by: 'Faith Allen',
  is_mine: true,
  is_matched: true,
  created_at: '2026-11-20T15:00:00Z',
  expires_at: '2026-11-21T15:00:00Z',
  step: null,
  error: null,
  counts,
}
const undoing: Import = { ...request, id: 'b', kind: 'undo' }
const question = {
  line: 2,
  row: 'Row 2',
  official: 'Zoe Reed',
  office: 'Sheriff',
  jurisdiction: 'Dallas County',
  holder: { id: 12, official: 'Mike Granthum' },
}
const check: OfficialsFileCheck = {
  counts,
  problems: [],
  added: [{ official: 'Zoe Reed', office: 'Sheriff', jurisdiction: 'Dallas County' }],
  changed: [],
  vanishing: [],
  seats_changed: [],
  places_added: [],
  left_out: [],
  seat_questions: [],
  fixes: [],
  results: null,
}
const run = {
  id: 7,
  origin: 'organisation',
  started_at: '2026-11-20T15:00:00Z',
  milliseconds: 5,
  by: 'Faith Allen',
  file_name: request.file_name,
  officials: { added: 1, changed: 0, removed: 0 },
  undone_at: null,
  undoes: null,
  has_file: true,
  can_be_undone: true,
}

interface Answers {
  readonly check?: (body: Record<string, unknown>) => OfficialsFileCheck
  readonly refused?: readonly { readonly path: string; readonly message: string }[]
}

/** The dialog with a server that checks as given; every request is recorded. */
function open(seat: SubmittedSeat, { check: checkOf = () => check, refused }: Answers = {}) {
  const sent: Record<string, unknown>[] = []
  const done: string[] = []
  const last = () => ({ ...request, id: `${request.id}${sent.length}` })
  // Undoing an import makes the server forget the request.
  const imports = () => [{ ...(done.length > 1 ? undoing : last()), status: 'DONE' }]
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.endsWith('/admin/imports/officials')) {
      sent.push(JSON.parse(String(body)))
      if (!refused) return Response.json(last(), { status: 202 })
      const problem = { type: 'x', title: 'x', status: 422, detail: 'No.', instance: '1', errors: refused }
      return new Response(JSON.stringify(problem), { status: 422, headers: { 'content-type': problemMediaType } })
    }
    if (url.endsWith('/check')) return Response.json(checkOf(sent.at(-1) ?? {}))
    if (url.includes('/fields/')) return Response.json({ values: [{ id: 'sheriff', label: 'Sheriff' }] })
    if (url.includes('/admin/import_runs?')) return Response.json({ values: [run], cursor: null, total: 1 })
    if (method === 'GET') return Response.json({ values: imports() })
    done.push(url.split('/').at(-1) ?? '')
    return Response.json({ ...(done.length > 1 ? undoing : last()), status: 'LOADING' }, { status: 202 })
  })
  show(<OfficialDialog seat={seat} isOpen onClose={() => {}} focusAfter={() => null} />)
  return { sent, done }
}

const dialog = page.getByRole('dialog')
const box = (name: string) => dialog.getByRole('textbox', { name })
const press = async (name: string) => await dialog.getByRole('button', { name, exact: true }).click()
const holder = { id: 12, name: 'Mike Granthum', office: 'Sheriff, Dallas County (AL)' }

afterEach(() => vi.unstubAllGlobals())

test('who follows an official is checked, shown with who is replaced, published and undone', async () => {
  const replaced = { ...check, seat_questions: [{ ...question, answer: 'replaces' as const }] }
  const { sent, done } = open({ follows: holder }, { check: () => replaced })
  await expect.element(dialog.getByText('In the place of Mike Granthum, Sheriff, Dallas County (AL)')).toBeVisible()
  await press('Check')
  await expect.element(box('Name')).toHaveAccessibleDescription('Enter the name.')
  await expect.element(box('Name')).toHaveFocus()
  await box('Name').fill('Zoe Reed')
  await box('Source to show with it').fill('County web page')
  await press('Check')
  await expect.element(dialog.getByText(/Mike Granthum is replaced, and leaves the atlas/)).toBeVisible()
  expect(sent).toMatchObject([{ follows: 12, seat_answer: 'replaces', name: 'Zoe Reed', source: 'County web page' }])
  expect(done).toEqual([])
  await press('Publish')
  await expect.element(dialog.getByText('Everybody sees it now.')).toBeVisible()
  await press('Undo')
  await expect.element(dialog.getByText('Undone. All is as it was.')).toBeVisible()
  expect(done).toEqual(['confirm', 'undo'])
})

test('an official of a place is not published before it is said whether they follow the holder', async () => {
  const { sent, done } = open(
    { place: { id: '01047', name: 'Dallas County', hasParts: true } },
    {
      check: ({ seat_answer: answer }) => ({
        ...check,
        seat_questions: [{ ...question, answer: answer === 'replaces' ? answer : null }],
      }),
    },
  )
  await dialog.getByRole('combobox', { name: 'Office' }).selectOptions('Sheriff')
  await box('Name').fill('Zoe Reed')
  await box('Source to show with it').fill('County web page')
  await press('Check')
  await expect.element(dialog.getByText('Mike Granthum holds this seat. Replaces Mike Granthum?')).toBeVisible()
  await pressDisabled(dialog.getByRole('button', { name: 'Publish' }))
  expect(done).toEqual([])
  await dialog.getByRole('radio', { name: 'Yes, Zoe Reed follows Mike Granthum' }).click()
  await expect.element(dialog.getByText(/is replaced, and leaves the atlas/)).toBeVisible()
  expect(sent.map(({ seat_answer: answer }) => answer)).toEqual([null, 'replaces'])
})

test('of a seat by law neither office nor district is asked', async () => {
  const { sent } = open({ open: { id: 901, name: 'County Supervisor, Bolivar County, District 1', severalOf: null } })
  await expect.element(dialog.getByText('County Supervisor, Bolivar County, District 1')).toBeVisible()
  await expect.element(dialog.getByRole('combobox', { name: 'Office' })).not.toBeInTheDocument()
  await expect.element(box('District (optional)')).not.toBeInTheDocument()
  await box('Name').fill('Zoe Reed')
  await box('Source to show with it').fill('County web page')
  await press('Check')
  await expect.element(dialog.getByRole('button', { name: 'Publish' })).toBeVisible()
  expect(sent).toMatchObject([{ seat_id: 901, seat_answer: null, name: 'Zoe Reed' }])
  expect(sent[0]).not.toHaveProperty('place_id')
})

test('of a place every office can be chosen, those too that nobody on file holds', async () => {
  open({ place: { id: '28011', name: 'Bolivar County', hasParts: true } })
  const offices = dialog.getByRole('combobox', { name: 'Office' })
  await offices.selectOptions('County Supervisor')
  await expect.element(offices).toHaveValue('County Supervisor')
})

test.each<[string, Answers]>([
  ['before it is kept', { refused: [{ path: 'party', message: 'There is no party “Demcrat”.' }] }],
  [
    'by the check',
    {
      check: () => ({
        ...check,
        added: [],
        left_out: [{ line: 2, row: 'Row 2', text: '', reason: 'Party: There is no party “Demcrat”' }],
      }),
    },
  ],
])('what is refused %s is told beside its field, and what was typed stays', async (_, answers) => {
  open({ follows: holder }, answers)
  await box('Name').fill('Zoe Reed')
  await box('Party (optional)').fill('Demcrat')
  await box('Source to show with it').fill('County web page')
  await press('Check')
  await expect.element(box('Party (optional)')).toHaveAccessibleDescription('There is no party “Demcrat”.')
  await expect.element(box('Name')).toHaveValue('Zoe Reed')
})
