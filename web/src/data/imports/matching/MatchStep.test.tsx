import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checked, matching, showData } from '#testing/imports.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'

const waiting: Import = { ...checked, status: 'MATCHING', is_matched: true, counts: null }
const answered = {
  ...matching,
  columns: matching.columns.map((column) => ({ ...column, status: 'READY' as const, questions: [] })),
  questions_left: 0,
  first_question: null,
}
const seeChanges = page.getByRole('button', { name: 'See what changes' })
const ofRace = page.getByRole('combobox', { name: 'Column of the atlas for “Race”' })

afterEach(() => vi.unstubAllGlobals())

/** What was sent, by its way. */
function sent({ onRequest }: ReturnType<typeof showData>, method: string) {
  return onRequest.mock.calls.filter(([of]) => of === method)
}

describe('the columns of a file', () => {
  test.each([1_280, 375])(
    'stand with what they are, what was noticed and how far it is, at %i pixels',
    async (width) => {
      await page.viewport(width, 900)
      showData({ imports: [waiting] })
      await expect.element(page.getByText('1 ready or nearly, 1 needs an answer')).toBeVisible()
      const rows = page.getByRole('list', { name: 'Columns of your file' }).getByRole('listitem')
      await expect.element(rows.nth(0)).toMatchTextContent(/Phone #.*5550143.*Look at this.*2 of 38 have no area code/)
      await expect.element(rows.nth(1)).toMatchTextContent(/Race.*Needs an answer/)
      await expect.element(ofRace).toHaveValue('eo.ethnicity')
      const home = page.getByRole('combobox', { name: 'Column of the atlas for “Home address”' })
      await expect.element(home).toBeDisabled()
      await expect.element(home).toHaveAccessibleDescription('Left out Homes are never imported')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )

  test('say of their examples what is understood, and all that was noticed leads to its column', async () => {
    showData({ imports: [waiting] })
    const rows = page.getByRole('list', { name: 'Columns of your file' }).getByRole('listitem')
    await expect
      .element(rows.nth(0))
      .toMatchTextContent(/662\.555\.0117is read as \(662\) 555-01175550143is read as left empty/)
    await expect.element(rows.nth(2)).not.toMatchTextContent(/is read as/)
    await page.getByText('What we noticed: 2 of 38 have no area code').click()
    await page.getByRole('button', { name: 'Phone #', exact: true }).click()
    await expect.element(page.getByRole('combobox', { name: 'Column of the atlas for “Phone #”' })).toHaveFocus()
  })

  test('are read otherwise at once, and stay as they were chosen where no answer comes', async () => {
    const data = showData({ imports: [waiting] })
    data.onRequest.mockImplementation((method) => {
      if (method === 'PUT') throw new TypeError('no network')
      return undefined
    })
    await ofRace.selectOptions('Do not import')
    await expect.element(page.getByText('Your last answer was not kept.')).toBeVisible()
    await expect.element(ofRace).toHaveValue('')
    data.onRequest.mockImplementation((method) => (method === 'PUT' ? Response.json(answered) : undefined))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Your last answer was not kept.')).not.toBeInTheDocument()
    expect(sent(data, 'PUT').at(-1)?.[2]).toMatchObject({ columns: [{ place: 1, column: null }] })
  })

  test('are mended for all rows by one press', async () => {
    const data = showData({ imports: [waiting] })
    data.onRequest.mockImplementation((method) => (method === 'PUT' ? Response.json(answered) : undefined))
    await page.getByRole('button', { name: 'Add 662 in “Phone #”' }).click()
    await vi.waitFor(() => expect(sent(data, 'PUT')).toHaveLength(1))
    expect(sent(data, 'PUT')[0]?.[2]).toMatchObject({ fixes: [{ place: 0, fix: 'area_code' }] })
  })

  test('show row by row how they will read, and whom a row is about', async () => {
    showData({ imports: [waiting] })
    await expect.element(page.getByText('was “Hayes, Terron”')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Terron Hayes' })).toHaveAttribute('href', '/officials/855')
    await page.getByRole('button', { name: 'Next row' }).click()
    await expect.element(page.getByRole('heading', { name: 'Row 2, as it will read' })).toBeVisible()
    await expect.element(page.getByText('Gloria Gaines')).toBeVisible()
    await expect.element(page.getByText('Row 2 of 41')).toBeVisible()
  })

  test('of several sheets are read together or of one alone, and what was noticed of the sheets is said', async () => {
    const sheet = (name: string, before: number | null) => ({ name, rows: 12, is_hidden: false, lines_before: before })
    const notices = ['2 sheets have the same headings and are read together: “A to M”, “N to Z”.']
    const sheets = [sheet('A to M', 0), sheet('N to Z', 14), { ...sheet('Old', null), is_hidden: true }]
    const data = showData({ imports: [waiting], matching: { ...matching, sheets, notices } })
    await expect.element(page.getByText(notices[0] ?? '')).toBeVisible()
    const choice = page.getByRole('combobox', { name: 'Sheet' })
    await expect
      .element(choice)
      .toMatchTextContent(/All with the same headings.*N to Z \(12 rows\).*Old \(12 rows, hidden\)/)
    data.onRequest.mockImplementation((method) => (method === 'PUT' ? Response.json(answered) : undefined))
    await choice.selectOptions('N to Z (12 rows)')
    await vi.waitFor(() => expect(sent(data, 'PUT')[0]?.[2]).toMatchObject({ sheet: 'N to Z' }))
  })

  test('of a file that is gone lead back to the choice of one', async () => {
    showData({}, '/admin/data?import=0b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d10')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/This file is not here any more\./)
    await expect.element(page.getByLabelText('Choose a file')).toBeInTheDocument()
  })
})

describe('the values of a column', () => {
  test('are asked one by one by keyboard, and sent together', async () => {
    const data = showData({ imports: [waiting] })
    data.onRequest.mockImplementation((method) => (method === 'PUT' ? Response.json(answered) : undefined))
    const button = page.getByRole('button', { name: 'Choose (2 values) of “Race”' })
    await button.click()
    const first = page.getByRole('combobox', { name: '“B” means' })
    await expect.element(first).toHaveFocus()
    await expect.element(first).toHaveAccessibleDescription('30 rows')
    const use = page.getByRole('button', { name: 'Use these' })
    await expect.element(use).toHaveAccessibleDescription('Choose what the last value means first.')
    await pressDisabled(use)
    await expect.element(page.getByRole('combobox', { name: '“Blk” means' })).toHaveFocus()
    expect(sent(data, 'PUT')).toEqual([])
    await page.getByRole('combobox', { name: '“Blk” means' }).selectOptions('Leave empty')
    await use.click()
    await vi.waitFor(() => expect(sent(data, 'PUT')).toHaveLength(1))
    expect(sent(data, 'PUT')[0]?.[2]).toMatchObject({
      values: [
        { place: 1, question: 'values', value: 'B', answer: 'African-American' },
        { place: 1, question: 'values', value: 'Blk', answer: '' },
      ],
    })
  })

  test('offer first what a value is likely, and then all others', async () => {
    const option = (value: string) => ({ value, label: value })
    const question = {
      kind: 'values' as const,
      text: 'Choose what each value means: “Senator” may be several offices',
      button: 'Choose (1 office)',
      is_needed: true,
      options: ['State Senator', 'U.S. Senator', 'Coroner'].map(option),
      items: [{ value: 'Senator', rows: 2, suggested: null, likely: ['U.S. Senator', 'State Senator'], answer: null }],
    }
    const columns = matching.columns.map((column) =>
      column.place === 1 ? { ...column, questions: [question] } : column,
    )
    showData({ imports: [waiting], matching: { ...matching, columns } })
    await page.getByRole('button', { name: 'Choose (1 office) of “Race”' }).click()
    const choice = page.getByRole('combobox', { name: '“Senator” means' })
    await expect.element(choice).toHaveTextContent('Choose…U.S. SenatorState SenatorCoroner')
  })

  test('stay open where the dialog is left', async () => {
    const data = showData({ imports: [waiting] })
    const button = page.getByRole('button', { name: 'Choose (2 values) of “Race”' })
    await button.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    expect(sent(data, 'PUT')).toEqual([])
  })
})

test('a state that all rows tell is chosen beforehand, to look at, and another can be chosen', async () => {
  const missing = {
    column: 'state.name',
    label: 'State',
    text: 'No column says the state. All places of the list are in Alabama.',
    options: ['Alabama', 'Georgia'].map((value) => ({ value, label: value })),
    suggested: 'Alabama',
    answer: 'Alabama',
    is_told: true,
    is_needed: true,
  }
  const data = showData({ imports: [waiting], matching: { ...matching, missing: [missing] } })
  const row = page.getByRole('listitem').filter({ hasText: missing.text })
  await expect.element(row).toMatchTextContent(/Look at this/)
  const choice = row.getByRole('combobox', { name: 'State of all rows' })
  await expect.element(choice).toHaveDisplayValue('Alabama')
  await choice.selectOptions('Georgia')
  await vi.waitFor(() => expect(sent(data, 'PUT')).toHaveLength(1))
  expect(sent(data, 'PUT')[0]?.[2]).toMatchObject({ for_all: [{ column: 'state.name', answer: 'Georgia' }] })
})

describe('the way on', () => {
  test('says which question is left, and leads to it', async () => {
    const data = showData({ imports: [waiting] })
    await expect.element(page.getByText('1 question left. “Race” has values we do not know.')).toBeVisible()
    await expect.element(seeChanges).toHaveAttribute('aria-disabled', 'true')
    await expect.element(seeChanges).toHaveAccessibleDescription(/“Race” has values we do not know\./)
    await pressDisabled(seeChanges)
    await expect.element(page.getByRole('button', { name: 'Choose (2 values) of “Race”' })).toHaveFocus()
    expect(sent(data, 'POST')).toEqual([])
  })

  test('leads to what changes, and its heading takes the focus', async () => {
    const data = showData({ imports: [waiting], matching: answered })
    data.onRequest.mockImplementation((method) => {
      if (method !== 'POST') return undefined
      data.change({ imports: [{ ...checked, is_matched: true }], matching: answered })
      return Response.json({ ...waiting, status: 'CHECKING' }, { status: 202 })
    })
    await seeChanges.click()
    await expect.element(page.getByRole('heading', { name: 'What changes' })).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Publish' })).toBeVisible()
  })
})
