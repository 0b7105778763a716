import { expect, test } from 'vitest'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { publicData } from '#imports/public-data.ts'
import { storedWinners } from '#imports/results/stored-elections.ts'

test.each<[string, StateId, string, Readonly<Record<string, string>>]>([
  [
    'Plaquemines’ parish council',
    '22',
    '2022-11-08',
    {
      'Member of Parish Council -- District 1, Plaquemines Parish': 'Tyronne Edwards',
      'Member of Parish Council -- District 4, Plaquemines Parish': 'Stuart J. Guey, Jr.',
    },
  ],
  ['Plaquemines’ parish president', '22', '2022-12-10', { 'Parish President, Plaquemines Parish': '"Keith" Hinkley' }],
  [
    'offices of Mississippi that one county spells otherwise',
    '28',
    '2023-11-07',
    {
      'Chancery Clerk , Grenada County': 'Johnny L. Hayward',
      'County Attorney , Noxubee County': 'Tina Holcombe-Ferrell',
      'County Attorney , Carroll County': 'Lori M. Bell',
      'Tax Assessor/Collector , Carroll County': 'Tammy J. Inmon',
      'Chancery Clerk , Sharkey County': 'Murindia Williams',
    },
  ],
  [
    'district attorneys of Georgia',
    '13',
    '2024-11-05',
    {
      'District Attorney - Eastern Judicial Circuit, Eastern Judicial Circuit': 'Shalena Cook Jones',
      'District Attorney - Lookout Mountain Judicial Circuit, Lookout Mountain Judicial Circuit': 'Clayton Fuller',
      'District Attorney - Ocmulgee Judicial Circuit, Ocmulgee Judicial Circuit': 'T. Wright Barksdale',
      'District Attorney - Toombs Judicial Circuit, Toombs Judicial Circuit': 'Bill Doupé',
    },
  ],
])('%s, which an independent count found missing, are stored', async (_, stateId, day, expected) => {
  const stored = await storedWinners(publicData, stateId, day)
  const bySeat = new Map(stored.map(({ seat, name }) => [seat, name]))
  expect(Object.fromEntries(Object.keys(expected).map((seat) => [seat, bySeat.get(seat)]))).toEqual(expected)
})
