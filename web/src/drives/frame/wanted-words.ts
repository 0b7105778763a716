import type { Wanted } from '@atlas/contract/endpoints/drives/answers.ts'
import { counted } from '#shared/ui/text/counted.ts'

/** One and several of what a drive asks for. */
const nouns: Readonly<Record<Wanted, readonly [one: string, many: string]>> = {
  holder: ['holder', 'holders'],
  phone: ['office line', 'office lines'],
  email: ['e-mail', 'e-mails'],
  ethnicity: ['ethnicity', 'ethnicities'],
  gender: ['gender', 'genders'],
  party: ['party', 'parties'],
  result: ['election result', 'election results'],
}

/** "Holders", as the head of a row. */
export function wantedHead(wanted: Wanted): string {
  const [, many] = nouns[wanted]
  return many.charAt(0).toUpperCase() + many.slice(1)
}

/** "3 holders, 4 office lines, 2 e-mails" */
export function wantedText(counts: readonly { readonly wanted: Wanted; readonly count: number }[]): string {
  return counts
    .filter(({ count }) => count > 0)
    .map(({ wanted, count }) => counted(count, ...nouns[wanted]))
    .join(', ')
}
