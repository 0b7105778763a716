import { readCsv } from '#imports/reading/csv.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { OfficialRecord, Refusal } from '#imports/records/records.ts'

/** Somebody whom a list still names. */
export interface LeftOffice {
  readonly jurisdictionKey: string
  readonly office: string
  readonly name: string
  /** "2026-01" */
  readonly left: string
}

export function readLeftOffice(file: TextFile): Reading<LeftOffice> {
  return readCsv(file, ['jurisdiction_key', 'office', 'name', 'left'], ({ values }) => {
    if (!/^\d{4}-\d{2}(-\d{2})?$/.test(values.left)) throw new RowRefused(`left is no month: "${values.left}"`)
    return {
      jurisdictionKey: values.jurisdiction_key,
      office: values.office,
      name: values.name,
      left: values.left,
    }
  })
}

interface InOffice {
  readonly officials: readonly OfficialRecord[]
  readonly refused: readonly (Refusal & { readonly sourceId: string })[]
}

/** Those who have not left. */
export function stillInOffice(officials: readonly OfficialRecord[], left: readonly LeftOffice[]): InOffice {
  const whenLeft = new Map(left.map((each) => [`${each.office} ${each.jurisdictionKey} ${each.name}`, each.left]))
  const monthOf = (official: OfficialRecord) =>
    whenLeft.get(`${official.office} ${official.jurisdictionKey} ${official.name}`)
  return {
    officials: officials.filter((official) => monthOf(official) === undefined),
    refused: officials.flatMap((official) => {
      const month = monthOf(official)
      if (month === undefined) return []
      const reason = `${official.name} left the office of ${official.office} in ${month}`
      return [{ sourceId: official.sourceId, file: official.jurisdictionKey, line: null, reason }]
    }),
  }
}
