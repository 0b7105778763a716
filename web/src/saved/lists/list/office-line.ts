import type { ListedOfficial } from '@atlas/contract/endpoints/saved/lists.ts'
import type { ReportedOfficial } from '#data/corrections/report/reported-official.ts'

/** "State Representative, House District 31" */
export function officeLine({ office, place }: Pick<ListedOfficial, 'office' | 'place'>): string {
  return [...new Set([office, place])].filter(Boolean).join(', ')
}

/** In the form that a report of a mistake needs; null where there is nobody to report about. */
export function reportedOf(official: ListedOfficial): ReportedOfficial | null {
  const { page_id: id, name } = official
  return id === null ? null : { id, name, office: officeLine(official) }
}
