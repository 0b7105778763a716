import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { type ImportReport, importPublicPack } from '#imports/import-public-pack.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { personYaml, smallPeople, smallTables, writeSmallPack } from '#testing/public-pack/small-pack.ts'

const now = new Date('2026-11-20T15:00:00Z')
const run = promisify(execFile)

type Content = string | Uint8Array
type FileCase = [what: string, path: string, content: Content, reason: string | RegExp]
type RowCase = [what: string, path: string, content: Content, reason: string, line: number | null]

const { counties, president, countyRaces, congress, districtOffices, income } = tableFiles
const text = (path: string) => smallTables[path] ?? ''
const races = text(countyRaces)
const ada = 'openstates/ms/legislature/Ada-Bird.yml'
const bytes = (...values: (string | number[])[]) => Buffer.concat(values.map((value) => Buffer.from(value as string)))
const repeated = (path: string, cell: string) => text(path) + `${cell}\n`

const note = { fetchedAt: '2026-11-20T15:00:00Z', asOf: '2026-11-18', commit: null, downloads: [], content: 'other' }

const wholeFiles: FileCase[] = [
  [
    'a table cut off inside a quotation',
    countyRaces,
    races.slice(0, races.indexOf('Williams')),
    /^elections\/county_office_results\.csv is not a CSV file/,
  ],
  ['a table cut off in its header', counties, 'GEOID,Na', 'geo/counties.csv lacks the columns Name, Short Name, State'],
  ['a table with nothing in it', counties, '', 'geo/counties.csv lacks the columns GEOID, Name, Short Name, State'],
  ['a table with a header alone', counties, 'GEOID,Name,Short Name,State\n', 'geo/counties.csv holds no rows'],
  ['a table in Latin-1', counties, bytes(text(counties), [0xe9, 0x0a]), 'geo/counties.csv is not in UTF-8'],
  [
    'a table in UTF-16',
    counties,
    Buffer.from(`\uFEFF${text(counties)}`, 'utf16le'),
    'geo/counties.csv is not in UTF-8',
  ],
  ['half a character at the end', counties, bytes(text(counties), [0xc3]), 'geo/counties.csv is not in UTF-8'],
  [
    'a surrogate written as UTF-8',
    counties,
    bytes(text(counties), [0xed, 0xa0, 0x80]),
    'geo/counties.csv is not in UTF-8',
  ],
  ['a NUL byte', counties, bytes(text(counties), [0]), 'geo/counties.csv is no text: there is a NUL byte in line 6'],
  [
    'a program in the place of a table',
    counties,
    bytes([0x7f], 'ELF', [2, 1, 1, 0, 0]),
    'geo/counties.csv is no text: there is a NUL byte in line 1',
  ],
  [
    'an archive in the place of a table',
    counties,
    bytes('PK', [3, 4, 0x14, 0, 0, 0]),
    'geo/counties.csv is no text: there is a NUL byte in line 1',
  ],
  [
    'a web page in the place of a table',
    counties,
    '<!DOCTYPE html>\n<title>Rate limit exceeded</title>\n',
    'geo/counties.csv lacks the columns GEOID, Name, Short Name, State',
  ],
  [
    'a pointer of Git LFS in the place of a table',
    counties,
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
    'geo/counties.csv lacks the columns GEOID, Name, Short Name, State',
  ],
  [
    'a line of 10 MB',
    counties,
    `${text(counties)}28001,${'A'.repeat(10_000_000)},Adams,MS\n`,
    'geo/counties.csv is damaged: line 6 has 10,000,015 characters',
  ],
  [
    'a heading of 10 MB',
    counties,
    `${'A'.repeat(10_000_000)},GEOID\n`,
    'geo/counties.csv is damaged: line 1 has 10,000,006 characters',
  ],
  [
    'a heading that comes twice',
    counties,
    text(counties).replaceAll(/^(\w+),/gm, '$1,$1,'),
    'geo/counties.csv has the column GEOID twice',
  ],
  [
    'a column that is missing',
    president,
    text(president).replace('votes_dem', 'votes_left'),
    'elections/county_president.csv lacks the column votes_dem',
  ],
  [
    'columns parted by semicolons',
    income,
    text(income).replaceAll(',', ';'),
    /^census\/county_income_2023\.csv lacks the columns county_fips, median/,
  ],
  [
    'line ends of two kinds',
    counties,
    text(counties).replace('\n', '\r\n'),
    'geo/counties.csv mixes line ends: CRLF and LF',
  ],
  [
    'a lone carriage return in a cell',
    counties,
    text(counties).replace('Bolivar,', 'Boli\rvar,'),
    'geo/counties.csv mixes line ends: LF and CR',
  ],
  [
    'a quotation mark in the middle of a cell',
    counties,
    repeated(counties, '28001,Ad"ams County,Adams,MS'),
    /^geo\/counties\.csv is not a CSV file: /,
  ],
  [
    'thousands of cells in a row',
    counties,
    repeated(counties, ','.repeat(2_000)),
    'geo/counties.csv has 2001 cells in line 6; at most 500 are read',
  ],
  [
    'a million rows',
    counties,
    text(counties) + ',,,\n'.repeat(1_000_000),
    'geo/counties.csv has more than 100,000 rows',
  ],
  [
    'a county that comes twice in the census',
    tableFiles.population,
    text(tableFiles.population) + text(tableFiles.population).split('\n')[1],
    'The fact stats.vap_black of county:28011 (today) comes twice',
  ],
  [
    'an official who comes twice',
    'openstates/ms/legislature/Ada-Bird-2.yml',
    personYaml('Ada Bird'),
    'The official ocd-person/ada-bird comes twice',
  ],
  [
    'a column of FIPS codes that lost its zeros',
    president,
    `${text(president).split('\n')[0]}\n${'1001,2020,1,1,1,33.3,33.3,33.4\n'.repeat(30)}`,
    'elections/county_president.csv has no row that can be used; line 2: no county has the FIPS code "1001"',
  ],
  [
    'a list of Congress that is a mapping',
    congress,
    'members: none\n',
    'officials/congress_legislators_current_5states.yaml is not a list in YAML',
  ],
  [
    'a list of Congress that was cut off',
    congress,
    text(congress).slice(0, text(congress).indexOf("'2025") + 4),
    /^officials\/congress_legislators_current_5states\.yaml cannot be read as YAML at line 1: unexpected end of the stream within a single quoted/,
  ],
  [
    'a tag that would make an object',
    congress,
    `${text(congress)}- !!js/function 'function () { process.exit() }'\n`,
    'officials/congress_legislators_current_5states.yaml cannot be read as YAML at line 20: it uses the tag !!js/function',
  ],
  [
    'a tag for bytes',
    districtOffices,
    '- !!binary aGVsbG8=\n',
    'officials/congress_district_offices_5states.yaml cannot be read as YAML at line 1: it uses the tag !!binary',
  ],
  [
    'a bomb of aliases',
    districtOffices,
    `- a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghi'
      .split('')
      .map((letter, index) => `  ${letter}: &${letter} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]\n`)
      .join('')}`,
    'officials/congress_district_offices_5states.yaml cannot be read as YAML at line 1: it uses the alias *a',
  ],
  [
    'two documents in one file',
    congress,
    `${text(congress)}---\n${text(congress)}`,
    /^officials\/congress_legislators_current_5states\.yaml cannot be read as YAML at line 1: it holds several documents/,
  ],
  [
    'a key that comes twice',
    districtOffices,
    '- id: {bioguide: T000193}\n  id: {bioguide: T000194}\n',
    'officials/congress_district_offices_5states.yaml cannot be read as YAML at line 1: duplicated mapping key',
  ],
  [
    'a list that goes 100,000 levels deep',
    districtOffices,
    `${'- '.repeat(49_000)}a\n`,
    'officials/congress_district_offices_5states.yaml cannot be read as YAML at line 1: it has more than 5,000 parts',
  ],
  [
    'a person of a megabyte',
    ada,
    personYaml('Ada Bird', { extra: `extras:\n${'  note: x\n'.repeat(110_000)}` }),
    /^openstates\/ms\/legislature\/Ada-Bird\.yml has 1(\.\d)? MB; more than 0\.3 MB is not read$/,
  ],
  [
    'a person in Latin-1',
    ada,
    bytes('name: Ren', [0xe9], 'e\n'),
    'openstates/ms/legislature/Ada-Bird.yml is not in UTF-8',
  ],
  [
    'dates that are no JSON',
    'fetched.json',
    '{"open-states": ',
    'fetched.json is damaged at its start; fetch the sources again',
  ],
  [
    'a date of 30 February for a source',
    'fetched.json',
    JSON.stringify({ 'open-states': { ...note, asOf: '2026-02-30' } }),
    'fetched.json is damaged at open-states.asOf; fetch the sources again',
  ],
  [
    'a date for a source that nobody knows',
    'fetched.json',
    JSON.stringify({ elsewhere: note }),
    'fetched.json is damaged at its start; fetch the sources again',
  ],
  [
    'a date for other files than were fetched',
    'fetched.json',
    JSON.stringify({ 'open-states': note }),
    'The files of open-states are not those that fetched.json dates; fetch open-states again, or take it out of fetched.json',
  ],
  ['10 MB of dates', 'fetched.json', ' '.repeat(10_000_000), 'fetched.json has 10 MB; more than 1 MB is not read'],
]

const singleRows: RowCase[] = [
  [
    'a county that nobody knows',
    president,
    repeated(president, '99999,2020,1,1,1,33.3,33.3,33.4'),
    'no county has the FIPS code "99999"',
    3,
  ],
  [
    'a FIPS code that lost its zero',
    counties,
    repeated(counties, '1001,Autauga County,Autauga,AL'),
    '"1001" is no FIPS code of a county of AL',
    6,
  ],
  [
    'a county of another state',
    counties,
    repeated(counties, '48001,Anderson County,Anderson,TX'),
    '"TX" is none of the five states',
    6,
  ],
  [
    'a county whose state and code disagree',
    counties,
    repeated(counties, '28001,Adams County,Adams,AL'),
    '"28001" is no FIPS code of a county of AL',
    6,
  ],
  [
    'a name of a county that its state has already',
    counties,
    repeated(counties, '28999,Bolivar County,Bolivar,MS'),
    'MS has a county Bolivar already, 28011',
    6,
  ],
  ['a share of 120%', countyRaces, races.replace('61.5', '120'), 'pct is not a percentage from 0 to 100: "120"', 2],
  ['a share below nothing', countyRaces, races.replace('61.5', '-1'), 'pct is not a percentage from 0 to 100: "-1"', 2],
  [
    'a share that is no number',
    countyRaces,
    races.replace('61.5', 'NaN'),
    'pct is not a percentage from 0 to 100: "NaN"',
    2,
  ],
  [
    'a count in the notation of computers',
    president,
    repeated(president, '28133,2020,1e9,1,1,33.3,33.3,33.4'),
    'votes_dem is not a whole number: "1e9"',
    3,
  ],
  [
    'a count with a fraction',
    president,
    repeated(president, '28133,2020,1.5,1,1,33.3,33.3,33.4'),
    'votes_dem is not a whole number: "1.5"',
    3,
  ],
  [
    'a count of forty digits',
    president,
    repeated(president, `28133,2020,${'9'.repeat(40)},1,1,33.3,33.3,33.4`),
    `votes_dem is too large: "${'9'.repeat(40)}"`,
    3,
  ],
  [
    'an election on 30 February',
    countyRaces,
    races.replace('2023-11-07', '2023-02-30'),
    'election_date is not a day of the calendar: "2023-02-30"',
    2,
  ],
  [
    'an election in the year 0',
    president,
    repeated(president, '28133,0,1,1,1,33.3,33.3,33.4'),
    '0 is no year of an election',
    3,
  ],
  [
    'a formula in the place of a name',
    countyRaces,
    races.replace('Heather Burton', '"=HYPERLINK(""http://example.org"")"'),
    'candidate begins as a formula does: "=HYPERLINK("http://example.org")"',
    3,
  ],
  [
    'a formula that begins with @',
    countyRaces,
    races.replace('Heather Burton', '@SUM(A1)'),
    'candidate begins as a formula does: "@SUM(A1)"',
    3,
  ],
  [
    'a command for the terminal',
    countyRaces,
    races.replace('Coroner,', 'Coroner\u001B[2J\u202E,'),
    'no office of the atlas is meant by "Coroner\uFFFD[2J\uFFFD"',
    3,
  ],
  [
    'a cell too many',
    president,
    repeated(president, '28133,2020,1,1,1,33.3,33.3,33.4,9'),
    'it has 9 values under 8 headings',
    3,
  ],
  ['a row that was cut off', president, repeated(president, '28133,2020,1'), 'it has 3 values under 8 headings', 3],
  [
    'groups that do not add up',
    tableFiles.population,
    text(tableFiles.population).replace('23662', '23663'),
    'the groups of the voting-age population do not add up to its total',
    2,
  ],
  [
    'an office that every object of the language has',
    tableFiles.calendar,
    repeated(tableFiles.calendar, 'MS,constructor,county,2023,,,'),
    'no office of the atlas is meant by "constructor"',
    3,
  ],
  [
    'a person born on 30 February',
    ada,
    personYaml('Ada Bird').replace('1970-02-28', '1970-02-30'),
    'birth_date is not a day of the calendar: "1970-02-30"',
    null,
  ],
  ['a person who is a list', ada, '- a\n- b\n', 'the whole is not as expected: Invalid input', null],
  [
    'a person who was cut off',
    ada,
    `${personYaml('Ada Bird')}email: "ada@`,
    'the file cannot be read as YAML: unexpected end of the stream within a double quoted scalar',
    null,
  ],
  [
    'a person with a tag of another program',
    ada,
    `!python/object:os.system\n${personYaml('Ada Bird')}`,
    'the file cannot be read as YAML: it uses the tag !python/object:os.system',
    null,
  ],
  [
    'a person who uses an alias',
    ada,
    personYaml('Ada Bird', { extra: 'image: &a x\nlinks: *a\n' }),
    'the file cannot be read as YAML: it uses the alias *a',
    null,
  ],
  [
    'a person nested too deeply',
    ada,
    personYaml('Ada Bird', { extra: `extras: ${'['.repeat(4_000)}${']'.repeat(4_000)}\n` }),
    'the file cannot be read as YAML: it is nested too deeply',
    null,
  ],
  [
    'a person whose name is a formula',
    ada,
    personYaml('Ada Bird').replace('name: Ada Bird', `name: "=cmd|' /C calc'!A0"`),
    `name begins as a formula does: "=cmd|' /C calc'!A0"`,
    null,
  ],
  [
    'a person with two offices',
    ada,
    personYaml('Ada Bird').replace(
      'roles:\n',
      'roles:\n- type: lower\n  jurisdiction: ocd-jurisdiction/country:us/state:ms/government\n  district: 1\n',
    ),
    'Ada Bird holds 2 offices at once',
    null,
  ],
  [
    'a mayor of a place that is not there',
    'openstates/ms/municipalities/Flo-Hall.yml',
    (smallPeople['openstates/ms/municipalities/Flo-Hall.yml'] ?? '').replace('cleveland', '../../etc'),
    '"" is none of the five states',
    null,
  ],
]

describe('a pack that is hostile or damaged', async () => {
  const database = await testDatabase()
  let folder: string
  let completePack: string

  const importFrom = async (pack: string): Promise<ImportReport> =>
    await importPublicPack(database, pack, { now, onProgress: () => undefined })
  const digest = async () => {
    const { rows } = await sql<{ stored: string }>`
      select md5((select string_agg(official::text, ' ' order by id) from official)
        || (select string_agg(jurisdiction_fact::text, ' ' order by jurisdiction_id, field) from jurisdiction_fact)
        || (select dataset_version::text from dataset_version)
        || (select count(*) from import_run)) as stored`.execute(database)
    return rows[0]?.stored
  }
  const spoiled = async (path: string, content: Content) => {
    const copy = await mkdtemp(join(folder, 'copy-'))
    await cp(completePack, copy, { recursive: true })
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await writeFile(join(copy, path), content)
    return copy
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-pack-'))
    completePack = join(folder, 'whole')
    await writeSmallPack(completePack)
    await importFrom(completePack)
  })
  afterAll(async () => await rm(folder, { recursive: true }))

  test('stands beside one that is whole, of six officials', async () => {
    const again = await importFrom(completePack)
    expect(again.sources.flatMap(({ refused }) => refused)).toEqual([])
    expect(again.load.tables.official).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 6 })
  })

  test.each(wholeFiles)('%s stops the import in one sentence', async (_, path, content, reason) => {
    const before = await digest()
    await expect(importFrom(await spoiled(path, content))).rejects.toThrow(
      expect.objectContaining({
        name: 'ImportRefused',
        message: typeof reason === 'string' ? reason : expect.stringMatching(reason),
      }),
    )
    expect(await digest()).toBe(before)
  })

  test.each(singleRows)('%s is refused alone', async (_, path, content, reason, line) => {
    const { sources } = await importFrom(await spoiled(path, content))
    const withoutHolder = {
      file: tableFiles.qualifiedLegislators,
      line: 2,
      reason: 'Ada Bird is not on file for the seat, so that nothing is taken of the row',
    }
    expect(sources.flatMap(({ refused }) => refused)).toEqual([
      { file: path, line, reason },
      ...(path === ada ? [withoutHolder] : []),
    ])
  })

  test.each([
    [
      'a table that is not there',
      counties,
      () => Promise.resolve(),
      /^geo\/counties\.csv cannot be read in .*: there is no such file$/,
    ],
    [
      'a folder in the place of a table',
      counties,
      (path: string) => mkdir(path),
      /^geo\/counties\.csv (is not an ordinary file|cannot be read)/,
    ],
    [
      'a pipe that nobody writes to',
      counties,
      (path: string) => run('mkfifo', [path]),
      'geo/counties.csv is not an ordinary file',
    ],
    [
      'a table of 2 GB of nothing',
      counties,
      async (path: string) => {
        await writeFile(path, '')
        await truncate(path, 2_000_000_000)
      },
      'geo/counties.csv has 2,000 MB; more than 16 MB is not read',
    ],
    [
      'a file in the place of a folder',
      'openstates/ms/executive',
      (path: string) => writeFile(path, ''),
      /^openstates\/ms\/executive cannot be read in .*: it is not a folder$/,
    ],
  ])('%s stops the import in one sentence', async (_, path, make, reason) => {
    const copy = await mkdtemp(join(folder, 'copy-'))
    await cp(completePack, copy, { recursive: true })
    await rm(join(copy, path), { recursive: true })
    await make(join(copy, path))
    const before = await digest()
    await expect(importFrom(copy)).rejects.toThrow(reason)
    expect(await digest()).toBe(before)
  })

  test.each([
    ['16 MB of empty rows', counties, `${text(counties)}${',,,\n'.repeat(3_990_000)}`, 'has more than 100,000 rows'],
    ['16 MB of one-letter items', congress, '- a\n'.repeat(3_990_000), 'holds more than 2000 items'],
    ['16 MB of brackets', congress, `- ${'[\n  '.repeat(3_990_000)}`, 'has more than 5,000 parts'],
  ])('%s is refused in 150 MB of memory', async (_, path, content, reason) => {
    const copy = await spoiled(path, content)
    const reader = fileURLToPath(new URL('../testing/imports/read-pack.ts', import.meta.url))
    const { stdout } = await run(process.execPath, ['--max-old-space-size=150', reader, copy])
    expect(stdout).toContain(reason)
  })
})
