import type { PlaceBodies } from '@atlas/contract/endpoints/places/bodies.ts'
import type { PictureOnBoard } from '@atlas/contract/endpoints/saved/board-pages.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { boardPictureQuery } from '#board-pages/board-picture.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { pngOf, svgOf } from '#shared/pictures/picture-files.tsx'
import { rowsText } from '#shared/pictures/rows-text.ts'

const source = { publisher: '', url: null, as_of: '2020-04-01', method: 'counted', place: null, note: null } as const
const ethnicities = ['African-American', 'African-American', 'European', null, null]
const bodies: PlaceBodies = {
  id: '01047',
  name: 'Dallas County',
  kind: 'county',
  state_id: '01',
  state: 'Alabama',
  bodies: [
    {
      name: 'Dallas County Commission',
      office: 'County Commissioner',
      seats: 5,
      seats_by_law: 5,
      set_by: 'law',
      on_file: 5,
      left_out: 0,
      not_on_file: 0,
      traits: [
        {
          column_id: 'eo.ethnicity',
          known: 3,
          unknown: 2,
          groups: [
            { value: 'African-American', seats: 2 },
            { value: 'European', seats: 1 },
          ],
        },
      ],
      holders: ethnicities.map((ethnicity, index) => ({
        'eo.id': index + 1,
        'eo.name': `Ada Example ${index + 1}`,
        'jurisdiction.district': String(index + 1),
        'eo.ethnicity': ethnicity,
      })),
      gap: { value: 'Unknown', rest: '' },
      sources: [{ ...source, source: 'Open States' }],
    },
  ],
  voting_age: {
    groups: [
      { values: ['African-American'], share: 0.7 },
      { values: ['European'], share: 0.3 },
    ],
    source: { ...source, source: '2020 Census' },
  },
}
const range = { place_id: '01047', office: 'County Commissioner', seats: 5, share: 0.7 }
const counts = { seats: 12, uncontested: 3, close: 1, unknown: 0 }
const trait = {
  column_id: 'eo.ethnicity',
  known: 5,
  unknown: 7,
  groups: [
    { value: 'African-American', officials: 3 },
    { value: 'European', officials: 2 },
  ],
}
const found = { label: 'County', officials: 12, traits: [trait] }
const county = (id: string, index: number) => ({
  'place.id': id,
  'place.name': `County ${id}`,
  'state.name': 'Alabama',
  'stats.vap_total': 10_000 * (index + 1),
  'stats.vap_black%': 0.2 * (index + 1),
  'place.completeness': 0.25 * index,
})
const answers: Readonly<Record<string, object>> = {
  '/bodies': bodies,
  '/representation': {
    rows: [
      { ...range, name: 'Dallas County Commission', known: 4, least: 1, most: 2, smallest_gap: 30 },
      { ...range, name: 'Greene County Commission', known: 0, least: 0, most: 5, smallest_gap: 0, place_id: '01063' },
    ],
    source: null,
    records_as_of: '2026-08-05',
  },
  '/seats-ahead': {
    today: '2026-11-28',
    days: [{ date: '2028-11-07', ...counts, offices: [{ office_id: '1', office: 'Sheriff', ...counts }] }],
    totals: counts,
    undated: 0,
  },
  '/search/places': { values: ['01001', '01047', '01063'].map(county), total: 3, cursor: null },
  '/counties/changes': {
    since: '2026-11-01',
    today: '2026-11-28',
    records_begin: '2026-10-01',
    rows: [{ place_id: '01047', came: 2, left: 1, changed: 4 }],
  },
  '/traits': { today: '2026-11-28', officials: 12, by_level: [found], by_office: [found] },
}

const kinds: readonly (readonly [PictureOnBoard['picture'], view: string])[] = [
  ['seats', 'place=01047&body=County Commissioner&by=eo.ethnicity'],
  ['voting-age', 'place=01047&body=County Commissioner'],
  ['representation', 'state=01&group=black'],
  ['years', 'state.name=01'],
  ['officials', 'picture=eo.ethnicity'],
  ['counties', 'dots=place.completeness'],
  ['counties', 'dots=place.completeness&as=map'],
  ['counties', 'dots=changes&since=2026-11-01'],
  ['counties', 'dots=changes&since=2026-11-01&as=map'],
]

afterEach(() => vi.unstubAllGlobals())

async function drawn(picture: PictureOnBoard['picture'], view: string) {
  vi.stubGlobal('fetch', async (url: string) => {
    const [, answer] = Object.entries(answers).find(([path]) => url.includes(path)) ?? []
    return Response.json(answer)
  })
  const client = createQueryClient({ showMessage: () => {}, goTo: () => {} })
  const onBoard = { id: '', picture, view, sentence: '', is_hidden: false }
  const about = { client, records: 'records as of 08-05-2026', today: '2026-11-28', hidden: new Set<string>() }
  const data = await client.query(boardPictureQuery(onBoard, about))
  if (!data?.draw) throw new Error(`Nothing is drawn of ${picture} ${view}`)
  return { ...data, draw: data.draw }
}

test.each(kinds)(
  '%s of “%s” has the same rows, words and numbers as drawing, table, CSV, SVG and PNG',
  async (kind, view) => {
    const picture = await drawn(kind, view)
    const keys = picture.rows.map(({ key }) => key)
    for (const isNarrow of [false, true]) {
      const marks = picture.draw(isNarrow).marks.map(({ key }) => key)
      expect(marks).toEqual(keys.filter((key) => marks.includes(key)))
      expect(marks.length).toBeGreaterThan(0)
    }

    const text = svgOf(picture)
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml')
    expect(svg.querySelector('parsererror')).toBeNull()
    expect(text).not.toContain('var(')
    const words = [...svg.querySelectorAll('text')].map((each) => each.textContent).join(' ')
    for (const text of [picture.title, picture.sentence, picture.source]) expect(words).toContain(text)
    for (const { label, count } of picture.keys)
      expect(words).toContain(count === undefined ? label : `${label} ${count}`)

    const lines = rowsText(picture).trim().split('\r\n')
    const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')
    expect(lines.slice(1)).toEqual(picture.rows.map(({ cells }) => quoted([...cells, picture.source])))
    for (const { cells } of picture.rows) expect(cells).toHaveLength(picture.headings.length)

    const bitmap = await createImageBitmap(new Blob([await pngOf(picture)], { type: 'image/png' }))
    const { documentElement: root } = svg
    expect([bitmap.width, bitmap.height]).toEqual(
      ['width', 'height'].map((side) => Math.round(Number(root.getAttribute(side)) * 2)),
    )
  },
)
