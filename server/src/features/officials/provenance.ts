import { sql } from 'kysely'
import type { FormerFigure, Provenance } from '@atlas/contract/endpoints/officials.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import type { Database } from '#database/connect.ts'
import type { ProvenanceByColumn, SourceTable, ValueProvenance } from '#database/schema.ts'
import { factsBehind, levelOf } from '#dataset/stored.ts'

interface OfficialProvenance {
  readonly sources: Record<string, Provenance>
  readonly former_lines: Record<string, FormerFigure>
}

type Sources = ReadonlyMap<string, Pick<SourceTable, 'title' | 'publisher' | 'url'>>

/** For each value that is known: its source, date and method; and the figures for lines no longer in force. */
export async function readProvenance(database: Database, officialId: number, values: Row): Promise<OfficialProvenance> {
  const official = await readOfficial(database, officialId)
  const facts = await readFacts(database, official.jurisdiction_id, official.figures_from)
  const sources = await readSources(database)
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

type StoredProvenance = Omit<ValueProvenance, 'note'> & {
  readonly note?: string | null
  readonly place?: string | null
}
type OfficialRow = Awaited<ReturnType<typeof readOfficial>>
type FactRow = Awaited<ReturnType<typeof readFacts>>[number]

function provenanceOf(
  id: ColumnId,
  official: OfficialRow,
  facts: ReadonlyMap<string, FactRow>,
): StoredProvenance | null {
  const own = official.official_provenance[id] ?? official.seat_provenance[id]
  if (own) return own
  const fact = factsBehind(id)
    .map((field) => facts.get(field))
    .find((each) => each !== undefined)
  if (fact) return fact
  if (levelOf(id) === 'jurisdiction' || id.startsWith('jurisdictionoffice.')) return null
  return { source: official.source_id, as_of: official.as_of, method: official.method }
}

function described({ source, as_of, method, note, place }: StoredProvenance, sources: Sources): Provenance {
  const { title, publisher, url } = sources.get(source) ?? { title: source, publisher: '', url: null }
  return { source: title, publisher, url, as_of, method, place: place ?? null, note: note ?? null }
}

async function readOfficial(database: Database, id: number) {
  return await database
    .selectFrom('official')
    .innerJoin('seat', 'seat.id', 'official.seat_id')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'seat.jurisdiction_id')
    .select([
      'source_id',
      'as_of',
      'method',
      'jurisdiction_id',
      'figures_from',
      sql<ProvenanceByColumn>`official.provenance`.as('official_provenance'),
      sql<ProvenanceByColumn>`seat.provenance`.as('seat_provenance'),
    ])
    .where('official.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The jurisdiction's figures, those of the county it takes them from first, so that its own win. */
async function readFacts(database: Database, jurisdictionId: number, figuresFrom: number | null) {
  const rows = await database
    .selectFrom('jurisdiction_fact')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .select([
      'field',
      sql<ColumnValue>`value`.as('value'),
      'source_id as source',
      'as_of',
      'method',
      'note',
      'former_lines_year',
      'jurisdiction_id',
      'jurisdiction.name as place',
    ])
    .where('jurisdiction_id', 'in', figuresFrom === null ? [jurisdictionId] : [jurisdictionId, figuresFrom])
    .execute()
  return rows
    .filter((row) => row.jurisdiction_id === jurisdictionId || row.former_lines_year === 0)
    .sort((a, b) => Number(a.jurisdiction_id === jurisdictionId) - Number(b.jurisdiction_id === jurisdictionId))
}

async function readSources(database: Database): Promise<Sources> {
  const rows = await database.selectFrom('source').select(['id', 'title', 'publisher', 'url']).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
