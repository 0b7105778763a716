import { expect, test } from 'vitest'
import { loretta, voices } from '#testing/users.tsx'
import { alikeOf } from '#users/pending/look-alikes.ts'

const others = [{ ...loretta, organization: 'Parish P0wer' }]

test.each([
  ['Delta Voices', { kind: 'same', name: 'Delta Voices' }],
  [' delta voices ', { kind: 'same', name: 'Delta Voices' }],
  ['Delta Voices, Inc.', { kind: 'organization', name: 'Delta Voices' }],
  ['Delta Vоices', { kind: 'organization', name: 'Delta Voices' }],
  ['Delta V0ices', { kind: 'organization', name: 'Delta Voices' }],
  ['Parish Power', { kind: 'typed', name: 'Parish P0wer' }],
  ['Parish P0wer', null],
  ['Bayou Ballots', null],
  ['', null],
])('of the name “%s” is said what there is like it', (typed, expected) => {
  expect(alikeOf(typed, [voices], others)).toEqual(expected)
})
