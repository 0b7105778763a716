import { type ColumnId, columnIds } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { FormerFigure, OfficialDetail, Provenance } from '@atlas/contract/endpoints/officials.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import type { Database } from '#database/connect.ts'
import type { Schema, ValueProvenance } from '#database/schema.ts'
import { factsBehind, isStatedWithTheOfficial } from '#dataset/stored.ts'
import { rowsAt } from '#search/page.ts'
import { rowOfId, type SearchIndex } from '#search/search-index.ts'

/** Every column of one official and where each value comes from. An official out of scope is not there. */
export async function officialDetail(
  { database, index }: { database: Database; index: SearchIndex },
  id: number,
): Promise<OfficialDetail> {
  const row = rowOfId(index, id)
  const [values] = row === undefined ? [] : rowsAt(index, [row], columnIds)
  if (!values) throw new Problem('not_found', { detail: 'There is no such official, or not any more.' })
  const { sources, former_lines } = await readProvenance(database, id, values)
  return { ...(values as Record<ColumnId, ColumnValue>), sources, former_lines }
}

interface OfficialProvenance {
  readonly sources: Record<string, Provenance>
  readonly former_lines: Record<string, FormerFigure>
}

type Sources = ReadonlyMap<string, Pick<Schema['source'], 'title' | 'publisher' | 'url'>>

/** For each value that is known: its source, date and method; and the figures for lines no longer in force. */
export async function readProvenance(database: Database, officialId: number, values: Row): Promise<OfficialProvenance> {
  const found = await readProvenances(database, new Map([[officialId, values]]))
  return found.get(officialId) as OfficialProvenance
}

/** The same for several officials at once, by their ids. */
export async function readProvenances(
  database: Database,
  valuesOf: ReadonlyMap<number, Row>,
): Promise<Map<number, OfficialProvenance>> {
  const officials = await readOfficials(database, [...valuesOf.keys()])
  const facts = await readFacts(database, officials)
  const sources = await readSources(database)
  return new Map(
    officials.map((official) => {
      const values = valuesOf.get(official.id) as Row
      return [official.id, statedFor(official, factsFor(official, facts), sources, values)]
    }),
  )
}

function statedFor(
  official: OfficialRow,
  facts: readonly FactRow[],
  sources: Sources,
  values: Row,
): OfficialProvenance {
  const inForce = new Map(facts.filter((fact) => fact.former_lines_year === 0).map((fact) => [fact.field, fact]))
  const known = Object.entries(values).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  const found = known.flatMap(([id]) => {
    const provenance = provenanceOf(id as ColumnId, official, inForce)
    return provenance ? [[id, described(provenance, sources)] as const] : []
  })
  const former = facts
    .filter((fact) => fact.former_lines_year > 0)
    .map((fact): [string, FormerFigure] => [
      fact.field,
      { value: fact.value, lines_year: fact.former_lines_year, provenance: described(fact, sources) },
    ])
  return { sources: Object.fromEntries(found), former_lines: Object.fromEntries(former) }
}

/** The jurisdiction's figures, those of the county it takes them from first, so that its own win. */
function factsFor({ jurisdiction_id: own, figures_from: from }: OfficialRow, facts: FactsByJurisdiction): FactRow[] {
  const inherited = from === null ? [] : (facts.get(from) ?? []).filter((fact) => fact.former_lines_year === 0)
  return [...inherited, ...(facts.get(own) ?? [])]
}

type StoredProvenance = Omit<ValueProvenance, 'note'> & {
  readonly note?: string | null
  readonly place?: string | null
  /** The other sources of a value that is made of several figures. */
  readonly besides?: ReadonlySet<string>
}
type OfficialRow = Awaited<ReturnType<typeof readOfficials>>[number]
type FactsByJurisdiction = Awaited<ReturnType<typeof readFacts>>
type FactRow = NonNullable<ReturnType<FactsByJurisdiction['get']>>[number]

function provenanceOf(
  id: ColumnId,
  official: OfficialRow,
  facts: ReadonlyMap<string, FactRow>,
): StoredProvenance | null {
  const own = official.official_provenance[id] ?? official.seat_provenance[id]
  if (own) return own
  const [fact, ...others] = factsBehind(id).flatMap((field) => facts.get(field) ?? [])
  if (fact && id === 'jurisdiction.coverage') return { ...fact, ...ruleApplied }
  if (fact)
    return { ...fact, besides: new Set(others.map(({ source }) => source).filter((other) => other !== fact.source)) }
  if (!isStatedWithTheOfficial(id)) return null
  return { source: official.source_id, as_of: official.as_of, method: official.method }
}

const ruleApplied = { method: 'inferred', note: 'The coverage rule, applied to this share.' } as const

function described(
  { source, as_of, method, note, place, besides = new Set() }: StoredProvenance,
  sources: Sources,
): Provenance {
  const { title, publisher, url } = sources.get(source) ?? { title: source, publisher: '', url: null }
  const others = [...besides].map((id) => sources.get(id)?.title ?? id)
  const notes = [note, others.length > 0 && `Partly from ${others.join(' and ')}`].filter(Boolean)
  return { source: title, publisher, url, as_of, method, place: place ?? null, note: notes.join('; ') || null }
}

async function readOfficials(database: Database, ids: readonly number[]) {
  return await database
    .selectFrom('shown_official')
    .innerJoin('shown_seat', 'shown_seat.id', 'shown_official.seat_id')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'shown_seat.jurisdiction_id')
    .select([
      'shown_official.id',
      'source_id',
      'as_of',
      'method',
      'jurisdiction_id',
      'figures_from',
      'shown_official.provenance as official_provenance',
      'shown_seat.provenance as seat_provenance',
    ])
    .where('shown_official.id', 'in', ids)
    .execute()
}

async function readFacts(database: Database, officials: readonly OfficialRow[]) {
  const jurisdictions = new Set(officials.flatMap(({ jurisdiction_id: own, figures_from: from }) => [own, from ?? own]))
  const rows = await database
    .selectFrom('shown_fact')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .select([
      'field',
      'value',
      'source_id as source',
      'as_of',
      'method',
      'note',
      'former_lines_year',
      'jurisdiction_id',
      'jurisdiction.name as place',
    ])
    .where('jurisdiction_id', 'in', [...jurisdictions])
    .execute()
  return Map.groupBy(rows, (row) => row.jurisdiction_id)
}

async function readSources(database: Database): Promise<Sources> {
  const rows = await database.selectFrom('source').select(['id', 'title', 'publisher', 'url']).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
