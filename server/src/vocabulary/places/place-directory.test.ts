import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { readCounties } from '#imports/geography/counties.ts'
import { readMorePlaces, readPlaces, withMorePlaces } from '#imports/geography/places.ts'
import { type ListedPlace, placeDirectory } from '#vocabulary/places/place-directory.ts'
import { shortFormsOf } from '#vocabulary/places/place-words.ts'

const pack = (path: string) => ({
  path,
  text: readFileSync(new URL(`../../../../public-data/${path}`, import.meta.url), 'utf8'),
})
const counties = readCounties(pack('geo/counties.csv')).items
const towns = withMorePlaces(
  { places: readPlaces(pack('census/places_population_2021.csv')).items, placeCounties: [] },
  readMorePlaces(pack('geo/places_more.csv'), new Set(counties.map(({ id }) => id))).items,
).places.filter(({ isIncorporated }) => isIncorporated)

const place = (kind: PlaceKind, { id, stateId, name }: Omit<ListedPlace, 'kind'>): ListedPlace => ({
  id,
  kind,
  stateId,
  name,
})
const listed: readonly ListedPlace[] = [
  ...counties.map(({ fullName, ...county }) => place('county', { ...county, name: fullName })),
  ...towns.map((town) => place('municipality', town)),
  ...stateIds.map((stateId) => place('state', { id: stateId, stateId, name: states[stateId].name })),
  place('house_district', { id: 'al-house-67', stateId: '01', name: 'House District 67' }),
  place('house_district', { id: 'ms-house-67', stateId: '28', name: 'House District 67' }),
  place('congressional_district', { id: 'us-house-ga-2', stateId: '13', name: 'Congressional District 2' }),
  place('school_district', { id: 'school-01001-autauga', stateId: '01', name: 'Autauga County Schools' }),
]
const directory = placeDirectory(listed)
const idsOf = (text: string, kind?: PlaceKind, stateId?: ListedPlace['stateId']) =>
  directory.called(text, { kind, stateId }).map(({ id }) => id)

test.each<[string, PlaceKind | undefined, string[]]>([
  ['Selma, AL 36701', undefined, ['0169120']],
  ['Selma (Dallas County)', undefined, ['0169120']],
  ['Selma, Dallas County, AL', 'municipality', ['0169120']],
  ['Selma, Dallas Co., Ala.', 'municipality', ['0169120']],
  ['Selma (Hinds County)', 'municipality', []],
  ['Jackson (Hinds County)', 'municipality', ['2836000']],
  ['Natchez (Adams County)', 'municipality', ['2850440']],
  ['Lake Providence, East Carroll Parish', 'municipality', ['2241400']],
  ['Dallas County (Selma)', 'county', ['01047']],
  ['Dallas County (Selma), AL', undefined, ['01047']],
  ['Dallas County (Jackson Hole)', 'county', []],
  ['Selma city, Alabama', 'municipality', ['0169120']],
  ['E. Baton Rouge Parish', 'county', ['22033']],
  ['Pt. St. Lucie, FL', 'municipality', ['1258715']],
  ['Pt. Coupee', 'county', ['22077']],
  ['Bay St. Louis', 'municipality', ['2803980']],
  ['Mt. Vernon', 'municipality', ['0152608', '1353508']],
  ['Ft. Lauderdale', undefined, ['1224000']],
  ['La Grange, GA', undefined, ['1344340']],
  ['Mc Donough', undefined, ['1348624']],
  ["D'Iberville, MS", undefined, ['2819180']],
  ['D Iberville', undefined, ['2819180']],
  ['De Soto County', 'county', ['12027', '28033']],
  ['De Soto Parish', 'county', ['22031']],
  ['Jeff Davis County, MS', 'county', ['28065']],
  ['Jeff Davis County, GA', 'county', ['13161']],
  ['Union City, GA', undefined, ['1378324']],
  ['Augusta', 'county', ['13245']],
  ['City of Augusta', 'county', ['13245']],
  ['Augusta, GA', 'municipality', ['1304204']],
  ['Augusta, GA', undefined, ['1304204']],
  ['Augusta-Richmond County consolidated government (balance)', 'county', ['13245']],
  ['Macon, GA', 'municipality', ['1349008']],
  ['Macon-Bibb County', 'county', ['13021']],
  ['Macon-Bibb', 'municipality', ['1349008']],
  ['Macon, GA', 'county', ['13193']],
  ['City of Macon, GA', 'county', []],
  ['Columbus-Muscogee', 'county', ['13215']],
  ['Duval County', undefined, ['12031']],
  ['Duval County', 'municipality', ['1235000']],
  ['Jacksonville, FL', undefined, ['1235000']],
  ['Jacksonville, FL', 'county', ['12031']],
  ['New Orleans', undefined, ['2255000']],
  ['New Orleans', 'county', ['22071']],
  ['Houma, LA', 'municipality', ['22109']],
  ['Houma', undefined, ['22109']],
  ['12025', 'county', ['12086']],
  ['1349000', undefined, ['1349008']],
  ['Dade County, FL', 'county', ['12086']],
  ['Dade County, GA', 'county', ['13083']],
  ['Dade', 'county', ['13083', '12086']],
  ['01047', 'county', ['01047']],
  ['ocd-division/country:us/state:al/place:selma', undefined, ['0169120']],
  ['ocd-division/country:us/state:al/county:dallas', undefined, ['01047']],
  ['ocd-division/country:us/state:la/parish:orleans', undefined, ['22071']],
  ['Alabama', undefined, ['01']],
  ['State of Alabama', undefined, ['01']],
  ['HD 67', undefined, ['al-house-67', 'ms-house-67']],
  ['AL HD 67', undefined, ['al-house-67']],
  ['GA-02', undefined, ['us-house-ga-2']],
  ['Autauga County Board of Education', undefined, ['school-01001-autauga']],
  ['Autauga School Board', undefined, ['school-01001-autauga']],
  ['Richmond/Augusta', 'county', ['13245']],
  ['Richmond (Augusta), GA', 'county', ['13245']],
  ['Richmond-Augusta', 'municipality', ['1304204']],
  ['Bibb-Macon', 'county', ['13021']],
  ['Duval (Jacksonville)', 'county', ['12031']],
  ['Statenville-Echols', 'county', ['13101']],
  ['City of Baton Rouge/Parish of East Baton Rouge', 'municipality', ['2205000']],
  ['City of Baton Rouge/Parish of East Baton Rouge', 'county', ['22033']],
  ['Selma/Dallas', 'county', []],
  ['Dallas (Perry)', 'county', []],
  ['Consolidated City of Jacksonville, FL', 'municipality', ['1235000']],
  ['Metropolitan Dade County, FL', 'county', ['12086']],
  ['Macon-Bibb County Government', 'county', ['13021']],
  ['Plaquemines Parish Government', 'county', ['22075']],
  ['Acadia Parish Police Jury', 'county', ['22001']],
  ['Indian River County Board of County Commissioners', 'county', ['12061']],
  ['Alexandria City Council, LA', 'municipality', ['2200975']],
  ['Union City Council, GA', 'municipality', ['1378324']],
  ['Bolivar County - First Judicial District', 'county', ['28011']],
  ['E. Feliciana Psh', 'county', ['22037']],
  ['St. John the Bapt.', 'county', ['22095']],
  ['Point Coupee', 'county', ['22077']],
  ['Mac Intosh', 'county', ['13191']],
  ['McClenny', 'municipality', ['1241950']],
  ['Town of Amite', 'municipality', ['2201885']],
  ['Islamorada', 'municipality', ['1234132']],
  ['Lake Worth', 'municipality', ['1239081']],
  ['Yazoo, MS', 'municipality', []],
  ['Yazoo, MS', undefined, ['28163']],
  ['Florida', 'municipality', []],
  ['Autauga Co. BOE', undefined, ['school-01001-autauga']],
  ['Shelby, TN', undefined, []],
  ['Pine Hills, FL', undefined, []],
  ['Dallas County', 'municipality', []],
  ['', undefined, []],
])('%j of the kind %s is %j', (text, kind, ids) => {
  expect(idsOf(text, kind).toSorted()).toEqual(ids.toSorted())
})

/** Other common forms of the name of a place. */
function spellingsOf({ kind, name, stateId }: ListedPlace): string[] {
  const { code, name: state } = states[stateId]
  const words = name.split(' ')
  const shortened = words.flatMap((word, index) =>
    shortFormsOf(word.toLowerCase()).map((short) => words.with(index, `${short}.`).join(' ')),
  )
  const plain = [name, name.toUpperCase(), name.replaceAll(/['’-]/g, ' '), ...shortened]
  const nouns =
    kind === 'county'
      ? [name.replace(/County|Parish/, (noun) => (noun === 'County' ? 'Co.' : 'Par.')), `The ${name}`]
      : [`City of ${name}`, `${name} city`]
  return [...plain, ...nouns].flatMap((text) => [`${text}, ${code}`, `${text} ${state}`, `${text} (${code})`])
}

test('every county and every city is found by each spelling of its name, and no other is', () => {
  const wrong: string[] = []
  const named = listed.filter(({ kind }) => kind === 'county' || kind === 'municipality')
  for (const each of named)
    for (const text of spellingsOf(each)) {
      const found = directory.called(text, { kind: each.kind })
      if (!found.includes(each) || (found.length > 1 && !found.every((other) => other.stateId === each.stateId)))
        wrong.push(`${text}: ${found.map(({ id, name }) => `${id} ${name}`).join('; ')}`)
    }
  expect(wrong).toEqual([])
})

test('every county is found by its codes', () => {
  const forms = (id: string) => [id, String(Number(id)), `${Number(id)}.0`, `0500000US${id}`]
  const wrong = counties.filter(({ id }) => forms(id).some((code) => idsOf(code).join() !== id))
  expect(wrong).toEqual([])
})

test('what is being typed finds the names that begin so, in any spelling', () => {
  const names = (text: string) => directory.beginning(text).map(({ name }) => name)
  expect(names('Ft. Lau')).toEqual(['Fort Lauderdale'])
  expect(names('poin')).toContain('Pointe Coupee Parish')
  expect(names('Augusta-R').toSorted()).toEqual(['Augusta', 'Richmond County'])
  expect(names('Lafayette, LA')).toContain('Lafayette')
})

test('a slip has the places that are likely meant', () => {
  expect(directory.likely('Selmma, AL').map(({ name }) => name)[0]).toBe('Selma')
  expect(directory.likely('Xyzzyx')).toEqual([])
})
