import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { namedCounts } from '@atlas/contract/catalogue/named-counts.ts'
import { coverageOf } from '@atlas/contract/rules/coverage.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { contactColumns, seatColumns, stating } from '#database/stored-columns.ts'
import { AgreedPlaces } from '#imports/spreadsheets/overlay/agreed-places.ts'
import { type AgreedValue, AgreedValues } from '#imports/spreadsheets/overlay/agreed-values.ts'
import { officialsOf } from '#imports/spreadsheets/overlay/build-officials.ts'
import { isFigure, isOwnColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { ExistingRecords, ExistingOffice } from '#imports/spreadsheets/resolve/existing-records.ts'
import type { Layer, LayerContact, LayerSeat } from '#imports/spreadsheets/overlay/layer.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CellValues } from '#imports/spreadsheets/cells/cell-value.ts'
import type { ReadFile } from '#imports/spreadsheets/rows/read-rows.ts'
import { provenanceOf } from '#imports/spreadsheets/resolve/provenance.ts'
import { attempt, isOfPerson, type OfficeRow, resolvedRows } from '#imports/spreadsheets/resolve/resolve-rows.ts'
import { placeKeyOf } from '#imports/records/place-key.ts'
import type { FactRecord, SourceRecord } from '#imports/records/records.ts'

export interface BuiltLayer {
  readonly layer: Layer
  /** key of an official → the line of the file */
  readonly lines: ReadonlyMap<string, number>
}

/**
 * The rows of the organization's layer from a file; contradictions become problems of the file. Rows are removed from
 * the file one by one, so that only the result stays in memory.
 */
export function buildLayer(file: ReadFile, existing: ExistingRecords, today: string): BuiltLayer {
  const places = new AgreedPlaces(file)
  const seats = new AgreedValues()
  const contacts = new AgreedValues()
  const figures = new AgreedValues()
  const sources = new Map<string, SourceRecord>()
  const offices = new Map<string, ExistingOffice>()
  const people = officialsOf(file, existing, today)
  for (const row of resolvedRows(file, existing, today)) {
    places.add(row)
    addValues(row, file, { seats, contacts, figures })
    for (const each of [row, ...statedOf(row, file)])
      sources.set(each.provenance.source, sourceOf(each, file.name, sources.get(each.provenance.source)))
    offices.set(row.office.id, row.office)
    if (isOfPerson(row)) people.take(row)
  }
  places.refuseHalf()
  const countyIds = new Set(places.list().flatMap((place) => place.countyIds))
  return {
    lines: people.lines,
    layer: {
      sources: [...sources.values()],
      counties: [...existing.counties.values()].filter(({ id }) => countyIds.has(id)),
      offices: [...offices.values()],
      jurisdictions: places.list().map(({ isOwn: _, ...place }) => place),
      coverages: coveragesOf(figures),
      seats: Array.from(seats.entries(), ([key, values]) => seatOf(key, values)),
      officials: people.officials,
      contacts: Array.from(contacts.entries(), ([key, values]) => contactOf(key, values)),
      facts: factsOf(figures),
    },
  }
}

interface Agreed {
  readonly seats: AgreedValues
  /** For offices in places. */
  readonly contacts: AgreedValues
  readonly figures: AgreedValues
}

function addValues(row: OfficeRow, file: ReadFile, { seats, contacts, figures }: Agreed): void {
  attempt(file, row.line, () => refuseMixing(row))
  attempt(file, row.line, () => refuseParts(row.values))
  for (const [column, value] of row.values) {
    if (isOwnColumn(column)) continue
    const { of: owner } = columnOf(column)
    const add = (values: AgreedValues, key: string) =>
      attempt(file, row.line, () => values.add(key, column, value, row))
    if (owner === 'seat') add(seats, `${row.office.id} ${row.place.key}`)
    else if (owner === 'line') add(contacts, `${row.office.id} ${placeKeyOf(row.place)}`)
    else if (isFigure(column)) add(figures, row.place.key)
  }
}

const counted = 'stats.vap_'
const modelled = 'stats.likely_'

/** Modeled figures are never combined with those of the Census (decision 006). */
function refuseMixing({ values, provenance }: OfficeRow): void {
  const column = provenance.method === 'modelled' && [...values].find(([each]) => each.startsWith(counted))?.[0]
  if (!column) return
  throw new CellRefused('It is for counts of the Census; modelled figures stand in the columns "Likely …"', column)
}

const allPeople = 'stats.vap_total'

/** No group of people is larger than the total. */
function refuseParts(values: CellValues): void {
  const total = values.get(allPeople)
  if (typeof total !== 'number') return
  for (const column of Object.values(namedCounts['jurisdiction.racial_statistics'])) {
    const count = values.get(column)
    if (typeof count === 'number' && count > total) {
      throw new CellRefused(`There are ${count}, more than the ${total} of "${columnOf(allPeople).label}"`, column)
    }
  }
}

type Sourced = Pick<OfficeRow, 'publisher' | 'provenance'>

/** The sources of single values of a row that differ from the row's source. */
function statedOf({ line, provenance }: OfficeRow, { matched }: ReadFile): Sourced[] {
  return Array.from(matched?.statedBy?.(line).values() ?? []).flatMap((by) =>
    by ? [{ publisher: by.publisher, provenance: provenanceOf(by, provenance.method) }] : [],
  )
}

/** The source of a row: one for all rows of a publisher, with the newest of their days. */
function sourceOf({ publisher, provenance }: Sourced, name: string, before: SourceRecord | undefined): SourceRecord {
  const asOf = provenance.as_of
  if (before && (asOf ?? '') <= (before.asOf ?? '')) return before
  return {
    id: provenance.source,
    publisher: before?.publisher ?? publisher,
    title: `Own list: ${name}`,
    licence: 'Of the organization that keeps it',
    url: null,
    asOf,
  }
}

function seatOf(key: string, values: ReadonlyMap<ColumnId, AgreedValue>): LayerSeat {
  const blank = key.indexOf(' ')
  const entries = stating(seatColumns).map(([record, column]) => [record, values.get(column)?.value ?? null])
  return {
    ...(Object.fromEntries(entries) as Partial<LayerSeat>),
    officeId: key.slice(0, blank),
    jurisdictionKey: key.slice(blank + 1),
    provenance: Object.fromEntries(
      Array.from(values, ([column, { provenance }]) => [column, provenance]),
    ) satisfies ProvenanceByColumn,
  }
}

/** The source with the newest day of its values. */
function contactOf(key: string, values: ReadonlyMap<ColumnId, AgreedValue>): LayerContact {
  const blank = key.indexOf(' ')
  const entries = stating(contactColumns).map(([record, column]) => [record, values.get(column)?.value ?? null])
  const [newest] = Array.from(values.values(), ({ provenance }) => provenance).toSorted((one, other) =>
    (other.as_of ?? '').localeCompare(one.as_of ?? ''),
  ) as [AgreedValue['provenance']]
  return {
    ...(Object.fromEntries(entries) as Partial<LayerContact>),
    officeId: key.slice(0, blank),
    placeKey: key.slice(blank + 1),
    asOf: newest.as_of,
    sourceId: newest.source,
    provenance: Object.fromEntries(Array.from(values, ([column, { provenance }]) => [column, provenance])),
  }
}

function factsOf(figures: AgreedValues): FactRecord[] {
  return Array.from(figures.entries()).flatMap(([jurisdictionKey, values]) =>
    Array.from(values, ([field, { value, provenance }]) => ({
      jurisdictionKey,
      field,
      value,
      sourceId: provenance.source,
      asOf: provenance.as_of,
      method: field.startsWith(modelled) ? ('modelled' as const) : provenance.method,
      note: null,
      formerLinesYear: null,
    })),
  )
}

/** Applies the coverage rule to the organization's own figures, if it has both. */
function coveragesOf(figures: AgreedValues): Layer['coverages'][number][] {
  return Array.from(figures.entries()).flatMap(([jurisdictionKey, values]) => {
    const count = (column: ColumnId) => (values.get(column)?.value as number | undefined) ?? null
    const [total, black] = [count('stats.vap_total'), count('stats.vap_black')]
    return total === null || black === null ? [] : [{ jurisdictionKey, coverage: coverageOf(total, black) }]
  })
}
