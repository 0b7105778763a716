import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { ListedCounty, ListedOfficial, OfficialsList } from '#lists/officials-list.ts'
import { coded, UnusableRow } from '#lists/unusable-row.ts'
import { ethnicities, genders, parties } from '#louisiana/lists/codes.ts'
import { typedDay } from '#louisiana/lists/typed-day.ts'
import { louisianaPost } from '#louisiana/returns/titles.ts'

// Home addresses, phone numbers and all other columns are never read.
const columns = [
  'office title',
  'office description',
  'parish',
  'candidate name',
  'ethnicity',
  'sex',
  'party code',
  'office level',
  'expiration date',
] as const
type Values = Readonly<Record<(typeof columns)[number], string>>

export const officialsList = {
  source: 'louisiana-officials',
  publisher: 'Louisiana Secretary of State',
  title: 'Elected officials of Louisiana',
  url: 'https://www.sos.la.gov',
  download: 'the spreadsheet of Elected Officials from its Secretary of State',
  columns,
  officialOf,
} as const satisfies OfficialsList<(typeof columns)[number]>

function officialOf(values: Values, parishes: readonly ListedCounty[]): ListedOfficial | null {
  const level = values['office level']
  if (Number(level) < 150 || level === '200' || level === '205') return null
  if (values['candidate name'] === '' || /^vacan/i.test(values['candidate name']))
    throw new UnusableRow('the office is vacant')
  const parish = parishes.find(({ name }) => normalized(name) === normalized(values.parish))
  if (values.parish !== '' && !parish) throw new UnusableRow(`Louisiana has no parish "${values.parish}"`)
  const title = titleOf(values['office title'], values['office description'])
  const post = louisianaPost(title, parish ?? parishes[0])
  if (!post) throw new UnusableRow(`no office of the atlas is meant by "${title}" (${level})`)
  if (!parish && ['county', 'ward', 'school_district'].includes(post.area))
    throw new UnusableRow('the row names no parish')
  return {
    post,
    title,
    countyId: parish?.id ?? '',
    name: values['candidate name'],
    party: coded('party code', values['party code'], parties),
    gender: coded('sex', values.sex, genders),
    ethnicity: coded('ethnicity', values.ethnicity, ethnicities),
    termEnd: typedDay(values['expiration date'], 'the expiration date')?.slice(0, 7) ?? '',
  }
}

/** For a few posts the list and the election results use different words; these are the words of the results. */
function titleOf(title: string, description: string): string {
  const place = description.replace(/\b(?:JDC|Judicial District(?! Court))\b/, 'Judicial District Court')
  if (title === 'Public Service Commission') return `PSC -- ${place}`
  if (title === 'Member, BESE') return `BESE -- ${place}`
  if (title === 'Associate Justice') return `Associate Justice -- Supreme Court, ${place.replace(/ of Louisiana$/, '')}`
  if (title === 'Clerk' && place === '') return 'Clerk of Court -- '
  return `${title} -- ${place}`
}
