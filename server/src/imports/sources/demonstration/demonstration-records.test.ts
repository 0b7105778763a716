import { expect, test } from 'vitest'
import { levelOf } from '@atlas/contract/rules/levels.ts'
import { officeTypes } from '@atlas/contract/rules/office-types.ts'
import { type ColumnId, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { columnsOfContact } from '@atlas/contract/rules/shown-contact.ts'
import { contactColumns, officialColumns, seatColumns, stating } from '#database/stored-columns.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import { placeKeyOf } from '#imports/records/place-key.ts'
import { parties } from '@atlas/contract/rules/parties.ts'
import type { JurisdictionRecord, OfficialRecord, Records, SeatRecord } from '#imports/records/records.ts'
import { namePools, type Origin } from '#imports/sources/demonstration/names.ts'
import { demonstrationRecords } from '#imports/sources/demonstration/demonstration-records.ts'

const today = '2026-11-20'
const records = demonstrationRecords({ officials: 6_000, seed: 1, today })
const jurisdictions = new Map(records.jurisdictions.map((jurisdiction) => [jurisdiction.key, jurisdiction]))
const seats = new Map(records.seats.map((seat) => [seatKey(seat), seat]))

test('the same seed and count give the same records, another seed gives others', () => {
  const options = { officials: 800, seed: 7, today }
  expect(demonstrationRecords(options)).toEqual(demonstrationRecords(options))
  expect(demonstrationRecords(options)).not.toEqual(demonstrationRecords({ ...options, seed: 8 }))
})

test.each([1, 300, 6_000, 25_000])('there are exactly %i officials where so many are asked for', (officials) => {
  const made = demonstrationRecords({ officials, seed: 1, today })
  expect(made.officials).toHaveLength(officials)
  expect(new Set(made.officials.map(({ key }) => key)).size).toBe(officials)
  expectReferencesToResolve(made)
})

test('every title of a source says that it is invented', () => {
  for (const { title } of records.sources) expect(title).toMatch(/^Demonstration data, invented/)
})

test('all counties and parishes of the five states are there', () => {
  const count = (state: string) => records.counties.filter(({ stateId }) => stateId === state).length
  expect(stateIds.map(count)).toEqual([67, 67, 159, 64, 82])
  expect(records.counties.find(({ id }) => id === '22001')).toMatchObject({ name: 'Acadia', fullName: 'Acadia Parish' })
})

test('the legislatures and delegations to Congress are whole', () => {
  const holders = (office: string, state: string) =>
    records.officials.filter(
      (each) => each.office === office && jurisdictions.get(each.jurisdictionKey)?.stateId === state,
    ).length
  expect(stateIds.map((state) => holders('State Representative', state))).toEqual([105, 120, 180, 105, 122])
  expect(stateIds.map((state) => holders('State Senator', state))).toEqual([35, 40, 56, 39, 52])
  expect(stateIds.map((state) => holders('U.S. Representative', state))).toEqual([7, 28, 14, 6, 4])
})

test('every state has offices of every type', () => {
  const types = new Set(
    records.officials.map((each) => `${jurisdictions.get(each.jurisdictionKey)?.stateId} ${offices[each.office]}`),
  )
  for (const state of stateIds) {
    for (const type of officeTypes.filter((each) => each !== 'Other')) expect(types).toContain(`${state} ${type}`)
  }
})

test('every column of the catalogue is filled for some and, but for what everybody has, unknown for others', () => {
  const alwaysKnown = /^(eo\.(id|name|first|last|as_of)|office\.(name|type|level)|state\.|county\.|jurisdiction\.name)/
  // Dictionaries gather facts, and two names of one value are one value.
  // When somebody was added is said by the database, who is elected to follow by a file of results, and the id of Open
  // States by nobody here.
  const testedElsewhere: readonly ColumnId[] = ['eo.added', 'eo.elected', 'eo.takes_office', 'eo.openstates_id']
  const stored = columnsOf.official.columns.filter(
    ({ id, type, sameAs }) => type !== 'dict' && !sameAs && !testedElsewhere.includes(id),
  )
  for (const { id } of stored) {
    const share = shareFilled(id)
    expect(share, id).toBeGreaterThan(0)
    if (!alwaysKnown.test(id)) expect(share, id).toBeLessThan(1)
  }
})

test('values are missing in believable shares', () => {
  const shares: Partial<Record<ColumnId, [number, number]>> = {
    'party.name': [0.9, 0.98],
    'eo.gender': [0.88, 0.97],
    'eo.ethnicity': [0.7, 0.9],
    'eo.age': [0.65, 0.85],
    'eo.phone': [0.8, 0.95],
    'eo.email': [0.65, 0.85],
    'stats.address': [0.8, 0.95],
  }
  for (const [id, [least, most]] of Object.entries(shares)) {
    expect(shareFilled(id as ColumnId), id).toBeGreaterThan(least)
    expect(shareFilled(id as ColumnId), id).toBeLessThan(most)
  }
})

test('all parties, three genders and every answer to the coverage rule occur', () => {
  expect(new Set(records.officials.map(({ party }) => party))).toEqual(new Set([...parties, null]))
  expect(new Set(records.officials.map(({ gender }) => gender))).toEqual(new Set(['Female', 'Male', 'Nonbinary', null]))
  const share = (coverage: string) =>
    records.officials.filter((each) => jurisdictions.get(each.jurisdictionKey)?.coverage === coverage).length / 6_000
  expect(share('yes')).toBeGreaterThan(0.2)
  expect(share('no')).toBeGreaterThan(0.4)
  expect(share('unknown')).toBeGreaterThan(0.04)
})

test('people have names of several origins, suffixes and nicknames', () => {
  const names = records.officials.map(({ name }) => name).join('\n')
  for (const sign of [/é/, /ñ/, /ễ/, /'/, /-/, / Jr$/m, / III$/m, /"Bob"/, / de la /]) expect(names).toMatch(sign)
  for (const { name, first, last } of records.officials)
    expect(name.includes(first ?? '') && name.includes(last)).toBe(true)
})

test.each(Object.keys(namePools) as Origin[])(
  'people with last names of %s origin, and of no other, are there',
  (origin) => {
    const others = new Set(Object.entries(namePools).flatMap(([name, { last }]) => (name === origin ? [] : last)))
    const own = new Set(namePools[origin].last.filter((last) => !others.has(last)))
    expect(records.officials.filter(({ last }) => own.has(last)).length).toBeGreaterThan(5)
  },
)

test('nobody can be called or written to', () => {
  for (const { phone, email } of records.officials) {
    expect(phone ?? '205-555-0100').toMatch(/^\d{3}-555-01\d\d$/)
    expect(email ?? 'a.b@example.org').toMatch(/^[a-z]+\.[a-z]+@example\.org$/)
  }
})

test('a date of birth is a day of an adult, and an age is stated only without one', () => {
  for (const { birthDate, age } of records.officials) {
    if (birthDate) expect(birthDate).toMatch(/^(19[3-9]|200)\d-(0[1-9]|1[0-2])-\d\d$/)
    expect(birthDate && age).toBeNull()
  }
})

test('elections lie on both sides of today, and whoever sits in a seat was elected before', () => {
  for (const election of ['nextPrimary', 'nextGeneral'] as const) {
    const days = records.seats.flatMap((seat) => seat[election] ?? [])
    const past = days.filter((day) => day < today).length / days.length
    expect(past, election).toBeGreaterThan(0.01)
    expect(past, election).toBeLessThan(0.1)
  }
  for (const { electionYear, electionShare } of records.officials) {
    expect(electionYear ?? 2026).toBeLessThanOrEqual(2026)
    expect(electionShare ?? 1).toBeGreaterThanOrEqual(0.5)
    expect(electionYear === null).toBe(electionShare === null)
  }
})

test('some jurisdictions lie in several counties', () => {
  const several = records.jurisdictions.filter(
    ({ kind, countyIds }) => kind === 'house-district' && countyIds.length > 1,
  )
  expect(several.length).toBeGreaterThan(100)
  const kinds = new Set(records.jurisdictions.filter(({ countyIds }) => countyIds.length > 1).map(({ kind }) => kind))
  for (const kind of ['congressional-district', 'senate-district', 'house-district']) expect(kinds).toContain(kind)
  for (const state of stateIds) expect(several.some(({ stateId }) => stateId === state)).toBe(true)
})

test('the groups of each population and vote add up, and so do the shares', () => {
  for (const fact of figuresByJurisdiction().values()) {
    const sum = (...fields: ColumnId[]) => fields.reduce((total, field) => total + (fact.get(field) ?? 0), 0)
    if (fact.has('stats.vap_total')) {
      const groups = sum(
        'stats.vap_black',
        'stats.vap_hispanic',
        'stats.vap_asian',
        'stats.vap_white',
        'stats.vap_other',
      )
      expect(groups).toBe(fact.get('stats.vap_total'))
      expect(sum('stats.vap_black') / groups).toBeCloseTo(sum('stats.vap_black%'), 9)
    }
    if (fact.has('stats.2020biden%')) {
      expect(sum('stats.2020biden%', 'stats.2020trump%', 'stats.2020other%')).toBeCloseTo(1, 9)
      expect(sum('stats.governor_democratic%', 'stats.governor_republican%', 'stats.governor_other%')).toBeCloseTo(1, 9)
      expect(sum('stats.biden_votes')).toBeGreaterThan(0)
    }
  }
})

test('a county lists the districts that it touches, with their members and parties in one order', () => {
  const facts = new Map(records.facts.map((fact) => [`${fact.jurisdictionKey} ${fact.field}`, fact.value]))
  for (const { id } of records.counties) {
    const districts = facts.get(`county:${id} jurisdiction.house_districts`) as string[]
    const members = facts.get(`county:${id} stats.state_representatives`) as string[]
    expect(districts.length).toBeGreaterThan(0)
    expect(members).toHaveLength(districts.length)
    expect(facts.get(`county:${id} stats.state_representatives_party`)).toHaveLength(districts.length)
  }
})

test('many more officials need hardly more facts', () => {
  const many = demonstrationRecords({ officials: 100_000, seed: 1, today })
  expect(many.facts.length).toBeLessThan(records.facts.length * 1.05)
})

function seatKey({ office, jurisdictionKey }: Pick<SeatRecord, 'office' | 'jurisdictionKey'>): string {
  return `${office} ${jurisdictionKey}`
}

function expectReferencesToResolve({ sources, counties, jurisdictions, seats, officials, facts }: Records): void {
  const countyIds = new Set(counties.map(({ id }) => id))
  const sourceIds = new Set(sources.map(({ id }) => id))
  const keys = new Set(jurisdictions.map(({ key }) => key))
  const seatKeys = new Set(seats.map(seatKey))
  expect(keys.size).toBe(jurisdictions.length)
  expect(seatKeys.size).toBe(seats.length)
  expect(jurisdictions.flatMap((each) => each.countyIds).filter((id) => !countyIds.has(id))).toEqual([])
  expect(jurisdictions.flatMap((each) => each.figuresFrom ?? []).filter((key) => !keys.has(key))).toEqual([])
  expect(seats.filter((each) => !keys.has(each.jurisdictionKey))).toEqual([])
  expect(officials.filter((each) => !seatKeys.has(seatKey(each)) || !sourceIds.has(each.sourceId))).toEqual([])
  expect(facts.filter((each) => !keys.has(each.jurisdictionKey) || !sourceIds.has(each.sourceId))).toEqual([])
}

type ReadValue = (official: OfficialRecord, seat: SeatRecord, jurisdiction: JurisdictionRecord) => unknown

const contacts = new Map(records.contacts.map((contact) => [`${contact.office} ${contact.placeKey}`, contact]))

function contactOf({ office }: OfficialRecord, place: JurisdictionRecord) {
  return contacts.get(`${office} ${placeKeyOf(place)}`)
}

const places: Partial<Record<ColumnId, ReadValue>> = {
  'eo.id': ({ key }) => key,
  ...statedBy(officialColumns, (record) => (official) => official[record as keyof OfficialRecord]),
  ...statedBy(seatColumns, (record) => (_, seat) => seat[record as keyof SeatRecord]),
  ...statedBy(contactColumns, (record) => (official, _, place) => contactOf(official, place)?.[record as 'phone']),
  'office.contact_name': (official, _, place) => contactOf(official, place)?.phone,
  ...Object.fromEntries(
    columnsOfContact('phone').map((id): [ColumnId, ReadValue] => [
      id,
      (person, _, place) => person.phone ?? contactOf(person, place)?.phone,
    ]),
  ),
  ...Object.fromEntries(
    columnsOfContact('email').map((id): [ColumnId, ReadValue] => [
      id,
      (person, _, place) => person.email ?? contactOf(person, place)?.email,
    ]),
  ),
  'eo.age': ({ birthDate, age }) => birthDate ?? age,
  'jurisdictionoffice.next_election': (_, { nextPrimary, nextGeneral }) => nextPrimary ?? nextGeneral,
  'party.name': ({ party }) => party,
  'office.name': ({ office }) => office,
  'office.type': ({ office }) => offices[office],
  'office.level': ({ office }) => levelOf(office, offices[office] ?? ''),
  'jurisdiction.name': (_, __, { name }) => name,
  'jurisdiction.district': (_, __, { district }) => district,
  // The ids are tested in divisions.test.ts.
  'jurisdiction.ocd_id': (_, __, { ocdId }) => ocdId,
  'jurisdiction.geoid': (_, __, { ocdId }) => ocdId,
  'jurisdiction.coverage': (_, __, { coverage }) => (coverage === 'unknown' ? null : coverage),
  'state.name': (_, __, { stateId }) => stateId,
  'county.name': (_, __, { countyIds }) => countyIds[0],
  'county.fips': (_, __, { countyIds }) => countyIds[0],
}

function statedBy(columns: Parameters<typeof stating>[0], read: (record: string) => ReadValue) {
  return Object.fromEntries(stating(columns).map(([record, id]) => [id, read(record)]))
}

function shareFilled(id: ColumnId): number {
  const withFact = new Set(
    records.facts
      .filter((fact) => fact.field === id && fact.formerLinesYear === null)
      .map((fact) => fact.jurisdictionKey),
  )
  const ofFacts: ReadValue = (_, __, { key, figuresFrom }) =>
    withFact.has(key) || (figuresFrom && withFact.has(figuresFrom)) || null
  const read = places[id] ?? ofFacts
  const filled = records.officials.filter((official) => {
    const seat = seats.get(seatKey(official)) as SeatRecord
    return (read(official, seat, jurisdictions.get(official.jurisdictionKey) as JurisdictionRecord) ?? null) !== null
  })
  return filled.length / records.officials.length
}

function figuresByJurisdiction(): Map<string, Map<ColumnId, number>> {
  const figures = new Map<string, Map<ColumnId, number>>()
  for (const { jurisdictionKey, field, value } of records.facts) {
    if (typeof value !== 'number') continue
    const ofJurisdiction = figures.get(jurisdictionKey) ?? new Map<ColumnId, number>()
    figures.set(jurisdictionKey, ofJurisdiction.set(field, value))
  }
  return figures
}
