import { isWholeDay, listedWords } from '@atlas/contract/rules/listed-day.ts'
import { stating, contactColumns } from '#database/stored-columns.ts'
import type { ProvenanceByColumn, ValueProvenance } from '#database/schema.ts'
import type { ContactRecord } from '#imports/records/records.ts'

type Told = Omit<ContactRecord, 'sourceId' | 'provenance'>

/** The contact of an office, each value of which comes from one source. */
export function contactRecord(told: Told, sourceId: string): ContactRecord {
  const provenance = provenanceOf(told, sourceId)
  const stated = stating(contactColumns).filter(([record]) => told[record as keyof Told])
  return {
    ...told,
    sourceId,
    provenance: Object.fromEntries(stated.map(([, id]) => [id, provenance])) satisfies ProvenanceByColumn,
  }
}

/** A year or a month is no day of a source: it is said in words. */
function provenanceOf({ asOf, confidence }: Told, source: string): ValueProvenance {
  const day = asOf && isWholeDay(asOf) ? asOf : null
  const notes = [
    ...(asOf && day === null ? [`${listedWords(asOf).replace('listed', 'Listed')}.`] : []),
    ...(confidence === 'low' ? ['No second source confirms it.'] : []),
  ]
  return { source, as_of: day, method: 'reported', ...(notes.length > 0 && { note: notes.join(' ') }) }
}
