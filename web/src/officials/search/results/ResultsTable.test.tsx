import type { Row } from '@atlas/contract/search/search-request.ts'
import { type ElementType, Fragment, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ResultsTable } from '#officials/search/results/ResultsTable.tsx'
import type { Facets } from '#search/filters/use-facets.ts'
import { levelOrder } from '#search/state/change-sort.ts'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import { type ChangeView, viewAfter } from '#search/state/use-search-view.ts'
import { show } from '#testing/show.tsx'

const members = Array.from({ length: 20 }, (_, index) => `Member ${index + 1}`)
const counties = Array.from({ length: 20 }, (_, index) => `County ${index + 1}`)
const rows: Row[] = [1, 2, 3].map((id) => ({
  'eo.id': id,
  'eo.name': `Ada Prudhomme-Whitfield ${id}`,
  'eo.last': 'Prudhomme-Whitfield',
  'office.name': 'Sheriff',
  'county.name': counties,
  'stats.members_of_congress': members,
  'stats.county_population': 12_345,
}))
const facets: Facets = {
  has: () => true,
  of: () => [],
  labelOf: () => undefined,
  isKnown: true,
  isLoading: false,
  retry: () => {},
}
const view: SearchView = {
  ...emptyView,
  columns: ['eo.name', 'office.name', 'county.name', 'stats.county_population', 'jurisdiction.voting_statistics'],
}

function open(first: SearchView = view, shown: readonly Row[] = rows, Frame: ElementType = Fragment) {
  const onChange = vi.fn<(next: SearchView) => void>()
  function Screen() {
    const [now, setNow] = useState(first)
    const change: ChangeView = (next) => {
      onChange(viewAfter(now, next))
      setNow(next)
    }
    return (
      <Frame>
        <ResultsTable rows={shown} caption="Elected officials" view={now} onChange={change} facets={facets} />
      </Frame>
    )
  }
  show(<Screen />)
  return onChange
}

const heading = (label: string) => page.getByRole('columnheader', { name: label, exact: true })
const sortButton = (label: string) => heading(label).getByRole('button', { name: new RegExp(`^${label}`) })
const optionsOf = (label: string) => page.getByRole('button', { name: `Options for ${label}` })
const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((each) => each.getAttribute('data-label'))

test('a heading sorts; with Shift it is added, and a number says its place', async () => {
  const onChange = open()
  await sortButton('Office').click()
  await expect.element(heading('Office')).toHaveAttribute('aria-sort', 'ascending')
  ;(sortButton('County Population').element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  expect(onChange.mock.lastCall?.[0].sort).toEqual([
    { column_id: 'office.name', direction: 'asc' },
    { column_id: 'stats.county_population', direction: 'asc' },
  ])
  await expect
    .element(sortButton('County Population'))
    .toHaveAccessibleName('County Population sorted smallest first, 2 of the columns that sort')
  await expect.element(heading('County Population')).not.toHaveAttribute('aria-sort')
})

test('a column of named counts has no order, and offers none', async () => {
  open()
  await expect.element(heading('Voting Statistics')).toBeInTheDocument()
  expect(sortButton('Voting Statistics').elements()).toHaveLength(0)
})

test('the menu of a heading tells what the column means, moves it, and gives the focus back', async () => {
  open()
  await optionsOf('Office').click()
  const menu = page.getByRole('menu', { name: 'Office' })
  await expect.element(menu).toHaveAccessibleDescription('The office held, such as Sheriff or State Senator.')
  await expect.element(menu.getByRole('menuitem', { name: 'Move left' })).toHaveAttribute('aria-disabled', 'true')
  await menu.getByRole('menuitem', { name: 'Move right' }).click()
  await expect.poll(headings).toEqual(['Name', 'County/Parish', 'Office', 'County Population', 'Voting Statistics'])
  await expect.element(optionsOf('Office')).toHaveFocus()
})

test('Done applies what stands in the filter of a column, and stays where that is a mistake', async () => {
  const onChange = open()
  await optionsOf('County Population').click()
  await page.getByRole('menuitem', { name: 'Filter by this column' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter by County Population' })
  const field = dialog.getByRole('textbox', { name: 'County Population' })
  await field.fill('many')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(field).toHaveAccessibleDescription(/Enter a whole number/)
  await expect.element(field).toHaveFocus()
  await field.fill('9000')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onChange.mock.lastCall?.[0].filters).toEqual([
    { column_id: 'stats.county_population', operator: 'gte', value: 9000 },
  ])
  await expect.element(optionsOf('County Population')).toHaveFocus()
})

test('a column hidden by its menu leaves the focus with the one before it', async () => {
  const onChange = open()
  await optionsOf('County/Parish').click()
  await page.getByRole('menuitem', { name: 'Hide column' }).click()
  expect(onChange.mock.lastCall?.[0].columns).not.toContain('county.name')
  await expect.element(optionsOf('Office')).toHaveFocus()
})

test('the button of an open menu closes it, and the name can neither be moved nor hidden', async () => {
  open()
  await optionsOf('Name').click()
  await expect.element(page.getByRole('menuitemradio', { name: /Sort descending/ })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /Hide|Move/ }).elements()).toHaveLength(0)
  await optionsOf('Name').click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('the details of the last row in sight open in sight, and others leave the list where it is', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await page.viewport(1280, 800)
  const many = Array.from({ length: 25 }, (_, index) => ({
    ...rows[0],
    'eo.id': index + 1,
    'eo.name': `Ada ${index + 1}`,
  }))
  function Frame({ children }: { readonly children: ReactNode }) {
    return (
      <div style={{ height: 700, overflow: 'hidden' }}>
        <section style={{ height: 600, marginBlock: '80px 900px', overflow: 'auto' }}>{children}</section>
      </div>
    )
  }
  open(view, many, Frame)
  const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) })
  const top = (name: string) => rowOf(name).element().getBoundingClientRect().top
  await page.getByRole('button', { name: 'Details for Ada 3', exact: true }).click()
  await new Promise((resolve) => setTimeout(resolve, 500))
  const section = document.querySelector('section') as HTMLElement
  expect(section.scrollTop).toBe(0)
  await page.getByRole('button', { name: 'Details for Ada 3', exact: true }).click()
  await page.getByRole('button', { name: 'Details for Ada 10', exact: true }).click()
  const belowHeadings = () =>
    Math.abs(top('Details for Ada 10') - heading('Office').element().getBoundingClientRect().bottom)
  await expect.poll(() => section.scrollTop).toBeGreaterThan(0)
  await expect.poll(belowHeadings).toBeLessThan(2)
  // It stays there.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(belowHeadings()).toBeLessThan(2)
  expect(section.parentElement?.scrollTop).toBe(0)
  vi.unstubAllGlobals()
})

test('a click beside the name opens the details, and selecting the name does not', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const onChange = open()
  const cell = page.getByRole('rowheader').first()
  await cell.click({ position: { x: 200, y: 4 } })
  expect(onChange.mock.lastCall?.[0].open).toEqual([1])
  getSelection()?.selectAllChildren(page.getByRole('rowheader').nth(1).element())
  ;(page.getByRole('rowheader').nth(1).element().firstElementChild as HTMLElement).click()
  expect(onChange).toHaveBeenCalledTimes(1)
  getSelection()?.removeAllRanges()
  vi.unstubAllGlobals()
})

test('an official who is opened is the only row that is drawn again', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  open()
  await expect.element(heading('Office')).toBeInTheDocument()
  const drawn = new Set<Node>()
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) drawn.add((target as Element).closest('tbody > tr') ?? target)
  })
  const second = page.getByRole('button', { name: 'Details for Ada Prudhomme-Whitfield 2' })
  watcher.observe(document.querySelector('tbody') as Node, { subtree: true, attributes: true, characterData: true })
  await second.click()
  await expect.element(second).toHaveAttribute('aria-expanded', 'true')
  expect([...drawn].map((row) => (row as Element).querySelector('th')?.textContent?.at(-1) ?? 'detail')).not.toContain(
    '1',
  )
  watcher.disconnect()
  vi.unstubAllGlobals()
})

test('of counties the first is told and how many there are besides', async () => {
  open()
  await expect
    .element(page.getByRole('row').nth(1).getByRole('cell').nth(1))
    .toHaveTextContent('County 1 + 19 and 19 more')
})

test('a long list is cut with how many there are, and is whole for who cannot see', async () => {
  open({ ...view, columns: ['eo.name', 'county.name', 'stats.members_of_congress'] })
  const cell = page.getByRole('row').nth(1).getByRole('cell').nth(1)
  await expect.poll(() => cell.element().textContent).toMatch(/^Member 1, .*Member 20, in all 20$/)
  const [list, count] = [...(cell.element().firstElementChild?.children ?? [])]
  expect(list?.scrollWidth).toBeGreaterThan(list?.clientWidth ?? Number.POSITIVE_INFINITY)
  const edge = cell.element().getBoundingClientRect().right
  expect(count?.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
})

test('beside a name stands that the result of the last election is not in yet, whatever columns are shown', async () => {
  open(
    view,
    rows.map((row, index) => (index === 1 ? { ...row, 'stats.result_pending': '2026-11-03' } : row)),
  )
  const marked = page.getByRole('rowheader').filter({ hasText: 'Result not in yet' })
  await expect.element(marked).toBeVisible()
  expect(marked.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ada Prudhomme-Whitfield 2'),
  ])
})

test('how the last election went stands with its year', async () => {
  const [first = {}, second = {}] = rows
  open({ ...view, columns: ['eo.name', 'stats.last_election'] }, [
    { ...first, 'stats.last_election': 'Uncontested', 'stats.last_election_date': '2022-11-08' },
    { ...second, 'stats.last_election': null, 'stats.last_election_date': '2023-10-14' },
  ])
  await expect.element(page.getByRole('cell', { name: 'Uncontested 2022' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Unknown' })).toBeVisible()
})

test('sorted by level of government, each level has a heading over all columns', async () => {
  const levels = ['Congress', 'County', 'County', null]
  const ofLevels = levels.map((level, index) => ({ ...rows[0], 'eo.id': index, 'office.level': level }))
  const byLevel: SearchView = { ...view, sort: levelOrder }
  open(byLevel, ofLevels)
  const heading = (name: string) => page.getByRole('cell', { name, exact: true })
  await expect.element(heading('County')).toHaveAttribute('scope', 'rowgroup')
  expect(heading('County').element().getAttribute('colspan')).toBe('5')
  const groups = page
    .getByRole('rowgroup')
    .elements()
    .filter(({ tagName }) => tagName === 'TBODY')
  expect(groups.map((group) => [group.querySelector('th')?.textContent, group.querySelectorAll('tr').length])).toEqual([
    ['Congress', 2],
    ['County', 3],
    ['Level of government unknown', 2],
  ])
})

test('rows that are still in the order before have no headings', async () => {
  const levels = ['County', 'Congress', 'County']
  open(
    { ...view, sort: levelOrder },
    rows.map((row, index) => ({ ...row, 'office.level': levels[index] ?? null })),
  )
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(3)
})
