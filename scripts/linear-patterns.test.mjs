import { expect, test } from 'vitest'
import { buildsPatterns, filesThatMeetPeople, slowPatternsOf } from './linear-patterns.mjs'

test.each([
  ['one that begins anew at each blank', String.raw`text.replace(/\s+$/, '')`],
  ['one of which two parts take the same letters', String.raw`const pattern = /^(.+?)\s*\((\w+)\)$/`],
  ['one that doubles its steps with each letter', 'const pattern = /^(a+)+$/'],
])('finds a pattern whose time outgrows the text: %s', (_, source) => {
  expect(slowPatternsOf('some.ts', source)).toHaveLength(1)
})

test('every pattern that meets what people type or send takes time as the text has letters', () => {
  expect(filesThatMeetPeople().flatMap((file) => slowPatternsOf(file))).toEqual([])
})

// Each was reviewed: its words are our own, with at most one space, a bounded number of letters, or characters between
// them that nothing after them can start with.
test('few files put a pattern together', () => {
  expect(filesThatMeetPeople().filter(buildsPatterns).sort()).toEqual([
    'contract/src/rules/phone.ts',
    'contract/src/rules/place-id.ts',
    'server/src/imports/reading/xml.ts',
    'server/src/imports/spreadsheets/read/read-web-page.ts',
  ])
})
