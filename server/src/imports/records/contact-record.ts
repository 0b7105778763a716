import { isWholeDay, listedWords } from '@atlas/contract/rules/listed-day.ts'
import { stating, contactColumns } from '#database/stored-columns.ts'
import type { ProvenanceByColumn, ValueProvenance } from '#database/schema.ts'
import type { ContactRecord } from '#imports/records/records.ts'

type Contact = Omit<ContactRecord, 'sourceId' | 'provenance'>

/** The contact of an office, in which each value comes from one source. */
export function contactRecord(contact: Contact, sourceId: string): ContactRecord {
  const provenance = provenanceOf(contact, sourceId)
  const stated = stating(contactColumns).filter(([record]) => contact[record as keyof Contact])
  return {
    ...contact,
    sourceId,
    provenance: Object.fromEntries(stated.map(([, id]) => [id, provenance])) satisfies ProvenanceByColumn,
  }
}

/** A source may state only a year or a month, which is not a day and is given in words. */
function provenanceOf({ asOf, confidence }: Contact, source: string): ValueProvenance {
  const day = asOf && isWholeDay(asOf) ? asOf : null
  const notes = [
    ...(asOf && day === null ? [`${listedWords(asOf).replace('listed', 'Listed')}.`] : []),
    ...(confidence === 'low' ? ['No second source confirms it.'] : []),
  ]
  return { source, as_of: day, method: 'reported', ...(notes.length > 0 && { note: notes.join(' ') }) }
}
