import { expect, test } from 'vitest'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { type Chamber, chambers } from '#vocabulary/districts/chambers.ts'
import { districtLabel, districtOfBody, readChamberDistrict } from '#vocabulary/districts/district-label.ts'
import { readDistrict } from '#vocabulary/districts/read-district.ts'

test.each([
  ['HD-7', 'house', null, '7'],
  ['HD 67', 'house', null, '67'],
  ['HD7', 'house', null, '7'],
  ['SD-7', 'senate', null, '7'],
  ['CD 2', 'congress', null, '2'],
  ['LD 7', null, null, '7'],
  ['GA-02', 'congress', '13', '2'],
  ['GA02', 'congress', '13', '2'],
  ['ga-2', 'congress', '13', '2'],
  ['AL HD 24', 'house', '01', '24'],
  ['3rd', null, null, '3'],
  ['2.0', null, null, '2'],
  ['001', null, null, '1'],
  ['#30', null, null, '30'],
  ['No. 22', null, null, '22'],
  ['Dist 6 ', null, null, '6'],
  ['Fourth', null, null, '4'],
  ['Twenty-first', null, null, '21'],
  ['District IV', null, null, '4'],
  ['House District 24', 'house', null, '24'],
  ['House District 24, Alabama', 'house', '01', '24'],
  ['Alabama House District 24', 'house', '01', '24'],
  ['Senate Dist. 5', 'senate', null, '5'],
  ['2nd Congressional District', 'congress', null, '2'],
  ['Twenty-first Congressional District', 'congress', null, '21'],
  ['U.S. House District 2', 'congress', null, '2'],
  ['State House 24', 'house', null, '24'],
  ['District A', null, null, 'A'],
  ['District I', null, null, 'I'],
  ['At Large', null, null, 'At Large'],
  ['At-Large', null, null, 'At Large'],
  ['District At Large', null, null, 'At Large'],
  ['Ward 3', null, null, '3'],
  ['Beat 4', null, null, '4'],
  ['24th District', null, null, '24'],
  ['Dist. Two', null, null, '2'],
  ['District 10-A', null, null, '10A'],
  ['District 4A', null, null, '4A'],
  ['District No. 3', null, null, '3'],
  ['(District 4)', null, null, '4'],
  ['H.D. 7', 'house', null, '7'],
  ['S.D.-24', 'senate', null, '24'],
  ['C. D. 2', 'congress', null, '2'],
  ['2nd CD', 'congress', null, '2'],
  ['7th HD', 'house', null, '7'],
  ['GA 2nd CD', 'congress', '13', '2'],
  ['State Representative 67', 'house', null, '67'],
  ['U.S. Rep. District 2', 'congress', null, '2'],
  ['State Senator, District 24', 'senate', null, '24'],
  ['U.S. Representative, District 2', 'congress', null, '2'],
  ['2nd Congressional District of Georgia', 'congress', '13', '2'],
  ['Alabama’s 67th House District', 'house', '01', '67'],
  ['One Hundred Fifth', null, null, '105'],
  ['one hundred and twenty-third House District', 'house', null, '123'],
  ['District One Hundred Five', null, null, '105'],
  ['One Hundredth District', null, null, '100'],
  ['Div. "A"', null, null, 'A'],
])('%j is a district and nothing else', (text, chamber, stateId, label) => {
  expect(readDistrict(text)).toEqual({ chamber, stateId, label, rest: '', isPost: expect.any(Boolean) })
})

test.each([
  ['Post 2', '2', ''],
  ['Place 1', '1', ''],
  ['Seat 3', '3', ''],
  ['Circuit Judge, Division A', 'A', 'Circuit Judge'],
])('%j may be a post', (text, label, rest) => {
  expect(readDistrict(text)).toMatchObject({ label, rest, isPost: true })
})

test.each([
  ['County Comm. Dist 2', '2', 'County Comm.'],
  ['School Board District 3', '3', 'School Board'],
  ['Commissioner (District 4)', '4', 'Commissioner'],
  ['District 2 - Commissioner', '2', 'Commissioner'],
  ['2nd District Commissioner', '2', 'Commissioner'],
  ['Selma, Ward 3', '3', 'Selma'],
  ['District 2, Place 3', '2', 'Place 3'],
])('%j leaves what is none of the district', (text, label, rest) => {
  expect(readDistrict(text)).toMatchObject({ label, rest, isPost: false })
})

test.each([
  'District Attorney',
  'Fourth District D.A.',
  'Selma',
  '36701 Broad Street',
  'Board of Education',
  'No answer',
  'Senate',
  'IV',
  'Place of birth',
  '',
])('%j names no district but for what it says', (text) => {
  const found = readDistrict(text)
  expect(found === null || found.label === '4').toBe(true)
})

const spellings: readonly ((number: number) => string)[] = [
  (number) => `${number}`,
  (number) => `${number}.0`,
  (number) => String(number).padStart(3, '0'),
  (number) => `#${number}`,
  (number) => `No. ${number}`,
  (number) => `District ${number}`,
  (number) => `DIST. ${String(number).padStart(2, '0')}`,
  (number) => `${number}${endingOf(number)}`,
  (number) => `${number}${endingOf(number)} District`,
]
const ofChamber = {
  house: ['HD-%', 'HD %', 'House District %', 'State House %', 'House Dist. %', '% House District'],
  senate: ['SD-%', 'SD%', 'Senate District %', 'State Senate District %', 'Senate %'],
  congress: ['CD %', 'CD-%', 'Congressional District %', 'U.S. House District %', 'Congress %'],
} as const

function endingOf(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 20
  return (isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10]) ?? 'th'
}

/** All ways to write a district of a chamber. */
function spellingsOf(stateId: StateId, chamber: Chamber, number: number): string[] {
  const { name, code } = states[stateId]
  const ofBody = ofChamber[chamber].map((form) =>
    form.replace('%', form.startsWith('%') ? `${number}${endingOf(number)}` : `${number}`),
  )
  const named = ofBody.filter((text) => !text.startsWith(`${number}`))
  const ofState = named.flatMap((text) => [`${code} ${text}`, `${name} ${text}`, `${text}, ${name}`])
  const congress = chamber === 'congress' ? [`${code}-${String(number).padStart(2, '0')}`, `${code}${number}`] : []
  return [...spellings.map((spell) => spell(number)), ...ofBody, ...ofState, ...congress]
}

test('every district of every chamber is found by each of its spellings, and no other is', () => {
  const numbersOf = (stateId: StateId, chamber: Chamber) =>
    Array.from({ length: states[stateId].seats[chamber] }, (_, index) => index + 1)
  const all = stateIds.flatMap((stateId) =>
    chambers.flatMap((chamber) =>
      numbersOf(stateId, chamber).flatMap((number) =>
        spellingsOf(stateId, chamber, number).map((text) => ({ text, stateId, chamber, district: `${number}` })),
      ),
    ),
  )
  const wrong = all.filter(({ text, stateId, chamber, district }) => {
    const found = readChamberDistrict(text, stateId, chamber)
    return found === null || !('district' in found) || found.district !== district
  })
  expect(wrong).toEqual([])
})

test.each<[StateId, Chamber, string, string]>([
  ['01', 'house', '999', 'Alabama has the House districts 1 to 105, and no "999"'],
  ['01', 'senate', 'District 36', 'Alabama has the Senate districts 1 to 35, and no "36"'],
  ['01', 'congress', 'AL-08', 'Alabama has the congressional districts 1 to 7, and no "8"'],
  ['01', 'house', 'District A', 'Alabama has the House districts 1 to 105, and no "A"'],
])('of state %s the %s has no %j', (stateId, chamber, text, reason) => {
  expect(readChamberDistrict(text, stateId, chamber)).toEqual({ outOfRange: reason })
})

test('a district of another chamber or state is none of this one', () => {
  expect(readChamberDistrict('SD 5', '01', 'house')).toBeNull()
  expect(readChamberDistrict('GA-02', '01', 'congress')).toBeNull()
})

test.each([
  ['067', '67'],
  ['District 67', '67'],
  ['DIST A', 'A'],
  ['at large', 'At Large'],
  ['North End', 'North End'],
])('the label of %j is %s', (text, label) => {
  expect(districtLabel(text)).toBe(label)
})

test.each([
  ['Commission District 1', '1'],
  ['County Commission, District 2', '2'],
  ['School Board District 3', '3'],
  ['County BOE 4', '4'],
  ['Police Jury District 2', '2'],
  ['JP Ward 1', '1'],
  ['Justice of the Peace Ward 1', '1'],
  ['2nd Justice Court', '2'],
  ['Councilman, Ward 3', '3'],
  ['Dist. 3 (Northport)', '3'],
  ['Council At Large', 'At Large'],
  ['ocd-division/country:us/state:al/county:baldwin/council_district:1', '1'],
])('%j is the district %s, whatever body or office it is of', (text, label) => {
  expect(districtOfBody(text)).toBe(label)
})

test.each([
  'District 2, Place 3',
  'Justice of the Peace Ward 3, District 1',
  'Elmodel',
  'C002',
  'HD-7',
  'GA-02',
  '3 & 4',
  '-1',
])('%j stays what it is beside other words', (text) => {
  expect(districtOfBody(text)).toBe(text)
})

test.each<[string, Chamber, string]>([
  ['D-11', 'house', '11'],
  ['D12', 'senate', '12'],
  ['H-13', 'house', '13'],
  ['S-8', 'senate', '8'],
  ['Sen. Dist. 10', 'senate', '10'],
  ['State Rep District 52', 'house', '52'],
  ['District 50 (Huntsville)', 'house', '50'],
  ['55 - Birmingham', 'house', '55'],
  ['３４', 'house', '34'],
  ['35\u2011', 'house', '35'],
  ['ocd-division/country:us/state:al/sldl:29', 'house', '29'],
  ['620L200US01030', 'house', '30'],
])('%j is a district of the %s', (text, chamber, district) => {
  expect(readChamberDistrict(text, '01', chamber)).toEqual({ district })
})

test.each<[string, Chamber]>([
  ['41-42', 'house'],
  ['39/40', 'house'],
  ['44, 45', 'house'],
  ['-1', 'house'],
  ['S-8', 'house'],
  ['Senate District 43', 'house'],
  ['ocd-division/country:us/state:ga/sldl:29', 'house'],
])('%j is no district of the %s of Alabama', (text, chamber) => {
  expect(readChamberDistrict(text, '01', chamber)).toBeNull()
})
