import { describe } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { testCoveredPublicPack } from '#testing/data/coverage/covered-public-pack.ts'
import { testBodiesOfPublicPack } from '#testing/places/bodies-of-public-pack.ts'
import { testDotsOfPublicPack } from '#testing/places/dots-of-public-pack.ts'
import { testPlacesOfPublicPack } from '#testing/places/places-of-public-pack.ts'
import { testSeatsOfPublicPack } from '#testing/places/seats-of-public-pack.ts'
import { testSeatsAheadOfPublicPack } from '#testing/elections/seats-ahead-of-public-pack.ts'
import { testFindAtPoints } from '#testing/places/find/find-at-points.ts'
import { testPublicOffices } from '#testing/places/find/public-offices.ts'
import { testFindInPublicPack } from '#testing/places/find/find-in-public-pack.ts'
import { importPublicPack } from '#imports/import-public-pack.ts'
import { publicData } from '#imports/public-data.ts'
import { testHeadlineAnswers } from '#testing/officials/headline-answers.ts'
import { testQuestionsOfPublicPack } from '#testing/officials/questions-of-public-pack.ts'
import { testTraitsOfPublicPack } from '#testing/officials/traits-of-public-pack.ts'
import { testRightRecords } from '#testing/imports/right-records.ts'
import { testApp } from '#testing/app.ts'
import { testImportedPublicPack, testImportingAgain } from '#testing/imports/imported-public-pack.ts'
import { testStoredPublicPack } from '#testing/imports/stored-public-pack.ts'

// The files are imported once for all: that takes some eight seconds of a processor.
const now = new Date('2026-11-20T15:00:00Z')
const database = await testDatabase('as in the product')
const report = await importPublicPack(database, publicData, { now, onProgress: () => undefined })

describe('the public files in the database', () => testStoredPublicPack(database, report))

describe('what was wrong in the public files', () => testRightRecords(database))

describe('the public files, imported', async () => {
  // So is the index of all of them built, which takes three.
  const everything = await testApp(database, { COVERAGE: 'all' })
  await testCoveredPublicPack(database, everything, report)

  describe('in the page of a place', () => testPlacesOfPublicPack(everything, report))
  describe('in the pictures of its bodies', () => testBodiesOfPublicPack(everything))
  describe('in the picture of a search', () => testTraitsOfPublicPack(database, everything))
  describe('as dots', () => testDotsOfPublicPack(database, everything))
  describe('by the seats that the law provides', () => testSeatsOfPublicPack(database, everything))
  describe('by the days that fill its seats next', () => testSeatsAheadOfPublicPack(database, everything))
  describe('where somebody asks who represents a place', async () => await testFindInPublicPack(database, everything))
  describe('where somebody asks who represents where they stand', () => testFindAtPoints(database, everything))
  describe('where a public office stands', () => testPublicOffices(everything))
  describe('where a board asks how many', async () => await testHeadlineAnswers(everything))
  describe('where somebody asks a question', () => testQuestionsOfPublicPack(everything))
})

describe('importing the public files', () => testImportedPublicPack(database, report))

// The last, because it imports spoiled files too.
describe('importing the public files once more', () => testImportingAgain(database, report, now))
