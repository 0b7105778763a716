import { spawn } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchPack } from '#imports/fetch/fetch-pack.ts'
import { fetchables } from '#imports/fetch/fetchables.ts'
import type { FetchOptions } from '#imports/fetch/fetch-source.ts'
import { request } from '#imports/fetch/request.ts'
import { fetchReportLines } from '#imports/report-text.ts'
import { archiveOf, type PackedEntry, tarOf } from '#testing/imports/fetch/archive.ts'
import { archive, repository } from '#testing/imports/fetch/open-states.ts'
import { cut, etagOf, inTurn, partly, stall, status, testPublishers, well } from '#testing/imports/fetch/publishers.ts'
import {
  countiesOfResults,
  floridaSample,
  georgiaSample,
  louisianaSample,
} from '#testing/imports/fetch/returns/results.ts'
import { smallTables, writeSmallPack } from '#testing/public-pack/small-pack.ts'
import { type FetchedSource, resultsFile } from '#imports/sources/public-pack/files/pack-paths.ts'

const now = new Date('2026-11-20T15:00:00Z')
const addressesOf = async (source: FetchedSource) => (await fetchables[source].files('')).map(({ url }) => url)
const [people = ''] = await addressesOf('open-states')
const [congress = ''] = await addressesOf('congress-legislators')

const one = smallTables['officials/congress_legislators_current_5states.yaml'] ?? ''
const members = Array.from({ length: 40 }, (_, number) => one.replaceAll('T000193', `T${number}`))
const offices = (smallTables['officials/congress_district_offices_5states.yaml'] ?? '').replaceAll('T000193', 'T7')
const congressRepository: PackedEntry[] = [
  // Random data, which does not compress, so that there is enough to cut off.
  { path: 'noise', text: randomBytes(10_000).toString('hex') },
  { path: 'legislators-historical.yaml', text: 'far too old' },
  { path: 'legislators-current.yaml', text: one.replace('state: MS', 'state: TX') + members.join('') },
  { path: 'legislators-district-offices.yaml', text: offices.replaceAll('T7', 'T999') + offices },
]
const membersArchive = archiveOf(congressRepository)

describe('fetching sources into a pack', async () => {
  const publishers = await testPublishers()
  let root: string
  let pack: string
  let lines: string[]

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'fetch-'))
  })
  afterAll(async () => await rm(root, { recursive: true }))
  beforeEach(async () => {
    pack = await mkdtemp(join(root, 'pack-'))
    await writeSmallPack(pack)
    lines = []
  })

  const options = (changes: Partial<FetchOptions> = {}): FetchOptions => ({
    now,
    today: '2026-11-20',
    mirror: publishers.address,
    signal: new AbortController().signal,
    onProgress: (line) => lines.push(line),
    progressMilliseconds: 0,
    timeouts: { answerMilliseconds: 20_000, silenceMilliseconds: 20_000 },
    retries: { tries: 3, firstPauseMilliseconds: 1, longestPauseMilliseconds: 2_000 },
    ...changes,
  })
  /** Limits the wait for a server to what a test can afford. */
  const withShortTimeouts = () => ({ timeouts: { answerMilliseconds: 1_000, silenceMilliseconds: 500 } })
  const fetched = async (source: FetchedSource, changes: Partial<FetchOptions> = {}) => {
    const { outcomes } = await fetchPack(pack, [source], options(changes))
    return outcomes[0]
  }
  const packHash = async () => {
    const names = await readdir(pack, { recursive: true, withFileTypes: true })
    const files = names.filter((each) => each.isFile() && !each.parentPath.includes('.fetch'))
    const texts = await Promise.all(
      files.map(
        async ({ parentPath, name }) => `${join(parentPath, name)}\0${await readFile(join(parentPath, name), 'utf8')}`,
      ),
    )
    return createHash('sha256').update(texts.sort().join('\0')).digest('hex')
  }
  const partBytes = async (source: FetchedSource = 'congress-legislators') =>
    await stat(join(pack, `.fetch/${source}-0.part`)).then(
      ({ size }) => size,
      () => 0,
    )
  /** Cuts the connection after all sent bytes have arrived. */
  const cutAt = (bytes: number) => (response: ServerResponse) =>
    void vi.waitFor(async () => expect(await partBytes()).toBe(bytes), { timeout: 20_000 }).then(() => cut(response))
  const stopAt = (bytes: number, stop: AbortController) => () =>
    void vi.waitFor(async () => expect(await partBytes()).toBe(bytes), { timeout: 20_000 }).then(() => stop.abort())
  const failsWith = async (
    reason: string | RegExp,
    source: FetchedSource = 'congress-legislators',
    changes: Partial<FetchOptions> = {},
  ) => {
    const before = await packHash()
    expect(await fetched(source, changes)).toEqual({
      source,
      became: 'failed',
      words: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    })
    expect(await packHash()).toBe(before)
  }
  const host = () => new URL(publishers.address).host

  test('takes of the people those of the five states who are in office, and says from when they are', async () => {
    publishers.serve(people, well(archive))
    expect(await fetched('open-states')).toEqual({
      source: 'open-states',
      became: 'updated',
      words: '430 files of 2026-11-18',
    })
    const names = await readdir(join(pack, 'openstates'), { recursive: true })
    expect(names.filter((name) => name.endsWith('.yml'))).toHaveLength(430)
    expect(names).toContain('us/legislature/Bennie-Thompson.yml')
    expect(names).toContain(`ms/executive/${'Long'.repeat(30)}.yml`)
    expect(names.filter((name) => /Green|Timer|Rules|Away|Ada-Bird/.test(name))).toEqual([])
    expect(JSON.parse(await readFile(join(pack, 'fetched.json'), 'utf8'))).toEqual({
      'open-states': {
        fetchedAt: now.toISOString(),
        asOf: '2026-11-18',
        commit: 'c'.repeat(40),
        downloads: [
          {
            wanted: people,
            address: `${publishers.address}/codeload.github.com/openstates/people/tar.gz/HEAD`,
            etag: etagOf(archive),
            bytes: archive.length,
            sha256: createHash('sha256').update(archive).digest('hex'),
          },
        ],
        content: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    })
    expect(await readdir(join(pack, '.fetch'))).toEqual([])
  })

  test('asks a second time only whether anything has changed, and changes nothing', async () => {
    publishers.serve(people, well(archive))
    await fetched('open-states')
    const before = await packHash()
    expect(await fetched('open-states')).toEqual({
      source: 'open-states',
      became: 'unchanged',
      words: 'the pack has the newest',
    })
    expect(publishers.requestHeaders().at(-1)?.['if-none-match']).toBe(etagOf(archive))
    expect(await packHash()).toBe(before)
  })

  test('takes a newer copy whole, with its own date', async () => {
    publishers.serve(people, well(archive))
    await fetched('open-states')
    publishers.serve(people, well(archiveOf(repository.slice(1, 3).concat(repository), '2026-11-19')))
    expect((await fetched('open-states'))?.became).toBe('failed')
    publishers.serve(people, well(archiveOf(repository.slice(0, -2), '2026-11-19')))
    expect((await fetched('open-states'))?.words).toBe('429 files of 2026-11-19')
    expect(await readdir(join(pack, 'openstates/us/legislature'))).toEqual([])
  })

  test('goes on where the connection was cut', async () => {
    publishers.serve(
      congress,
      inTurn(
        partly(membersArchive, 1_000, cutAt(1_000)),
        partly(membersArchive, 2_000, cutAt(3_000)),
        well(membersArchive),
      ),
    )
    expect((await fetched('congress-legislators'))?.became).toBe('updated')
    expect(publishers.requestHeaders().map(({ range }) => range)).toEqual([undefined, 'bytes=1000-', 'bytes=3000-'])
    // To a request for a range, fetch adds the word once more.
    for (const headers of publishers.requestHeaders())
      expect(headers['accept-encoding']).toMatch(/^identity(, identity)?$/)
    expect(publishers.requestHeaders().map((headers) => headers['if-range'])).toEqual([
      undefined,
      etagOf(membersArchive),
      etagOf(membersArchive),
    ])
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^congress-legislators: 127\.0\.0\.1:\d+ broke the connection off; trying again in 1 second$/,
      ),
    )
  })

  test('keeps what came when it gives up, and goes on from there in the next run', async () => {
    publishers.serve(congress, inTurn(partly(membersArchive, 1_000, cutAt(1_000)), partly(membersArchive, 0, cut)))
    await failsWith(`${host()} broke the connection off (tried 3 times)`)
    expect(await partBytes()).toBe(1_000)
    publishers.serve(congress, well(membersArchive))
    expect((await fetched('congress-legislators'))?.became).toBe('updated')
    expect(publishers.requestHeaders()[0]?.range).toBe('bytes=1000-')
  })

  test('begins anew where the file is another one meanwhile', async () => {
    const newer = archiveOf(congressRepository, '2026-11-19')
    publishers.serve(congress, inTurn(partly(membersArchive, 1_000, cutAt(1_000)), well(newer)))
    expect((await fetched('congress-legislators'))?.words).toBe('40 members of 2026-11-19')
  })

  test('takes a download that was whole when the last run ended', async () => {
    publishers.serve(congress, well(membersArchive))
    await mkdir(join(pack, '.fetch'), { recursive: true })
    const partial = join(pack, '.fetch/congress-legislators-0.part')
    await writeFile(partial, membersArchive)
    const address = `${publishers.address}/codeload.github.com/unitedstates/congress-legislators/tar.gz/HEAD`
    await writeFile(`${partial}.json`, JSON.stringify({ address, validator: etagOf(membersArchive) }))
    expect((await fetched('congress-legislators'))?.became).toBe('updated')
    expect(publishers.requestHeaders()).toHaveLength(1)
  })

  test('does not wait for a server that falls silent, nor for one that never answers', async () => {
    publishers.serve(congress, inTurn(partly(membersArchive, 1_000, stall), stall, well(membersArchive)))
    expect((await fetched('congress-legislators', withShortTimeouts()))?.became).toBe('updated')
    expect(lines).toContain(`congress-legislators: ${host()} sent nothing for 0.5 seconds; trying again in 1 second`)
    expect(lines).toContain(`congress-legislators: ${host()} did not answer in 1 second; trying again in 1 second`)
  })

  test.each([
    ['an error of its own', status(500)],
    ['too many requests', status(429, { 'retry-after': '1' })],
    ['a checksum that does not fit', status(200, { 'content-md5': 'AAAA' }, 'other bytes')],
    ['an empty file', status(200)],
    ['a piece that nobody asked for', status(206, { 'content-range': 'bytes 5-9/10' }, 'piece')],
  ])('tries again after %s', async (_, handler) => {
    publishers.serve(congress, inTurn(handler, well(membersArchive)))
    expect((await fetched('congress-legislators'))?.became).toBe('updated')
  })

  test('follows a redirect', async () => {
    publishers.serve('https://elsewhere.example/members', well(membersArchive))
    publishers.serve(congress, status(302, { location: '/elsewhere.example/members' }))
    expect((await fetched('congress-legislators'))?.became).toBe('updated')
  })

  test('leaves an encrypted connection for no other', async () => {
    const answers = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(null, { status: 302, headers: { location: 'http://example.org/' } }))
    await expect(request('https://example.org/', {}, options().timeouts, options().signal)).rejects.toThrow(
      'https://example.org/ redirects to http://, which is not followed',
    )
    answers.mockRestore()
  })

  test.each([
    ['errors for ever', status(503), /answered 503 \(tried 3 times\)$/],
    [
      'a long pause that is asked for',
      status(429, { 'retry-after': '3600' }),
      /answered 429 and asks to come back in 60 minutes$/,
    ],
    [
      'a day to come back',
      status(503, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
      /and asks to come back in \d+ minutes$/,
    ],
    [
      'nothing at that address',
      status(404),
      /\/codeload\.github\.com\/unitedstates\/congress-legislators\/tar\.gz\/HEAD is not there any more \(404\)$/,
    ],
    ['a refusal', status(403), /answered 403$/],
    [
      'a web page',
      status(200, { 'content-type': 'text/html; charset=utf-8' }, '<title>Sign in</title>'),
      /answered with a web page instead of the file$/,
    ],
    [
      'redirects in a circle',
      status(302, { location: '/codeload.github.com/unitedstates/congress-legislators/tar.gz/HEAD' }),
      /leads on and on: 5 redirects were followed$/,
    ],
    [
      'a redirect to a file of this machine',
      status(302, { location: 'file:///etc/passwd' }),
      /redirects to file:\/\/, which is not followed$/,
    ],
    ['a redirect to nowhere', status(302), /redirects to nowhere$/],
    [
      'fewer bytes than it announced, for ever',
      partly(membersArchive, 10, (response) => response.socket?.end()),
      /\(tried 3 times\)$/,
    ],
    [
      'a size that is too large',
      status(200, { 'content-length': '999000000' }),
      /has more than 100 MB, which is not taken$/,
    ],
    ['silence for ever', stall, /did not answer in 1 second \(tried 3 times\)$/],
  ])('fails in one line at %s, and leaves what there was', async (_, handler, reason) => {
    publishers.serve(congress, handler)
    await failsWith(reason, 'congress-legislators', handler === stall ? withShortTimeouts() : {})
  })

  test.each<[string, Buffer, string | RegExp]>([
    ['one that is none', Buffer.from('hello'), 'the archive is damaged, or is no archive'],
    ['a ZIP', Buffer.from('PK\u0003\u0004 and so on'), 'the archive is damaged, or is no archive'],
    [
      'one with other bytes in its middle',
      Buffer.concat([archive.subarray(0, 9_000), Buffer.alloc(500, 1), archive.subarray(9_500)]),
      /^the archive is damaged/,
    ],
    ['one that was cut off', archive.subarray(0, archive.length - 5_000), 'the archive is damaged, or is no archive'],
    ['one whose contents were cut off', gzipSync(tarOf(repository).subarray(0, 100_000)), 'the archive was cut off'],
    ['one of something else', gzipSync(randomBytes(5_000)), 'the archive is damaged, or is no tar archive'],
    ['an empty one', gzipSync(''), 'the archive was cut off'],
    ['one that ends without saying so', gzipSync(tarOf(repository).subarray(0, -1_024)), 'the archive was cut off'],
    ['one that is packed twice', gzipSync(archive), 'the archive is damaged, or is no tar archive'],
    [
      'a header that is longer than any path',
      archiveOf([{ path: 'pax', type: 'x', text: 'x'.repeat(70_000) }, ...repository]),
      'the archive has a header that is too large',
    ],
    [
      'one without any of the files',
      archiveOf([{ path: 'README.md', text: '#' }]),
      'the archive holds none of the files that are wanted',
    ],
    [
      'a path that climbs',
      archiveOf([{ path: 'data/../../../../etc/cron.d/x', text: 'x' }, ...repository]),
      'the archive holds a path that leads out of it',
    ],
    [
      'a path with a backslash',
      archiveOf([{ path: 'data\\..\\x', text: 'x' }, ...repository]),
      'the archive holds a path that leads out of it',
    ],
    [
      'a path with a command for the terminal',
      archiveOf([{ path: 'data/\u001B[2J', text: 'x' }, ...repository]),
      'the archive holds a path that leads out of it',
    ],
    [
      'a path of a thousand letters',
      archiveOf([{ path: `data/al/legislature/${'x'.repeat(900)}.yml`, text: 'x' }, ...repository]),
      'the archive holds a path that leads out of it',
    ],
    [
      'a link in the place of a person',
      archiveOf([...repository, { path: 'data/al/legislature/Link.yml', type: '2' }]),
      'the archive holds a link in the place of data/al/legislature/Link.yml',
    ],
    [
      'a device',
      archiveOf([{ path: 'dev', type: '3' }, ...repository]),
      'the archive holds something that is neither file nor folder',
    ],
    [
      'one file twice',
      archiveOf([...repository, { path: 'data/al/legislature/PERSON-0.yml', text: 'x' }]),
      'the archive holds data/al/legislature/PERSON-0.yml twice',
    ],
    [
      'a person of a gigabyte',
      archiveOf([{ path: 'data/al/legislature/Big.yml', size: 1_000_000_000 }, ...repository]),
      'the archive holds data/al/legislature/Big.yml with 1000000000 bytes',
    ],
    [
      'a bomb',
      archiveOf([{ path: 'zeros', text: '0'.repeat(60_000_000) }, ...repository]),
      'the archive unpacks to far more than its size',
    ],
    [
      'a person who is no text',
      archiveOf([...repository, { path: 'data/al/legislature/Nul.yml', text: 'name: \0' }]),
      'data/al/legislature/Nul.yml is no text: there is a NUL byte in line 1',
    ],
    ['too few people', archiveOf(repository.slice(60)), 'only 10 of 140 legislators of AL are in it'],
    [
      'people whom nobody can read',
      archiveOf(repository.map((entry, index) => (index % 5 === 0 ? { ...entry, text: '- a list' } : entry))),
      /^\d+ of \d+ people cannot be read; openstates\/al\/legislature\/Person-0\.yml: the whole is not as expected/,
    ],
  ])('an archive is refused: %s', async (_, bytes, reason) => {
    publishers.serve(people, well(bytes))
    await failsWith(reason, 'open-states')
    expect(await partBytes('open-states')).toBe(0)
  })

  test('takes of Congress the members whose last term is in the five states, letter by letter', async () => {
    publishers.serve(congress, well(membersArchive))
    expect(await fetched('congress-legislators')).toMatchObject({
      became: 'updated',
      words: '40 members of 2026-11-18',
    })
    expect(await readFile(join(pack, 'officials/congress_legislators_current_5states.yaml'), 'utf8')).toBe(
      members.join(''),
    )
    expect(await readFile(join(pack, 'officials/congress_district_offices_5states.yaml'), 'utf8')).toBe(offices)
  })

  const counties = Array.from({ length: 439 }, (_, number) => `28${String(number).padStart(3, '0')}`)
  const president = await addressesOf('county-president')
  const returns = (row: (fips: string) => string) =>
    Buffer.from(
      [
        'state_name,county_fips,county_name,votes_gop,votes_dem,total_votes,diff',
        'Texas,48001,Anderson County,1,2,3,1',
        ...counties.map(row),
        '',
      ].join('\r\n'),
    )
  const good = returns((fips) => `Mississippi,${fips},"Some, County",19838,7503.0,27770,12335`)

  test('counts shares of the returns anew, and others as what is left', async () => {
    for (const address of president) publishers.serve(address, well(good))
    expect(await fetched('county-president')).toMatchObject({ became: 'updated', words: '439 counties, 2020 and 2024' })
    const [header, first, ...rest] = (await readFile(join(pack, 'elections/county_president.csv'), 'utf8'))
      .trimEnd()
      .split('\n')
    expect(header).toBe(
      'year,state,county_fips,county_name,votes_dem,votes_rep,votes_other,votes_total,pct_dem,pct_rep,pct_other',
    )
    expect(first).toBe('2020,MS,28000,"Some, County",7503,19838,429,27770,27.018,71.437,1.545')
    expect(rest).toHaveLength(877)
    expect(rest.at(-1)?.startsWith('2024,MS,28438,')).toBe(true)
    expect((await fetched('county-president'))?.became).toBe('unchanged')
    publishers.serve(president[1] ?? '', well(returns((fips) => `Mississippi,${fips},Some County,1,2,3,1`)))
    expect((await fetched('county-president'))?.became).toBe('updated')
    expect(publishers.requestHeaders().map((headers) => headers['if-none-match'])).toEqual([
      etagOf(good),
      etagOf(good),
      undefined,
    ])
  })

  test.each([
    [
      'more votes than there were',
      returns((fips) => `Mississippi,${fips},Some County,2,2,3,1`),
      /Some County has more votes than there were$/,
    ],
    [
      'too few counties',
      Buffer.from(good.toString().split('\r\n').slice(0, 200).join('\r\n')),
      'the file of 2020 has 198 of 439 counties',
    ],
    [
      'other columns',
      Buffer.from('fips,votes\r\n28000,1\r\n'),
      'the file of 2020 lacks the columns county_fips, county_name, votes_gop, votes_dem, total_votes',
    ],
    ['Latin-1', Buffer.concat([good, Buffer.from([0xe9])]), 'the file of 2020 is not in UTF-8'],
  ])('returns with %s are refused', async (_, bytes, reason) => {
    for (const address of president) publishers.serve(address, well(bytes))
    const before = await packHash()
    expect(await fetched('county-president')).toMatchObject({
      became: 'failed',
      words: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    })
    expect(await packHash()).toBe(before)
  })

  test('takes counties and places of the five states with all of their columns', async () => {
    const [county = '', place = '', placeCounty = ''] = await addressesOf('us-geography')
    publishers.serve(
      county,
      well(
        Buffer.from(
          `GEOID,Name,Short Name,State,Population\n48001,Anderson County,Anderson,TX,1\n${counties.map((fips) => `${fips},C${fips} County,C${fips},MS,7\n`).join('')}`,
        ),
      ),
    )
    publishers.serve(
      place,
      well(
        Buffer.from(
          'GEOID,Name,Short Name,State,FIPS Class,Population,Latitude\n2815700,City of Cleveland,Cleveland,MS,C1,11199,33.7\n4800100,City of Abbott,Abbott,TX,C1,352,31.9\n',
        ),
      ),
    )
    publishers.serve(placeCounty, well(Buffer.from('Place GEOID,County GEOID\n2815700,28011\n4800100,48217\n')))
    expect(await fetched('us-geography')).toMatchObject({ became: 'updated', words: '439 counties, 1 places' })
    expect(await readFile(join(pack, 'census/places_population_2021.csv'), 'utf8')).toBe(
      'GEOID,Name,Short Name,State,FIPS Class,Population,Latitude\n2815700,City of Cleveland,Cleveland,MS,C1,11199,33.7\n',
    )
    expect(await readFile(join(pack, 'geo/place_county.csv'), 'utf8')).toBe('Place GEOID,County GEOID\n2815700,28011\n')
  })

  describe.each([
    ['louisiana-results', louisianaSample(), '4 winners, to 2026-11-03'],
    ['florida-results', floridaSample(), '2 winners, to 2026-11-03'],
    ['georgia-results', georgiaSample(), '4 winners, to 2024-11-05'],
  ] as const)('the results of an election day: %s', (source, bytes, words) => {
    let address: string
    beforeEach(async () => {
      await writeFile(join(pack, 'geo/counties.csv'), countiesOfResults)
      address = (await fetchables[source].files(pack))[0]?.url ?? ''
    })

    test('comes after a silence, a cut and a redirect, with the day of the election as its own', async () => {
      publishers.serve('https://elsewhere.example/results', inTurn(partly(bytes, 300, cut), well(bytes)))
      publishers.serve(address, inTurn(stall, status(302, { location: '/elsewhere.example/results' })))
      expect(await fetched(source, withShortTimeouts())).toEqual({ source, became: 'updated', words })
      const notes = JSON.parse(await readFile(join(pack, 'fetched.json'), 'utf8')) as Record<string, object>
      expect(notes[source]).toMatchObject({ asOf: words.slice(-10) })
      expect((await fetched(source))?.became).toBe('unchanged')
    })

    test.each([
      [
        'a web page',
        status(200, { 'content-type': 'text/html' }, '<title>Moved</title>'),
        /answered with a web page instead of the file$/,
      ],
      [
        'something else',
        well(Buffer.from('PK, but not these results')),
        /is no Excel workbook|has a layout that is not known: .* (?:was|were) expected\. The data there was is kept; take a newer version of the project$/,
      ],
      ['half of the file, for ever', partly(bytes, 100, (response) => response.socket?.end()), /\(tried 3 times\)$/],
      ['nothing yet', status(404), /is not there any more \(404\)$/],
    ])('leaves what there was where the publisher sends %s', async (_, handler, reason) => {
      publishers.serve(address, well(bytes))
      await fetched(source)
      publishers.serve(address, handler)
      await failsWith(reason, source)
    })
  })

  describe('the results of several election days', () => {
    const source = 'louisiana-results'
    const [soon, later] = ['2026-11-03', '2026-12-12'].map((day) => {
      const name = `Election+Results+(${day.slice(5)}-${day.slice(0, 4)}).xlsx`
      const folder = 'https://s3-us-west-2.amazonaws.com/mediaresults.sos.la.gov/HumanReadableElectionResults'
      return { day, address: `${folder}/${day.replaceAll('-', '')}/${name}` }
    }) as [{ day: string; address: string }, { day: string; address: string }]
    beforeEach(async () => {
      await writeFile(join(pack, 'geo/counties.csv'), countiesOfResults)
      const lines = [soon, later].map(({ day, address }) => `${source},${day},majority,${address}\n`)
      await writeFile(join(pack, resultsFile), `source,election_date,who_wins,address\n${lines.join('')}`)
    })

    test.each([404, 403])('come without a day that is not published yet (%i), which is named', async (code) => {
      publishers.serve(soon.address, well(louisianaSample()))
      publishers.serve(later.address, status(code))
      const missing = 'the results of 12-12-2026 not published yet'
      expect(await fetched(source)).toEqual({
        source,
        became: 'updated',
        words: `4 winners, to 2026-11-03; ${missing}`,
      })
      expect(await fetched(source)).toEqual({
        source,
        became: 'unchanged',
        words: `the pack has the newest; ${missing}`,
      })
      publishers.serve(later.address, well(louisianaSample(later.day)))
      expect(await fetched(source)).toEqual({ source, became: 'updated', words: '8 winners, to 2026-12-12' })
      publishers.serve(soon.address, status(code))
      await failsWith(/is not there any more \(404\)$|answered 403$/, source)
    })

    test('leave the pack as it is where no day is published yet', async () => {
      publishers.serve(soon.address, status(404))
      publishers.serve(later.address, status(404))
      const before = await packHash()
      expect(await fetched(source)).toEqual({
        source,
        became: 'unchanged',
        words: 'the results of 11-03-2026 and the results of 12-12-2026 not published yet',
      })
      expect(await packHash()).toBe(before)
    })
  })

  test('one that fails does not keep the next from being fetched', async () => {
    publishers.serve(congress, status(404))
    publishers.serve(people, well(archive))
    const report = await fetchPack(pack, ['congress-legislators', 'open-states'], options())
    expect(report.outcomes.map(({ became }) => became)).toEqual(['failed', 'updated'])
    expect(fetchReportLines(report, pack)).toEqual([
      expect.stringMatching(/^congress-legislators: failed, because .* is not there any more \(404\)$/),
      'open-states: updated; 430 files of 2026-11-18',
      `To load it: npm run atlas -- import ${pack}`,
    ])
  })

  test('tells of an empty folder what an import will miss', async () => {
    publishers.serve(people, well(archive))
    const fresh = join(root, 'fresh', 'folder')
    const report = await fetchPack(fresh, ['open-states'], options())
    expect(fetchReportLines(report, fresh).at(-1)).toMatch(
      /^An import of .* would miss \d+ files\. Fetch the other sources, .*: office-lines\/school_districts_2025_07\.csv, .*geo\/counties\.csv, /,
    )
  })

  test('stopped by a person it keeps the partial download and the old files, and resumes in the next run', async () => {
    const stop = new AbortController()
    publishers.serve(congress, partly(membersArchive, 1_000, stopAt(1_000, stop)))
    const before = await packHash()
    expect((await fetched('congress-legislators', { signal: stop.signal }))?.became).toBe('interrupted')
    expect(await packHash()).toBe(before)
    expect(await partBytes()).toBe(1_000)
    publishers.serve(congress, well(membersArchive))
    expect((await fetched('congress-legislators'))?.became).toBe('updated')
    expect(publishers.requestHeaders()[0]?.range).toBe('bytes=1000-')
  })

  test('puts back a folder that a killed run had taken out of its place', async () => {
    const before = await packHash()
    await mkdir(join(pack, '.fetch/former'), { recursive: true })
    await rename(join(pack, 'openstates'), join(pack, '.fetch/former/openstates'))
    publishers.serve(people, status(404))
    await fetched('open-states')
    expect(await packHash()).toBe(before)
  })

  test('refuses a second run into the same pack', async () => {
    const stop = new AbortController()
    publishers.serve(congress, partly(membersArchive, 1_000, stall))
    const first = fetched('congress-legislators', { signal: stop.signal })
    await vi.waitFor(async () => expect(await partBytes()).toBe(1_000), { timeout: 20_000 })
    await expect(fetched('congress-legislators')).rejects.toThrow(
      `Process ${process.pid} is fetching into ${pack}. Wait for it to end.`,
    )
    stop.abort()
    expect((await first)?.became).toBe('interrupted')
  })

  describe('at a terminal', () => {
    const cli = fileURLToPath(new URL('../../cli.ts', import.meta.url))
    const run = (...args: string[]) => {
      const child = spawn(process.execPath, [cli, 'fetch', ...args, '--mirror', publishers.address])
      let output = ''
      child.stdout.on('data', (text: Buffer) => (output += text.toString()))
      child.stderr.on('data', (text: Buffer) => (output += text.toString()))
      return { child, ended: once(child, 'exit').then(([code]: unknown[]) => ({ code, output })) }
    }

    test('the exit code tells whether all went well', { timeout: 180_000 }, async () => {
      publishers.serve(people, well(archive))
      publishers.serve(congress, status(404))
      expect(await run('open-states', '--into', pack).ended).toMatchObject({
        code: 0,
        output: expect.stringContaining('open-states: updated; 430 files of 2026-11-18\n'),
      })
      expect(await run('open-states', 'congress-legislators', '--into', pack).ended).toMatchObject({
        code: 1,
        output: expect.stringContaining('congress-legislators: failed, because '),
      })
      expect(await run('everything', '--into', pack).ended).toEqual({
        code: 1,
        output:
          'everything is none of the sources that can be fetched: open-states, congress-legislators, county-president, us-geography, florida-results, georgia-results, louisiana-results\n',
      })
      expect(await run('open-states').ended).toEqual({
        code: 1,
        output: 'Name a folder: npm run atlas -- fetch --into PACK\n',
      })
    })

    test('Ctrl-C leaves a partial download to resume', async () => {
      publishers.serve(congress, partly(membersArchive, 1_000, stall))
      const before = await packHash()
      const { child, ended } = run('congress-legislators', '--into', pack)
      await vi.waitFor(async () => expect(await partBytes()).toBe(1_000), { timeout: 20_000 })
      child.kill('SIGINT')
      expect(await ended).toMatchObject({
        code: 130,
        output: expect.stringContaining(
          'congress-legislators: interrupted; what came is kept, and the next run goes on from there\n',
        ),
      })
      expect(await partBytes()).toBe(1_000)
      expect(await packHash()).toBe(before)
    })
  })
})
