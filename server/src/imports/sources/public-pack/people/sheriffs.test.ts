import { expect, test } from 'vitest'
import { readSheriffs } from '#imports/sources/public-pack/people/sheriffs.ts'

const header = 'county_fips,name,elected,list,as_of,certainty'

function read(...rows: string[]) {
  return readSheriffs({ path: 'sheriffs.csv', text: `${[header, ...rows].join('\n')}\n` }, new Set(['22045', '13251']))
}

test('a sheriff whom the returns do not name says so', () => {
  const [sheriff] = read('13251,Eve Cole,,A directory,2026-01-24,listed').items
  expect(sheriff?.official).toMatchObject({ name: 'Eve Cole', jurisdictionKey: 'county:13251', asOf: '2026-01-24' })
  expect(sheriff).toMatchObject({ elected: null, isUncertain: false })
  expect(sheriff?.official.provenance['eo.name']?.note).toBe(
    'A directory. The returns on file name nobody for this office.',
  )
})

test('a name of a nickname alone is shown without its signs, and the note has it as it is listed', () => {
  const [sheriff] = read('22045,“Tommy” Romero,,A directory,2026-01-24,listed').items
  expect(sheriff?.official).toMatchObject({ name: 'Tommy Romero', first: 'Tommy', last: 'Romero' })
  expect(sheriff?.official.provenance['eo.name']?.note).toMatch(
    /The list has a nickname and a last name alone: “Tommy” Romero\.$/,
  )
})

test.each([
  ['13251,Eve Cole,Ada Bird,A directory,2026-01-24,listed', 'certainty does not fit whom the returns name: "listed"'],
  ['13251,Eve Cole,,A directory,2026-01-24,follows', 'certainty does not fit whom the returns name: "follows"'],
  ['13251,Eve Cole,,A directory,2026-01-24,perhaps', 'certainty has no meaning that is known: "perhaps"'],
])('the line "%s" is refused', (row, reason) => {
  expect(read(row).refused).toEqual([{ file: 'sheriffs.csv', line: 2, reason }])
})
