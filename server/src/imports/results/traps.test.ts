import { describe, expect, test } from 'vitest'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { countiesOfResults } from '#imports/publish-results/read-known.ts'
import { numberedSeatKey, seatsOfContest } from '#imports/publish-results/seats-of-contest.ts'
import { type Contest, isQuestion } from '#imports/results/contest.ts'
import { readResults } from '#imports/results/read-results.ts'

// Each of these is copied from a file published by a state, a county or OpenElections.
const heading = 'county,precinct,office,district,party,candidate,votes'
const read = (stateId: StateId, ...lines: readonly string[]) =>
  readResults('a.csv', Buffer.from([heading, ...lines].join('\n')), { day: '2023-11-07', stateId }, countiesOfResults())
const choicesOf = ({ contests }: ReturnType<typeof read>) =>
  contests.map(({ choices }) => choices.map(({ name, party, votes, kind }) => `${name} ${party} ${votes} ${kind}`))

describe('in the CSV of OpenElections', () => {
  test('early votes are a part of the count, and the row, the candidate and the 65th parish of totals are none', () => {
    const parish = read(
      '22',
      'Acadia,1-1,Sheriff,,REP,Ann Roe,10',
      'Acadia,Early Voting,Sheriff,,REP,Ann Roe,5',
      'Acadia,Total Votes,Sheriff,,REP,Ann Roe,15',
      'Acadia,1-1,Sheriff,,,Total Votes,10',
      'Total Votes,,Sheriff,,REP,Ann Roe,15',
    )
    expect(choicesOf(parish)).toEqual([['Ann Roe Republican 15 candidate']])
  })

  test('nothing in place of votes is not on the ballot, and a number that a decimal point was added to is one', () => {
    const county = read(
      '28',
      'Yazoo,1,Sheriff,,D,Ann Roe,10.0',
      'Yazoo,2,Sheriff,,D,Ann Roe,',
      'Yazoo,3,Sheriff,,D,Ann Roe,"1,010"',
    )
    expect([choicesOf(county), county.notRead]).toEqual([[['Ann Roe Democratic 1020 candidate']], []])
  })

  test.each([
    ['REP', 'Rep', 'R', 'Republican'],
    ['LBT', 'LIB', 'L', 'Libertarian'],
    ['IND', 'I', 'Independent', 'Independent'],
  ])('%s, %s and %s are one party', (...words) => {
    const lines = words.map((word, index) => `Yazoo,${index},Sheriff,,${word},Ann Roe,1`)
    expect(choicesOf(read('28', ...lines))).toEqual([[`Ann Roe ${words.at(-1)} 4 candidate`]])
  })

  test('votes that are nobody’s stand among the candidates of Florida, and a retention elects nobody', () => {
    const county = read(
      '12',
      'Baker,1,Sheriff,,NPA,Ann Roe,9',
      'Baker,1,Sheriff,,,OverVotes,1',
      'Baker,1,Sheriff,,,UnderVotes,2',
      'Baker,1,Sheriff,,,WriteinVotes,3',
      'Baker,1,Retention of Bo Doe,,,Yes for Approval,7',
      'Baker,1,Retention of Bo Doe,,,No for Rejection,2',
    )
    expect(choicesOf(county)[0]?.map((choice) => choice.replace(/^\S+ .*?(?=\d)/, ''))).toEqual([
      '9 candidate',
      '1 no vote',
      '2 no vote',
      '3 write-in',
    ])
    expect(county.contests.map(isQuestion)).toEqual([false, true])
  })
})

describe('in titles', () => {
  const counties = countiesOfResults().filter(({ stateId }) => stateId === '13')
  const gazetteer = {
    counties: new Map(counties.map((county) => [county.id, county])),
    placeOf: () => undefined,
    countiesOfPlace: () => [],
  } as unknown as Parameters<typeof seatsOfContest>[3]
  const union = counties.filter(({ name }) => name === 'Union')
  const seatsOf = (title: string) =>
    seatsOfContest({ title, district: '', counties: ['Union'] } as unknown as Contest, '13', union, gazetteer)

  test.each(['District Attorney - Enotah Judicial Circuit', 'District Attorney Enotah Judicial Circuit'])(
    '%s is of the circuit, with a dash and without',
    (title) => expect(seatsOf(title)).toEqual(['district-attorney judicial-circuit:13:enotah-judicial-circuit']),
  )

  test.each(['State House Dist 165 - Special', 'State House - District 165', 'State Representative, District 165'])(
    '%s is of the 165th district',
    (title) => expect(seatsOf(title)).toEqual([numberedSeatKey('State Representative', '165')]),
  )

  test('a primary of a party elects nobody', () => {
    expect(seatsOf('Sheriff')).toHaveLength(1)
    expect(seatsOf('Sheriff - Rep')).toEqual([])
  })
})
