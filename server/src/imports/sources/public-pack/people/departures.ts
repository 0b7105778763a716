import { type CsvRow, readCsv } from '#imports/reading/csv.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { OfficialRecord } from '#imports/records/records.ts'

/** A person who has left office but is still in a list. */
export interface Departure {
  readonly jurisdictionKey: string
  readonly office: string
  readonly name: string
  /** "2026-01" */
  readonly month: string
  /** True where nobody is removed, because a person has to check first. */
  readonly isUncertain: boolean
  /** The reason for the assumption. */
  readonly note: string
}

const columns = ['jurisdiction_key', 'office', 'name', 'left', 'certainty', 'note'] as const
/** Older copies of a pack may lack these columns; everybody listed in them has left. */
const laterColumns = ['certainty'] as const

export function readDepartures(file: TextFile): Reading<Departure> {
  const read = ({ values }: CsvRow<(typeof columns)[number]>): Departure => {
    const isUncertain = values.certainty === 'asked'
    if (!isUncertain && !/^\d{4}-\d{2}(-\d{2})?$/.test(values.left))
      throw new RowRefused(`left is no month: "${values.left}"`)
    return {
      jurisdictionKey: values.jurisdiction_key,
      office: values.office,
      name: values.name,
      month: values.left,
      isUncertain,
      note: values.note,
    }
  }
  return readCsv(file, columns, read, laterColumns)
}

/** An official who is still in a list, and the reason for the removal. */
export interface RemovedOfficial {
  readonly official: OfficialRecord
  readonly reason: string
}

/** "Mayor of New Orleans" */
export type PostOf = (post: Pick<OfficialRecord, 'office' | 'jurisdictionKey'>) => string

interface InOffice {
  readonly officials: readonly OfficialRecord[]
  readonly gone: readonly RemovedOfficial[]
}

/** Those who have not left. */
export function stillInOffice(
  officials: readonly OfficialRecord[],
  departures: readonly Departure[],
  postOf: PostOf,
): InOffice {
  const monthByHolder = new Map(
    departures
      .filter(({ isUncertain }) => !isUncertain)
      .map((each) => [`${each.office} ${each.jurisdictionKey} ${each.name}`, each.month]),
  )
  const monthOf = (official: OfficialRecord) =>
    monthByHolder.get(`${official.office} ${official.jurisdictionKey} ${official.name}`)
  return {
    officials: officials.filter((official) => monthOf(official) === undefined),
    gone: officials.flatMap((official) => {
      const month = monthOf(official)
      if (month === undefined) return []
      return [{ official, reason: `${official.name}, ${postOf(official)}, left office in ${inWords(month)}` }]
    }),
  }
}

/** "2026-01" → "January 2026" */
function inWords(month: string): string {
  const first = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  return first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
