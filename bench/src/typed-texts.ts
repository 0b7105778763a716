import { namePools } from '@atlas/server/imports/sources/demonstration/names.ts'
import { randomOf } from '@atlas/server/imports/sources/demonstration/random.ts'

const people = 40
const places = ['sheriff', 'georgia', 'school board', 'clay', 'city']

/** What people type who look for a name: letter by letter, and further names after the first. */
export function typedNames(): string[] {
  const random = randomOf(1, 'typed names')
  const pools = Object.values(namePools)
  return Array.from({ length: people }, () => {
    const { last } = random.pick(pools)
    const [name, other] = [random.pick(last), random.pick(last)]
    return [1, 2, 3, 4, name.length].map((letters) => name.slice(0, letters)).concat(`${name} ${other.slice(0, 1)}`)
  }).flat()
}

/** What people type into the quick search: a name as above, or with what somebody is, and where. */
export function typedQueries(): string[] {
  const random = randomOf(1, 'typed queries')
  return typedNames().map((name) => (random.chance(0.3) ? `${name} ${random.pick(places)}` : name))
}
