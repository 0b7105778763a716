import { expect, test } from 'vitest'
import { readMayors } from '#imports/sources/public-pack/people/mayors.ts'

const places = [{ id: '0124808', stateId: '01', name: 'Evergreen', isIncorporated: true }] as const
const read = (row: string) =>
  readMayors({ path: 'mayors.csv', text: `state,city,place_geoid,name,list,term_end_est,status\n${row}\n` }, places)
const current = 'current (term Nov 2025 - Nov 2029)'

test('a mayor of the list is of the place of the Census, with what the list says of the term', () => {
  const { items } = read(
    `AL,Evergreen,0124808,"Stanley ""Stan"" Stallworth, Sr.",Alabama League of Municipalities directory,2029-11,${current}`,
  )
  expect(items).toMatchObject([
    {
      office: 'Mayor',
      jurisdictionKey: 'municipality:0124808',
      last: 'Stallworth',
      suffix: 'Sr',
      asOf: '2025-12-31',
      provenance: {
        'eo.name': {
          note: 'Alabama League of Municipalities directory. The term lasts from November 2025 to November 2029.',
        },
      },
    },
  ])
})

test('the mayor of Lafayette is the president of its parish, and is there once', () => {
  const text = `state,city,place_geoid,name,list,term_end_est,status\nLA,Lafayette,2240735,Monique Boulet,X,,${current}\n`
  const lafayette = { id: '2240735', stateId: '22', name: 'Lafayette', isIncorporated: true } as const
  expect(readMayors({ path: 'mayors.csv', text }, [lafayette]).items).toMatchObject([
    {
      office: 'Parish President',
      jurisdictionKey: 'county:22055',
      key: 'county:22055/parish-president/monique-boulet',
    },
  ])
})

test.each([
  [
    `AL,Fredonia,,Ada Bird,X,2029-11,${current}`,
    'the Census has no city or town for Fredonia, so its mayor cannot be shown',
  ],
  [
    `AL,Fredonia,0199999,Ada Bird,X,2029-11,${current}`,
    'the Census has no city or town for Fredonia, so its mayor cannot be shown',
  ],
  [`TX,Evergreen,0124808,Ada Bird,X,2029-11,${current}`, '"TX" is none of the five states'],
  ['AL,Evergreen,0124808,Ada Bird,X,2029-11,perhaps', 'the status has no meaning that is known: "perhaps"'],
])('the row "%s" is refused', (row, reason) => {
  expect(read(row).refused).toMatchObject([{ line: 2, reason }])
})
