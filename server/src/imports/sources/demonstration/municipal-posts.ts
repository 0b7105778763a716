import type { StateId } from '@atlas/contract/rules/states.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { InventedCounty } from '#imports/sources/demonstration/invent-state.ts'
import { type InventedJurisdiction, areaInCounty } from '#imports/sources/demonstration/jurisdictions.ts'
import { inventPlaceName } from '#imports/sources/demonstration/place-names.ts'
import type { Post } from '#imports/sources/demonstration/post.ts'
import { type Random, weightedChoice } from '#imports/sources/demonstration/random.ts'
import { demonstrations } from '@atlas/states/demonstrations.ts'

export const councilMembers = 5
const schoolBoardMembers = 5
/** The shares of municipalities after the first that have their own schools, and that reach into the next county. */
const ownSchoolsShare = 0.5
const straddlingShare = 0.06
/** The share of municipalities without known figures, even those of their county. */
const figurelessShare = 0.2

/** All officials whom a municipality elects; `number` is 1 for the first one after the county's town. */
export function* municipalPosts(county: InventedCounty, neighbor: InventedCounty, number: number): Generator<Post> {
  const { councilMember, municipalOffices } = demonstrations[county.stateId]
  const { random } = county
  const name = inventPlaceName(random, county.placeNames)
  const type = typeOf[county.stateId](random)
  const beyond = random.chance(straddlingShare) ? [neighbor.id] : []
  const place = municipality(county, { number, type, name, beyond })
  yield { office: 'Mayor', jurisdiction: place, random }
  for (let member = 0; member < councilMembers; member++) yield { office: councilMember, jurisdiction: place, random }
  for (const office of municipalOffices) yield { office, jurisdiction: place, random }
  if (!random.chance(ownSchoolsShare)) return
  const schools = areaInCounty(county, {
    key: jurisdictionKey.schoolDistrict(county.id, placeCode(county, number)),
    kind: 'school-district',
    name: `${name} School District`,
    town: name,
  })
  for (let member = 0; member < schoolBoardMembers; member++) {
    yield { office: 'School Board Member', jurisdiction: schools, random }
  }
}

/** The town where the county has its offices. */
export function countySeat(county: InventedCounty): InventedJurisdiction {
  return municipality(county, { number: 0, type: 'City', name: county.town, beyond: [] })
}

const typeOf = Object.fromEntries(
  Object.entries(demonstrations).map(([id, { municipalities }]) => [id, weightedChoice(municipalities)]),
) as Record<StateId, (random: Random) => string>

interface InventedMunicipality {
  readonly number: number
  readonly type: string
  readonly name: string
  readonly beyond: readonly string[]
}

function municipality(
  county: InventedCounty,
  { number, type, name, beyond }: InventedMunicipality,
): InventedJurisdiction {
  return areaInCounty(county, {
    key: jurisdictionKey.municipality(placeCode(county, number)),
    kind: 'municipality',
    name: `${type} of ${name}`,
    town: name,
    beyond,
    figuresAt: county.random.chance(figurelessShare) ? 'nowhere' : 'county',
  })
}

/** Invented places have no FIPS code; a letter distinguishes their code from every real one. */
function placeCode(county: InventedCounty, number: number): string {
  return `${county.id}x${number}`
}
