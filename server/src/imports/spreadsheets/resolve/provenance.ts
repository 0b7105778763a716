import type { Method } from '@atlas/contract/catalogue/method.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import type { ProvenanceByColumn, ValueProvenance } from '#database/schema.ts'
import type { StatedBy } from '#imports/spreadsheets/read/officials-file.ts'

type RowProvenance = (publisher: string, asOf: string | null, method: Method) => ValueProvenance

/** The source of a row's values: one object for all of the tens of thousands of rows with the same source. */
export function provenancesOfRows(): RowProvenance {
  const cache = new Map<string, ValueProvenance>()
  return (publisher, asOf, method) => {
    const cacheKey = JSON.stringify([publisher, asOf, method])
    const provenance = cache.get(cacheKey) ?? provenanceOf({ publisher, asOf }, method)
    cache.set(cacheKey, provenance)
    return provenance
  }
}

/** The source of a stated value. */
export function provenanceOf({ publisher, asOf }: StatedBy, method: Method): ValueProvenance {
  return { source: `organisation:${slug(publisher)}`, as_of: asOf, method }
}

type OfColumns = (provenance: ValueProvenance, columns: readonly string[]) => ProvenanceByColumn

/** The same by column, again one object for all rows with the same filled columns. */
export function provenancesByColumn(): OfColumns {
  const cache = new Map<ValueProvenance, Map<string, ProvenanceByColumn>>()
  return (provenance, columns) => {
    const alike = cache.get(provenance) ?? new Map<string, ProvenanceByColumn>()
    cache.set(provenance, alike)
    const names = columns.join()
    const byColumn = alike.get(names) ?? Object.fromEntries(columns.map((column) => [column, provenance]))
    alike.set(names, byColumn)
    return byColumn
  }
}
