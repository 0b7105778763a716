import { expect, test } from 'vitest'
import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'

const counties = readMappedCounties()
const towns = ['Selma', 'Demopolis', 'Marion', 'Eutaw', 'Greensboro', 'Uniontown']
const reference = {
  offices: Object.keys(offices),
  counties,
  places: [
    ...towns.map((name, at) => ({ id: `010000${at}`, stateId: '01', kind: 'municipality', name }) as const),
    { id: '2800001', stateId: '28', kind: 'municipality', name: 'Marion' } as const,
  ],
  today: '2026-11-22',
}

interface ListOf {
  readonly heading?: string
  readonly office?: string
  readonly title?: string
  readonly more?: string
  readonly fileName?: string
  readonly forAll?: MatchingAnswers['for_all']
}

function matchingOf(names: readonly string[], of: ListOf = {}) {
  const {
    heading = 'County',
    office = 'Sheriff',
    title,
    more = '334-555-0101',
    fileName = 'list.csv',
    forAll = [],
  } = of
  const lines = [
    ...(title === undefined ? [] : [title, '']),
    `Name,Office,${heading},Phone or Address`,
    ...names.map((name, at) => `${['Ann', 'Bea', 'Cal'][at % 3]} Tester,${office},${name},"${more}"`),
  ]
  const sheets = readSheets({ name: fileName, bytes: Buffer.from(lines.join('\n')) })
  return matchSheet(fileName, sheets, { ...noAnswers, for_all: forAll }, reference)
}

function impliedState(names: readonly string[], of: ListOf = {}): string | null {
  const { missing } = matchingOf(names, of).matching
  return missing.find(({ is_told: isTold }) => isTold)?.answer ?? null
}

const ofAlabama = ['Dallas', 'Autauga', 'Montgomery', 'Lowndes', 'Bullock']

test('a list whose counties are together in one state alone is of that state, and people are told to look', () => {
  const { matching, rows } = matchingOf(ofAlabama)
  expect(matching.missing).toMatchObject([
    { column: 'state.name', answer: 'Alabama', is_told: true, text: expect.stringContaining('Alabama') },
  ])
  expect(matching.questions_left).toBe(0)
  expect(rows.map(({ values }) => values.get('state.name'))).toEqual(ofAlabama.map(() => 'Alabama'))
  expect(rows.map(({ values }) => values.get('county.name'))).toEqual(ofAlabama.map((name) => `${name} (AL)`))
})

test.each([
  ['Ft. and St. as people write them', ['St. Clair', 'Autauga Co.', 'DALLAS', 'De Kalb', 'Bullock County'], 'Alabama'],
  ['the same five several times', [...ofAlabama, ...ofAlabama], 'Alabama'],
  ['parishes', ['Caddo', 'Orleans', 'St. Landry', 'Jackson', 'Union'], 'Louisiana'],
  ['four names', ofAlabama.slice(0, 4), null],
  ['five rows of three names', ['Dallas', 'Dallas', 'Montgomery', 'Autauga', 'Autauga'], null],
  ['one name that is in no state', [...ofAlabama, 'Davidson'], null],
  ['one name of another state', [...ofAlabama, 'Bolivar'], null],
  ['names that two states have', ['Jackson', 'Montgomery', 'Madison', 'Clarke', 'Perry', 'Marion'], null],
  ['only one name that no other state has', ['Autauga', 'Jackson', 'Montgomery', 'Madison', 'Perry'], null],
])('of %s', (_, names, told) => {
  expect(impliedState(names)).toBe(told)
})

test('cities tell the state as counties do', () => {
  expect(impliedState(towns, { heading: 'City', office: 'Mayor' })).toBe('Alabama')
  expect(impliedState(towns.slice(0, 4), { heading: 'City', office: 'Mayor' })).toBe(null)
  expect(impliedState([...towns, 'Memphis'], { heading: 'City', office: 'Mayor' })).toBe(null)
})

test.each([
  ['a title of another of the states', { title: 'Sheriffs of Georgia' }],
  ['a title of a state elsewhere', { title: 'Sheriffs of Tennessee' }],
  ['a file of a state elsewhere', { fileName: 'north carolina sheriffs.csv' }],
  ['addresses elsewhere', { more: '1 Main Street, Nashville, TN 37201' }],
])('%s speaks against it, and the state is asked for', (_, of) => {
  const { matching } = matchingOf([...ofAlabama, 'Dallas'], of)
  expect(matching.missing.filter(({ is_told: isTold }) => isTold)).toEqual([])
  expect(matching.questions_left).toBeGreaterThan(0)
})

test('what somebody has chosen holds', () => {
  const { matching } = matchingOf(ofAlabama, { forAll: [{ column: 'state.name', answer: 'Georgia' }] })
  expect(matching.missing).toMatchObject([{ column: 'state.name', answer: 'Georgia', is_told: false }])
})

test.each(Object.values(states))('all counties of $name together tell it', (state) => {
  const own = counties.filter(({ stateId }) => states[stateId].name === state.name).map(({ name }) => name)
  expect(impliedState(own)).toBe(state.name)
})

// Counties of two neighbors among the five states, in alphabetical order.
const neighbors = {
  Tennessee: `Anderson,Bedford,Benton,Bledsoe,Blount,Bradley,Campbell,Cannon,Carroll,Carter,Cheatham,Chester,Claiborne,
    Clay,Cocke,Coffee,Crockett,Cumberland,Davidson,Decatur,DeKalb,Dickson,Dyer,Fayette,Fentress,Franklin,Gibson,Giles,
    Grainger,Greene,Grundy,Hamblen,Hamilton,Hancock,Hardeman,Hardin,Hawkins,Haywood,Henderson,Henry,Hickman,Houston,
    Humphreys,Jackson,Jefferson,Johnson,Knox,Lake,Lauderdale,Lawrence,Lewis,Lincoln,Loudon,McMinn,McNairy,Macon,
    Madison,Marion,Marshall,Maury,Meigs,Monroe,Montgomery,Moore,Morgan,Obion,Overton,Perry,Pickett,Polk,Putnam,Rhea,
    Roane,Robertson,Rutherford,Scott,Sequatchie,Sevier,Shelby,Smith,Stewart,Sullivan,Sumner,Tipton,Trousdale,Unicoi,
    Union,Van Buren,Warren,Washington,Wayne,Weakley,White,Williamson,Wilson`,
  Arkansas: `Arkansas,Ashley,Baxter,Benton,Boone,Bradley,Calhoun,Carroll,Chicot,Clark,Clay,Cleburne,Cleveland,Columbia,
    Conway,Craighead,Crawford,Crittenden,Cross,Dallas,Desha,Drew,Faulkner,Franklin,Fulton,Garland,Grant,Greene,
    Hempstead,Hot Spring,Howard,Independence,Izard,Jackson,Jefferson,Johnson,Lafayette,Lawrence,Lee,Lincoln,
    Little River,Logan,Lonoke,Madison,Marion,Miller,Mississippi,Monroe,Montgomery,Nevada,Newton,Ouachita,Perry,
    Phillips,Pike,Poinsett,Polk,Pope,Prairie,Pulaski,Randolph,St. Francis,Saline,Scott,Searcy,Sebastian,Sevier,Sharp,
    Stone,Union,Van Buren,Washington,White,Woodruff,Yell`,
}

const neighborCounties = Object.entries(neighbors).map(([state, list]) => ({
  state,
  names: list.split(',').map((name) => name.trim()),
}))

// One test each, because together they would exceed the time limit of a test on a busy machine.
test.each(
  neighborCounties.flatMap(({ state, names }) =>
    names.slice(4).map((_, index) => ({ state, run: names.slice(index, index + 5) })),
  ),
)('five counties of $state that follow each other are not taken for the five states: $run', ({ run }) => {
  expect(impliedState(run)).toBe(null)
})

test.each(neighborCounties)('all counties of $state are not taken for the five states', ({ names }) => {
  expect(impliedState(names)).toBe(null)
})
