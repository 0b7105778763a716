import { normalized } from '@atlas/contract/rules/normalized.ts'
import { splitName } from '#vocabulary/people/split-name.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { seatOf } from '#imports/results/contest.ts'
import type { Decision } from '#imports/results/decide.ts'
import { countiesNamed } from '#imports/results/county-names.ts'
import type { Results } from '#imports/results/read-results.ts'
import { keysOf } from '#imports/results/seat-keys.ts'
import type { StoredWinner } from '#imports/results/stored-elections.ts'

/** The stored winners of a day compared with those of a file. */
export interface Comparison {
  readonly equal: number
  /** Stored winners whom the file does not elect, each as a sentence. */
  readonly different: readonly string[]
  /** Stored winners of contests that are not in the file, perhaps because they were unopposed. */
  readonly notInFile: number
  /** Contests with a winner in the file but no stored one. */
  readonly notOnFile: readonly string[]
}

export function compare(
  decisions: readonly Decision[],
  stored: readonly StoredWinner[],
  { stateId }: Pick<Results, 'stateId'>,
  counties: readonly CountyRecord[],
): Comparison {
  const byKey = new Map<string, Decision[]>()
  const keysOfDecision = new Map<Decision, readonly string[]>()
  for (const decision of decisions) {
    const { contest } = decision
    const keys = keysOf(contest, stateId, countiesNamed(contest.counties, stateId, counties))
    keysOfDecision.set(decision, keys)
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), decision])
  }
  const known = new Set(stored.flatMap(({ keys }) => keys))
  const different: string[] = []
  let [equal, notInFile] = [0, 0]
  for (const { name, seat, keys } of stored) {
    const contests = keys.map((key) => byKey.get(key)).find((found) => found !== undefined)
    if (!contests) notInFile += 1
    else if (contests.some(({ elected }) => elected.some((each) => isSamePerson(each.name, name)))) equal += 1
    else different.push(`${seat}: stored ${name}; by the file ${contests.map(winnersText).join('; ')}`)
  }
  const notOnFile = decisions.filter(
    (decision) => decision.elected.length > 0 && !keysOfDecision.get(decision)?.some((key) => known.has(key)),
  )
  return { equal, different, notInFile, notOnFile: notOnFile.map(({ contest }) => seatOf(contest)) }
}

function winnersText({ elected, open }: Decision): string {
  return [...elected.map(({ name }) => name), ...(open ? [open] : [])].join(', ')
}

/**
 * "DeSantis / Nuñez" and "Ron DeSantis", "MARK HARRELL" and "Mark A. Harrell, Jr." are the same person if they are in
 * the same contest.
 */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.at(-1) !== b.at(-1) && a[0] !== b[0]) return false
  const shared = a.filter((word) => b.includes(word)).length
  return shared >= 2 || (a.at(-1) === b.at(-1) && (a[0]?.[0] === b[0]?.[0] || Math.min(a.length, b.length) === 1))
}

/** Without suffixes, because a shared suffix does not make Ann Roe Jr and Al Doe Jr the same person. */
function wordsOf(name: string): string[] {
  const { name: written, suffix } = splitName(name)
  const words = normalized(written).split(' ')
  return suffix === null ? words : words.slice(0, -1)
}
