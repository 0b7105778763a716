import { slug } from '@atlas/contract/rules/normalized.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { InventedCounty } from '#imports/sources/demonstration/invent-state.ts'
import { type InventedJurisdiction, areaInCounty, wholeCounty } from '#imports/sources/demonstration/jurisdictions.ts'
import { councilMembers, countySeat, municipalPosts } from '#imports/sources/demonstration/municipal-posts.ts'
import type { Post } from '#imports/sources/demonstration/post.ts'
import { type Random, weightedChoice } from '#imports/sources/demonstration/random.ts'
import type { CountyGovernment } from '@atlas/states/demonstration/demonstration.ts'
import { demonstrations } from '@atlas/states/demonstrations.ts'

const schoolBoardDistricts = 5

const governmentOf = Object.fromEntries(
  Object.entries(demonstrations).map(([id, { governments }]) => [id, weightedChoice(governments)]),
) as Record<StateId, (random: Random) => CountyGovernment>

/**
 * An endless series of the officials whom a county and the places in it elect, the most important first: the courthouse
 * and its town, then one municipality after another.
 */
export function* countyPosts(county: InventedCounty, neighbor: InventedCounty): Generator<Post> {
  const { countyOffices, municipalOffices } = demonstrations[county.stateId]
  const { random } = county
  const government = governmentOf[county.stateId](random)
  const courthouse = wholeCounty(county)
  for (const office of countyOffices) yield { office, jurisdiction: courthouse, random }
  if (government.head) yield { office: government.head, jurisdiction: courthouse, random }
  const seat = countySeat(county)
  for (const office of ['Mayor', ...municipalOffices] as const) yield { office, jurisdiction: seat, random }
  yield* districtPosts(county, government.member, seat)
  for (let number = 1; ; number++) yield* municipalPosts(county, neighbor, number)
}

/** Ordered by district, so that a county with few officials has some of each kind. */
function* districtPosts(county: InventedCounty, member: OfficeName, seat: InventedJurisdiction): Generator<Post> {
  const { commissionDistricts, countyDistrictOffices, councilMember } = demonstrations[county.stateId]
  const { random } = county
  for (let number = 1; number <= Math.max(commissionDistricts, schoolBoardDistricts, councilMembers); number++) {
    const district = String(number)
    if (number <= commissionDistricts) {
      for (const office of [member, ...countyDistrictOffices]) {
        yield { office, jurisdiction: countyDistrict(county, office, district), random }
      }
    }
    if (number <= schoolBoardDistricts) {
      yield { office: 'School Board Member', jurisdiction: schoolBoardDistrict(county, district), random }
    }
    if (number <= councilMembers) yield { office: councilMember, jurisdiction: seat, random }
  }
}

/** The name of the body within a county's government that an office elected by district belongs to. */
const bodies: Partial<Record<OfficeName, string>> = {
  'County Commissioner': 'Commission',
  'County Supervisor': 'Board of Supervisors',
  'Police Juror': 'Police Jury',
  'Parish Council Member': 'Council',
  'Justice Court Judge': 'Justice Court',
  Constable: 'Constables',
}

function countyDistrict(county: InventedCounty, office: OfficeName, district: string): InventedJurisdiction {
  const body = bodies[office] ?? office
  return areaInCounty(county, {
    key: jurisdictionKey.countyDistrict(county.id, slug(body), district),
    kind: 'county-district',
    name: `${county.fullName} ${body}`,
    district,
  })
}

function schoolBoardDistrict(county: InventedCounty, district: string): InventedJurisdiction {
  return areaInCounty(county, {
    key: jurisdictionKey.schoolDistrict(county.id, district),
    kind: 'school-district',
    name: `${county.fullName} School District`,
    district,
  })
}
