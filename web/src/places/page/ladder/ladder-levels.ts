import type { Level } from '@atlas/contract/rules/levels.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { type PlaceKind, placeNoun } from '@atlas/contract/rules/place-kinds.ts'
import type { LadderGroup } from '#places/page/place-query.ts'
import { textOf } from '#shared/values/text-of.ts'

const labels: Readonly<Record<Level, string>> = {
  Congress: 'Congress',
  Statewide: 'State',
  Legislature: 'State legislature',
  'Courts and Prosecutors': 'Courts and prosecutors',
  County: 'County',
  Municipal: 'City or town',
  School: 'Schools',
}

/** What a group of the ladder is called; in Louisiana a county is a parish. */
export function levelLabel(level: Level | null, stateId: string): string {
  if (level === null) return 'Other offices'
  const noun = placeNoun('county', stateId)
  return level === 'County' ? `${noun.charAt(0).toUpperCase()}${noun.slice(1)}` : labels[level]
}

/** Whose own offices a place is about: these are never folded. */
const ownLevel: Partial<Record<PlaceKind, Level>> = {
  county: 'County',
  municipality: 'Municipal',
  school_district: 'School',
  state: 'Statewide',
}

const mostWhole = 4
const shownOfFolded = 3

interface Folded {
  readonly visible: LadderGroup['officials']
  readonly more: LadderGroup['officials']
}

/** Longer groups show three officials until more are asked for, but not those whom the page is about. */
export function foldedGroup({ level, officials }: LadderGroup, kind: PlaceKind): Folded {
  if (level === 'County' || level === ownLevel[kind] || officials.length <= mostWhole)
    return { visible: officials, more: [] }
  return { visible: officials.slice(0, shownOfFolded), more: officials.slice(shownOfFolded) }
}

/** "Show 3 more: Attorney General, State Treasurer, State Auditor"; an office that several hold is counted. */
export function moreText(more: LadderGroup['officials']): string {
  const counts = new Map<string, number>()
  for (const { values } of more) {
    const office = textOf(values, 'office.name') ?? 'Office unknown'
    counts.set(office, (counts.get(office) ?? 0) + 1)
  }
  const offices = [...counts].map(([office, count]) => (count === 1 ? office : `${office} (${count})`))
  return `Show ${more.length} more: ${offices.join(', ')}`
}

/** "3 officials", and how they are elected where the whole state does it. */
export function countText({ level, officials }: LadderGroup): string {
  const counted = officials.filter(({ certainty }) => isCounted(certainty)).length
  const count = counted === 1 ? '1 official' : `${counted} officials`
  const text = level === 'Statewide' ? `${count}, elected statewide` : count
  const others = officials.length - counted
  return others === 0 ? text : `${text}, and ${others} of whom one or several may`
}
