import type { Found, FoundOfficial } from '@atlas/contract/endpoints/places/find.ts'
import { joined } from '#places/find/joined.ts'
import { type Level, levels } from '@atlas/contract/rules/levels.ts'
import { groupBy } from '#shared/ui/browser/group-by.ts'

/** Officials who stand together: of one level, and below the state of the same counties. */
export interface Section {
  readonly key: string
  readonly title: string
  /** What part they serve, beside the title. */
  readonly note: string
  readonly level: Level | null
  readonly officials: readonly FoundOfficial[]
}

const titles: Readonly<Record<Level, string>> = {
  Congress: 'Congress',
  Statewide: 'State',
  Legislature: 'State legislature',
  'Courts and Prosecutors': 'Courts and prosecutors',
  County: 'County',
  Municipal: 'Cities and towns',
  School: 'Schools',
}

/** Of these, what one county elects stands apart from what another does. */
const local = new Set<Level | null>(['County', 'School'])

/** The level that an official is shown with: clerks of court whom one county elects stand with its other officers. */
function shownLevel({ level, place_id: id }: FoundOfficial): Level | null {
  return level === 'Courts and Prosecutors' && id !== null && /^\d{5}$/.test(id) ? 'County' : level
}

/** "Bolivar" of "Bolivar County". */
export function shortCounty(name: string): string {
  return name.replace(/ (?:County|Parish)$/, '')
}

/** The officials of one part, or of all of them where none is chosen. */
export function officialsOf(found: Found, partId: string | null): readonly FoundOfficial[] {
  if (partId === null) return found.officials
  return found.officials.filter(({ parts }) => parts.some(({ id }) => id === partId))
}

export function sectionsOf(found: Found, officials: readonly FoundOfficial[]): Section[] {
  const groups = groupBy(officials, (official) => keyOf(official))
  return [...groups]
    .map(([key, group]) => {
      const [first] = group
      return {
        key,
        level: shownLevel(first),
        title: titleOf(found, first),
        note: noteOf(found, group),
        officials: group,
      }
    })
    .sort((one, other) => rank(one.level) - rank(other.level))
}

function rank(level: Level | null): number {
  return level === null ? levels.length : levels.indexOf(level)
}

function keyOf(official: FoundOfficial): string {
  const level = shownLevel(official)
  const { parts } = official
  return local.has(level) ? [level, ...parts.map(({ id }) => id)].join(' ') : String(level)
}

function titleOf(found: Found, official: FoundOfficial): string {
  const level = shownLevel(official)
  const { parts } = official
  if (level === null) return 'Others'
  if (!local.has(level)) return titles[level]
  const counties = joined(
    found.parts.filter(({ id }) => parts.some((part) => part.id === id)).map(({ name }) => name),
    'and',
  )
  return level === 'County' ? counties || titles.County : [titles[level], counties].filter(Boolean).join(', ')
}

function noteOf(found: Found, officials: readonly FoundOfficial[]): string {
  const part = partWords(found, officials[0]?.parts ?? [])
  if (found.point) return found.parts.length > 1 && part === '' ? 'both sides' : ''
  if (officials.every((each) => partWords(found, each.parts) === part && each.certainty === 'whole'))
    return `all of ${found.name}`
  const isOfOnePart = officials.every((each) => partWords(found, each.parts) === part) && part !== ''
  return isOfOnePart ? `only the ${part} part` : ''
}

/** "Bolivar" of those who serve only that part; nothing of those who serve all. */
function partWords(found: Found, parts: FoundOfficial['parts']): string {
  if (parts.length === 0 || parts.length === found.parts.length) return ''
  const served = found.parts.filter(({ id }) => parts.some((part) => part.id === id))
  return joined(
    served.map(({ name }) => shortCounty(name)),
    'and',
  )
}

/** Where districts cross what is asked for: those that are certain or probable come first, the others when asked for. */
export function unlikely({ certainty, level }: FoundOfficial): boolean {
  return certainty === 'possible' && level === 'Legislature'
}

const withoutOutlines: ReadonlySet<Level | null> = new Set(['Courts and Prosecutors', 'County', 'Municipal', 'School'])

/** Why somebody is named says it all, but of districts that nobody has outlines of. */
function certaintyAtPoint({ certainty, level, reason }: FoundOfficial): string {
  const isOneOfSeveral = certainty === 'possible' && withoutOutlines.has(level) && / inside /.test(reason ?? '')
  return isOneOfSeveral ? 'One of several districts, whose lines are not on file' : ''
}

/** How sure it is that somebody serves whoever lives there; nothing where it is plain. */
export function certaintyWords(found: Found, official: FoundOfficial): string {
  const level = shownLevel(official)
  const { certainty, parts } = official
  const isOfZip = found.kind === 'zip'
  if (found.kind === 'point') return certaintyAtPoint(official)
  if (certainty === 'probable') return `Probably: the middle of ${found.name} lies in the district`
  if (certainty === 'possible') return 'One of several; which one depends on the address'
  if (certainty === 'some') return 'All of it or a part; which is not on file'
  if (level === 'Municipal') return isOfZip ? 'Only who lives inside the city or town' : ''
  const part = partWords(found, parts)
  return part === '' || local.has(level) ? '' : `${part} only`
}
