import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readCounties } from '#imports/geography/counties.ts'
import { publicData } from '#imports/public-data.ts'
import { isQuestion } from '#imports/results/contest.ts'
import { decide } from '#imports/results/decide.ts'
import { readResults } from '#imports/results/read-results.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'

const excerpts = fileURLToPath(new URL('../../testing/imports/results', import.meta.url))
const excerpt = (name: string) => readFileSync(join(excerpts, `la-page-20211113-orleans-${name}.json`), 'utf8')
const path = tableFiles.counties
const counties = readCounties({ path, text: readFileSync(join(publicData, path), 'utf8') }).items
const day = '2021-11-13'
const read = (name: string, bytes: Uint8Array, on = day) =>
  readResults(name, bytes, { day: on, stateId: null }, counties)
const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
const both = (change: (votes: string) => string = (votes) => votes) =>
  zip({
    '20211113/RacesCandidates/ByParish_36.htm': excerpt('candidates'),
    '20211113/VotesParish/Votes_36.htm': change(excerpt('votes')),
  })

test('the files of Louisiana’s results page are joined in one archive, and won by the law as the page says', () => {
  const { form, stateId, contests, notRead } = read('orleans.zip', both())
  expect([form, stateId, notRead]).toEqual(['Louisiana’s results page', '22', []])
  expect(contests.filter(isQuestion)).toHaveLength(1)
  const decisions = contests.filter((each) => !isQuestion(each)).map((each) => decide(each, '22', day))
  expect(
    decisions.map(({ contest, elected, open }) => [contest.title, contest.counties, elected[0]?.name, open]),
  ).toEqual([
    ['Sheriff', ['Orleans'], undefined, 'a runoff follows'],
    ['Assessor', ['Orleans'], 'Erroll G. Williams', null],
    ['Councilmember at Large -- Division 1', ['Orleans'], 'Helena Moreno', null],
  ])
  expect(contests[1]?.choices[1]).toEqual({
    name: 'Andrew (Low Tax) Gressett',
    party: 'Democratic',
    votes: 6631,
    kind: 'candidate',
  })
})

test('of one race or one choice the page answers the thing itself', () => {
  const one = (text: string) => {
    const { Races } = JSON.parse(text) as { Races: { Race: { Choice: object[] }[] } }
    const [race] = Races.Race.slice(1)
    return JSON.stringify({ Races: { Race: { ...race, Choice: race?.Choice.at(-1) } } })
  }
  const file = zip({
    'RacesCandidates/ByParish_36.htm': one(excerpt('candidates')),
    'VotesParish/Votes_36.htm': one(excerpt('votes')),
  })
  expect(read('one.zip', file).contests).toMatchObject([{ title: 'Assessor', choices: [{ votes: 49899 }] }])
})

test('races of several parishes are known as such, because their file does not say which', () => {
  const file = zip({
    'RacesCandidates_Multiparish.htm': excerpt('candidates'),
    'Votes_Multiparish.htm': excerpt('votes'),
  })
  expect(read('parishes.zip', file).contests[0]).toMatchObject({ counties: [], isAcrossCounties: true })
})

test('precincts that have not reported are counted', () => {
  const file = both((votes) => votes.replace(/"PrecinctsReporting": ?"351"/, '"PrecinctsReporting":"340"'))
  expect(read('night.zip', file).contests[0]?.precinctsMissing).toBe(11)
})

test.each([
  ['another day', both(), '2021-12-11', 'x has the results of 11-13-2021, not of 12-11-2021'],
  [
    'the candidates alone',
    zip({ 'RacesCandidates/ByParish_36.htm': excerpt('candidates') }),
    day,
    'x has no votes: put VotesParish/Votes_NN.htm or Votes_Multiparish.htm into it, beside the candidates',
  ],
  [
    'one file without the other',
    strToU8(excerpt('candidates')),
    day,
    'x is one file of Louisiana’s results page: put the candidates and the votes into one ZIP archive',
  ],
  [
    'another form',
    zip({ 'RacesCandidates/ByParish_36.htm': '{}', 'VotesParish/Votes_36.htm': excerpt('votes') }),
    day,
    'racescandidates/byparish_36.htm is not in the form of Louisiana’s results page',
  ],
])('an archive of %s is refused in a sentence', (_, bytes, on, sentence) => {
  expect(() => read('x', bytes, on)).toThrow(sentence)
})

const heading =
  '"Election","Parish","OfficeTitle","OfficeTitleDescription","NumberToBeElected","BallotFirstName","BallotLastName","BallotSuffix","Party","Outcome"'
const list = (...rows: readonly string[]) => strToU8([heading, ...rows].join('\r\n'))

test('of Louisiana’s list of candidates those are elected whom nobody stands against', () => {
  const file = list(
    '"11/03/2026","ACADIA - 01","Member of School Board","District 1","1","Ann","Roe","","REP","Unopposed"',
    '"11/03/2026","ACADIA - 01","Mayor","City of Crowley","1","Bo","Doe","Jr.","DEM","Qualified"',
  )
  const { form, contests } = read('acadia.csv', file, '2026-11-03')
  expect(form).toBe('Louisiana’s list of candidates')
  const [only] = contests.map((each) => decide(each, '22', '2026-11-03'))
  expect([only?.contest.title, only?.contest.counties, only?.elected[0]?.name, only?.open]).toEqual([
    'Member of School Board -- District 1',
    ['ACADIA'],
    'Ann Roe',
    null,
  ])
  expect(() => read('none.csv', list(), '2026-11-03')).toThrow('and none of them is unopposed')
})
