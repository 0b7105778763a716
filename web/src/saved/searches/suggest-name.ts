import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { describeFilter, type LabelOf } from '@atlas/contract/search/describe-filter.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { bodies, ethnicities, outcomes, people, plural } from '#saved/searches/name-words.ts'

/** What a search finds, as a person would say it: "Black women in the Georgia legislature". */
export function suggestName(filters: readonly Filter[], labelOf: LabelOf): string {
  const words = new NameWords(filters, labelOf)
  const place = placeOf(words)
  const start = startOf(whoOf(words), place)
  const more = [...howOf(words), ...words.rest()]
  const alone = place.names ? [`officials in ${place.names}`] : ['every official']
  const ofMore = [...more, ...(place.names ? [place.names] : [])]
  const parts = start ? [start, ...more] : more.length > 0 ? ofMore : alone
  return shortened(capital(parts.join(', ')))
}

interface Place {
  readonly names: string | null
  readonly isOneState: boolean
  /** "legislature", where officials of one kind of body are searched. */
  readonly body: string | null
  readonly rule: string | null
}

/** Takes from the filters what a name expresses in its own words, and keeps track of the rest. */
class NameWords {
  readonly #left: Set<Filter>
  readonly #labelOf: LabelOf

  constructor(filters: readonly Filter[], labelOf: LabelOf) {
    this.#left = new Set(filters)
    this.#labelOf = labelOf
  }

  /** The words for the chosen values of a column, if each has one; these filters are then taken. */
  take(columnId: string, wordOf: (label: string) => string | null = (label) => label): string[] {
    const filter = [...this.#left].find(({ column_id, operator }) => column_id === columnId && isChoice(operator))
    if (!filter) return []
    const words = [filter.value ?? []]
      .flat()
      .map((value) => wordOf(this.#labelOf(columnId, String(value)) ?? String(value)))
    if (words.some((word) => word === null)) return []
    this.#left.delete(filter)
    return words.filter((word) => word !== null)
  }

  /** The value of the only filter with this column and operator. */
  takeOne(columnId: string, operator: Filter['operator']): Filter['value'] {
    const filter = [...this.#left].find((each) => each.column_id === columnId && each.operator === operator)
    if (filter) this.#left.delete(filter)
    return filter?.value
  }

  /** All remaining filters, in the words of the chips. */
  rest(): string[] {
    return [...this.#left].map((filter) => describeFilter(filter, this.#labelOf))
  }
}

function isChoice(operator: Filter['operator']): boolean {
  return operator === 'in' || operator === 'eq'
}

const wordIn = (words: Readonly<Record<string, string>>) => (label: string) => words[normalized(label)] ?? null

/** "Black women", "sheriffs"; null where no filter says who. */
function whoOf(words: NameWords): string | null {
  const ethnicity = joined(words.take('eo.ethnicity', wordIn(ethnicities)), ' or ')
  const party = joined(words.take('party.name'), ' or ')
  const gender = joined(words.take('eo.gender', wordIn(people)), ' and ')
  const offices = joined(words.take('office.name').map(plural), ' and ')
  const noun = [gender, offices].filter(Boolean).join(' ')
  const adjectives = [party, ethnicity].filter(Boolean).join(' ')
  if (!noun && !adjectives) return null
  return [adjectives, noun || 'officials'].filter(Boolean).join(' ')
}

function placeOf(words: NameWords): Place {
  const rule = words.take(
    'jurisdiction.coverage',
    wordIn({ yes: 'where the rule is met', 'meets the rule': 'where the rule is met' }),
  )
  const counties = words.take('county.name').map((label) => label.replace(/ \([A-Z]{2}\)$/, ''))
  const states = words.take('state.name')
  const body = words.take('office.type', wordIn(bodies))[0] ?? words.take('office.level', wordIn(bodies))[0] ?? null
  return {
    names: counties.length > 0 ? countiesText(counties) : statesText(states),
    isOneState: counties.length === 0 && states.length === 1,
    body,
    rule: rule[0] ?? null,
  }
}

const mostNamed = 3

function countiesText(names: readonly string[]): string {
  if (names.length > mostNamed) return `${names[0]} and ${names.length - 1} other counties`
  return names.length === 1 ? `${names[0]} County` : `${joined(names, ' and ')} counties`
}

function statesText(names: readonly string[]): string | null {
  if (names.length === 0) return null
  return names.length > mostNamed ? `${names.length} states` : joined(names, ' and ')
}

/** Null where the filters say only where, not who. */
function startOf(who: string | null, place: Place): string | null {
  if (place.rule) return `${who ?? 'officials'}${inPlace(place)} ${place.rule}`
  if (who) return `${who}${inPlace(place)}`
  return place.body ? placedBody(place, false) : null
}

/** " in the Georgia legislature", " in Georgia" */
function inPlace(place: Place): string {
  if (place.body) return ` in ${placedBody(place, true)}`
  return place.names ? ` in ${place.names}` : ''
}

/** "the Georgia legislature", "county government in Georgia and Alabama" */
function placedBody({ body, names, isOneState }: Place, hasArticle: boolean): string {
  const article = hasArticle && body === bodies['state legislature'] ? 'the ' : ''
  if (!names) return `${article}${body}`
  return isOneState && body === bodies['state legislature']
    ? `${article}${names} ${body}`
    : `${article}${body} in ${names}`
}

/** "close last time", "up within 90 days", "new since 11-14-2026" */
function howOf(words: NameWords): string[] {
  const outcome = joined(words.take('stats.last_election', wordIn(outcomes)), ' or ')
  const days = words.takeOne('jurisdictionoffice.next_election', 'within_days')
  const since = words.takeOne('eo.added', 'gt')
  return [
    outcome && `${outcome} last time`,
    days ? `up within ${days === 365 ? '12 months' : `${String(days)} days`}` : '',
    since ? `new since ${typedDayOf(String(since).slice(0, 10))}` : '',
  ].filter(Boolean)
}

/** "Alabama, Florida and Georgia" */
function joined(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${last}${words.at(-1)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Cut at the end of a word where the name would be too long. */
function shortened(name: string): string {
  if (name.length <= longestSavedName) return name
  return `${name.slice(0, longestSavedName - 1).replace(/[,·]? \S*$/, '')}…`
}
