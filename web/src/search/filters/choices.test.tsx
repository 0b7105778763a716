import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ColumnFilter } from '#search/filters/ColumnFilter.tsx'
import { drawerGroups } from '#search/filters/drawer-groups.ts'
import { showFilter, type TestChoices } from '#testing/filters.tsx'
import { emptyView } from '#search/state/search-view.ts'

const counties = Array.from({ length: 700 }, (_, index) => {
  const number = String(index + 1).padStart(3, '0')
  return { id: `c${number}`, label: `County ${number}`, count: index + 1 }
})
const genders = [
  { id: 'female', label: 'Female', count: 402 },
  { id: 'male', label: 'Male', count: 391 },
  { id: 'unknown', label: 'Unknown', count: 411 },
]
const parties = [
  { id: 'democratic', label: 'Democratic', count: 0 },
  { id: 'green', label: 'Green', count: 3 },
  { id: 'unknown', label: 'Unknown', count: 12 },
]
const choices: TestChoices = { 'county.name': counties, 'eo.gender': genders, 'party.name': parties }
const options = page.getByRole('option')
const county = page.getByRole('combobox', { name: 'County/Parish' })
const party = page.getByRole('combobox', { name: 'Party' })

/** Answers like the server: the choices of a column, or the closest one. */
function answerWith(reply: object): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(reply)))
}

beforeEach(() => page.viewport(1280, 800))
afterEach(() => vi.unstubAllGlobals())

describe('a long list', () => {
  const showCounties = () => showFilter((props) => <ColumnFilter columnId="county.name" {...props} />, { choices })

  test('keeps only what is in sight in the document, and says of how many each is', async () => {
    showCounties()
    await county.click()
    await expect.element(options.first()).toHaveAttribute('aria-posinset', '1')
    await expect.element(options.first()).toHaveAttribute('aria-setsize', '700')
    expect(options.elements().length).toBeLessThan(60)
  })

  test('is walked, narrowed and picked from with the keyboard alone', async () => {
    const search = showCounties()
    await expect.element(page.getByPlaceholder('Any county or parish')).toBeVisible()
    await userEvent.tab()
    await expect.element(county).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
    await expect.element(page.getByRole('option', { name: /^County 700/ })).toHaveAttribute('aria-posinset', '700')
    await userEvent.keyboard('county 042')
    await expect.element(options).toHaveAttribute('aria-setsize', '1')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(search.filters).toEqual([{ column_id: 'county.name', operator: 'in', value: ['c042'] }])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Remove County 042' })).toBeVisible()
  })

  test('gives the first match to Enter, however quickly it is pressed, and keeps what matches nothing', async () => {
    answerWith({ results: [{ id: 'c007', label: 'County 007' }] })
    const search = showCounties()
    await expect.element(page.getByPlaceholder('Any county or parish')).toBeVisible()
    await userEvent.tab()
    await expect.element(county).toHaveFocus()
    await userEvent.keyboard('042{Enter}')
    await expect.poll(search.filters).toEqual([{ column_id: 'county.name', operator: 'in', value: ['c042'] }])
    await expect.element(county).toHaveValue('')
    await userEvent.keyboard('cuonty 7{Enter}')
    await expect.element(page.getByRole('option', { name: /^Did you mean County 007/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(county).toHaveValue('cuonty 7')
    expect(search.filters()).toHaveLength(1)
    expect(search.filters()[0]?.value).toEqual(['c042'])
  })

  test('says what matches nothing, and offers what may have been meant', async () => {
    answerWith({ results: [{ id: 'c007', label: 'County 007' }] })
    const search = showCounties()
    await county.fill('cuonty 7')
    await expect.element(page.getByText('No county or parish matches “cuonty 7”')).toBeVisible()
    const suggestion = page.getByRole('option', { name: 'Did you mean County 007? 7 officials' })
    await expect.element(suggestion).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(search.filters).toEqual([{ column_id: 'county.name', operator: 'in', value: ['c007'] }])
  })
})

describe('a choice that the other filters leave nobody', () => {
  test('stays picked and is listed with 0', async () => {
    const filters = [{ column_id: 'party.name', operator: 'in', value: ['democratic'] }] as const
    showFilter((props) => <ColumnFilter columnId="party.name" {...props} />, { choices, filters })
    await expect.element(page.getByRole('button', { name: 'Remove Democratic' })).toBeVisible()
    await party.click()
    await expect.element(page.getByRole('option', { name: 'Democratic 0 officials', selected: true })).toBeVisible()
  })

  test('stays among the boxes with 0', async () => {
    answerWith({
      values: [...genders, { id: 'nonbinary', label: 'Nonbinary' }].map(({ id, label }) => ({ id, label })),
    })
    showFilter((props) => <ColumnFilter columnId="eo.gender" {...props} />, { choices })
    await expect.element(page.getByRole('checkbox', { name: 'Nonbinary 0 officials' })).toBeVisible()
  })
})

describe('unknown', () => {
  test('is a box like any other, and goes with others', async () => {
    answerWith({ values: genders.map(({ id, label }) => ({ id, label })) })
    const search = showFilter((props) => <ColumnFilter columnId="eo.gender" {...props} />, { choices })
    await page.getByRole('checkbox', { name: 'Unknown 411 officials' }).click()
    await page.getByRole('checkbox', { name: 'Female 402 officials' }).click()
    await expect
      .poll(search.filters)
      .toEqual([{ column_id: 'eo.gender', operator: 'in', value: ['unknown', 'female'] }])
    search.setFilters([{ column_id: 'eo.gender', operator: 'is_empty', value: null }])
    await expect.element(page.getByRole('checkbox', { name: 'Unknown 411 officials' })).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: 'Female 402 officials' })).not.toBeChecked()
  })

  test('is an option like any other', async () => {
    const search = showFilter((props) => <ColumnFilter columnId="party.name" {...props} />, { choices })
    await party.click()
    await page.getByRole('option', { name: 'Unknown 12 officials' }).click()
    await expect.poll(search.filters).toEqual([{ column_id: 'party.name', operator: 'in', value: ['unknown'] }])
  })

  test('is all that can be asked of several counts', async () => {
    const search = showFilter((props) => <ColumnFilter columnId="jurisdiction.voting_statistics" {...props} />)
    await page.getByRole('checkbox', { name: 'Only where unknown' }).click()
    await expect
      .poll(search.filters)
      .toEqual([{ column_id: 'jurisdiction.voting_statistics', operator: 'is_empty', value: null }])
  })
})

test('a column that the drawer does not have asks for its own facet', async () => {
  answerWith({ 'office.type': [{ id: 'courts', label: 'Courts', count: 44 }] })
  showFilter((props) => (
    <ColumnFilter columnId="office.type" {...props} facets={{ ...props.facets, has: () => false }} view={emptyView} />
  ))
  await page.getByRole('combobox', { name: 'Office Type' }).click()
  await expect.element(page.getByRole('option', { name: 'Courts 44 officials' })).toBeVisible()
})

test.each(drawerGroups.place.flatMap(({ filters }) => filters.map(({ columnId }) => columnId)))(
  'the filter %s of places asks for choices of places',
  async (columnId) => {
    const requests: string[] = []
    vi.stubGlobal('fetch', (url: string) => {
      requests.push(url)
      return Promise.resolve(Response.json({ values: [] }))
    })
    showFilter((props) => <ColumnFilter columnId={columnId} {...props} />, { subject: 'place' })
    await expect.element(page.getByRole('group').or(page.getByRole('combobox')).first()).toBeVisible()
    expect(requests.filter((url) => !url.includes('subject=place'))).toEqual([])
  },
)
