import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import type { Departure, PostOf } from '#imports/sources/public-pack/people/departures.ts'
import type { ListedSheriff } from '#imports/sources/public-pack/people/sheriffs.ts'

/**
 * People whom a list names as successors of an official, where the list may be outdated or only suggests the change.
 */
export function mayHaveLeft(
  officials: readonly OfficialRecord[],
  departures: readonly Departure[],
  sheriffs: readonly ListedSheriff[],
  postOf: PostOf,
): string[] {
  const holderOf = (office: string, key: string, name: string) =>
    officials.find((each) => each.office === office && each.jurisdictionKey === key && each.name === name)
  return [
    ...departures.flatMap(({ office, jurisdictionKey, name, month: when, isUncertain, note }) => {
      const official = isUncertain && holderOf(office, jurisdictionKey, name)
      return official ? [`${name}, ${postOf(official)}, may have left office in ${when}: ${note}.`] : []
    }),
    ...sheriffs.flatMap(({ official: sheriff, elected, list, isUncertain }) => {
      const official = isUncertain && elected && holderOf(sheriff.office, sheriff.jurisdictionKey, elected)
      const day = typedDayOf(sheriff.asOf ?? '')
      return official
        ? [
            `${elected}, ${postOf(official)}, may have been followed by ${sheriff.name}, whom a list of ${day} names, which may lag (${list}).`,
          ]
        : []
    }),
  ]
}
