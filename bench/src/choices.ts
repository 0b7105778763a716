import type { Filter } from '@atlas/contract/search/filter.ts'
import { countFacet } from '@atlas/server/search/facets.ts'
import { type IndexColumn, indexColumn, type SearchIndex, withCache } from '@atlas/server/search/search-index.ts'
import { valueCount } from '@atlas/server/search/values.ts'
import { type Figure, median, times } from '#figure.ts'
import { tableColumnIds } from '#listed-columns.ts'
import { openIndex } from '#open-index.ts'

const georgia: Filter = { column_id: 'state.name', operator: 'in', value: ['13'] }
const democratic: Filter = { column_id: 'party.name', operator: 'in', value: ['democratic'] }
const filterSets: readonly { readonly name: string; readonly filters: readonly Filter[] }[] = [
  { name: 'no filter', filters: [] },
  { name: 'one state', filters: [georgia] },
  { name: 'state and party', filters: [georgia, democratic] },
  {
    name: 'state, party, gender and age',
    filters: [
      georgia,
      democratic,
      { column_id: 'eo.gender', operator: 'eq', value: 'female' },
      { column_id: 'eo.age', operator: 'between', value: [40, 65] },
    ],
  },
  { name: 'a share of the vote', filters: [{ column_id: 'stats.2020biden%', operator: 'gte', value: 0.4 }] },
]

const mostTimesTheScan = 3
const rounds = 41

/** Seven lists of choices with counts, compared with one plain pass over each of the seven arrays. */
export async function measureChoices(url: string, officials: number): Promise<Figure[]> {
  const { index } = await openIndex(url)
  const scans: number[] = []
  const measured = cases(index).map(({ name, list }) => ({ name, milliseconds: takeTurns(index, list, scans) }))
  // The fastest scan, because it is the least disturbed by other work of the machine.
  const scan = Math.min(...scans)
  const size = `${officials.toLocaleString('en')} officials`
  return [
    { what: `${size}, bare scan of the seven arrays`, value: `${scan.toFixed(2)} ms` },
    ...measured.map(({ name, milliseconds }) => figure(`${size}, seven choice lists, ${name}`, milliseconds, scan)),
  ]
}

interface Case {
  readonly name: string
  readonly list: () => number
}

/** The index caches filters, so a new filter includes a scan of its own. */
function cases(index: SearchIndex): Case[] {
  return filterSets.flatMap(({ name, filters }) => {
    const known: Case = { name, list: () => listAll(index, filters) }
    const first: Case = {
      name: `${name}, asked for the first time`,
      list: () => listAll(withoutCache(index), filters),
    }
    return [known, first]
  })
}

function listAll(index: SearchIndex, filters: readonly Filter[]): number {
  return tableColumnIds.reduce((count, id) => count + countFacet(index, id, filters).length, 0)
}

/** The lower bound for counting by a memory scan, without filters, labels or sorting. */
function scanBare(index: SearchIndex): number {
  // Not a loop over the columns, because the compiler would merge both loops into code that takes half as long again.
  return tableColumnIds.reduce((counted, id) => counted + scanColumn(indexColumn(index, id)), 0)
}

function scanColumn({ codes, values }: IndexColumn): number {
  if (!codes) throw new Error('A column without codes cannot be scanned')
  const counts = new Uint32Array(valueCount(values))
  const rowCount = codes.length
  for (let row = 0; row < rowCount; row++) (counts[codes[row] as number] as number)++
  return counts.length
}

/** The same index with an empty cache of filters. */
function withoutCache(index: SearchIndex): SearchIndex {
  return withCache(index)
}

/** Alternates with the scan, so that other load of the machine affects both; returns medians. */
function takeTurns(index: SearchIndex, list: () => number, scans: number[]): number {
  const listings: number[] = []
  for (let round = 0; round < rounds; round++) {
    scans.push(timed(() => scanBare(index)))
    listings.push(timed(list))
  }
  return median(listings)
}

function timed(work: () => number): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function figure(what: string, milliseconds: number, scan: number): Figure {
  const ratio = milliseconds / scan
  return {
    what,
    value: `${milliseconds.toFixed(2)} ms; ${times(ratio)}`,
    goal: { text: `≤ ${mostTimesTheScan} × scan`, isMet: ratio <= mostTimesTheScan },
  }
}
