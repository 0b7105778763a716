import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { isStateId, type StateId } from '@atlas/contract/rules/states.ts'
import { mayBeHeldAtOnce } from '#imports/records/offices-at-once.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { returnsFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { RemovedOfficial, PostOf } from '#imports/sources/public-pack/people/departures.ts'

export interface LatestOffices {
  readonly officials: readonly OfficialRecord[]
  readonly gone: readonly RemovedOfficial[]
  /** Cases that a person has to check, in sentences. */
  readonly doubts: readonly string[]
}

/** The counties that a jurisdiction touches, by its key. */
type CountiesOf = (key: string) => readonly string[]

/**
 * Returns state who won in the past. Lists of current officials are of their own day, and omit those who have moved on.
 */
const ofReturns: ReadonlySet<string> = new Set([
  sources.countyOffices.id,
  sources.localWinners.id,
  ...Object.keys(returnsFiles),
])

/** A person who has won a later office that excludes the earlier one gives up the earlier one. */
export function withoutEarlierOffices(
  officials: readonly OfficialRecord[],
  countiesOf: CountiesOf,
  postOf: PostOf,
): LatestOffices {
  const pairs = pairsOf(officials, countiesOf)
  const inWords = (official: OfficialRecord) => `${official.name}, ${postOf(official)}`
  const gone = new Map(
    pairs
      .filter(({ atOnce }) => atOnce === 'no')
      .map(({ earlier, later }) => [
        earlier,
        `${inWords(earlier)}, holds another office since, which excludes it: ${postOf(later)}, by a record of ${typedDayOf(later.asOf ?? '')}`,
      ]),
  )
  return {
    officials: officials.filter((official) => !gone.has(official)),
    gone: Array.from(gone, ([official, reason]) => ({ official, reason })),
    doubts: pairs
      .filter(({ atOnce }) => atOnce === 'ask')
      .map(
        ({ earlier, later }) =>
          `${inWords(earlier)}, is also ${postOf(later)}, by a record of ${typedDayOf(later.asOf ?? '')}. Both may be held; whoever knows can set it right.`,
      ),
  }
}

interface Pair {
  readonly earlier: OfficialRecord
  readonly later: OfficialRecord
  readonly atOnce: ReturnType<typeof mayBeHeldAtOnce>
}

/** The offices of one person, the earlier one from returns, with what the law says about both. */
function pairsOf(officials: readonly OfficialRecord[], countiesOf: CountiesOf): Pair[] {
  const namesakes = Map.groupBy(officials, ({ last }) => normalized(last))
  return [...namesakes.values()].flatMap((group) =>
    group.flatMap((earlier) => {
      const stateId = stateOf(earlier)
      if (!stateId || !ofReturns.has(earlier.sourceId)) return []
      const later = group.find(
        (other) => isLater(other, earlier) && isSamePerson(other, earlier) && isNear(other, earlier, countiesOf),
      )
      return later ? [{ earlier, later, atOnce: mayBeHeldAtOnce(earlier.office, later.office, stateId) }] : []
    }),
  )
}

function isLater(other: OfficialRecord, earlier: OfficialRecord): boolean {
  const isOfAnother = other.office !== earlier.office || other.jurisdictionKey !== earlier.jurisdictionKey
  return isOfAnother && (other.asOf ?? '') > (earlier.asOf ?? '')
}

/**
 * Within some counties of a state, a name belongs to one person, unless a suffix or a middle name distinguishes two.
 */
function isSamePerson(one: OfficialRecord, other: OfficialRecord): boolean {
  const otherNames = givenNames(other)
  if (!givenNames(one).some((name) => otherNames.includes(name)) || (one.suffix ?? '') !== (other.suffix ?? ''))
    return false
  const [middle, otherMiddle] = [one, other].map((each) => normalized(each.middle ?? '').charAt(0))
  return !middle || !otherMiddle || middle === otherMiddle
}

function isNear(one: OfficialRecord, other: OfficialRecord, countiesOf: CountiesOf): boolean {
  const counties = countiesOf(other.jurisdictionKey)
  return countiesOf(one.jurisdictionKey).some((id) => counties.includes(id))
}

/** Christopher "Chris" Daigle is also listed as Chris Daigle. */
function givenNames({ first, name }: OfficialRecord): string[] {
  const nicknames = Array.from(name.matchAll(/"([^"]+)"/g), ([, nickname = '']) => nickname)
  return [first ?? '', ...nicknames].map((word) => normalized(word)).filter((given) => given !== '')
}

/** "county:01097" and "municipality:0150000" → Alabama */
function stateOf({ jurisdictionKey }: OfficialRecord): StateId | null {
  const id = /^[a-z-]+:(\d{2})/.exec(jurisdictionKey)?.[1] ?? ''
  return isStateId(id) ? id : null
}
