import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '#database/connect.ts'
import { isDistrictName } from '#imports/sources/public-pack/people/district-names.ts'
import { readDoubts } from '#imports/status/read-doubts.ts'
import { publicData } from '#imports/public-data.ts'

type Row = Readonly<Record<string, string>>

const rowsOf = (path: string): Row[] => parse(readFileSync(join(publicData, path), 'utf8'), { columns: true })
const countyRaces = rowsOf('elections/county_office_results.csv')
const legislative = rowsOf('elections/legislative_results.csv')
const winners = rowsOf('officials/local_officials_from_returns.csv')

/** Who follows whoever was elected, who was filed under another office or misspelled, and the two who are asked about. */
const sheriffs = [
  ['Autauga County', 'Mark Harrell'],
  ['Baldwin County', 'Anthony Lowery'],
  ['Butler County', 'David Scruggs'],
  ['Calhoun County', 'Falon Hurst'],
  ['Jackson County', 'Rocky Harnen'],
  ['Perry County', 'Roy Fikes'],
  ['Osceola County', 'Chris Blackmon'],
  ['Jackson Parish', 'Brent Barnett'],
  ['Noxubee County', 'Dontevis Smith'],
  ['Macon County', 'Jeffery Butch Canady'],
  ['Towns County', 'Kenneth "Ode" Henderson'],
  ['Screven County', 'Norman Royal'],
  ['Seminole County', 'Heath Elliott'],
  ['Tift County', 'Gene Scarbrough'],
  ['Copiah County', 'Byron T Swilley'],
] as const

const ofStates = [
  ['Rick Pate', 'Wilton Simpson', 'Richard Woods', 'John King', 'Tyler Harper', 'Nancy Landry', 'John Fleming'],
  ['Michael Watson', 'David McRae', 'Shad White', 'Mike Chaney', 'Andy Gipson', 'Alicia Johnson', 'Peter Hubbard'],
].flat()

/** Who won an office and holds a later one that excludes it, under the names of both. */
const movedOn = [
  ['Spiro Cheriogotis', ['Mayor']],
  ['Shera Craig Grant', ['Circuit Judge']],
  ['Carole Coil Medley', ['Circuit Judge']],
  ['Gregory S Griggers', ['Circuit Judge']],
  ['Craig Marcotte', ['Court of Appeal Judge']],
  ['Clyde F. Hamner', ['Parish Council Member']],
  ['Christopher "Chris" Daigle', []],
  ['Chris Daigle', ['Parish President']],
  ['Chasity Verret Martinez', []],
  ['Chasity Martinez', ['State Representative']],
  ['Corey Cockrell', ['Mayor']],
  ['Joey Statum', ['Mayor']],
  ['Stanton Hendry', ['Mayor', 'School Board Member']],
] as const

/** What was found wrong in the public records in November 2026, and the rules that find its kind. */
export function testRightRecords(database: Database): void {
  const holdersOf = async (where: ReturnType<typeof sql>) => {
    const { rows } = await sql<Row>`
      select official.name, office.name as office, jurisdiction.name as place, jurisdiction.key, party.name as party,
        official.election_share as share, official.as_of
      from official join seat on seat.id = seat_id join office on office.id = office_id
        join jurisdiction on jurisdiction.id = jurisdiction_id left join party on party.id = party_id
      where ${where} order by official.name, office.name`.execute(database)
    return rows
  }

  test.each(sheriffs)('the sheriff of %s is %s', async (place, name) => {
    const rows = await holdersOf(sql`office.name = 'Sheriff' and jurisdiction.name = ${place}`)
    expect(rows.map((row) => row['name'])).toContain(name)
  })

  test('nobody else is sheriff of those counties, and Screven’s won 66.7% of the votes', async () => {
    const gone = ['Joe Sedinger', 'Marcos Lopez', 'Tommy Roby', 'Mike Kile', 'Heath Elliot', 'Byron T Swiley']
    expect(await holdersOf(sql`official.name = any(${gone})`)).toEqual([])
    expect(await holdersOf(sql`jurisdiction.key = 'county:13251' and official.name = 'Norman Royal'`)).toMatchObject([
      { office: 'Sheriff', party: 'Republican', share: 0.6668 },
    ])
  })

  test('every county has its sheriff but Orleans, whose changed after the list was made', async () => {
    const { rows } = await sql<Row>`
      select county.full_name as county from county where not exists (
        select from official join seat on seat.id = seat_id join office on office.id = office_id
          join jurisdiction on jurisdiction.id = jurisdiction_id
        where office.name = 'Sheriff' and jurisdiction.key = 'county:' || county.id)
      order by county.id`.execute(database)
    expect(rows.map(({ county }) => county)).toEqual(['Orleans Parish'])
  })

  test('whom Open States lacks of the offices of a state is there, by official returns', async () => {
    const rows = await holdersOf(sql`jurisdiction.key ~ '^state' and official.name = any(${[...ofStates]})`)
    expect(rows.map((row) => row['name'])).toEqual(ofStates.toSorted())
  })

  test.each(movedOn)('%s holds %j', async (name, offices) => {
    expect((await holdersOf(sql`official.name = ${name}`)).map(({ office }) => office)).toEqual(offices)
  })

  test('what is right of single people is stored', async () => {
    expect(await holdersOf(sql`jurisdiction.key = 'county:13017' and office.name = 'Sheriff'`)).toMatchObject([
      { name: 'Lee Cone', party: 'Republican' },
    ])
    const posts = await holdersOf(sql`official.name in ('Bennie Calloway', 'Daniel Cowan', 'Stanley W Corbett')`)
    expect(posts.map((row) => row['place'])).toEqual([
      'Ben Hill County, District 2, Post 1',
      'Ben Hill County, District 3, Post 2',
      'Echols County, District 1, Post 2',
    ])
    expect(await holdersOf(sql`last_name = 'Boulet'`)).toMatchObject([
      { office: 'Parish President', party: 'Republican' },
    ])
    expect(await holdersOf(sql`office.name = 'Secretary of State' and jurisdiction.key = 'state:12'`)).toEqual([])
    const respelled = ['David Bobo', 'Norman "Coach" Royal', 'McKinley "Pop" Keller', 'Brandon McCoy', 'Warren McCray']
    expect(await holdersOf(sql`official.name = any(${[...respelled, 'John McGregor', 'W.E. Bozeman']})`)).toHaveLength(
      7,
    )
  })

  test.each([
    ['0128120', 'George H. Fannings'],
    ['0140928', 'Adrain Dudley'],
    ['0160264', 'Zachary Bigley'],
    ['1303440', 'Kelly Girtz'],
    ['1304204', 'Garnett Johnson'],
    ['1348288', 'Michael Owens'],
  ])('the mayor of the place %s is %s', async (place, name) => {
    expect(await holdersOf(sql`jurisdiction.key = ${`municipality:${place}`}`)).toMatchObject([
      { name, office: 'Mayor' },
    ])
  })

  test('the district attorney of Ocmulgee is elected by eight counties', async () => {
    const { rows } = await sql<{ county_id: string }>`
      select county_id from jurisdiction_county join jurisdiction on jurisdiction.id = jurisdiction_id
      where key = 'judicial-circuit:13:ocmulgee-judicial-circuit' order by county_id`.execute(database)
    expect(rows.map(({ county_id: id }) => id).join(';')).toBe('13009;13133;13141;13159;13169;13211;13237;13319')
  })

  test.each([
    ['judicial-circuit:13:augusta-judicial-circuit', 179_677, 0.5122],
    ['judicial-circuit:13:ocmulgee-judicial-circuit', 131_717, 0.3063],
    ['judicial-circuit:01:4th-judicial-circuit', 73_629, 0.5438],
    ['state-district:28:public-service-commissioner:public-service-commission-central', 716_402, 0.4813],
  ])('%s has the people of its counties, summed', async (key, total, share) => {
    const { rows } = await sql<{ field: string; value: number; method: string }>`
      select field, value, method from jurisdiction_fact join jurisdiction on jurisdiction.id = jurisdiction_id
      where key = ${key} and field in ('stats.vap_total', 'stats.vap_black%') order by field desc`.execute(database)
    expect(rows.map(({ value, method }) => [method, value])).toEqual([
      ['summed', total],
      ['summed', expect.closeTo(share, 4)],
    ])
  })

  test('the justices of Mississippi’s Supreme Court are of the counties of their district', async () => {
    const { rows } = await sql<{ name: string; counties: number; bolivar: boolean }>`
      select jurisdiction.name, count(*)::int as counties, bool_or(county_id = '28011') as bolivar
      from jurisdiction join jurisdiction_county on jurisdiction_id = jurisdiction.id
      where key like 'state-district:28:supreme-court-justice:%' group by 1 order by 1`.execute(database)
    expect(rows).toEqual([
      { name: 'Supreme Court, District 2 (Southern), Position 2', counties: 27, bolivar: false },
      { name: 'Supreme Court, District 3 (Northern), Position 1', counties: 33, bolivar: false },
      { name: 'Supreme Court, District 3 (Northern), Position 2', counties: 33, bolivar: false },
    ])
  })

  test('a share of all votes stands in no column with a share of two parties', async () => {
    const { rows } = await sql<{ with_all: number; without: number; two_party: number }>`
      select count(biden.value)::int as with_all,
        count(biden.value) filter (where other.value is null)::int as without, count(two.value)::int as two_party
      from jurisdiction
        left join jurisdiction_fact as biden
          on biden.jurisdiction_id = jurisdiction.id and biden.field = 'stats.2020biden%' and biden.former_lines_year = 0
        left join jurisdiction_fact as other
          on other.jurisdiction_id = jurisdiction.id and other.field = 'stats.2020other%' and other.former_lines_year = 0
        left join jurisdiction_fact as two
          on two.jurisdiction_id = jurisdiction.id and two.field = 'stats.2020biden_two_party%'
            and two.former_lines_year = 0`.execute(database)
    // Counties, states, Florida's districts and districts of whole counties; with the others but those that are too rough.
    expect(rows).toEqual([{ with_all: 738, without: 0, two_party: 1393 }])
  })

  test('who is of no party is not among the Independents', async () => {
    const { rows } = await sql<Row>`
      select party.name as party, count(*)::int as officials from official join party on party.id = party_id
        join seat on seat.id = seat_id join jurisdiction on jurisdiction.id = jurisdiction_id
      where jurisdiction.state_id = '22' and party.name in ('Independent', 'No Party') group by 1 order by 1`.execute(
      database,
    )
    expect(rows).toEqual([
      { party: 'Independent', officials: 118 },
      { party: 'No Party', officials: 163 },
    ])
  })

  test.each([
    ['28151', ['Hollandale School District, District 2', 'Leland School District, District 2']],
    ['28011', ['Cleveland School District, District 4', 'North Bolivar Consolidated School District, District 1']],
    ['13129', ['Gordon County Schools, Seat 4']],
    ['28163', ['Chancery Court District 11, Subdistrict 11-1, Place 1']],
  ])('the districts in county %s are called %j', async (county, names) => {
    const { rows } = await sql<Row>`
      select name from jurisdiction join jurisdiction_county on jurisdiction_id = jurisdiction.id
      where county_id = ${county}`.execute(database)
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })

  describe('by rules over every row', () => {
    test('every part of a place is named as districts are', async () => {
      const { rows } = await sql<{ name: string }>`
        select name from jurisdiction where name like '%, %' and kind <> 'municipality'
        union select name from jurisdiction where kind = 'municipality' and district is not null`.execute(database)
      expect(rows.length).toBeGreaterThan(2500)
      const labels = rows.map(({ name }) => name.slice(name.indexOf(', ') + 2))
      expect(labels.filter((label) => !isDistrictName(label))).toEqual([])
    })

    test('nobody is doubtful but those who are to be asked about', async () => {
      const { version } = await database.selectFrom('dataset_version').select('version').executeTakeFirstOrThrow()
      const doubts = await readDoubts(database, version)
      expect(doubts.map((doubt) => /^[^,]+/.exec(doubt)?.[0])).toEqual([
        'Twinkle Andress Cavanaugh',
        'Jeffery Butch Canady',
        'Kenneth "Ode" Henderson',
        'Stanton Hendry',
        'Angela J Howard',
      ])
    })

    test('no total of a race counts anything but votes for its candidates and write-ins', () => {
      const noVotes = /^(?:over|under)[ -]?votes?\b|^blank\b|^void\b|ballots cast|registered voters/i
      const all = [...countyRaces, ...legislative].map((row) => row['candidate'] ?? '')
      expect(all.filter((candidate) => noVotes.test(candidate))).toEqual([])
      const races = Map.groupBy(countyRaces, (row) =>
        [
          row['election_date'],
          row['county_fips'],
          row['office_type'],
          row['office_as_published'],
          row['district'],
        ].join(),
      )
      const off = [...races.values()].filter(
        (rows) => rows.reduce((sum, row) => sum + Number(row['votes']), 0) !== Number(rows[0]?.['votes_total']),
      )
      expect(off).toEqual([])
    })

    test('a share is the part that the votes are of the total, and of two one has half', () => {
      const counted = winners.filter((row) => row['votes'] && row['votes_total'])
      const shareOf = (row: Row) => (100 * Number(row['votes'])) / Number(row['votes_total'])
      expect(counted.filter((row) => Math.abs(shareOf(row) - Number(row['pct'])) > 0.0051)).toEqual([])
      const ofTwo = counted.filter((row) => row['seats'] === '1' && Number(row['candidates']) <= 2)
      expect(ofTwo.filter((row) => Number(row['pct']) < 50)).toEqual([])
    })

    test('a post is no district', async () => {
      const titled = [...winners, ...countyRaces].filter((row) => /\bpost \d/i.test(row['office_as_published'] ?? ''))
      expect(titled.filter((row) => !/\bpost \d/i.test(row['district'] ?? ''))).toEqual([])
    })

    test('an office of one holder has one', async () => {
      const { rows } = await sql`
        select office.name, jurisdiction.key from official join seat on seat.id = seat_id
          join office on office.id = office_id join jurisdiction on jurisdiction.id = jurisdiction_id
        where office.name in ('Sheriff', 'Mayor', 'Coroner', 'Parish President', 'Clerk of Superior Court')
        group by 1, 2 having count(*) > 1`.execute(database)
      expect(rows).toEqual([])
    })

    test('no name is run together', async () => {
      const { rows } = await sql<{ name: string }>`
        select name from official where name ~ '(^| )Mc[a-z]' or name ~ '^[A-Z]{2} ' or name ~ ' [A-Z]{2} .*[a-z]'
        order by name`.execute(database)
      const numbered = rows.filter(({ name }) => !/ (?:II|IV|VI)\b/.test(name))
      expect(numbered).toEqual([])
    })
  })
}
