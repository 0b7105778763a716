import { namePools } from '@atlas/server/imports/sources/demonstration/names.ts'
import { randomOf } from '@atlas/server/imports/sources/demonstration/random.ts'

const people = 40
const places = ['sheriff', 'georgia', 'school board', 'clay', 'city']

/** What people type to find a name: letter by letter, and further names after the first. */
export function typedNames(): string[] {
  const random = randomOf(1, 'typed names')
  const pools = Object.values(namePools)
  return Array.from({ length: people }, () => {
    const { last } = random.pick(pools)
    const [name, other] = [random.pick(last), random.pick(last)]
    return [1, 2, 3, 4, name.length].map((letters) => name.slice(0, letters)).concat(`${name} ${other.slice(0, 1)}`)
  }).flat()
}

/** What people type into the quick search: a name as above, or with an office and a place; and questions. */
export function typedQueries(): string[] {
  const random = randomOf(1, 'typed queries')
  const names = typedNames().map((name) => (random.chance(0.3) ? `${name} ${random.pick(places)}` : name))
  return [...names, ...questions]
}

const questions = [
  'mayor of Selma',
  'sheriff of Dallas County, AL',
  'who is the sheriff of Leflore County',
  'judge of probate Macon',
  'county commissioners Montgomery AL',
  'Bolivar County, MS',
  'City of Jackson',
  'Ft. Lauderdale',
  'state rep 67 alabama',
  'GA-02',
  'sheriff GA',
  'Rep. Bell Mississippi',
  'coroner of Clay County, MS',
]
