import type { Provenance } from '@atlas/contract/endpoints/officials.ts'
import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import { methods } from '@atlas/contract/catalogue/method.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import type { Database } from '#database/connect.ts'
import { readProvenances } from '#features/officials/provenance.ts'
import { rowsAt } from '#search/page.ts'
import type { SearchIndex } from '#search/search-index.ts'

const batch = 1_000

/** The columns of which some official has a value that does not say where, from when and how it came. */
export async function valuesWithoutSource(database: Database, index: SearchIndex): Promise<string[]> {
  const titles = new Set((await database.selectFrom('source').select('title').execute()).map(({ title }) => title))
  const isWhole = ({ source, publisher, method, as_of: day }: Provenance) =>
    titles.has(source) &&
    publisher !== '' &&
    methods.includes(method) &&
    (day === null || /^\d{4}-\d\d-\d\d$/.test(day))
  const rows = rowsAt(index, [...index.ids.keys()], columnIds)
  const lines = new Set<string>()
  for (let from = 0; from < rows.length; from += batch) {
    const valuesOf = new Map(rows.slice(from, from + batch).map((row) => [row['eo.id'] as number, row]))
    for (const [official, { sources }] of await readProvenances(database, valuesOf)) {
      const values = valuesOf.get(official) as Row
      for (const id of columnIds) {
        const isKnown = values[id] !== null && [values[id]].flat().length > 0
        if (isKnown && !(sources[id] && isWhole(sources[id]))) lines.add(`${id} of ${String(values['office.name'])}`)
      }
    }
  }
  return [...lines]
}
