import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { load } from 'js-yaml'
import { beforeAll, describe, expect, test } from 'vitest'
import { states, stateIds } from '@atlas/contract/rules/states.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import { type PackFiles, readPackFiles } from '#imports/sources/public-pack/files/pack-files.ts'
import { type PublicPack, recordsOf } from '#imports/sources/public-pack/read-public-pack.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { publicData } from '#imports/public-data.ts'

describe('the public files', () => {
  let files: PackFiles
  let pack: PublicPack

  beforeAll(async () => {
    files = await readPackFiles(publicData)
    pack = recordsOf(files, '2026-11-20')
  })

  const officialsWith = (condition: Partial<OfficialRecord>) =>
    pack.records.officials.filter((official) =>
      Object.entries(condition).every(([field, value]) => official[field as keyof OfficialRecord] === value),
    )
  const factOf = (jurisdictionKey: string, field: string) =>
    pack.records.facts.find((fact) => fact.jurisdictionKey === jurisdictionKey && fact.field === field)

  test.each([
    ['01', 35, 105],
    ['12', 40, 118],
    ['13', 54, 179],
    ['22', 39, 105],
    ['28', 52, 122],
  ])('state %s has %i senators and %i representatives', (state, senators, representatives) => {
    const sitting = (office: OfficialRecord['office'], kind: string) =>
      officialsWith({ office }).filter(({ jurisdictionKey }) => jurisdictionKey.startsWith(`${kind}:${state}:`)).length
    expect(sitting('State Senator', 'senate-district')).toBe(senators)
    expect(sitting('State Representative', 'house-district')).toBe(representatives)
  })

  test('67 members of Congress are in office, among them one who was appointed', () => {
    expect(officialsWith({ office: 'U.S. Senator' })).toHaveLength(10)
    expect(officialsWith({ office: 'U.S. Representative' })).toHaveLength(57)
    expect(officialsWith({ name: 'Ashley Moody' })).toMatchObject([
      { jurisdictionKey: 'state-district:12:u-s-senator:class-3', party: 'Republican' },
    ])
  })

  test.each([
    [
      'Kenyatté Hassell',
      {
        office: 'State Representative',
        jurisdictionKey: 'house-district:01:78',
        party: 'Democratic',
        phone: '334-261-0506',
        address: 'Room 537-B, 11 S. Union St., Montgomery, AL 36104',
        addressKind: 'office',
        email: 'ken.hassell@alhouse.gov',
        electionYear: 2022,
        electionShare: 0.9776,
      },
    ],
    [
      'LaVon Bracy Davis',
      {
        office: 'State Senator',
        jurisdictionKey: 'senate-district:12:15',
        last: 'Bracy Davis',
        birthDate: '1979-07-16',
        phone: '850-487-5015',
        electionYear: null,
      },
    ],
    [
      'Akbar Ali',
      { jurisdictionKey: 'house-district:13:106', gender: 'Male', addressKind: 'mailing', electionYear: null },
    ],
    ['Albert Butler', { jurisdictionKey: 'senate-district:28:37', electionYear: 2023, electionShare: 1 }],
    ['Kay Ivey', { office: 'Governor', jurisdictionKey: 'state:01', birthDate: '1944-10-15', phone: '334-242-7100' }],
    [
      'James Douglas Stewart Jr',
      {
        office: 'Mayor',
        jurisdictionKey: 'municipality:0137864',
        first: 'James',
        suffix: 'Jr',
        party: null,
        email: 'info@cityofirondaleal.gov',
        address: '101 20th Street South, Irondale, AL 35210',
        addressKind: 'unknown',
      },
    ],
    [
      'Terri A. Sewell',
      {
        office: 'U.S. Representative',
        jurisdictionKey: 'congressional-district:01:7',
        ethnicity: 'African-American',
        gender: 'Female',
        phone: '202-225-2665',
        electionYear: 2024,
        electionShare: 0.6368,
        email: null,
      },
    ],
    ['Roger F. Wicker', { office: 'U.S. Senator', middle: 'F.', birthDate: '1951-07-05', ethnicity: 'European' }],
    ['Henry C. "Hank" Johnson Jr', { jurisdictionKey: 'congressional-district:13:4', first: 'Henry', suffix: 'Jr' }],
    ['Debbie Wasserman Schultz', { jurisdictionKey: 'congressional-district:12:25', last: 'Wasserman Schultz' }],
    ['Clay Fuller', { jurisdictionKey: 'congressional-district:13:14', electionYear: null, ethnicity: null }],
    [
      "Harry D'Olive Jr",
      {
        office: 'Probate Judge',
        jurisdictionKey: 'county:01003',
        party: 'Republican',
        electionYear: 2024,
        electionShare: 0.9899,
        asOf: '2024-11-05',
      },
    ],
    [
      'Bertha Kelly-McElrath',
      { office: 'County Commissioner', jurisdictionKey: 'county-district:01037:commission:2', electionShare: 0.9554 },
    ],
    ['Fred W "Buck" Rigdon Jr', { jurisdictionKey: 'county-district:13277:commission:5', middle: 'W' }],
    [
      'Edward N. "Nick" Kramer III',
      { office: 'County Attorney', jurisdictionKey: 'county:28023', party: 'Independent' },
    ],
    [
      'Karen Dunn Burks',
      { office: 'Circuit Clerk', jurisdictionKey: 'county-district:01073:division:bessemer-division' },
    ],
    ['George W Kruse', { office: 'County Commissioner', jurisdictionKey: 'county:12081', electionShare: 0.6653 }],
  ])('%s is as the files say', (name, expected) => {
    const unknown = { electionYear: null, ethnicity: null, email: null }
    expect(officialsWith({ name }).map((official) => ({ ...unknown, ...official }))).toMatchObject([expected])
  })

  test.each([
    ['01073', 0.55759, 0.4261, 0.01632],
    ['12086', 0.53411, 0.4606, 0.00529],
    ['13121', 0.7259, 0.26203, 0.01207],
    ['22071', 0.83149, 0.14995, 0.01856],
    ['28151', 0.69365, 0.29404, 0.01232],
  ])('county %s voted in 2020 as the returns say', (county, biden, trump, other) => {
    expect(factOf(`county:${county}`, 'stats.2020biden%')?.value).toBe(biden)
    expect(factOf(`county:${county}`, 'stats.2020trump%')?.value).toBe(trump)
    expect(factOf(`county:${county}`, 'stats.2020other%')?.value).toBe(other)
  })

  test('every county is a jurisdiction with facts and meets the coverage rule exactly where the reference says so', () => {
    const reference = readFileSync(join(publicData, 'reference/coverage_rule_counties.csv'), 'utf8').trim().split('\n')
    const qualifying = reference
      .slice(1)
      .map((line) => line.split(','))
      .filter((row) => row[6] !== '')
      .map((row) => row[1])
    const counties = pack.records.jurisdictions.filter(({ kind }) => kind === 'county')
    expect(counties).toHaveLength(439)
    expect(counties.filter(({ coverage }) => coverage === 'yes').map(({ countyIds }) => countyIds[0])).toEqual(
      qualifying,
    )
    expect(counties.filter(({ key }) => !factOf(key, 'stats.vap_total'))).toEqual([])
  })

  test('a district inside a county has the coverage and the figures of the county', () => {
    const district = pack.records.jurisdictions.find(({ key }) => key === 'county-district:13121:commission:2')
    expect(district).toMatchObject({ name: 'Fulton County, District 2', figuresFrom: 'county:13121', coverage: 'yes' })
  })

  test('figures for lines that are no longer in force are marked with the year of those lines', () => {
    expect(factOf('house-district:13:66', 'stats.vap_black%')?.formerLinesYear).toBe(2022)
    expect(factOf('house-district:12:66', 'stats.vap_black%')?.formerLinesYear).toBeNull()
    const georgian = pack.records.jurisdictions.filter(({ key }) => /^(house|senate)-district:13:/.test(key))
    // On the lines in force there are only estimates, of which nine are poor.
    expect(georgian.filter(({ coverage }) => coverage === 'unknown')).toHaveLength(9)
  })

  test('at least 95 of 100 legislative districts have a voting-age population, counted where somebody has counted', () => {
    const districts = pack.records.jurisdictions.filter(
      ({ kind }) => kind === 'house-district' || kind === 'senate-district',
    )
    const inForce = pack.records.facts.filter(
      ({ field, formerLinesYear }) => field === 'stats.vap_total' && formerLinesYear === null,
    )
    const methodOf = new Map(inForce.map(({ jurisdictionKey, method }) => [jurisdictionKey, method]))
    const withMethod = districts.filter(({ key }) => methodOf.has(key))
    expect(withMethod.length / 854).toBeGreaterThan(0.95)
    expect(withMethod.filter(({ key }) => methodOf.get(key) === 'counted')).toHaveLength(160)
    expect(withMethod.filter(({ key }) => methodOf.get(key) === 'estimated')).toHaveLength(854 - 160 - 39)
  })

  test('a county lists its districts in order, with who represents them and their parties', () => {
    expect(factOf('county:28011', 'jurisdiction.house_districts')?.value).toEqual(['26', '29', '31', '50'])
    expect(factOf('county:28011', 'stats.members_of_congress')?.value).toEqual(['Bennie G. Thompson'])
    expect(factOf('county:28011', 'stats.state_senators_party')?.value).toEqual(['Democratic', 'Democratic'])
  })

  test('next elections follow the calendar, by district and by the turn of the seat', () => {
    const seat = (jurisdictionKey: string, office: string) =>
      pack.records.seats.find((each) => each.jurisdictionKey === jurisdictionKey && each.office === office)
    expect(seat('senate-district:12:15', 'State Senator')?.nextGeneral).toBe('2028-11-07')
    expect(seat('senate-district:12:16', 'State Senator')?.nextGeneral).toBe('2030-11-05')
    expect(seat('county-district:01037:commission:2', 'County Commissioner')).toMatchObject({
      termLength: 4,
      nextPrimary: '2030-05-21',
      nextGeneral: '2030-11-05',
    })
    expect(seat('county-district:13277:commission:5', 'County Commissioner')).toMatchObject({
      nextPrimary: null,
      nextGeneral: '2028-11-07',
    })
    expect(seat('state:28', 'U.S. Senator')).toMatchObject({ termLength: 6, nextGeneral: null })
  })

  test('every refused row is named with its file and its reason', () => {
    const reasons = pack.report.flatMap(({ refused }) => refused)
    expect(reasons).toContainEqual({
      file: 'elections/county_office_results.csv',
      line: 592,
      reason:
        'the write-in votes won, and the returns do not say for whom; whoever knows the winner can add them in a list of their own',
    })
    expect(reasons.filter(({ reason }) => reason.includes('holds no office today'))).toHaveLength(59)
    expect(reasons.filter(({ reason }) => reason.includes('led without a majority'))).toHaveLength(22)
  })

  test('nothing private is taken: no second phone, no address of the staff, nothing about family, faith or home', () => {
    const isPrivate = /spouse|residence|religion|birthday|staff|second phone|other phone/
    const privateValues = new Set<unknown>(
      files.officials.flatMap(({ text }) => {
        const { extras } = load(text) as { extras?: Record<string, unknown> | null }
        return Object.entries(extras ?? {}).flatMap(([key, value]) => (isPrivate.test(key) && value ? [value] : []))
      }),
    )
    const taken = pack.records.officials.flatMap(({ phone, email, address }) => [phone, email, address])
    expect(privateValues.size).toBeGreaterThan(100)
    expect(taken.filter((value) => privateValues.has(value))).toEqual([])
    // The websites of offices include pages with a form, whose address is nobody's e-mail address.
    const contacts = pack.records.contacts.map(({ website: _, ...contact }) => contact)
    expect(JSON.stringify({ ...pack.records, contacts })).not.toMatch(/spouse|religion|residence|contact-us/i)
  })

  describe('name one person for a seat', () => {
    const namedBy = (source: string) =>
      pack.records.officials.filter(
        ({ sourceId, provenance }) =>
          sourceId === sources[source as 'mayors'].id ||
          provenance['eo.name']?.note?.includes(`Also in: ${sources[source as 'mayors'].title}.`),
      )
    const stateOf = ({ jurisdictionKey }: OfficialRecord) =>
      pack.records.jurisdictions.find(({ key }) => key === jurisdictionKey)?.stateId
    const rowsOf = (path: string): Record<string, string>[] =>
      parseCsv(readFileSync(join(publicData, path), 'utf8'), { columns: true })

    // Two of Alabama were followed by winners of 2024, one won the same seat again, and Houma's court is of a city that
    // the Census does not know. In Georgia "Yes" won a question, and one attorney stands in the returns of two counties.
    // Four of Alabama and four of Louisiana hold another office since, and a sheriff was followed. Of the mayors one is of
    // a town that the Census does not know, and New Orleans has another one.
    test.each([
      ['localWinners', tableFiles.localWinners, { AL: 3 + 4, GA: 1, LA: 1 + 5 }],
      ['mayors', tableFiles.mayors, { AL: 1, LA: 1 }],
    ])('as many of %s of each state as the rows of the file', (source, path, notTaken: Record<string, number>) => {
      const inFile = Map.groupBy(rowsOf(path), ({ state = '' }) => state)
      for (const [code, rows] of inFile) {
        const stateId = stateIds.find((id) => states[id].code === code)
        const taken = namedBy(source).filter((official) => stateOf(official) === stateId)
        expect([code, taken.length]).toEqual([code, rows.length - (notTaken[code] ?? 0)])
      }
    })

    test('as many of each type of office as the file of local winners', () => {
      const typeOf: readonly (readonly [RegExp, string])[] = [
        [/school board/i, 'School Board'],
        [/sheriff|constable|marshal|chief of police/i, 'Law Enforcement'],
        [/city council|^Mayor/i, 'Municipal Government'],
        [/^commissioner of|of (?:state|education)$|^state (?:treasurer|auditor)/i, 'Statewide Executive'],
        [/judge|justice|attorney|solicitor|^clerk/i, 'Courts'],
        [/superintendent|board of education|public service|transportation|levee|soil/i, 'Other'],
        [/./, 'County Government'],
      ]
      const published = (row: Record<string, string>) => {
        // A county prosecutor is one of its officers, and Lafayette's mayor governs its parish.
        if (row['office'] === 'Mayor' && row['jurisdiction_type'] === 'county') return 'County Government'
        return typeOf.find(([words]) => words.test(row['office'] ?? ''))?.[1] ?? ''
      }
      const inFile = Map.groupBy(rowsOf(tableFiles.localWinners), published)
      const notTaken: Record<string, number> = {
        'School Board': 2 + 2,
        Courts: 2 + 5,
        'Law Enforcement': 1 + 1,
        'County Government': 1,
      }
      const taken = Map.groupBy(namedBy('localWinners'), ({ office }) => offices[office])
      for (const [type, rows] of inFile)
        expect([type, taken.get(type as 'Courts')?.length]).toEqual([type, rows.length - (notTaken[type] ?? 0)])
    })

    test('or as many as a race had seats, and nobody twice', () => {
      const seats = Map.groupBy(pack.records.officials, ({ office, jurisdictionKey }) => `${office} ${jurisdictionKey}`)
      const shared = [...seats.values()].filter(({ length }) => length > 1)
      const atLarge = (official: OfficialRecord) =>
        /race for \d seats|Elected in a runoff/.test(official.provenance['eo.name']?.note ?? '')
      const others = shared.filter(
        (holders) => holders[0]?.office !== 'U.S. Senator' && !holders.some((each) => atLarge(each)),
      )
      expect(others).toEqual([])
      for (const holders of seats.values()) expect(new Set(holders.map(({ name }) => name)).size).toBe(holders.length)
    })

    test('and fill from the older source what the newer one leaves open', () => {
      const [mayor] = officialsWith({ name: 'Tom Arceneaux' })
      expect(mayor).toMatchObject({
        sourceId: sources.mayors.id,
        party: 'Republican',
        electionYear: 2022,
        provenance: {
          'party.name': { source: sources.localWinners.id, as_of: '2022-12-10' },
          'eo.name': { note: expect.stringContaining('Elected in a runoff.') },
        },
      })
      expect(officialsWith({ name: 'LaToya Cantrell' })).toEqual([])
    })

    test('and say how a winner is known and what is uncertain', () => {
      const noteOf = (name: string) => officialsWith({ name })[0]?.provenance['eo.name']
      expect(noteOf('Fani T. Willis')).toMatchObject({
        method: 'reported',
        note: 'Elected with more than half of the votes. By law the term ends in December 2028.',
      })
      const uncertain = pack.records.officials.filter(({ provenance }) => provenance['eo.name']?.method === 'inferred')
      // special elections, one of them of a mayor-president whom a newer list names, a commissioner of Georgia, and boards of Alabama of 2022, one of
      // whom was followed by a winner of 2024
      expect(uncertain).toHaveLength(90 - 1 + 1 + 133 - 1)
    })
  })
})
