import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import type { LeftOffice, PostOf } from '#imports/sources/public-pack/people/left-office.ts'
import type { ListedSheriff } from '#imports/sources/public-pack/people/sheriffs.ts'

/** Whom a list names in the place of an official, where the list may lag or only hints at it. */
export function mayHaveLeft(
  officials: readonly OfficialRecord[],
  left: readonly LeftOffice[],
  sheriffs: readonly ListedSheriff[],
  postOf: PostOf,
): string[] {
  const holds = (office: string, key: string, name: string) =>
    officials.find((each) => each.office === office && each.jurisdictionKey === key && each.name === name)
  return [
    ...left.flatMap(({ office, jurisdictionKey, name, left: when, isAsked, note }) => {
      const official = isAsked && holds(office, jurisdictionKey, name)
      return official ? [`${name}, ${postOf(official)}, may have left office in ${when}: ${note}.`] : []
    }),
    ...sheriffs.flatMap(({ official: listed, elected, list, isAsked }) => {
      const official = isAsked && holds(listed.office, listed.jurisdictionKey, elected)
      const day = typedDayOf(listed.asOf ?? '')
      return official
        ? [
            `${elected}, ${postOf(official)}, may have been followed by ${listed.name}, whom a list of ${day} names, which may lag (${list}).`,
          ]
        : []
    }),
  ]
}
