import type { CountyFigures } from '@atlas/contract/endpoints/places/counties.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fetchCountyShapes } from 'virtual:county-shapes'
import { LocatorMap } from '#shared/map/LocatorMap.tsx'
import { PlaceMap } from '#shared/map/PlaceMap.tsx'
import { show } from '#testing/show.tsx'

const { outlines } = await fetchCountyShapes()
const names: Record<string, string> = { '01047': 'Dallas', '01105': 'Perry', '01131': 'Wilcox', '01021': 'Chilton' }
const counties = outlines.map(({ id }, index): CountyFigures => {
  const name = names[id] ?? `County ${id}`
  const figures = {
    'stats.vap_black%': index / 439,
    'stats.vap_total': 1_000,
    'stats.median_income': 30_000,
    'stats.college_graduates%': null,
  }
  return { id, name, full_name: `${name} County`, state_id: id.slice(0, 2), coverage: 'yes', figures }
})

beforeEach(() => {
  const sources = Object.fromEntries(Object.keys(counties[0]?.figures ?? {}).map((id) => [id, []]))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ counties, sources })))
})
afterEach(() => vi.unstubAllGlobals())

const map = page.getByRole('listbox')
const option = (name: string | RegExp) => map.getByRole('option', { name })

test('a map of places fills itself with their state: arrow keys stay in it, Enter presses what was reached', async () => {
  const onPress = vi.fn()
  show(<PlaceMap chosen={['01047']} stateIds={['01']} pressing="Enter finds its row" onPress={onPress} />)
  await expect.element(map).toHaveAccessibleName(/Enter finds its row/)
  expect(option(/./).elements()).toHaveLength(67)
  await expect.element(option(/^Dallas County/)).toHaveAttribute('aria-selected', 'true')
  const [, , width] = (map.element().getAttribute('viewBox') ?? '').split(' ').map(Number)
  expect(width).toBeLessThan(300)
  ;(map.element() as SVGElement).focus()
  for (const _ of Array.from({ length: 12 })) await userEvent.keyboard('{ArrowLeft}')
  expect(onPress).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^01/))
})

test('the districts of a chamber stand over the counties and are pressed instead of them', async () => {
  const onPress = vi.fn()
  show(<PlaceMap chosen={[]} chamber="al-house" pressing="Enter finds its row" onPress={onPress} />)
  await expect.element(option('House District 67')).toBeVisible()
  expect(option(/./).elements()).toHaveLength(105)
  await option('House District 67').click()
  expect(onPress).toHaveBeenCalledExactlyOnceWith('al-house-67')
})

test.each([
  ['the line between two places that a point may lie in alike wears a band', ['01047', '01105'], 1],
  ['no line does where the point lies in one of them for sure', [], 0],
])('%s', async (_, between, bands) => {
  const mark = { latitude: 32.4, longitude: -87.2 }
  show(
    <PlaceMap chosen={['01047', '01105']} between={between} mark={mark} pressing="Enter finds it" onPress={vi.fn()} />,
  )
  await expect.element(option(/^Dallas County/)).toHaveAttribute('aria-selected', 'true')
  const lines = [...document.querySelectorAll('[data-banded] > path')].map((path) => path.getAttribute('d') ?? '')
  // Outlines are closed; of a line the band and the dashes are drawn.
  const ofLine = lines.filter((path) => path !== '' && !path.endsWith('Z'))
  expect([new Set(ofLine).size, ofLine.length]).toEqual([bands, 2 * bands])
})

test('a locator names the neighbors of a county, links to them, and its names do not cover each other', async () => {
  show(<LocatorMap place={{ id: '01047', name: 'Dallas County' }} counties={[{ id: '01047' }]} />)
  await expect
    .element(page.getByRole('link', { name: 'Perry County, Alabama' }))
    .toHaveAttribute('href', '/places/01105')
  expect(page.getByRole('link').elements()).toHaveLength(6)
  const labels = [...document.querySelectorAll('[aria-label^="Map: where"] g > text')].filter(
    (text) => text.getAttribute('visibility') === 'visible',
  )
  const boxes = labels.map((text) => text.getBoundingClientRect())
  expect(labels[0]?.textContent).toBe('Dallas')
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true)
})

test.each<[string, string, string | RegExp]>([
  ['al-house-67', 'House District 67', /^District lines of 2024, .* are not in them\.$/],
  ['us-house-al-7', 'Congressional District 7', /^District lines of 2024, .* of 11-03-2026 are not in them\.$/],
  ['0169120', 'Selma', 'Its own outline is not on file. Marked: the county it lies in.'],
])('of %s it says what is drawn, and what where no outline is on file', async (id, name, note) => {
  const touched = [{ id: '01047' }, ...(id === '0169120' ? [] : [{ id: '01105' }])]
  show(<LocatorMap place={{ id, name }} counties={touched} />)
  await expect.element(page.getByRole('group', { name: new RegExp(`where ${name} lies`) })).toBeVisible()
  await expect.element(page.getByText(note)).toBeVisible()
})
