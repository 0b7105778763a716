import type { Counties, CountyFigures } from '@atlas/contract/endpoints/places/counties.ts'
import { createRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fetchCountyShapes } from 'virtual:county-shapes'
import { CountyMap } from '#officials/search/map/CountyMap.tsx'
import type { Facets } from '#search/filters/use-facets.ts'
import { useFilterPanel } from '#search/filters/use-filter-panel.ts'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import { show } from '#testing/show.tsx'

const countyShapes = await fetchCountyShapes()
const names: Record<string, string> = { '28049': 'Hinds', '28121': 'Rankin', '28089': 'Madison', '28163': 'Yazoo' }

/** Every county has figures that grow with its index; Rankin has none. */
function reply(): Counties {
  const counties = countyShapes.outlines.map(({ id }, index): CountyFigures => {
    const isKnown = id !== '28121'
    const name = names[id] ?? `County ${id}`
    return {
      id,
      name,
      full_name: `${name} County`,
      state_id: id.slice(0, 2),
      coverage: id === '28049' ? 'yes' : 'no',
      figures: {
        'stats.vap_black%': isKnown ? index / 439 : null,
        'stats.vap_total': isKnown ? 1_000 + index : null,
        'stats.2020biden%': null,
        'stats.median_income': isKnown ? 30_000 + index * 50 : null,
        'stats.college_graduates%': null,
      },
    }
  })
  const census = {
    publisher: 'Somebody',
    url: null,
    source: 'A census',
    as_of: '2020-04-01',
    method: 'counted',
    place: null,
    note: null,
  } as const
  const sources = {
    'stats.vap_black%': [census],
    'stats.vap_total': [census],
    'stats.2020biden%': [],
    'stats.median_income': [census],
    'stats.college_graduates%': [],
  }
  return { counties, sources }
}

const facets: Facets = {
  has: () => true,
  // Nobody is found in Yazoo County.
  of: () =>
    countyShapes.outlines
      .filter(({ id }) => id !== '28163')
      .map(({ id }) => ({ id, label: names[id] ?? id, count: id === '28049' ? 27 : 3 })),
  labelOf: () => undefined,
  isKnown: true,
  isLoading: false,
  retry: () => {},
}
const place = { isDrawer: false, isOpen: false, setIsOpen: () => {}, toggle: createRef<HTMLButtonElement>() }
let view: SearchView

function Screen({ first }: { readonly first: SearchView }) {
  const [now, setNow] = useState(first)
  view = now
  return <CountyMap view={now} onChange={(next) => setNow(next)} facets={facets} panel={place} onSettled={() => {}} />
}

/** Beside the filters of the search. */
function Beside() {
  const panel = useFilterPanel()
  return (
    <>
      <button type="button" aria-pressed={panel.isOpen} onClick={() => panel.setIsOpen(!panel.isOpen)}>
        Filters
      </button>
      <CountyMap
        view={{ ...emptyView, map: 'black-share' }}
        onChange={() => {}}
        facets={facets}
        panel={panel}
        onSettled={() => {}}
      />
    </>
  )
}

const answer = vi.fn<() => Promise<Response>>()
const ask = (changes: Partial<SearchView> = {}) =>
  show(<Screen first={{ ...emptyView, map: 'black-share', ...changes }} />)
const map = page.getByRole('listbox', { name: /^Map of counties and parishes/ })
const option = (name: RegExp) => map.getByRole('option', { name })
const inHinds = [{ column_id: 'county.name', operator: 'in', value: ['28049'] }] as const
const filterIds = () => view.filters.map(({ value }) => value)

beforeEach(() => {
  answer.mockImplementation(() => Promise.resolve(Response.json(reply())))
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/api/counties') ? answer() : Promise.resolve(new Response('{}', { status: 404 })),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('arrow keys lead from county to county, Enter adds one to the filter and takes it away, Escape leaves', async () => {
  ask({ filters: [...inHinds] })
  await expect.element(map).toHaveAccessibleName(/by Black voting-age share, 2020\. Arrow keys/)
  ;(map.element() as SVGElement).focus()
  const activeName = () => document.getElementById(map.element().getAttribute('aria-activedescendant') ?? '')?.ariaLabel
  expect(activeName()).toMatch(/^Hinds County, Mississippi: \d+\.\d%$/)
  await userEvent.keyboard('{ArrowRight}')
  expect(activeName()).toBe('Rankin County, Mississippi: Unknown')
  await expect.element(page.getByRole('heading', { name: 'Rankin County, Mississippi' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(filterIds()).toEqual([['28049', '28121']])
  await expect.element(option(/^Rankin/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard(' ')
  expect(filterIds()).toEqual([['28049']])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByLabelText('Or choose a county or parish')).toHaveFocus()
})

test('a click adds a county; a finger only looks at it until the button below is pressed', async () => {
  ask()
  await option(/^Hinds/).click()
  expect(filterIds()).toEqual([['28049']])
  await page.getByRole('button', { name: 'Clear selection' }).click()
  expect(filterIds()).toEqual([])
  const hinds = option(/^Yazoo/).element()
  hinds.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  hinds.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('heading', { name: 'Yazoo County, Mississippi' })).toBeVisible()
  expect(filterIds()).toEqual([])
  await page.getByRole('button', { name: 'Add to filter' }).click()
  expect(filterIds()).toEqual([['28163']])
})

test('the list below does without the map, and says how many officials the other filters leave', async () => {
  ask()
  await page.getByLabelText('Or choose a county or parish').selectOptions('28049')
  expect(filterIds()).toEqual([['28049']])
  await expect.element(page.getByText('Meets the coverage rule')).toBeVisible()
  await expect.element(page.getByText('27', { exact: true })).toBeVisible()
})

test('a county without a figure is hatched and named so in the legend; as officials found, it has one', async () => {
  ask()
  await expect.element(option(/^Rankin/)).not.toHaveAttribute('data-class')
  expect(
    option(/^Rankin/)
      .element()
      .getAttribute('fill'),
  ).toMatch(/^url\(#/)
  await expect.element(page.getByText('60%+')).toBeVisible()
  await page.getByLabelText('Shade counties and parishes by').selectOptions('officials')
  expect(view.map).toBe('officials')
  await expect.element(option(/^Rankin/)).toHaveAttribute('data-class', '2')
  await expect.element(option(/^Rankin/)).not.toHaveAttribute('fill')
})

test('the table says the same, sorts, and keeps what is unknown at its end', async () => {
  ask({ filters: [...inHinds] })
  await page.getByRole('button', { name: 'Show as table' }).click()
  const rows = page.getByRole('row')
  expect(rows.elements()).toHaveLength(439)
  const sort = page.getByRole('button', { name: 'Black voting-age share, 2020' })
  const textOf = (row: number) => rows.elements().at(row)?.textContent
  await sort.click()
  await expect.poll(() => textOf(-1)).toBe('RankinMississippiUnknown')
  expect(textOf(1)).toMatch(/0\.0%$/)
  await sort.click()
  await expect.poll(() => textOf(-1)).toBe('RankinMississippiUnknown')
  expect(textOf(1)).toMatch(/99\.\d%$/)
  await expect.element(page.getByRole('row', { name: /Hinds.*in the filter/ })).toBeInTheDocument()
})

test('a click on a line of the table tells of its county', async () => {
  ask()
  await page.getByRole('button', { name: 'Show as table' }).click()
  // As beside the list, where the map is as high as the window.
  ;(document.querySelector('section') as HTMLElement).style.cssText =
    'position: absolute; height: 600px; overflow: auto'
  await page
    .getByRole('row', { name: /^Madison/ })
    .getByRole('cell')
    .last()
    .click()
  await expect.element(page.getByRole('heading', { name: 'Madison County, Mississippi' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Madison/ })).toHaveAttribute('aria-current', 'true')
  const table = page
    .getByRole('region', { name: /^Black voting-age share/ })
    .element()
    .getBoundingClientRect()
  const words = page.getByRole('heading', { name: 'Madison County, Mississippi' }).element().getBoundingClientRect()
  expect(words.top).toBeGreaterThanOrEqual(table.bottom)
  expect(filterIds()).toEqual([])
})

test('the county that is pointed at is named in a box around its words, clear of the names of the states', async () => {
  ask({ filters: [...inHinds] })
  await expect.element(map).toBeVisible()
  const [box, text] = ['rect', 'text'].map((each) =>
    map.element().querySelector(`[data-outline-tag] ${each}`)?.getBoundingClientRect(),
  )
  expect(box?.left).toBeLessThan(text?.left ?? 0)
  expect(box?.right).toBeGreaterThan(text?.right ?? Number.POSITIVE_INFINITY)
  expect(box?.bottom).toBeGreaterThan(text?.bottom ?? Number.POSITIVE_INFINITY)
})

test('map, table and list follow the filters: the state fills the map, and who is not found is faint there', async () => {
  ask({ filters: [{ column_id: 'state.name', operator: 'in', value: ['28'] }] })
  await expect.element(map).toBeVisible()
  expect(option(/./).elements()).toHaveLength(82)
  const [, , width] = (map.element().getAttribute('viewBox') ?? '').split(' ').map(Number)
  expect(width).toBeLessThan(400)
  await expect.element(option(/^Yazoo/)).toHaveAttribute('data-faint')
  await expect.element(option(/^Hinds/)).not.toHaveAttribute('data-faint')
  expect(page.getByLabelText('Or choose a county or parish').getByRole('option').elements()).toHaveLength(83)
  await page.getByRole('button', { name: 'Show as table' }).click()
  // A heading, and every county of Mississippi but Yazoo.
  expect(page.getByRole('row').elements()).toHaveLength(82)
  await expect.element(page.getByText(/where the filters find officials/)).toBeInTheDocument()
})

test('a map that could not be loaded says so, and comes when tried again', async () => {
  answer.mockImplementation(() => Promise.resolve(new Response('{}', { status: 500 })))
  ask()
  await expect.element(page.getByText('The map could not be loaded.')).toBeVisible()
  answer.mockImplementation(() => Promise.resolve(Response.json(reply())))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(map).toBeVisible()
})

test('without any figures the counties are plain and the legend says why', async () => {
  answer.mockImplementation(() => Promise.resolve(Response.json({ ...reply(), counties: [] })))
  ask()
  await expect.element(page.getByText('No county figures yet')).toBeVisible()
})

test('the filters close where the map and they do not fit, too when a tablet is turned, until they are opened', async () => {
  await page.viewport(834, 1112)
  show(<Beside />)
  const filters = page.getByRole('button', { name: 'Filters', pressed: true })
  await expect.element(map).toBeVisible()
  await page.viewport(1366, 1024)
  await expect.element(page.getByRole('button', { name: 'Filters', pressed: false })).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect.element(filters).toBeVisible()
  await page.viewport(1600, 1024)
  await expect.element(filters).toBeVisible()
  await page.viewport(1366, 1024)
  await expect.element(page.getByRole('button', { name: 'Filters', pressed: false })).toBeVisible()
})
