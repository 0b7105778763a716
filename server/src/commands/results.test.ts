import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { resultsCommand } from '#commands/results.ts'
import { publicData } from '#imports/public-data.ts'

const excerpts = fileURLToPath(new URL('../testing/imports/results/', import.meta.url))
const question = { day: '2024-11-05', state: null, pack: publicData, isCompared: false }

test('a file of results is told with who is elected, by which section of the law', async () => {
  const lines = await resultsCommand(`${excerpts}fl-state-fl11052024Election.txt`, question)
  expect(lines[0]).toMatch(/^fl-state-fl11052024Election\.txt is Florida’s file: Florida, 11-05-2024, \d+ contests$/)
  expect(lines).toContainEqual(expect.stringMatching(/^Elected: .+ votes \(Florida Statutes 100\.181\)$/))
})

test('a file held against the public data tells the counts, and every difference', async () => {
  const day = '2023-11-07'
  const file = `${excerpts}oe-ms-20231107-precinct-sharkey.csv`
  const lines = await resultsCommand(file, { ...question, day, isCompared: true })
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^Of 710 stored winners of this day \d+ are equal, 0 are different, and \d+ are in no contest of the file$/,
    ),
  )
})

test.each([
  ['no-such-file.csv', null, /cannot be read: there is no such file$/],
  ['fl-state-fl11052024Election.txt', 'TX', /^--state must be one of /],
])('%s with --state %s is refused in a sentence', async (name, state, message) => {
  await expect(resultsCommand(`${excerpts}${name}`, { ...question, state })).rejects.toThrow(message)
})
