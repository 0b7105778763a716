import type { CoveredCounty } from '@atlas/contract/endpoints/data/coverage.ts'
import { expect, test } from 'vitest'
import { officesText, onFileIn, onFileText, reasonFor } from '#data/coverage/county-verdict.ts'

const baldwin: CoveredCounty = {
  id: '01003',
  full_name: 'Baldwin County',
  state_id: '01',
  coverage: 'no',
  voting_age: 182_471,
  black_share: 0.0738,
  officials: [
    { office_type: 'Law Enforcement', searchable: 0, left_out: 1 },
    { office_type: 'State Legislature', searchable: 4, left_out: 0 },
  ],
}

test.each([
  [
    {},
    '7.4% of its 182,471 people of voting age are Black; 40% or, from 30,000 people of voting age on, 30% is needed.',
  ],
  [
    { coverage: 'yes', voting_age: 8_123, black_share: 0.432 },
    '43.2% of its 8,123 people of voting age are Black; 40% is needed.',
  ],
  [
    { coverage: 'yes', voting_age: 45_000, black_share: 0.31 },
    '31.0% of its 45,000 people of voting age are Black; 30% is needed.',
  ],
  [{ voting_age: 9_000, black_share: 0.39997 }, /^just under 40% of its 9,000 people/],
  [{ coverage: 'unknown', voting_age: null, black_share: null }, /^No source states .*, not a no\.$/],
] as [Partial<CoveredCounty>, string | RegExp][])('%o says why', (changes, expected) => {
  expect(reasonFor({ ...baldwin, ...changes })).toMatch(expected)
})

test.each([
  [baldwin.officials, [4, 1], '1 official on file is left out of the search.'],
  [[], [0, 0], 'it is empty, not hidden.'],
  [[{ office_type: 'Congress', searchable: 2, left_out: 0 }], [2, 0], 'No official of its own is on file'],
  [[{ office_type: 'Courts', searchable: 2, left_out: 0 }], [2, 0], 'Everyone on file for it can be found.'],
])('%o tells what is there and what is missing', (officials, [searchable, excluded], expected) => {
  expect(onFileIn({ ...baldwin, officials })).toEqual({ searchable, excluded })
  expect(onFileText({ ...baldwin, officials })).toContain(expected)
})

test.each([
  [baldwin.officials, '1 official of its own on file'],
  [[{ office_type: 'Congress', searchable: 2, left_out: 0 }], 'None of its own offices is on file'],
  [[], 'None of its own offices is on file'],
])('beside the verdict on %o stands whether its offices are on file', (officials, expected) => {
  expect(officesText({ ...baldwin, officials })).toBe(expected)
})
