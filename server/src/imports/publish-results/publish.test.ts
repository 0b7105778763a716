import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#database/connect.ts'
import { importPublicPack } from '#imports/import-public-pack.ts'
import { publicData } from '#imports/public-data.ts'
import { beginTerms } from '#imports/publish-results/begin-terms.ts'
import { plannedFile } from '#imports/publish-results/publish-results.ts'
import { importOfficialsFile, undoLastOfficialsImport } from '#imports/spreadsheets/import/import-officials.ts'
import { testDatabase } from '#testing/database.ts'
import { louisianaWorkbook } from '#testing/imports/results/louisiana-workbook.ts'

const now = new Date('2026-11-20T15:00:00Z')
const today = '2026-11-20'
const day = '2026-11-03'
const quiet = () => undefined

const excerpt = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../testing/imports/results/${name}`, import.meta.url)))
const louisiana = (change?: (line: string) => string) => louisianaWorkbook(day, change)

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await importPublicPack(database, publicData, { now, onProgress: quiet })
}, 300_000)

const planned = async (bytes: Uint8Array, on = today) =>
  await plannedFile(database, { name: 'results.xlsx', bytes, day, stateId: null }, on)
const publish = async (bytes: Uint8Array) => {
  const { plan, file } = await planned(bytes)
  const done = await importOfficialsFile(database, file, {
    now,
    acceptLosses: 0,
    accountId: null,
    cameBy: 'results',
    onProgress: quiet,
  })
  return { plan, done }
}
const undo = async () => await undoLastOfficialsImport(database, { now, accountId: null, onProgress: quiet })

/** Who is shown in a seat, with what hangs on the election. */
const shown = async (place: string, office = 'School Board Member') =>
  await database
    .selectFrom('shown_official as official')
    .innerJoin('shown_seat as seat', 'seat.id', 'official.seat_id')
    .innerJoin('office', 'office.id', 'seat.office_id')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'seat.jurisdiction_id')
    .select(['official.name', 'official.ballot_day', 'official.election_year', 'official.term_end', 'official.since'])
    .select([
      'official.elected',
      'official.takes_office',
      'official.last_election_date',
      'official.last_election_margin',
    ])
    .where('jurisdiction.name', '=', place)
    .where('office.name', '=', office)
    .orderBy('official.name')
    .execute()

const firstDistrict = 'Acadia Parish School Board, District 1'
const secondDistrict = 'Acadia Parish School Board, District 2'
/** In the second district somebody wins who is not on file. */
const somebodyNew = (line: string) => line.replace('Frances Regan Miller', 'Zoe Quill')
/** The same after a recount: the other candidate has won. */
const recounted = (line: string) =>
  somebodyNew(line).replace('Daniel K. Fontenot (REP),Zoe Quill (REP)', 'Zoe Quill (REP),Daniel K. Fontenot (REP)')

describe('a file of results is published as the own list is', { timeout: 60_000 }, () => {
  test('whoever is re-elected has the election, its margin and the end of the new term', async () => {
    const [before] = await shown(firstDistrict)
    expect(before).toMatchObject({ name: 'James Etta David', ballot_day: day, election_year: 2022 })
    const { plan, done } = await publish(louisiana())
    expect(plan.planned.find(({ holder }) => holder.place === firstDistrict)).toMatchObject({
      consequence: 're_elected',
      winner: 'James Etta David',
      basis: 'La. R.S. 18:511',
    })
    expect(done.isChanged).toBe(true)
    const [after] = await shown(firstDistrict)
    expect(after).toMatchObject({
      name: 'James Etta David',
      election_year: 2026,
      last_election_date: day,
      last_election_margin: 0.191554,
      term_end: '2030-12-31',
      elected: null,
    })
    const again = await publish(louisiana())
    expect(again.done).toMatchObject({ isChanged: false, addedTotal: 0, changedTotal: 0 })
    await undo()
    expect(await shown(firstDistrict)).toEqual([before])
  })

  test('whoever is elected and not in office yet stands beside the holder until the term begins', async () => {
    const [before] = await shown(secondDistrict)
    await publish(louisiana(somebodyNew))
    const during = await shown(secondDistrict)
    expect(during).toMatchObject([
      {
        name: before?.name,
        ballot_day: null,
        elected: 'Zoe Quill',
        takes_office: '2027-01-01',
        term_end: before?.term_end,
      },
    ])
    const begin = async (moment: string) => await beginTerms(database, { now: new Date(moment) })
    expect(await begin('2026-12-31T12:00:00Z')).toBe(0)
    expect(await shown(secondDistrict)).toEqual(during)
    expect(await begin('2027-01-02T12:00:00Z')).toBe(1)
    expect(await shown(secondDistrict)).toMatchObject([
      { name: 'Zoe Quill', since: '2027-01-01', election_year: 2026, term_end: '2030-12-31', elected: null },
    ])
    expect(await begin('2027-01-03T12:00:00Z')).toBe(0)
    await undo()
    expect(await shown(secondDistrict)).toEqual(during)
    await undo()
    expect(await shown(secondDistrict)).toEqual([before])
  })

  test('after the term has begun by law, whoever is elected follows at once', async () => {
    const { plan } = await planned(louisiana(somebodyNew), '2027-01-05')
    expect(plan.planned.find(({ winner }) => winner === 'Zoe Quill')?.consequence).toBe('in_office')
  })

  test('a second file of the same day changes only what differs', async () => {
    await publish(louisiana(somebodyNew))
    const others = await shown(firstDistrict)
    const { done } = await publish(louisiana(recounted))
    expect([done.changedTotal, done.addedTotal, done.vanishingTotal]).toEqual([1, 0, 0])
    expect(await shown(secondDistrict)).toMatchObject([{ elected: 'Daniel K. Fontenot' }])
    expect(await shown(firstDistrict)).toEqual(others)
    // The holder has won after all.
    const back = await publish(louisiana())
    expect(back.done.changedTotal).toBe(1)
    expect(await shown(secondDistrict)).toMatchObject([{ elected: null, takes_office: null, election_year: 2026 }])
    await undo()
    await undo()
    await undo()
  })
})

describe('what cannot be told is said in a sentence, and stays as it is', () => {
  const sentences = async (change: (line: string) => string) => {
    const { plan } = await planned(louisiana(change))
    return [...plan.unanswered, ...plan.untold]
  }

  test.each<[string, (line: string) => string, string]>([
    [
      'totals that do not add up',
      (line) => line.replace('Total Votes,1185,804', 'Total Votes,1186,804'),
      'its totals are not the sum of their parts.',
    ],
    [
      'a tie',
      (line) =>
        line
          .replace('Total Votes,1185,804', 'Total Votes,804,804')
          .replace('Early Voting,500,338', 'Early Voting,119,338'),
      'it is tied.',
    ],
  ])('%s', async (_, change, reason) => {
    expect(await sentences(change)).toContain(`Member of School Board -- District 1, Acadia: ${reason}`)
  })

  test('a winner who may be the holder, and may be somebody else', async () => {
    expect(await sentences((line) => line.replace('Frances Regan Miller', 'Gus Miller'))).toContainEqual(
      expect.stringMatching(
        /^Member of School Board -- District 2, Acadia: Gus Miller may be .+ Miller, who is on file, or somebody else of that name\.$/,
      ),
    )
  })

  test('an office, and a seat, that nobody is on file for', async () => {
    expect(await sentences((line) => line.replace('District  2', 'District  99'))).toContain(
      'Member of School Board -- District 99, Acadia: nobody is on file for a seat of this title.',
    )
  })
})

describe('a file that cannot be used is refused in one sentence', () => {
  const refused = async (name: string, on: string) =>
    await plannedFile(database, { name, bytes: excerpt(name), day: on, stateId: '01' }, today)

  test.each([
    ['another day', day, 'fl-state-fl11052024Election.txt has the results of 11-05-2024, not of 11-03-2026'],
    ['another state', '2024-11-05', 'fl-state-fl11052024Election.txt has results of Florida, not of Alabama'],
  ])('%s', async (_, on, message) => {
    await expect(refused('fl-state-fl11052024Election.txt', on)).rejects.toThrow(message)
  })
})
