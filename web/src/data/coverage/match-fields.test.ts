import { columnsOf } from '@atlas/contract/catalogue/columns.ts'
import type { Field } from '@atlas/contract/endpoints/search/fields.ts'
import { expect, test } from 'vitest'
import { matchFields } from '#data/coverage/match-fields.ts'

const { columns } = columnsOf.official
const fields = columns as unknown as Field[]
const found = (typed: string) => matchFields(fields, typed).map(({ id }) => id)

test.each([
  ['', columns.map(({ id }) => id)],
  ['eo.email', ['eo.email']],
  ['own PHONE', ['contact.phone', 'contact.phone_of', 'eo.phone']],
  ['2020 biden %', ['stats.biden_votes', 'stats.2020biden%', 'stats.2020biden_two_party%']],
  [
    'election next',
    ['jurisdictionoffice.next_primary', 'jurisdictionoffice.next_general', 'jurisdictionoffice.next_election'],
  ],
  ['bachelor’s degree', ['stats.college_graduates%']],
  ['zodiac', []],
])('"%s" finds columns by id, label and meaning', (typed, ids) => {
  expect(found(typed)).toEqual(ids)
})
