import { expect, test } from 'vitest'
import { readHelp } from '#help/read-help.ts'
import { helpFor, helpTitles } from '#search/quick/help-titles.ts'

test('the quick search knows every page of help by its title', () => {
  const titles = helpTitles.map(({ id, title }) => ({ id, title }))
  expect(titles).toEqual(readHelp().map(({ id, title }) => ({ id, title })))
})

test.each([
  ['how print', []],
  ['print', ['print']],
  ['wrong', ['report']],
  ['make a list', []],
  ['list call', ['call']],
  ['he', []],
  ['board', ['draw']],
  ['invite', ['administrators']],
  ['help', ['find', 'save', 'call', 'fill', 'draw', 'report', 'print', 'administrators', 'data']],
  ['dallas', []],
])('“%s” finds %j', (typed, ids) => {
  expect(helpFor(typed).map(({ id }) => id)).toEqual(ids)
})
