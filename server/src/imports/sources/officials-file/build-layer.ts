import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { namedCounts } from '@atlas/contract/catalogue/named-counts.ts'
import { coverageOf } from '@atlas/contract/rules/coverage.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { seatColumns, stating } from '#database/stored-columns.ts'
import { type AgreedValue, AgreedValues } from '#imports/sources/officials-file/agreed-values.ts'
import { buildOfficials } from '#imports/sources/officials-file/build-officials.ts'
import { isFigure, isOwnColumn } from '#imports/sources/officials-file/file-columns.ts'
import type { Known, KnownJurisdiction } from '#imports/sources/officials-file/known.ts'
import type { Layer, LayerSeat } from '#imports/sources/officials-file/layer.ts'
import { CellRefused } from '#imports/sources/officials-file/problems.ts'
import type { CellValues } from '#imports/sources/officials-file/read-cell.ts'
import type { ReadFile } from '#imports/sources/officials-file/read-officials-file.ts'
import { attempt, type ResolvedRow, resolveRows } from '#imports/sources/officials-file/resolve-rows.ts'
import type { FactRecord, SourceRecord } from '#imports/records/records.ts'

export interface BuiltLayer {
  readonly layer: Layer
  /** key of an official → the line of the file */
  readonly lines: ReadonlyMap<string, number>
}

/** What a file says, as rows of the organisation's layer; what contradicts itself is added to the file's problems. */
export function buildLayer(file: ReadFile, known: Known, today: string): BuiltLayer {
  const rows = resolveRows(file, known, today)
  refuseHalfPlaces(file, rows)
  const places = agreedPlaces(file, rows)
  const seats = new AgreedValues()
  const figures = new AgreedValues()
  for (const row of rows) addValues(row, file, seats, figures)
  const sources = sourcesOf(file.name, rows)
  const offices = [...new Map(rows.map(({ office }) => [office.id, office])).values()]
  const { officials, lines } = buildOfficials(file, rows, known, today)
  const countyIds = new Set([...places.values()].flatMap((place) => place.countyIds))
  return {
    lines,
    layer: {
      sources,
      counties: [...known.counties.values()].filter(({ id }) => countyIds.has(id)),
      offices,
      jurisdictions: [...places.values()].map(({ isOwn: _, ...place }) => place),
      coverages: coveragesOf(figures),
      seats: Array.from(seats.entries(), ([key, values]) => seatOf(key, values)),
      officials,
      facts: factsOf(figures),
    },
  }
}

/** A place that one row puts into a county and another nowhere would be two. */
function refuseHalfPlaces(file: ReadFile, rows: readonly ResolvedRow[]): void {
  const nameless = (row: ResolvedRow) => row.place.key.slice(0, row.place.key.lastIndexOf(':') + 1)
  const ofName = Map.groupBy(
    rows.filter(({ place }) => place.key.startsWith('organisation:')),
    nameless,
  )
  for (const same of ofName.values()) {
    const placed = same.find(({ place }) => place.countyIds.length > 0)
    if (!placed) continue
    for (const { line, place } of same.filter((row) => row.place.countyIds.length === 0)) {
      const reason = `It is empty, and line ${placed.line} puts ${place.name} into a county; both rows must agree`
      attempt(file, line, () => {
        throw new CellRefused(reason, 'county.name')
      })
    }
  }
}

/** Each place once; of a place that only the organisation knows, every row that names its counties names the same. */
function agreedPlaces(file: ReadFile, rows: readonly ResolvedRow[]): Map<string, KnownJurisdiction> {
  const firsts = new Map<string, ResolvedRow>()
  for (const row of rows) {
    const first = firsts.get(row.place.key)
    if (!first || first.place.countyIds.length === 0) firsts.set(row.place.key, row)
    else if (row.place.countyIds.length > 0 && row.place.countyIds.join() !== first.place.countyIds.join()) {
      attempt(file, row.line, () => {
        const reason = `Line ${first.line} names other counties of ${row.place.name}; both rows must agree`
        throw new CellRefused(reason, 'county.name')
      })
    }
  }
  return new Map(Array.from(firsts, ([key, { place }]) => [key, place]))
}

function addValues(row: ResolvedRow, file: ReadFile, seats: AgreedValues, figures: AgreedValues): void {
  attempt(file, row.line, () => refuseMixing(row))
  attempt(file, row.line, () => refuseParts(row.values))
  for (const [column, value] of row.values) {
    if (isOwnColumn(column)) continue
    const isOfSeat = columnOf(column).of === 'seat'
    if (!isOfSeat && !isFigure(column)) continue
    const [values, key] = isOfSeat ? [seats, `${row.office.id} ${row.place.key}`] : [figures, row.place.key]
    attempt(file, row.line, () => values.add(key, column, value, row))
  }
}

const counted = 'stats.vap_'
const modelled = 'stats.likely_'

/** Modelled figures never stand where those of the Census do (decision 006). */
function refuseMixing({ values, provenance }: ResolvedRow): void {
  const column = provenance.method === 'modelled' && [...values].find(([each]) => each.startsWith(counted))?.[0]
  if (!column) return
  throw new CellRefused('It is for counts of the Census; modelled figures stand in the columns "Likely …"', column)
}

/** No group of people is larger than all of them. */
function refuseParts(values: CellValues): void {
  const { Total: totalColumn, ...groups } = namedCounts['jurisdiction.racial_statistics']
  const total = values.get(totalColumn)
  if (typeof total !== 'number') return
  for (const column of Object.values(groups)) {
    const count = values.get(column)
    if (typeof count === 'number' && count > total) {
      throw new CellRefused(`There are ${count}, more than the ${total} of "${columnOf(totalColumn).label}"`, column)
    }
  }
}

function sourcesOf(name: string, rows: readonly ResolvedRow[]): SourceRecord[] {
  const ofPublisher = Map.groupBy(rows, ({ provenance }) => provenance.source)
  return Array.from(ofPublisher, ([id, same]) => ({
    id,
    publisher: same[0]?.publisher ?? '',
    title: `Own list: ${name}`,
    licence: 'Of the organisation that keeps it',
    url: null,
    asOf: same
      .map(({ provenance }) => provenance.as_of)
      .reduce((newest, asOf) => ((asOf ?? '') > (newest ?? '') ? asOf : newest), null),
  }))
}

function seatOf(key: string, values: ReadonlyMap<ColumnId, AgreedValue>): LayerSeat {
  const blank = key.indexOf(' ')
  const stated = stating(seatColumns).map(([record, column]) => [record, values.get(column)?.value ?? null])
  return {
    ...(Object.fromEntries(stated) as Partial<LayerSeat>),
    officeId: key.slice(0, blank),
    jurisdictionKey: key.slice(blank + 1),
    provenance: Object.fromEntries(
      Array.from(values, ([column, { row }]) => [column, row.provenance]),
    ) satisfies ProvenanceByColumn,
  }
}

function factsOf(figures: AgreedValues): FactRecord[] {
  return Array.from(figures.entries()).flatMap(([jurisdictionKey, values]) =>
    Array.from(values, ([field, { value, row }]) => ({
      jurisdictionKey,
      field,
      value,
      sourceId: row.provenance.source,
      asOf: row.provenance.as_of,
      method: field.startsWith(modelled) ? ('modelled' as const) : row.provenance.method,
      note: null,
      formerLinesYear: null,
    })),
  )
}

/** The coverage rule on the organisation's own figures, where it has both. */
function coveragesOf(figures: AgreedValues): Layer['coverages'][number][] {
  return Array.from(figures.entries()).flatMap(([jurisdictionKey, values]) => {
    const count = (column: ColumnId) => (values.get(column)?.value as number | undefined) ?? null
    const [total, black] = [count('stats.vap_total'), count('stats.vap_black')]
    return total === null || black === null ? [] : [{ jurisdictionKey, coverage: coverageOf(total, black) }]
  })
}
