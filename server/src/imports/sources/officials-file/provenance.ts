import { slug } from '@atlas/contract/rules/normalised.ts'
import type { ValueProvenance } from '#database/schema.ts'
import type { ResolvedRow } from '#imports/sources/officials-file/resolve-rows.ts'

/** The source that a row's values name, by who publishes it. */
export function sourceIdOf(publisher: string): string {
  return `organisation:${slug(publisher)}`
}

export function provenanceOf({ publisher, asOf, method }: ResolvedRow): ValueProvenance {
  return { source: sourceIdOf(publisher), as_of: asOf, method }
}
