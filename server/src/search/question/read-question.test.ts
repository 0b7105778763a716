import { describe, expect, test } from 'vitest'
import { offices } from '@atlas/contract/rules/offices.ts'
import { readQuestion } from '#search/question/read-question.ts'
import { officeReader } from '#vocabulary/offices/read-office.ts'
import { type ListedPlace, placeDirectory } from '#vocabulary/places/place-directory.ts'

const places: readonly ListedPlace[] = [
  { id: '01047', kind: 'county', stateId: '01', name: 'Dallas County' },
  { id: '0169120', kind: 'municipality', stateId: '01', name: 'Selma' },
  { id: '1321324', kind: 'municipality', stateId: '13', name: 'Dallas' },
  { id: '1343192', kind: 'municipality', stateId: '13', name: 'LaGrange' },
  { id: '22051', kind: 'county', stateId: '22', name: 'Jefferson Parish' },
  { id: '28063', kind: 'county', stateId: '28', name: 'Jefferson County' },
  { id: '1378324', kind: 'municipality', stateId: '13', name: 'Union City' },
  { id: 'al-house-67', kind: 'house_district', stateId: '01', name: 'House District 67' },
  { id: 'ga-house-67', kind: 'house_district', stateId: '13', name: 'House District 67' },
  { id: 'us-house-ga-2', kind: 'congressional_district', stateId: '13', name: 'Congressional District 2' },
]
const vocabulary = {
  readOffice: officeReader(Object.keys(offices)),
  places: {
    called: placeDirectory(places).called,
    ofZip: (text: string) => (text === '36701' ? places.slice(0, 2) : []),
  },
}

const read = (typed: string) => {
  const [reading] = readQuestion(vocabulary, typed)
  if (!reading) return null
  const { offices: named, places: meant, district, stateId, rest } = reading
  return [named.join(' or '), meant.map(({ id }) => id).join(' '), district, stateId, rest.join(' ')]
}

test.each([
  ['mayor of Selma', ['Mayor', '0169120', null, null, '']],
  ['Selma AL mayor', ['Mayor', '0169120', null, null, '']],
  ['who is the mayor of Selma?', ['Mayor', '0169120', null, null, '']],
  ['sheriff of Dallas County', ['Sheriff', '01047', null, null, '']],
  ['sheriff in Dallas, Alabama', ['Sheriff', '01047', null, null, '']],
  ['Jefferson Parish sheriff', ['Sheriff', '22051', null, null, '']],
  ['Union City council', ['City Council Member', '1378324', null, null, '']],
  ['City of Selma', ['', '0169120', null, null, '']],
  ['Dallas County, AL', ['', '01047', null, null, '']],
  ['La Grange', ['', '1343192', null, null, '']],
  ['sheriff GA', ['Sheriff', '', null, '13', '']],
  ['judge of probate', ['Probate Judge', '', null, null, '']],
  ['circuit court clerk', ['Circuit Clerk or Clerk of Circuit Court', '', null, null, '']],
  ['HD 67', ['', 'al-house-67 ga-house-67', null, null, '']],
  ['state rep 67 alabama', ['State Representative', 'al-house-67', null, '01', '']],
  ['GA-02', ['', 'us-house-ga-2', null, null, '']],
  ['county commissioner district 2 Dallas County', ['County Commissioner', '01047', '2', null, '']],
  ['Selma ward 3', ['', '0169120', '3', null, '']],
  ['Hank Johnson GA', ['', '', null, '13', 'hank johnson']],
  ['Mayor Johnny Moss', ['Mayor', '', null, null, 'johnny moss']],
  ['sheriff 36701', ['Sheriff', '01047 0169120', null, null, '']],
  ["Selma's mayor", ['Mayor', '0169120', null, null, '']],
  ['who represents Selma', ['', '0169120', null, null, '']],
  ['elected officials of Selma, please', ['', '0169120', null, null, '']],
  ['Selma city hall', ['', '0169120', null, null, '']],
  ['Dallas County courthouse', ['', '01047', null, null, '']],
  ["Georgia's 2nd", ['', 'us-house-ga-2', null, '13', '']],
  ['Georgia 2nd district', ['', 'us-house-ga-2', null, '13', '']],
  ['parish president Jefferson', ['Parish President', '22051', null, null, '']],
  ['county commission chair Dallas', ['County Commission Chair', '01047', null, null, '']],
])('“%s” is read', (typed, reading) => {
  expect(read(typed)).toEqual(reading)
})

describe('nothing is read', () => {
  test.each(['Ada Adams', 'of the', '67', '', '—', 'xqzzk'])('into “%s”', (typed) => {
    expect(readQuestion(vocabulary, typed)).toEqual([])
  })
})

test('a question of many words has few readings, whatever they mean', () => {
  const typed = 'mayor dallas al 3 sheriff selma ga 4 judge jefferson ms 5'
  expect(readQuestion(vocabulary, typed).length).toBeLessThanOrEqual(24)
})
