import type { Row } from '@atlas/contract/search/search-request.ts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dotsQuery, dotFigures } from '#places/list/dots/dot-figures.ts'
import { dotsPicture } from '#places/list/dots/dots-picture.tsx'
import { rowsText } from '#shared/pictures/rows-text.ts'
import { svgOf } from '#shared/pictures/picture-files.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { show } from '#testing/show.tsx'

const county = (id: string, state: string, people: number, share: number, completeness: number | null): Row => ({
  'place.id': id,
  'place.name': `County ${id}`,
  'state.name': state,
  'stats.vap_total': people,
  'stats.vap_black%': share,
  'place.completeness': completeness,
  'place.with_phone%': completeness,
  'place.ethnicity_known%': completeness,
  'place.uncontested%': completeness,
  'place.closest_margin%': completeness,
  'stats.2024harris%': completeness,
  'place.next_election': completeness === null ? null : `${2027 + Math.round(completeness * 4)}-11-02`,
})
const rows = [
  county('01001', 'Alabama', 10_000, 0.2, 0.5),
  county('01047', 'Alabama', 40_000, 0.6, 0.25),
  county('28011', 'Mississippi', 90_000, 0.4, 1),
  county('28013', 'Mississippi', 5_000, 0.3, null),
]
const changes = {
  since: '2026-11-01',
  today: '2026-11-28',
  records_begin: '2026-10-01',
  rows: [
    { place_id: '01047', came: 2, left: 1, changed: 4 },
    { place_id: '28013', came: 0, left: 1, changed: 0 },
  ],
}
const picture = (figure: (typeof dotFigures)[number] = 'place.completeness', open: (id: string) => void = () => {}) =>
  dotsPicture({ rows, figure, changes: figure === 'changes' ? changes : null, today: '2026-11-28', open })

describe('counties as dots', () => {
  test('the table has the rows of the drawing, those of most Black share first', () => {
    const { rows: pictureRows, sentence, source, headings } = picture()
    expect(headings).toEqual([
      'County or parish',
      'Black share of voting age',
      'Own seats on file',
      'People of voting age',
    ])
    expect(pictureRows.map(({ cells }) => cells)).toEqual([
      ['County 01047, Alabama', '60.0%', '25.0%', '40,000'],
      ['County 28011, Mississippi', '40.0%', '100.0%', '90,000'],
      ['County 01001, Alabama', '20.0%', '50.0%', '10,000'],
    ])
    expect(sentence).toBe(
      '3 counties and parishes, 2 with a Black share of 40.0% or more. 1 is not drawn, because not all of this is known of it.',
    )
    expect(source).toBe('2020 Census; seats by law and officials on file, 11-28-2026')
  })

  test.each([false, true])('areas stand for people, places for the two figures (narrow: %s)', (isNarrow) => {
    const { marks, width, height } = picture().draw?.(isNarrow) ?? { marks: [], width: 0, height: 0 }
    const [dallas, bolivar, autauga] = marks.map(({ box }) => box)
    if (!dallas || !bolivar || !autauga) throw new Error('Three are drawn')
    const middle = ({ x, y, width: size }: typeof dallas) => ({ x: x + size / 2, y: y + size / 2 })
    expect((bolivar.width / dallas.width) ** 2).toBeCloseTo(90 / 40, 5)
    const [one, two, three] = [middle(autauga), middle(bolivar), middle(dallas)]
    expect(two.x - one.x).toBeCloseTo(three.x - two.x, 5)
    // 100%, 50% and 25% of a scale from 0 to 1.
    expect((one.y - two.y) / (three.y - one.y)).toBeCloseTo(2, 5)
    for (const { x, y, width: size } of [dallas, bolivar, autauga]) {
      expect(x).toBeGreaterThan(0)
      expect(x + size).toBeLessThanOrEqual(width)
      expect(y).toBeGreaterThan(0)
      expect(y + size).toBeLessThan(height)
    }
  })

  test.each(dotFigures)('are drawn by %s', (figure) => {
    const { draw, rows: pictureRows } = picture(figure)
    expect(draw?.(false).marks.map(({ key }) => key)).toEqual(pictureRows.map(({ key }) => key))
  })

  test('the same counties stand on a map, in the order of the table, shaded by classes whose counts add up to them', () => {
    const box = (x: number) => ({ x, y: 0, width: 10, height: 10 })
    const outline = (id: string, x: number) => {
      const path = `M${x} 0h10v10h-10Z`
      return { id, stateId: id.slice(0, 2) as '01' | '28', path, center: [x, 5] as const, box: box(x), neighbors: [] }
    }
    const map = {
      outlines: ['01001', '01047', '28011', '28013', '28015'].map((id, index) => outline(id, index * 20)),
      innerLines: '',
      stateLines: '',
      linesBetween: () => '',
    }
    const figure = 'place.completeness'
    const onMap = dotsPicture({ rows, figure, today: '2026-11-28', open: () => {}, map })
    expect(onMap.rows.map(({ cells }) => cells)).toEqual(picture().rows.map(({ cells }) => cells))
    const { marks, width, height } = onMap.draw?.(false) ?? { marks: [], width: 0, height: 0 }
    expect(marks.map(({ key }) => key)).toEqual(onMap.rows.map(({ key }) => key))
    for (const { box: mark } of marks) {
      expect(mark.x + mark.width).toBeLessThanOrEqual(width)
      expect(mark.y + mark.height).toBeLessThanOrEqual(height)
    }
    expect(onMap.keys.map(({ label, count }) => `${label} ${count}`)).toEqual([
      '0% to under 20% 0',
      '20% to under 40% 1',
      '40% to under 60% 1',
      '60% to under 80% 0',
      '80% to under 100% 0',
      'All 1',
    ])
    const byChanges = dotsPicture({ rows, figure: 'changes', changes, today: '2026-11-28', open: () => {}, map })
    expect(byChanges.keys.map(({ label, count }) => `${label}: ${count}`)).toEqual([
      '0: 2',
      '1: 1',
      '2 to 4: 0',
      '5 to 9: 1',
      '10 to 19: 0',
      '20 or more: 0',
    ])
    const svg = new DOMParser().parseFromString(svgOf(onMap), 'image/svg+xml')
    // After the background: Dallas, Bolivar and Autauga in the tints of their classes.
    const [, ...fills] = [...svg.querySelectorAll('g > g > path')].map((path) => path.getAttribute('fill'))
    expect(fills).toEqual(['#d3dfb9', '#0f4a3c', '#a3c69f'])
  })

  test('by what changed since a day, a county without a change stands at zero, and table, sentence and file agree', () => {
    const drawn = picture('changes')
    expect(drawn.headings.slice(2, 6)).toEqual([
      'Officials who came, left or changed since 11-01-2026',
      'Came',
      'Left',
      'Changed',
    ])
    expect(drawn.rows.map(({ cells }) => [cells[0], ...cells.slice(2, 6)])).toEqual([
      ['County 01047, Alabama', '7', '2', '1', '4'],
      ['County 28011, Mississippi', '0', '0', '0', '0'],
      ['County 28013, Mississippi', '1', '0', '1', '0'],
      ['County 01001, Alabama', '0', '0', '0', '0'],
    ])
    expect(drawn.sentence).toMatch(
      /^8 officials came, left or changed since 11-01-2026, in 2 counties and parishes\. 4 counties/,
    )
    expect(drawn.fileName).toBe('counties-changes-since-2026-11-01-2026-11-28')
    expect(rowsText(drawn)).toContain('"County 01047, Alabama","60.0%","7","2","1","4","40,000"')
    const [dallas, bolivar, second] = drawn.draw?.(false).marks.map(({ box }) => box.y + box.height / 2) ?? []
    expect(dallas).toBeLessThan(second ?? 0)
    expect(second).toBeLessThan(bolivar ?? 0)
  })

  test('where nobody came, left or changed the sentence says so, and the counties stand at zero', () => {
    const none = { ...changes, rows: [] }
    const drawn = dotsPicture({ rows, figure: 'changes', changes: none, today: '2026-11-28', open: () => {} })
    expect(drawn.sentence).toMatch(/^Nobody came, left or changed since 11-01-2026\./)
    expect(drawn.draw?.(false).marks).toHaveLength(4)
  })

  test('no name on the drawing lies on another', () => {
    const near = [0, 1, 2].map((at) => county(`0100${at}`, 'Alabama', 90_000 - at, 0.4 + at / 1000, 0.5))
    const drawn = dotsPicture({ rows: near, figure: 'place.completeness', today: '2026-11-28', open: () => {} })
    const svg = new DOMParser().parseFromString(svgOf(drawn), 'image/svg+xml')
    const names = [...svg.querySelectorAll('text')].map((each) => each.textContent)
    expect(names.filter((text) => text.startsWith('County 0100'))).toEqual(['County 01000'])
  })

  test('the keyboard goes from dot to dot, and Enter opens the county', async () => {
    const open = vi.fn()
    show(<PictureCard picture={picture('place.completeness', open)} />)
    const drawing = page.getByRole('listbox')
    await expect.element(drawing).toBeVisible()
    ;(drawing.element() as SVGElement).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(open).toHaveBeenCalledExactlyOnceWith('28011')
    const words = 'County 28011, Mississippi: Black share 40.0%, own seats on file 100.0%, 90,000 people of voting age'
    await expect.element(page.getByRole('option', { name: words })).toHaveAttribute('aria-selected', 'true')
  })

  test('the address keeps the picture beside what is chosen, and nothing that is no figure', () => {
    expect(dotsQuery({ dots: 'place.completeness', chosen: '01047', page: '2' })).toEqual({
      dots: 'place.completeness',
      chosen: '01047',
    })
    expect(dotsQuery({ dots: 'place.completeness', as: 'map' })).toEqual({ dots: 'place.completeness', as: 'map' })
    expect(dotsQuery({ dots: 'changes', since: '2026-11-01' })).toEqual({ dots: 'changes', since: '2026-11-01' })
    expect(dotsQuery({ dots: 'changes', since: 'monday' })).toEqual({ dots: 'changes' })
    expect(dotsQuery({ dots: 'eo.phone', as: 'map' })).toEqual({})
  })
})
