import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { congress } from '#imports/fetch/congress-files.ts'
import { geography } from '#imports/fetch/geography-files.ts'
import { openStates } from '#imports/fetch/open-states-files.ts'
import { president } from '#imports/fetch/president-files.ts'
import { archiveOf } from '#testing/imports/fetch/archive.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { publicData } from '#imports/public-data.ts'

const today = '2026-11-20'
const read = async (path: string) => await readFile(join(publicData, path), 'utf8')

describe('what publishers have becomes the files of the pack', () => {
  let folder: string
  const stored = async (name: string, content: string | Buffer) => {
    const path = join(folder, name)
    await writeFile(path, content)
    return path
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fetch-real-'))
  })
  afterAll(async () => await rm(folder, { recursive: true }))

  test('people: every file of the archive, letter by letter', async () => {
    const names = await readdir(join(publicData, 'openstates'), { recursive: true })
    const paths = names.filter((name) => name.endsWith('.yml')).sort()
    const texts = await Promise.all(paths.map(async (path) => await read(`openstates/${path}`)))
    const entries = paths.map((path, index) => ({ path: `data/${path}`, text: texts[index] ?? '' }))
    const { files, asOf } = await openStates.unpack(
      [await stored('people', archiveOf(entries, '2026-08-05'))],
      today,
      folder,
    )
    expect(asOf).toBe('2026-08-05')
    expect(files.map(({ path }) => path)).toEqual(paths.map((path) => `openstates/${path}`))
    expect(files.map(({ text }) => text)).toEqual(texts)
  })

  test('Congress: the members of the five states, letter by letter', async () => {
    const members = await read(tableFiles.congress)
    const offices = await read(tableFiles.districtOffices)
    const archive = archiveOf([
      { path: 'legislators-current.yaml', text: members },
      { path: 'legislators-district-offices.yaml', text: offices },
    ])
    const { files, summary } = await congress.unpack([await stored('congress', archive)], today, folder)
    expect(files.map(({ text }) => text)).toEqual([members, offices])
    expect(summary).toBe('67 members of 2026-11-18')
  })

  test('returns for president: the counts, the others and the shares of the pack', async () => {
    const text = await read(tableFiles.president)
    const columns = ['year', 'county_fips', 'county_name', 'votes_dem', 'votes_rep', 'votes_total'] as const
    const rows = readCsv({ path: 'pack', text }, columns, ({ values }) => values).items
    const published = async (year: string) =>
      await stored(
        year,
        [
          'state_name,county_fips,county_name,votes_gop,votes_dem,total_votes,diff,per_gop,per_dem,per_point_diff',
          ...rows
            .filter((row) => row.year === year)
            .map(
              (row) =>
                `x,${row.county_fips},"${row.county_name}",${row.votes_rep},${row.votes_dem}.0,${row.votes_total},0,0,0,0`,
            ),
          '',
        ].join('\n'),
      )
    const { files } = await president.unpack([await published('2020'), await published('2024')], today, folder)
    // The pack writes shares that are whole numbers as 53.0.
    expect(files[0]?.text).toBe(text.replaceAll(/\.0(?=[,\n])/g, ''))
  })

  test('geography: counties, places and how they overlap, letter by letter', async () => {
    const paths = [tableFiles.counties, tableFiles.places, tableFiles.placeCounties]
    const downloads = await Promise.all(
      paths.map(
        async (path, index) => await stored(String(index), `${await read(path)}48001,48001${',x'.repeat(15)}\n`),
      ),
    )
    const { files } = await geography.unpack(downloads, today, folder)
    expect(files.map(({ path }) => path)).toEqual(paths)
    for (const { path, text } of files) expect(text).toBe(await read(path))
  })
})
