import type { Provenance } from '@atlas/contract/endpoints/officials.ts'
import { columnIds, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { methods } from '@atlas/contract/catalogue/method.ts'
import type { Database } from '#database/connect.ts'
import { readProvenances } from '#features/officials/official-detail.ts'
import { rowsAt } from '#search/page.ts'
import type { SearchIndex } from '#search/search-index.ts'

const batch = 1_000
// The atlas is no source of itself.
const stated = columnIds.filter((id) => columnOf(id).source !== 'atlas')

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
  const without = new Set<string>()
  const titles = new Map(columnIds.map((id) => [id as string, new Set<string>()]))
  for await (const { id, stated, office } of knownValues(database, index)) {
    const isNamed = (title: string) => stated?.source === title || stated?.note?.includes(title)
    for (const title of [...known].filter(isNamed)) titles.get(id)?.add(title)
    if (!stated || !isWhole(stated)) without.add(`${id} of ${office}`)
  }
  return { without, titles }
}

/** Every value of every official that is known, with what is said of where it comes from. */
async function* knownValues(database: Database, index: SearchIndex) {
  const rows = rowsAt(index, [...index.ids.keys()], columnIds)
  for (let from = 0; from < rows.length; from += batch) {
    const valuesOf = new Map(rows.slice(from, from + batch).map((row) => [row['eo.id'] as number, row]))
    const found = await readProvenances(database, valuesOf)
    yield* [...valuesOf].flatMap(([official, values]) =>
      stated
        .filter((id) => values[id] !== null && [values[id]].flat().length > 0)
        .map((id) => ({ id, office: String(values['office.name']), stated: found.get(official)?.sources[id] })),
    )
  }
}
