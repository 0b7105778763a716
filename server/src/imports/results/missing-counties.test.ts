import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCounties } from '#imports/geography/counties.ts'
import { publicData } from '#imports/public-data.ts'
import { decide } from '#imports/results/decide.ts'
import { missingText } from '#imports/results/missing-counties.ts'
import { readResults } from '#imports/results/read-results.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'

const path = tableFiles.counties
const counties = readCounties({ path, text: readFileSync(join(publicData, path), 'utf8') }).items
const day = '2026-11-03'
const read = (...lines: readonly string[]) =>
  readResults('a.csv', new TextEncoder().encode(lines.join('\n')), { day, stateId: '13' }, counties)

describe('a file of the whole state that leaves out a county', () => {
  const ofGeorgia = counties.filter(({ stateId }) => stateId === '13').map(({ name }) => name)
  const rows = (names: readonly string[]) => [
    'county,office,district,party,candidate,votes',
    ...names.flatMap((county) => [`${county},Governor,,REP,Ann Roe,9`, `${county},Sheriff,,DEM,Joe Day,9`]),
  ]

  test('names it, and tells nothing of whom several counties elect', () => {
    const lines = rows(ofGeorgia.filter((county) => county !== 'Bulloch'))
    const { contests, missing } = read(...lines)
    expect(missing && missingText(missing, '13')).toBe('158 of 159 counties. Bulloch is missing.')
    const open = contests.filter((contest) => decide(contest, '13', day).open !== null)
    expect(open.map(({ title }) => title)).toEqual(['Governor'])
  })

  test.each<[string, readonly string[]]>([
    ['no county is missing', rows(ofGeorgia)],
    ['it is the file of a few', rows(ofGeorgia.slice(0, 40))],
    ['nothing in it is elected by all', rows(ofGeorgia.slice(1)).filter((row) => !row.includes('Governor'))],
  ])('is no such file where %s', (_, lines) => {
    expect(read(...lines).missing).toBe(null)
  })
})
