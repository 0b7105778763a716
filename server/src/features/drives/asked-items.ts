import type { Answers, LineAnswer, OfficialAnswer, Wanted } from '@atlas/contract/endpoints/drives/answers.ts'
import type { AskedItem } from '#database/schema.ts'
import { resultsHere } from '#features/drives/results-here.ts'
import { type HolderHere, isNew, type PlaceHere } from '#features/drives/seats-here.ts'

type OfPerson = Extract<Wanted, 'ethnicity' | 'gender' | 'party'>
export const ofPerson: readonly OfPerson[] = ['ethnicity', 'gender', 'party']
type OfLine = Extract<Wanted, 'phone' | 'email'>
export const ofLine: readonly OfLine[] = ['phone', 'email']

/** Which of the wanted answers are missing for a place. */
export function askedOf(here: PlaceHere, wanted: readonly Wanted[]): AskedItem[] {
  const isWanted = (each: Wanted) => wanted.includes(each)
  return [
    ...here.seats.flatMap(({ id, open, holders }) => [
      ...(open > 0
        ? wanted
            .filter((each) => each === 'holder' || isOfPerson(each))
            .map((each): AskedItem => ({ of: 'seat', id, wanted: each, count: open }))
        : []),
      ...holders.flatMap((holder) => missingOf(holder, wanted)),
    ]),
    ...here.lines.flatMap((line) =>
      ofLine
        .filter((each) => isWanted(each) && line[each] === null)
        .map((each): AskedItem => ({ of: 'line', id: line.id, wanted: each, count: 1 })),
    ),
    ...(isWanted('result') ? resultsHere(here, null).map(askedResult) : []),
  ]
}

export function askedResult({ id }: { readonly id: string }): AskedItem {
  return { of: 'result', id, wanted: 'result', count: 1 }
}

function isOfPerson(wanted: Wanted): wanted is OfPerson {
  return (ofPerson as readonly Wanted[]).includes(wanted)
}

function missingOf(holder: HolderHere, wanted: readonly Wanted[]): AskedItem[] {
  return ofPerson
    .filter((each) => wanted.includes(each) && holder[each] === null)
    .map((each) => ({ of: 'official', id: String(holder.officialId), wanted: each, count: 1 }))
}

interface Asked {
  readonly asked: readonly AskedItem[]
  /** When the task was made. */
  readonly made_at: Date
}

/** How much of what is asked some answers give. "Could not find out" counts for everything that is not filled in. */
export function givenBy(answers: Answers, { asked, made_at: madeAt }: Asked, here: PlaceHere): AskedItem[] {
  const lines = new Map(answers.lines.map((each) => [each.id, each]))
  const officials = new Map(answers.officials.map((each) => [String(each.official_id), each]))
  const wasAsked = new Set(asked.flatMap(({ of, id }) => (of === 'official' ? [id] : [])))
  const countOf = (item: AskedItem): number => {
    const { of, id, wanted, count } = item
    if (of === 'result') return isDecided(answers, id) ? count : 0
    if (of !== 'seat') return isAnswered(of === 'official' ? officials.get(id) : lines.get(id), wanted) ? count : 0
    const holders = here.seats.find((seat) => seat.id === id)?.holders ?? []
    // A holder who was added since then holds one of the seats that were open.
    const since = holders.filter((holder) => isNew(holder, madeAt)).map(({ officialId }) => String(officialId))
    const answered = since.filter((each) => !wasAsked.has(each) && isAnswered(officials.get(each), wanted))
    return countOfSeat(answers, item, new Set(since)) + answered.length
  }
  return asked.flatMap((item) => {
    const count = Math.min(item.count, countOf(item))
    return count > 0 ? [{ ...item, count }] : []
  })
}

/** A winner decides the seat; a coming runoff, or an unknown result, leaves it open. */
function isDecided({ results }: Answers, id: string): boolean {
  return results.some(({ seat_id: each, outcome }) => each === id && (outcome === 're_elected' || outcome === 'new'))
}

function countOfSeat({ seats }: Answers, { id, wanted, count }: AskedItem, since: ReadonlySet<string>): number {
  const answer = seats.find((each) => each.id === id)
  if (!answer) return 0
  if (answer.not_found || (answer.still_right && wanted === 'holder')) return count
  const people = answer.people.filter(({ follows }) => follows === null || since.has(String(follows)))
  return people.filter((person) => !isOfPerson(wanted) || person[wanted] !== '').length
}

function isAnswered(answer: OfficialAnswer | LineAnswer | undefined, wanted: Wanted): boolean {
  if (!answer) return false
  if (answer.not_found || ('still_right' in answer && answer.still_right)) return true
  return Boolean((answer as Partial<Record<Wanted, unknown>>)[wanted])
}

/** The asked items minus the given ones. */
export function leftOf(asked: readonly AskedItem[], given: readonly AskedItem[]): AskedItem[] {
  const counts = new Map<string, number>()
  for (const item of given) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + item.count)
  return asked.flatMap((item) => {
    const count = item.count - (counts.get(keyOf(item)) ?? 0)
    return count > 0 ? [{ ...item, count }] : []
  })
}

function keyOf({ of, id, wanted }: AskedItem): string {
  return `${of} ${id} ${wanted}`
}

export function sumOf(items: readonly AskedItem[]): number {
  return items.reduce((sum, { count }) => sum + count, 0)
}

/** The kinds in the order of the drive. */
export function byKind(items: readonly AskedItem[]): { wanted: Wanted; count: number }[] {
  const counts = new Map<Wanted, number>()
  for (const { wanted, count } of items) counts.set(wanted, (counts.get(wanted) ?? 0) + count)
  return Array.from(counts, ([wanted, count]) => ({ wanted, count }))
}

/** The nonpartisan view omits parties. */
export function visibleItems(items: readonly AskedItem[], isNonpartisan: boolean): readonly AskedItem[] {
  return isNonpartisan ? items.filter(({ wanted }) => wanted !== 'party') : items
}
