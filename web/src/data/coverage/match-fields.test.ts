import { columnsOf } from '@atlas/contract/catalogue/columns.ts'
import type { Field } from '@atlas/contract/endpoints/search/fields.ts'
import { expect, test } from 'vitest'
import { matchFields } from '#data/coverage/match-fields.ts'

const { columns } = columnsOf.official
const fields = columns as unknown as Field[]
const found = (typed: string) => matchFields(fields, typed).map(({ id }) => id)

test.each([
  ['', columns.map(({ id }) => id)],
  ['eo.phone', ['eo.phone']],
  ['PHONE', ['eo.phone']],
  ['2020 biden %', ['stats.biden_votes', 'stats.2020biden%']],
  [
    'election next',
    ['jurisdictionoffice.next_primary', 'jurisdictionoffice.next_general', 'jurisdictionoffice.next_election'],
  ],
  ['bachelor’s degree', ['stats.college_graduates%']],
  ['zodiac', []],
])('"%s" finds columns by id, label and meaning', (typed, ids) => {
  expect(found(typed)).toEqual(ids)
})
