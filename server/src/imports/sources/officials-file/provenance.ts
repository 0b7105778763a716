import { slug } from '@atlas/contract/rules/normalised.ts'
import type { ValueProvenance } from '#database/schema.ts'
import type { ResolvedRow } from '#imports/sources/officials-file/resolve-rows.ts'

/** The source that a row's values name, by who publishes it. */
function sourceIdOf(publisher: string): string {
  return `organisation:${slug(publisher)}`
}

const noted = new WeakMap<ResolvedRow, ValueProvenance>()

/** Where a row has its values from: one object for all of them. */
export function provenanceOf(row: ResolvedRow): ValueProvenance {
  const known = noted.get(row)
  if (known) return known
  const provenance = { source: sourceIdOf(row.publisher), as_of: row.asOf, method: row.method }
  noted.set(row, provenance)
  return provenance
}
