import { expect, test } from 'vitest'
import { readCsv } from '#imports/reading/csv.ts'

const read = (text: string) =>
  readCsv({ path: 'a.csv', text }, ['title', 'votes'], ({ values }) => values, ['votes']).items

test('a title with two blanks is the title with one', () => {
  expect(read('title,votes\nOcmulgee  Judicial Circuit ,1\n')).toEqual([
    { title: 'Ocmulgee Judicial Circuit', votes: '1' },
  ])
})

test('a column that came later is empty where a copy of before lacks it', () => {
  expect(read('title\nSheriff\n')).toEqual([{ title: 'Sheriff', votes: '' }])
})

test('any other column has to be there', () => {
  expect(() => read('votes\n1\n')).toThrow('a.csv lacks the column title')
})
