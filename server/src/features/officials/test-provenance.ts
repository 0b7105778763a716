import type { Provenance } from '@atlas/contract/endpoints/officials.ts'
import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import { methods } from '@atlas/contract/catalogue/method.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import type { Database } from '#database/connect.ts'
import { readProvenances } from '#features/officials/provenance.ts'
import { rowsAt } from '#search/page.ts'
import type { SearchIndex } from '#search/search-index.ts'

const batch = 1_000

interface StatedSources {
  /** The columns of which some official has a value that does not say where, from when and how it came. */
  readonly without: ReadonlySet<string>
  /** column → the titles of the sources that the details of officials name for it */
  readonly titles: ReadonlyMap<string, ReadonlySet<string>>
}

/** What the details of every official say of where their values come from. */
export async function statedSources(database: Database, index: SearchIndex): Promise<StatedSources> {
  const known = new Set((await database.selectFrom('source').select('title').execute()).map(({ title }) => title))
  const isWhole = ({ source, publisher, method, as_of: day }: Provenance) =>
    known.has(source) && publisher !== '' && methods.includes(method) && (day === null || /^\d{4}-\d\d-\d\d$/.test(day))
  const rows = rowsAt(index, [...index.ids.keys()], columnIds)
  const without = new Set<string>()
  const titles = new Map(columnIds.map((id) => [id as string, new Set<string>()]))
  for (let from = 0; from < rows.length; from += batch) {
    const valuesOf = new Map(rows.slice(from, from + batch).map((row) => [row['eo.id'] as number, row]))
    for (const [official, { sources }] of await readProvenances(database, valuesOf)) {
      const values = valuesOf.get(official) as Row
      for (const id of columnIds.filter((each) => values[each] !== null && [values[each]].flat().length > 0)) {
        const stated = sources[id]
        const isNamed = (title: string) => stated?.source === title || stated?.note?.includes(title)
        for (const title of known) if (isNamed(title)) titles.get(id)?.add(title)
        if (!stated || !isWhole(stated)) without.add(`${id} of ${String(values['office.name'])}`)
      }
    }
  }
  return { without, titles }
}
