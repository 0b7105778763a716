import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import { wantedHead } from '#drives/frame/wanted-words.ts'
import { counted } from '#shared/ui/text/counted.ts'

/** "Holders, office lines, of 19 places" */
export function aboutDrive({
  wanted,
  progress,
  organization,
}: Pick<Drive, 'wanted' | 'progress' | 'organization'>): string {
  const places = Object.values(progress.tasks).reduce((sum, count) => sum + count, 0)
  return `${wantedInWords(wanted)} of ${counted(places, 'place', 'places')}, for ${organization.name}`
}

/** "Holders, office lines and e-mails" */
export function wantedInWords(wanted: Drive['wanted']): string {
  const words = wanted.map((each, index) => (index === 0 ? wantedHead(each) : wantedHead(each).toLowerCase()))
  const [last, ...before] = words.toReversed()
  return before.length === 0 ? (last ?? '') : `${before.toReversed().join(', ')} and ${last}`
}
