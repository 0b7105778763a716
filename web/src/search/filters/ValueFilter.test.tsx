import type { Filter } from '@atlas/contract/search/filter.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ColumnFilter } from '#search/filters/ColumnFilter.tsx'
import { drawerGroups } from '#search/filters/drawer-groups.ts'
import { DrawerControl } from '#search/filters/DrawerControl.tsx'
import { showFilter } from '#testing/filters.tsx'

const drawer = drawerGroups.official.flatMap(({ filters }) => filters)

/** A control as the drawer has it. */
function showDrawer(columnId: string, filters: readonly Filter[] = []) {
  const filter = drawer.find((each) => each.columnId === columnId)
  if (!filter) throw new Error(`The drawer has no ${columnId}`)
  return showFilter((props) => <DrawerControl {...filter} {...props} />, { filters })
}

const box = (name: string | RegExp) => page.getByRole('textbox', { name })
const comparison = page.getByRole('combobox', { name: /comparison/ })
const apply = page.getByRole('button', { name: /^Apply/ })

beforeEach(() => page.viewport(1280, 800))

describe('Enter applies', () => {
  test.each([
    ['jurisdiction.district', 'District', '97', { operator: 'eq', value: '97' }],
    ['jurisdictionoffice.term_length', 'Term Length', '4', { operator: 'eq', value: 4 }],
    [
      'jurisdictionoffice.next_primary',
      /^Next Primary/,
      '11-03-2026',
      { operator: 'eq', value: '2026-11-03T00:00:00' },
    ],
    ['eo.age', 'Minimum age', '30', { operator: 'gte', value: 30 }],
    ['eo.age', 'Maximum age', '50', { operator: 'lte', value: 50 }],
  ] as const)('%s, %s: %s', async (columnId, name, typed, expected) => {
    const search = showDrawer(columnId)
    await box(name).fill(typed)
    expect(search.changes()).toBe(0)
    await userEvent.keyboard('{Enter}')
    expect(search.filters()).toEqual([{ column_id: columnId, ...expected }])
    await expect.element(apply).not.toBeInTheDocument()
    await box(name).fill('')
    await userEvent.keyboard('{Enter}')
    expect(search.filters()).toEqual([])
  })
})

describe('a mistake is said beside the field, and what was typed stays', () => {
  test.each([
    ['jurisdictionoffice.next_general', /^Next General/, '02-30-2026', 'Date must be in MM-DD-YYYY format'],
    ['jurisdictionoffice.next_general', /^Next General/, '1-5-2027', 'Date must be in MM-DD-YYYY format'],
    ['jurisdictionoffice.term_length', 'Term Length', '-2', 'Enter a whole number, 0 or more.'],
    ['eo.age', 'Minimum age', '30.5', 'Enter a whole number, 0 or more.'],
  ] as const)('%s: %s %s', async (columnId, name, typed, message) => {
    const search = showDrawer(columnId)
    await box(name).fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(box(name)).toHaveAccessibleDescription(expect.stringContaining(message))
    await expect.element(box(name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(box(name)).toHaveValue(typed)
    expect(search.changes()).toBe(0)
    await box(name).fill('')
    await expect.element(box(name)).not.toHaveAttribute('aria-invalid')
  })
})

describe('the age', () => {
  test('takes a minimum first, without the empty maximum getting in the way', async () => {
    const search = showDrawer('eo.age')
    await box('Minimum age').fill('30')
    await userEvent.keyboard('{Enter}')
    await box('Maximum age').fill('50')
    await userEvent.keyboard('{Enter}')
    expect(search.filters()).toEqual([{ column_id: 'eo.age', operator: 'between', value: [30, 50] }])
  })

  test('refuses a maximum below the minimum, and a minimum above the maximum', async () => {
    const search = showDrawer('eo.age', [{ column_id: 'eo.age', operator: 'between', value: [30, 50] }])
    await box('Maximum age').fill('20')
    await userEvent.keyboard('{Enter}')
    await expect.element(box('Maximum age')).toHaveAccessibleDescription('The maximum cannot go below the minimum, 30.')
    await box('Maximum age').fill('50')
    await box('Minimum age').fill('60')
    await userEvent.keyboard('{Enter}')
    await expect.element(box('Minimum age')).toHaveAccessibleDescription('The minimum cannot exceed the maximum, 50.')
    expect(search.changes()).toBe(0)
  })

  test('from 0 to 0 is no filter', async () => {
    const search = showDrawer('eo.age', [{ column_id: 'eo.age', operator: 'gte', value: 30 }])
    await box('Minimum age').fill('0')
    await box('Maximum age').fill('0')
    await userEvent.keyboard('{Enter}')
    expect(search.filters()).toEqual([])
  })
})

describe('a vote percentage', () => {
  const percent = box('Biden Vote Percentage')

  test('needs an operator: leaving without one is a mistake', async () => {
    const search = showDrawer('stats.2020biden%')
    await percent.fill('60')
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(comparison).toHaveAccessibleDescription('Choose how to compare.')
    await expect.element(comparison).toHaveAttribute('aria-invalid', 'true')
    await comparison.selectOptions('at least')
    await expect.element(comparison).not.toHaveAttribute('aria-invalid')
    await apply.click()
    expect(search.filters()).toEqual([{ column_id: 'stats.2020biden%', operator: 'gte', value: 0.6 }])
  })

  test('needs a number: leaving without one is a mistake', async () => {
    showDrawer('stats.2020biden%')
    await comparison.selectOptions('less than')
    await expect.element(percent).not.toHaveAttribute('aria-invalid')
    await percent.click()
    await userEvent.tab()
    await expect.element(percent).toHaveAccessibleDescription('Enter a percentage, 0 or more.')
  })

  test('offers the four comparisons in words', async () => {
    showDrawer('stats.2020biden%')
    await expect.element(comparison).toHaveTextContent('Choosemore thanat leastless thanat most')
  })

  test('is gone once its number is cleared', async () => {
    const search = showDrawer('stats.2020biden%', [{ column_id: 'stats.2020biden%', operator: 'gt', value: 0.285 }])
    await expect.element(percent).toHaveValue('28.5')
    await percent.fill('')
    await userEvent.keyboard('{Enter}')
    expect(search.filters()).toEqual([])
    await expect.element(comparison).toHaveValue('')
  })
})

describe('a date', () => {
  const date = box(/^Next Primary/)

  test('may be a range', async () => {
    const search = showDrawer('jurisdictionoffice.next_primary')
    await comparison.selectOptions('between')
    await box(/from/).fill('01-01-2026')
    await box(/to/).fill('12-31-2026')
    await userEvent.keyboard('{Enter}')
    const value = ['2026-01-01T00:00:00', '2026-12-31T00:00:00']
    expect(search.filters()).toEqual([{ column_id: 'jurisdictionoffice.next_primary', operator: 'between', value }])
  })

  test('gets its dashes where a keypad has none', async () => {
    showDrawer('jurisdictionoffice.next_primary')
    await date.fill('11032026')
    await userEvent.keyboard('{Enter}')
    await expect.element(date).toHaveValue('11-03-2026')
  })

  test('may be looked for where it is unknown', async () => {
    const search = showDrawer('jurisdictionoffice.next_primary')
    await comparison.selectOptions('is unknown')
    await expect.element(date).not.toBeInTheDocument()
    await apply.click()
    expect(search.filters()).toEqual([
      { column_id: 'jurisdictionoffice.next_primary', operator: 'is_empty', value: null },
    ])
  })
})

describe('a change from outside', () => {
  const four: Filter = { column_id: 'jurisdictionoffice.term_length', operator: 'eq', value: 4 }
  const other: Filter = { column_id: 'state.name', operator: 'in', value: ['13'] }
  const years = box('Term Length')

  test('writes the field anew', async () => {
    const search = showDrawer('jurisdictionoffice.term_length', [four])
    await expect.element(years).toHaveValue('4')
    search.setFilters([{ ...four, value: 6 }])
    await expect.element(years).toHaveValue('6')
    search.setFilters([])
    await expect.element(years).toHaveValue('')
  })

  test('of another filter leaves what is typed alone', async () => {
    const search = showDrawer('jurisdictionoffice.term_length')
    await years.fill('two')
    search.setFilters([other])
    await expect.element(years).toHaveValue('two')
  })

  test('that clears every filter empties what is half typed too', async () => {
    const search = showDrawer('jurisdictionoffice.term_length', [other])
    await years.fill('two')
    search.setFilters([])
    await expect.element(years).toHaveValue('')
  })
})

test('Apply keeps the keyboard in the field', async () => {
  showDrawer('jurisdiction.district')
  await box('District').fill('97')
  await userEvent.tab()
  await expect.element(apply).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box('District')).toHaveFocus()
})

test('on a phone, leaving a field applies it', async () => {
  await page.viewport(375, 812)
  const search = showDrawer('jurisdiction.district')
  await box('District').fill('97')
  await userEvent.tab()
  await userEvent.tab()
  expect(search.filters()).toEqual([{ column_id: 'jurisdiction.district', operator: 'eq', value: '97' }])
})

test.each([
  ['eo.last', 'containsstarts withisis unknown'],
  ['stats.state_senators', 'containsisis unknown'],
  ['stats.median_income', 'at leastat mostmore thanless thanisbetweenis unknown'],
  ['stats.vap_black%', 'Chooseat leastmore thanat mostless thanbetweenis unknown'],
  ['jurisdictionoffice.next_general', 'onon or afteron or beforebetweenwithin the nextis unknown'],
] as const)('the menu of %s offers %s', async (columnId, words) => {
  showFilter((props) => <ColumnFilter columnId={columnId} {...props} />)
  await expect.element(comparison).toHaveTextContent(words)
})
