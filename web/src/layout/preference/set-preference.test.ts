import { expect, test } from 'vitest'
import { inPreferredState } from '#layout/preference/set-preference.ts'

const query = { 'state.name': '28', 'party.name': 'democratic', sort: '-eo.age', size: '50', page: '2', after: 'abc' }

test('the preferred state takes the place of every filter, and the table begins at its first page', () => {
  expect(inPreferredState(query, '13')).toEqual({ 'state.name': '13', sort: '-eo.age', size: '50' })
})

test('without a preferred state no filter is left', () => {
  expect(inPreferredState(query, null)).toEqual({ sort: '-eo.age', size: '50' })
})
