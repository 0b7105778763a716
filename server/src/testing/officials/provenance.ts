import type { Provenance } from '@atlas/contract/endpoints/officials/officials.ts'
import { columnIds, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { methods } from '@atlas/contract/catalogue/method.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { officialDetail } from '#features/officials/official-detail.ts'

// The atlas is no source of itself.
const stated = columnIds.filter((id) => columnOf(id).source !== 'atlas')

interface StatedSources {
  /** The columns of which some official has a value that does not say where, from when and how it came. */
  readonly without: ReadonlySet<string>
  /** column → the titles of the sources that the details of officials name for it */
  readonly titles: ReadonlyMap<string, ReadonlySet<string>>
  /** What the details say of sources beside values that are not partisan. */
  readonly sourceIds: ReadonlySet<string>
}

/** What the details of every official say of where their values come from. */
export function statedSources(snapshot: Snapshot): StatedSources {
  const known = new Set(Array.from(snapshot.provenance.sources.values(), ({ title }) => title))
  const isWhole = ({ source, publisher, method, as_of: day }: Provenance) =>
    known.has(source) && publisher !== '' && methods.includes(method) && (day === null || /^\d{4}-\d\d-\d\d$/.test(day))
  const without = new Set<string>()
  const sourceIds = new Set<string>()
  const hidden = hiddenFrom(true)
  const titles = new Map(columnIds.map((id) => [id as string, new Set<string>()]))
  for (const { id, stated, office } of knownValues(snapshot)) {
    const isNamed = (title: string) => stated?.source === title || stated?.note?.includes(title)
    for (const title of [...known].filter(isNamed)) titles.get(id)?.add(title)
    if (stated && !hidden.has(id)) sourceIds.add(stated.source).add(stated.note ?? '')
    if (!stated || !isWhole(stated)) without.add(`${id} of ${office}`)
  }
  return { without, titles, sourceIds }
}

/** Every value of every official that is known, with what is said of where it comes from. */
function* knownValues(snapshot: Snapshot) {
  for (const official of snapshot.index.ids) {
    const { sources, ...values } = officialDetail(snapshot, official, false)
    yield* stated
      .filter((id) => values[id] !== null && [values[id]].flat().length > 0)
      .map((id) => ({ id, office: String(values['office.name']), stated: sources[id] }))
  }
}
