import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { all } from '../states/all.ts'
import { demonstrations } from '../states/demonstrations.ts'
import { laws } from '../states/laws.ts'
import { readSeatsByLaw, seatsByLawOf } from '../states/seats-by-law.ts'
import { root } from './repository.mjs'
import { missingParts, stateFolders, stateLists } from './states.mjs'

test.each(stateLists())('$path has every folder of a state', async ({ path, text }) => {
  const command = 'npm run test:unit -- --project=scripts states --update'
  await expect(text, `${path} is stale. To write it anew: ${command}`).toMatchFileSnapshot(join(root, path))
})

test.each(stateFolders())('%s says everything that is asked of a state', async (folder) => {
  const missing = await missingParts(folder)
  expect(missing, missing.join('\n')).toEqual([])
})

test('a folder is called as its state is, in lower case with dashes', () => {
  const names = Object.values(all).map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))
  expect(stateFolders()).toEqual(names.sort())
})

test('what a new state lacks is named, with the file where it is to stand', async () => {
  const repository = mkdtempSync(join(tmpdir(), 'atlas-states-'))
  onTestFinished(() => rmSync(repository, { recursive: true }))
  mkdirSync(join(repository, 'states', 'south-carolina'), { recursive: true })
  writeFileSync(join(repository, 'states', 'south-carolina', 'state.ts'), "export const state = { id: '45' }\n")
  expect(stateFolders(repository)).toEqual(['south-carolina'])
  const [all, laws] = stateLists(repository).map(({ text }) => text)
  expect(all).toContain('[southCarolina.id]: southCarolina,')
  expect(laws).toContain('[southCarolina.id]: lawOfSouthCarolina,')
  expect(await missingParts('south-carolina', repository)).toEqual(
    expect.arrayContaining([
      'South Carolina has no ZIP codes: states/south-carolina/state.ts',
      'South Carolina has no numbers of seats by law: states/south-carolina/seats-by-law.csv',
    ]),
  )
})

test.each(Object.values(all))(
  'of $name, the seats by law are as many as is said of the state',
  ({ id, seats, counties }) => {
    const byLaw = new Map(seatsByLawOf(id).map((office) => [office.office, office]))
    expect(byLaw.get('U.S. Senator')?.seatsTotal).toBe(2)
    expect(byLaw.get('U.S. Representative')?.seatsTotal).toBe(seats.congress)
    expect(byLaw.get('State Senator')?.seatsTotal).toBe(seats.senate)
    expect(byLaw.get('State Representative')?.seatsTotal).toBe(seats.house)
    expect(byLaw.get('Sheriff')).toMatchObject({ units: counties, setBy: 'law', seatsPerUnit: 1, seatsTotal: counties })
  },
)

test('the law of five states is set down for 160 kinds of office, with a confidence for each', () => {
  expect(Object.values(all).flatMap(({ id }) => seatsByLawOf(id))).toHaveLength(160)
})

test('the number of an office is that of its units, or says why it is another', () => {
  const unlike = Object.values(all).flatMap(({ name, id }) =>
    seatsByLawOf(id).flatMap(({ office, units, seatsPerUnit, seatsTotal, note }) =>
      seatsTotal === null || units === null || seatsPerUnit === null || units * seatsPerUnit === seatsTotal || note
        ? []
        : [`${office} of ${name}`],
    ),
  )
  expect(unlike).toEqual([])
})

const head =
  'office,also,unit,units,seats_per_unit,seats_total,except,elected_by,term_years,partisan,law,confidence,note'

test.each([
  ['Dog Catcher,,county,67,1,67,,at_large,4,yes,,high,', '"Dog Catcher" is no office of the atlas'],
  ['Sheriff,,shire,67,1,67,,at_large,4,yes,,high,', '"shire" is none of the words for unit'],
  ['Sheriff,,county,67,one,67,,at_large,4,yes,,high,', '"one" is no number of seats_per_unit'],
  ['Sheriff,,county,67,1,67,Dallas=2,at_large,4,yes,,high,', '"Dallas=2" names no county'],
  ['Sheriff,,county,67,1,67,,at_large,4,yes,,sure,', '"sure" is none of the words for confidence'],
  ['Sheriff,Sheriff,county,67,1,67,,at_large,4,yes,,high,', 'the office Sheriff comes twice'],
])('a row of seats by law that makes no sense is refused: %s', (row, reason) => {
  expect(() => readSeatsByLaw({ path: 'states/x/seats-by-law.csv', text: `${head}\n${row}\n` })).toThrow(
    `states/x/seats-by-law.csv, line 2: ${reason}`,
  )
})

test('what local law decides and what nobody looked up is no number', () => {
  const text = `${head}\nConstable,,precinct,,varies,,,district,4,yes,,low,\nCircuit Judge,,judicial_circuit,41,,,01073=; 01001=2,at_large,6,,,low,\n`
  expect(readSeatsByLaw({ path: 'x', text })).toMatchObject([
    { setBy: 'local_law', seatsPerUnit: null, units: null, law: null },
    {
      setBy: null,
      seatsPerUnit: null,
      except: new Map([
        ['01073', null],
        ['01001', 2],
      ]),
      partisan: null,
    },
  ])
})

test.each(Object.entries(demonstrations))(
  'of state %s, officials are invented only for offices that its law elects',
  (id, state) => {
    const elected = new Set(laws[/** @type {keyof typeof laws} */ (id)].elected)
    const invented = [
      ...state.circuitOffices,
      ...state.countyOffices,
      ...state.governments.flatMap(([{ head, member }]) => (head ? [head, member] : [member])),
      ...state.countyDistrictOffices,
      state.councilMember,
      ...state.municipalOffices,
    ]
    expect(invented.filter((office) => !elected.has(office))).toEqual([])
  },
)

test('no two states have one code', () => {
  expect(new Set(Object.values(all).map(({ code }) => code)).size).toBe(stateFolders().length)
})

test('the page on adding a state names files that there are', () => {
  const page = readFileSync(join(root, 'docs', 'add-a-state.md'), 'utf8')
  const paths = [...page.matchAll(/`((?:states|server|scripts|public-data)\/[^`]+)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test.each(stateFolders())('%s is described in words', (folder) => {
  expect(existsSync(join(root, 'states', folder, 'README.md')), `states/${folder}/README.md is missing`).toBe(true)
})
