import { normalized, slug } from '@atlas/contract/rules/normalized.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { publishedReturns } from '@atlas/states/published-returns.ts'
import type { ElectedPost } from '@atlas/states/returns/elected-post.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { type Contest, districtOf } from '#imports/results/contest.ts'
import { countyPostOf, statewideOfficeOf } from '#imports/publish-results/plain-titles.ts'
import { type LocalGazetteer, localJurisdiction } from '#imports/sources/public-pack/people/local-jurisdictions.ts'
import { localOfficeOf } from '#imports/sources/public-pack/people/local-offices.ts'

/** How a seat is named from one import to the next. */
export function seatKey(officeId: string, jurisdictionKey: string): string {
  return `${officeId} ${jurisdictionKey}`
}

/** A seat of Congress or of a legislature by its number, whatever its area is called. */
export function numberedSeatKey(office: string, district: string): string {
  return `${slug(office)} #${districtOf(district)}`
}

/** What a contest may be for: the keys of seats, the likeliest first; none where its title is not understood. */
export function seatsOfContest(
  contest: Contest,
  stateId: StateId,
  counties: readonly CountyRecord[],
  gazetteer: LocalGazetteer,
): string[] {
  const title = contest.title.replace(/\s+/g, ' ').trim()
  if (/^(?:u\. ?s\.|us|united states) senat/i.test(title)) return [numberedSeatKey('U.S. Senator', '')]
  const chamber = chamberOf(title)
  if (chamber) return [numberedSeatKey(chamber, contest.district || numberIn(title))]
  const statewide = statewideOfficeOf(title)
  if (statewide) return [seatKey(slug(statewide), `state:${stateId}`)]
  const published = stateId in publishedReturns ? publishedReturns[stateId as keyof typeof publishedReturns] : null
  const wholeTitle = `${title} ${contest.district}`.trim()
  const post = published?.postOf(wholeTitle, counties[0]) ?? countyPostOf(title, contest.district, counties[0])
  return post ? seatsOfPost(post, { stateId, title, counties, gazetteer }) : []
}

interface About {
  readonly stateId: StateId
  readonly title: string
  readonly counties: readonly CountyRecord[]
  readonly gazetteer: LocalGazetteer
}

function seatsOfPost(post: ElectedPost, { stateId, title, counties, gazetteer }: About): string[] {
  try {
    const office = localOfficeOf(post.office, title, post.area)
    const winner = { ...blank, ...post, stateId, office, published: title, countyIds: counties.map(({ id }) => id) }
    return [seatKey(slug(office), localJurisdiction(winner, gazetteer).key)]
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    return []
  }
}

/** What a winner says beside the seat; the area of a seat hangs on none of it. */
const blank = {
  sourceId: '',
  file: '',
  line: 0,
  name: '',
  party: '',
  gender: null,
  ethnicity: null,
  day: '',
  seats: 1,
  share: null,
  election: { candidates: null, margin: null, basis: '' },
  termYears: 0,
  wonIn: 0,
  isListed: false,
  termEnd: null,
  basis: '',
  isUncertain: false,
} as const

function chamberOf(title: string): OfficeName | null {
  if (/^(?:us|u\. ?s\.|united states) (?:house|rep)|representative in congress|congressional/i.test(title))
    return 'U.S. Representative'
  if (/^state senat/i.test(title)) return 'State Senator'
  return /^state (?:house|rep)/i.test(title) ? 'State Representative' : null
}

/** "State Senator | 004 | " and "State House of Representatives - District 4" are of the fourth. */
function numberIn(title: string): string {
  return String(Number(/\d+/.exec(normalized(title))?.[0] ?? ''))
}
