import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { dump, load } from 'js-yaml'
import { beforeAll, describe, expect, test } from 'vitest'
import { allTexts } from '#testing/database/all-texts.ts'
import type { Database } from '#database/connect.ts'
import type { ImportReport } from '#imports/import-public-pack.ts'
import { type Checked, handChecked } from '#testing/public-pack/hand-checked.ts'
import { handCheckedPlaces } from '#testing/public-pack/hand-checked-figures.ts'
import { handCheckedPeople } from '#testing/public-pack/hand-checked-people.ts'
import { handCheckedTerms, onBallotOf3November2026 } from '#testing/public-pack/hand-checked-terms.ts'
import { handCheckedElections } from '#testing/public-pack/hand-checked-elections.ts'
import { readPresident2024 } from '#testing/public-pack/president-2024.ts'
import { howToReachPage, reachable } from '#testing/public-pack/how-to-reach-page.ts'
import { lastElectionsPage } from '#testing/public-pack/last-elections-page.ts'
import { onFilePage } from '#testing/public-pack/on-file-page.ts'
import { isForgotten, isReported, readElections, type StoredElection } from '#testing/public-pack/last-elections.ts'
import { readPackFiles } from '#imports/sources/public-pack/files/pack-files.ts'
import { recordsOf } from '#imports/sources/public-pack/read-public-pack.ts'
import { type ShippedSource, sources } from '#imports/sources/public-pack/files/sources.ts'
import { type PrivateValue, type RawPack, readRawPack } from '#testing/public-pack/private-values.ts'
import { publicData } from '#imports/public-data.ts'

type SourceName = ShippedSource

/** What is read of each source, and what of it is refused. */
const counts: Readonly<Record<Exclude<SourceName, 'louisiana2018'>, readonly [read: number, refused: number]>> = {
  geography: [6872, 0],
  morePlaces: [5, 0],
  countyDistricts: [2304, 0],
  census: [439, 0],
  placeRace: [1993, 0],
  education: [439, 0],
  income: [439, 0],
  president: [878, 0],
  presidentMargins: [854, 1],
  governor: [375, 0],
  statewide: [15, 0],
  districtCensus: [396, 0],
  districtEstimates: [854, 40],
  parishDistricts: [555, 0],
  zipAreas: [3386, 0],
  placeDistricts: [2010, 0],
  registration: [227, 25],
  websites: [1126, 305],
  redistricting: [18, 0],
  calendar: [68, 0],
  terms: [48, 0],
  openStates: [1016, 61],
  countyOffices: [3694, 45],
  congress: [134, 0],
  ethnicity: [73, 5],
  womenByCawp: [322, 0],
  louisianaQualified: [132, 0],
  localWinners: [3293, 13],
  mayors: [616, 2],
  sheriffs: [86, 0],
  leftOffice: [2, 0],
  legislativeResults: [1506, 0],
  schoolDistricts: [593, 11],
  lawEnforcement: [658, 12],
  sheriffOffices: [304, 0],
  floridaSheriffs: [67, 0],
  floridaElections: [67, 1],
  louisianaOffices: [931, 13],
  cityHalls: [175, 25],
  openStatesHalls: [47, 4],
}
const sourceNames = Object.keys(counts) as (keyof typeof counts)[]
const checkedNames = Object.keys(handChecked) as (keyof typeof handChecked)[]

const storedAs: Readonly<Record<string, string>> = {
  'eo.name': 'name',
  'eo.phone': 'phone',
  'eo.email': 'email',
  'eo.ethnicity': 'ethnicity',
  'eo.birth_date': 'birth_date',
  'party.name': 'party',
  'stats.address': 'address',
  'eo.since': 'since',
  'eo.term_end': 'term_end',
  'eo.as_of': 'as_of',
  'stats.result_pending': 'ballot_day',
  'stats.last_election': 'last_election',
  'stats.last_election_date': 'last_election_date',
  'stats.last_election_candidates': 'last_election_candidates',
  'stats.last_election_margin%': 'last_election_margin',
  'stats.incumbent_election_year': 'election_year',
  'stats.incumbent_election%': 'election_share',
}

/** What is stored of the public files, held against the files themselves. */
export function testStoredPublicPack(database: Database, report: ImportReport): void {
  const reportOf = (name: SourceName) => report.sources.find(({ source }) => source === sources[name].title)

  test.each(sourceNames)('hold as many rows of %s as the files do, and say which were refused', (name) => {
    const found = reportOf(name)
    expect([found?.rowsRead, found?.refused.length]).toEqual(counts[name])
  })

  test.each([
    // openstates/al/executive/John-Merrill-….yml:10; elections/county_office_results.csv:3683 (3,480 of 7,085 votes);
    // officials/civilservice_federal_governors_2021.csv:70
    ['openStates', 'John Merrill holds no office today: the last one ended on 12-31-2021'],
    [
      'countyOffices',
      "Jeremy 'Bull' McCoy led without a majority, and the returns end before the runoff; whoever knows the winner can add them in a list of their own",
    ],
    ['ethnicity', 'the list is of 2021 and gives governors no number by which one still in office could be told'],
  ] as [SourceName, string][])('refuse rows of %s for a reason that a person can check', (name, reason) => {
    expect(reportOf(name)?.refused.map((refusal) => refusal.reason)).toContain(reason)
  })

  async function row(query: ReturnType<typeof sql>): Promise<Record<string, unknown>> {
    const { rows } = await query.execute(database)
    expect(rows).toHaveLength(1)
    return rows[0] as Record<string, unknown>
  }

  /** The value that is stored and the id of the source that it is said to be from. */
  async function stored([subject, column]: Checked): Promise<{ value: unknown; source: unknown }> {
    const [, place] = /^place (.*)$/.exec(subject) ?? []
    if (place) return await storedPlace(place, column)
    const [, person, office] = /^(.*), (.*)$/.exec(subject) ?? []
    if (person) return await storedOfOfficial(person, String(office), column)
    const [, seat, seatKey] = /^(.*) of ([\w-]+:[\w:-]+)$/.exec(subject) ?? []
    if (seat) return await storedOfSeat(seat, String(seatKey), column)
    const [key, formerLines = '0'] = subject.split(' on the lines of ')
    const { value, source_id: source } = await row(sql`
      select value, source_id from jurisdiction_fact join jurisdiction on jurisdiction.id = jurisdiction_id
      where key = ${key} and field = ${column} and former_lines_year = ${Number(formerLines)}`)
    return { value, source }
  }

  async function storedPlace(key: string, column: string) {
    const found = await row(sql`
      select jurisdiction.name, json_agg(county_id order by county_id) as counties
      from jurisdiction join jurisdiction_county on jurisdiction_id = jurisdiction.id
      where key = ${key} group by jurisdiction.name`)
    // Names and borders have no source of their own beside them: they are those of the one geography.
    return { value: found[column], source: sources.geography.id }
  }

  async function storedOfOfficial(name: string, office: string, column: string) {
    const found = await row(sql`
      select official.*, party.name as party from official
      join seat on seat.id = seat_id join office on office.id = office_id left join party on party.id = party_id
      where official.name = ${name} and office.name = ${office}`)
    const provenance = found['provenance'] as Record<string, { source: string }>
    return { value: found[storedAs[column] ?? ''], source: provenance[column]?.source ?? found['source_id'] }
  }

  async function storedOfSeat(office: string, key: string, column: string) {
    if (column.startsWith('office.')) return await storedOfOffice(office, key, column)
    const found = await row(sql`
      select seat.* from seat join office on office.id = office_id join jurisdiction on jurisdiction.id = jurisdiction_id
      where office.name = ${office} and key = ${key}`)
    const provenance = found['provenance'] as Record<string, { source: string }>
    return { value: found[column.replace('jurisdictionoffice.', '')], source: provenance[column]?.source }
  }

  /** Of the office that the seat is of, in the place that the seat is in. */
  async function storedOfOffice(office: string, key: string, column: string) {
    const found = await row(sql`
      select contact.* from office_contact as contact
      join jurisdiction on coalesce(jurisdiction.place_key, jurisdiction.key) = contact.place_key
      join office on office.id = contact.office_id
      where office.name = ${office} and jurisdiction.key = ${key}`)
    return { value: found[column.replace('office.', '')], source: found['source_id'] }
  }

  test('call everybody by a first and a last name of letters', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from official
      where first_name is null or last_name !~ '[[:alpha:]]{2}' or first_name !~ '^[[:alpha:]]'
      order by name`.execute(database)
    expect(rows).toEqual([])
  })

  test.each(checkedNames)('say what five rows of %s say, and where from', async (name) => {
    expect(handChecked[name]).toHaveLength(5)
    for (const checked of handChecked[name]) {
      const [subject, column, value] = checked
      expect({ subject, column, ...(await stored(checked)) }).toEqual({
        subject,
        column,
        value,
        source: sources[name].id,
      })
    }
  })

  describe.each(Object.entries(handCheckedPeople))(
    'say of twenty people of %s',
    (source, { file, column, dayOf, people }) => {
      const lines = linesOf(file)

      test('what their lines say: name, office, place, day and figure', async () => {
        for (const [line, name, office, place, day, figure] of people) {
          const found = await row(sql`
          select official.*, party.name as party from official
          join seat on seat.id = seat_id join office on office.id = office_id left join party on party.id = party_id
          join jurisdiction on jurisdiction.id = jurisdiction_id
          where official.name = ${name} and office.name = ${office} and jurisdiction.name = ${place}`)
          const stated = (found['provenance'] as Record<string, { source: string; as_of: string } | undefined>)[column]
          const texts = {
            day: dayOf === 'figure' ? stated?.as_of : found['as_of'],
            figure: found[storedAs[column] ?? ''],
          }
          expect({ line, name, ...texts }).toEqual({ line, name, day, figure })
          const from = stated?.source ?? String(found['source_id'])
          if (figure !== null) expect([name, from]).toEqual([name, sources[source as SourceName].id])
          expect(words(lines[line - 1] ?? '')).toContain(words(String(found['last_name'])))
        }
      })

      test('who are spread over the file', () => expectSpread(people.map(([line]) => line)))
    },
  )

  describe.each(Object.entries(handCheckedPlaces))(
    'say of twenty places of %s',
    (source, { file, columns, places }) => {
      const lines = linesOf(file)

      test('what their lines say', async () => {
        for (const [line, key, ...values] of places) {
          for (const [index, column] of columns.entries()) {
            const value = values[index]
            if (value === '') continue
            const found = await stored([key, column, value])
            const isSame = Array.isArray(found.value) ? found.value.includes(value) : found.value === value
            expect({ line, key, column, isSaid: isSame, source: found.source }).toEqual({
              line,
              key,
              column,
              isSaid: true,
              source: sources[source as SourceName].id,
            })
          }
          const number = key.split(':').at(-1) ?? ''
          expect([line, lines[line - 1]?.split(',').includes(number)]).toEqual([line, true])
        }
      })

      test('which are spread over the file', () => expectSpread(places.map(([line]) => line)))
    },
  )

  const ofPeople = { ...handCheckedTerms, ...handCheckedElections }

  test.each(Object.keys(ofPeople))('say of five people what %s says, and where from', async (column) => {
    expect(ofPeople[column]).toHaveLength(5)
    for (const [subject, of, value, name] of ofPeople[column] ?? []) {
      const found = await stored([subject, of, value])
      expect({ subject, ...found }).toEqual({ subject, value, source: sources[name].id })
    }
  })

  test('mark everybody whose seat was on the ballot on 3 November 2026, and nobody else', async () => {
    const { rows } = await sql<{ source_id: string; officials: number }>`
      select source_id, count(*)::int as officials from official where ballot_day = '2026-11-03' group by source_id`.execute(
      database,
    )
    const expected = Object.entries(onBallotOf3November2026).map(([name, officials]) => {
      return { source_id: sources[name as SourceName].id, officials }
    })
    expect(rows).toEqual(expect.arrayContaining(expected))
    expect(rows).toHaveLength(expected.length)
  })

  test('know the day of every next election of a seat as one of its state, in the years whose days are listed', async () => {
    const next = (kind: 'primary' | 'general') => sql`
      select jurisdiction.state_id, ${kind} as kind, ${sql.ref(`next_${kind}`)} as day
      from seat join jurisdiction on jurisdiction.id = jurisdiction_id where ${sql.ref(`next_${kind}`)} is not null`
    const { rows } = await sql<{ seats: number; missing: number }>`
      select count(*)::int as seats, (count(*) filter (where not exists (
        select from election_date as date
        where date.state_id = next.state_id and date.kind = next.kind and date.day = next.day)))::int as missing
      from (${next('primary')} union all ${next('general')}) as next
      where next.day <= (select max(day) from election_date)`.execute(database)
    expect(rows).toEqual([{ seats: expect.any(Number) as number, missing: 0 }])
    expect(rows[0]?.seats).toBeGreaterThan(4_000)
  })

  test('tell the presidential vote of 2024 of every county and legislative district as the files do', async () => {
    const { rows } = await sql<{ key: string; field: string; value: number }>`
      select key, field, value from jurisdiction_fact join jurisdiction on jurisdiction.id = jurisdiction_id
      where field in ('stats.2024harris%', 'stats.2024trump%', 'stats.president_2024_margin%')
        and kind in ('county', 'senate-district', 'house-district')`.execute(database)
    const percentOf = (share: number) => Number((share * 100).toFixed(4))
    const found = rows.map(({ key, field, value }) => [`${key} ${field}`, percentOf(value)] as const)
    expect(found.toSorted()).toEqual([...readPresident2024(publicData)].toSorted())
    expect(found).toHaveLength(439 * 2 + 853)
  })

  test('tell of everybody whom returns name how the last election went, as the votes do', async () => {
    const elections = readElections(publicData)
    const { rows } = await sql<StoredElection>`
      select official.name, last_name, first_name, jurisdiction.key, last_election, last_election_date,
        last_election_candidates, last_election_margin, official.source_id,
        official.provenance -> 'stats.last_election_date' ->> 'source' as source,
        official.provenance -> 'stats.last_election_date' ->> 'method' as method
      from official join seat on seat.id = seat_id join jurisdiction on jurisdiction.id = jurisdiction_id`.execute(
      database,
    )
    const withDay = rows.filter(({ last_election_date: day }) => day !== null)
    const unlike = withDay.filter((row) => row.method === 'reported' && !isReported(elections, row))
    expect(unlike).toEqual([])
    const ofReturns: string[] = [sources.countyOffices.id, sources.localWinners.id]
    expect(rows.filter((row) => ofReturns.includes(row.source_id) && row.last_election_date === null)).toEqual([])
    expect(rows.filter((row) => isForgotten(elections, row))).toEqual([])
    const inferred = withDay.filter(({ method }) => method === 'inferred')
    expect(
      inferred.filter(({ key, last_election: outcome }) => !/:12:/.test(key) || outcome !== 'Uncontested'),
    ).toEqual([])
    expect(withDay).toHaveLength(6436)
    expect(inferred).toHaveLength(23)
  })

  test('count who was uncontested and who won closely, by state and office, as docs/generated says', async () => {
    await expect(await lastElectionsPage(database)).toMatchFileSnapshot(
      join(import.meta.dirname, '../../../../docs/generated/last-elections.md'),
    )
  })

  test('count who is on file and what is known of them, by state and office, as docs/generated says', async () => {
    await expect(await onFilePage(database)).toMatchFileSnapshot(
      join(import.meta.dirname, '../../../../docs/generated/on-file.md'),
    )
  })

  test('have a number or the line of the office for 3,528 officials, by state and office as docs/generated says', async () => {
    expect(await reachable(database)).toEqual({ own: 944, either: 3_528, officials: 7_265 })
    await expect(await howToReachPage(database)).toMatchFileSnapshot(
      join(import.meta.dirname, '../../../../docs/generated/how-to-reach.md'),
    )
  })

  describe('and what is private in them', () => {
    let pack: RawPack
    let texts: Text[]

    beforeAll(async () => {
      pack = readRawPack(publicData)
      const stored = await allTexts(database)
      texts = [...stored].map(([text, columns]) => ({
        text,
        words: words(text),
        phone: phoneDigits(text),
        columns: [...columns],
      }))
    })

    test('is found by its keys, so that the tests below have something to look for', () => {
      const found = Object.fromEntries(
        [...Map.groupBy(pack.privateValues, ({ key }) => key)].map(([key, { length }]) => [key, length]),
      )
      expect(found).toMatchObject({
        spouse: 130,
        religion: 14,
        residence: 199,
        birthday: 168,
        'staff email': 164,
        'legislative assistant': 95,
        'other phone': 68,
        'second phone': 8,
        relation: 2,
      })
    })

    // Where somebody lives is a city of many: every city is named, by the officials it elects and by the Census.
    const namesOfPlaces = [
      'jurisdiction.name',
      'jurisdiction.key',
      'jurisdiction.place_key',
      'office_contact.place_key',
      'official.key',
      'census_place.name',
      'census_place.full_name',
      // Offices stand in it.
      'office_contact.address',
    ]

    test('stands in no column of any table, where it is an address, a number or several words', () => {
      const everything = texts.map((text) => text.words).join('\n')
      const phones = new Set(texts.map(({ phone }) => phone))
      const found = pack.privateValues.filter(isTelling).flatMap(({ person, key, value }) => {
        const normalized = { words: words(value), phone: phoneDigits(value) }
        if (!everything.includes(normalized.words) && !(normalized.phone && phones.has(normalized.phone))) return []
        return texts
          .filter(({ columns }) => !columns.every((column) => namesOfPlaces.includes(column)))
          .filter(
            (text) => text.words.includes(normalized.words) || (normalized.phone && text.phone === normalized.phone),
          )
          .map(({ text, columns }) => ({ person, key, text, columns }))
      })
      // Four legislators' files give a number twice: as the phone of an office in the capitol or the district, and as an
      // "other" or "second phone". What a source publishes as the contact of an office is shown, whatever else it is.
      const second = (person: string, text: string) => ({
        person: `ocd-person/${person}`,
        key: 'second phone',
        text,
        columns: ['official.second_phone'],
      })
      expect(found.toSorted((one, other) => String(one.person).localeCompare(String(other.person)))).toEqual([
        second('60ffe8d0-0469-4eca-a69a-deec93c203b3', '504-361-6600'),
        {
          person: 'ocd-person/63655fb4-af7a-4b96-95f0-5aa1bd93da62',
          key: 'other phone',
          text: '601-550-2470',
          columns: ['official.phone'],
        },
        second('655ddc35-ecd0-4db2-a3fe-cd86f1cb7d61', '985-850-2738'),
        second('7d852e7a-ae99-4f89-b4c0-4d7cb7e816db', '504-568-2741'),
      ])
    })

    // A spouse called Jan, a residence called Jackson: the same word is the name of an official or a county as well.
    test('is one word only where that word is the public name of somebody or of a place', () => {
      const names = [
        'census_place.name',
        'census_place.full_name',
        'official.first_name',
        'official.middle_name',
        'official.last_name',
        'county.name',
        'jurisdiction.name',
      ]
      const published = words([...pack.publicTexts.values()].join('\n'))
      const asWords = new Set(pack.privateValues.filter((each) => !isTelling(each)).map(({ value }) => words(value)))
      const found = texts.filter((text) => asWords.has(text.words))
      expect(found.length).toBeGreaterThan(0)
      expect(found.flatMap(({ columns }) => columns.filter((column) => !names.includes(column)))).toEqual([])
      expect(found.filter((text) => !published.includes(text.words))).toEqual([])
    })

    test('stands in the row of its own person only in what the same file publishes', async () => {
      const officials = await database.selectFrom('official').selectAll().execute()
      const byKey = new Map(officials.map((official) => [official.key, official]))
      const found = pack.privateValues.flatMap(({ file, person, key, value }) => {
        const official = byKey.get(person ?? '')
        const published = words(pack.publicTexts.get(file) ?? '')
        return Object.entries(official ?? {})
          .filter(([, stored]) => !(stored instanceof Date)) // The moment of the load: in January it holds a “Jan”.
          .map(([column, stored]) => ({ column, stored: words(String(stored)) }))
          .filter(({ stored }) => stored.includes(words(value)) && !published.includes(stored))
          .map(({ column }) => ({ file, key, value, column }))
      })
      expect(found).toEqual([])
    })

    test('has no column to stand in', async () => {
      const { rows } = await sql<{ column_name: string }>`
        select column_name from information_schema.columns
        where table_schema = 'public' and column_name ~* 'spouse|religio|residen|home|family|staff|mobile|cell'`.execute(
        database,
      )
      expect(rows).toEqual([])
    })

    test('does not come in where it is said to be an office of another kind', async () => {
      const files = await readPackFiles(publicData)
      const secret = { home: '13 Hidden Hollow', phone: '205-555-0199' }
      const officials = files.officials.map((file) => {
        const person = load(file.text) as { offices?: object[] }
        const kinds = ['home', 'residence', 'personal', 'cell']
        const homes = kinds.map((classification) => ({ classification, address: secret.home, voice: secret.phone }))
        return { ...file, text: dump({ ...person, offices: [...homes, ...(person.offices ?? [])] }) }
      })
      const records = JSON.stringify(recordsOf({ ...files, officials }, '2026-11-20').records)
      expect(records).not.toContain(secret.home)
      expect(records).not.toContain(secret.phone)
    })
  })
}

function linesOf(path: string): string[] {
  return readFileSync(join(publicData, path), 'utf8').split('\n')
}

/** Twenty lines in their order, none far from the next. */
function expectSpread(lines: readonly number[]): void {
  expect(lines).toHaveLength(20)
  const gaps = lines.slice(1).map((line, index) => line - (lines[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(0)
  expect(Math.max(...gaps)).toBeLessThan(((lines.at(-1) ?? 0) - (lines[0] ?? 0)) / 4)
}

interface Text {
  readonly text: string
  readonly words: string
  readonly phone: string | undefined
  readonly columns: readonly string[]
}

/** A text as its words, so that commas, capitals and accents hide nothing. */
function words(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return ` ${plain.replace(/[^\p{L}\p{N}@]+/gu, ' ').trim()} `
}

/** The ten digits of a phone number that stands alone. */
function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  return digits.length === 10 && !/[a-z]/i.test(text) ? digits : undefined
}

function isTelling({ value }: PrivateValue): boolean {
  return value.includes('@') || phoneDigits(value) !== undefined || words(value).trim().includes(' ')
}
