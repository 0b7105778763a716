import { normalized } from '@atlas/contract/rules/normalized.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { type PlaceAlias, placeAliasesOf, readPlaceAliases } from '@atlas/states/place-aliases.ts'
import { expect, test } from 'vitest'
import { readCounties } from '#imports/geography/counties.ts'
import { readMorePlaces, readPlaceCounties, readPlaces, withMorePlaces } from '#imports/geography/places.ts'
import { publicData } from '#imports/public-data.ts'
import { readTextFile } from '#imports/reading/text-file.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'

const read = (table: keyof typeof tableFiles) => readTextFile(publicData, tableFiles[table])
const counties = readCounties(await read('counties')).items
const countyIds = new Set(counties.map(({ id }) => id))
const { places, placeCounties } = withMorePlaces(
  {
    places: readPlaces(await read('places')).items,
    placeCounties: readPlaceCounties(await read('placeCounties'), countyIds).items,
  },
  readMorePlaces(await read('morePlaces'), countyIds).items,
)
const named = [...counties, ...places]
const lies = new Set(placeCounties.map(({ placeId, countyId }) => `${placeId} ${countyId}`))
const keyOf = (name: string) => normalized(name).replace(/^st /, 'saint ').replaceAll(' ', '')

test.each(stateIds)('in state %s every alias is of a place that the public data has', (stateId) => {
  const known = new Set(named.filter((place) => place.stateId === stateId).map(({ id }) => id))
  expect(placeAliasesOf(stateId).filter(({ placeId }) => !known.has(placeId))).toEqual([])
})

test.each(stateIds)('in state %s an alias is the name of no other place, unless it says of which', (stateId) => {
  const inState = named.filter((place) => place.stateId === stateId)
  const alsoNamed = ({ placeId, alias }: PlaceAlias) =>
    inState
      .filter(
        ({ id, name, fullName }) => id !== placeId && [id, name, fullName].some((own) => keyOf(own) === keyOf(alias)),
      )
      .map(({ id }) => id)
  const aliases = placeAliasesOf(stateId)
  expect(aliases.map((each) => [each.alias, alsoNamed(each)])).toEqual(
    aliases.map(({ alias, alsoNames }) => [alias, alsoNames === null ? [] : [alsoNames]]),
  )
})

test.each(stateIds)('in state %s two places share an alias only where one government is of both', (stateId) => {
  const aliases = placeAliasesOf(stateId)
  const shared = [...Map.groupBy(aliases, ({ alias }) => keyOf(alias)).values()].filter(({ length }) => length > 1)
  const ofOneGovernment = ([first, second, ...more]: readonly PlaceAlias[]) =>
    more.length === 0 &&
    (lies.has(`${first?.placeId} ${second?.placeId}`) || lies.has(`${second?.placeId} ${first?.placeId}`))
  expect(shared.filter((each) => !ofOneGovernment(each))).toEqual([])
})

test.each(stateIds)('in state %s no alias repeats the name that its place has anyway', (stateId) => {
  const own = new Set(named.flatMap(({ id, name, fullName }) => [name, fullName].map((each) => `${id} ${keyOf(each)}`)))
  expect(placeAliasesOf(stateId).filter(({ placeId, alias }) => own.has(`${placeId} ${keyOf(alias)}`))).toEqual([])
  const noun = new RegExp(` (?:${states[stateId].countyNoun.one})$`, 'i')
  expect(placeAliasesOf(stateId).filter(({ placeId, alias }) => placeId.length === 5 && noun.test(alias))).toEqual([])
})

test('a consolidated government is known by the names of its county and of its city', () => {
  const idsFor = (stateId: keyof typeof states, name: string) =>
    placeAliasesOf(stateId)
      .filter(({ alias }) => alias === name)
      .map(({ placeId }) => placeId)
  expect(idsFor('13', 'Augusta-Richmond')).toEqual(['13245', '1304204'])
  expect(idsFor('13', 'Macon')).toEqual(['1349008'])
  expect(idsFor('22', 'Houma')).toEqual(['22109'])
  expect(idsFor('12', '12025')).toEqual(['12086'])
})

test('a state without aliases needs no file', () => {
  expect(placeAliasesOf('01')).toEqual([])
})

const headings = 'geoid,alias,reason,also_names,source\n'
test.each([
  ['geoid,alias\n12086,Dade\n', 'aliases.csv needs the headings geoid,alias,reason,also_names,source'],
  [`${headings}12086,Dade\n`, 'aliases.csv, line 2: it has 2 values under 5 headings'],
  [`${headings}1208,Dade,renamed,,Census\n`, 'line 2: "1208" is no FIPS code of a county, a city or a town'],
  [`${headings}12086,Dade,old,,Census\n`, 'line 2: "old" is none of the reasons consolidated, renamed, short, code'],
  [`${headings}12086,Dade,renamed,Dade,Census\n`, 'line 2: "Dade" is no FIPS code of a county, a city or a town'],
  [`${headings}12086,Dade,renamed,,\n`, 'line 2: an alias and its source are needed'],
])('a row of aliases that cannot be read is named: %j', (text, reason) => {
  expect(() => readPlaceAliases({ path: 'aliases.csv', text })).toThrow(reason)
})
