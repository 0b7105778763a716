import type { Alternatives, MatchAnswer, MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import { withMark } from '@atlas/contract/rules/standing.ts'
import { phoneText } from '#shared/values/phone-text.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

type People = MatchReply['people']

/** Who holds the districts that a value may lie in: "67 (probably): Ann Bird, (334) 555-0100; 68: not on file". */
export function holdersText({ names, is_first_probable: isProbable, holders }: Alternatives, people: People): string {
  const texts = holders.map((of) => of.map((at) => contactText(people[at])).join(' and ') || 'not on file')
  if (names.length < 2) return texts.join('')
  return texts.map((text, at) => `${names[at]}${isProbable && at === 0 ? ' (probably)' : ''}: ${text}`).join('; ')
}

/** Whom all of the county elects, with the office of each; of several counties, county by county. */
export function countyHoldersText({ counties, county_holders: holders }: MatchAnswer, people: People): string {
  const texts = holders.map(
    (of) => of.map((at) => `${people[at]?.office} ${contactText(people[at])}`).join('; ') || 'none on file',
  )
  if (counties.length < 2) return texts.join('')
  return texts.map((text, at) => `${counties[at]}: ${text}`).join(' | ')
}

/** "Ann Bird [Result not in yet], (334) 555-0100" */
function contactText(person: People[number] | undefined): string {
  if (!person) return ''
  const name = withMark(person.name, person.standing)
  return person.phone === null ? name : `${name}, ${phoneText(person.phone, localDay(new Date()))}`
}
