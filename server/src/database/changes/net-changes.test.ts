import { expect, test } from 'vitest'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { type ChangeEntry, netChanges } from '#database/changes/net-changes.ts'

const person = (name: string) => ({
  name,
  office: 'Sheriff',
  jurisdiction: 'Dallas County',
  state: 'Alabama',
  added: null,
})
const changed = (before: string | null, after: string | null, column_id: ColumnId = 'eo.phone'): ChangeEntry => {
  return { kind: 'changed', column_id, before, after }
}
const ofPerson = (kind: ChangeEntry['kind'], before: ChangeEntry['before'] = person('Ann Lee')): ChangeEntry => {
  return { kind, column_id: null, before, after: null }
}
const replaced = (before: string, after: string): ChangeEntry => {
  return { kind: 'replaced', column_id: null, before: person(before), after: person(after) }
}
const left = ofPerson('left')
const cameBack = ofPerson('came_back', null)
const joined: ChangeEntry = { ...ofPerson('joined'), after: 7 }

test.each<[string, ChangeEntry[], unknown]>([
  ['nothing', [], null],
  ['a value twice', [changed('1', '2'), changed('2', '3')], [null, { 'eo.phone': ['1', '3'] }]],
  ['a value there and back', [changed('1', '2'), changed('2', '1')], null],
  ['an unknown value that came and went', [changed(null, '2'), changed('2', null)], null],
  ['one who left', [left], ['left', {}]],
  ['one who left and came back', [left, cameBack], null],
  ['one who was gone and came back', [cameBack], ['came_back', {}]],
  ['one who came back and left again', [cameBack, left], ['left', {}]],
  ['one who joined another official', [joined], ['joined', {}]],
  ['one who joined and is apart again', [joined, cameBack], null],
  ['one whose import was undone', [ofPerson('taken_back')], ['taken_back', {}]],
  ['a successor', [changed('1', '2'), replaced('Ann Lee', 'Bo Day')], ['replaced', {}]],
  [
    'a successor with a new value',
    [replaced('Ann Lee', 'Bo Day'), changed('1', '2')],
    ['replaced', { 'eo.phone': ['1', '2'] }],
  ],
  [
    'a successor who was taken back',
    [changed('1', '2'), replaced('Ann Lee', 'Bo Day'), replaced('Bo Day', 'Ann Lee')],
    [null, { 'eo.phone': ['1', '2'] }],
  ],
])('of %s that counts which holds in the end', (_, entries, expected) => {
  const net = netChanges(entries)
  const columns = net && Object.fromEntries(Array.from(net.columns, ([id, { before, after }]) => [id, [before, after]]))
  expect(net && [net.presence, columns]).toEqual(expected)
})

test('whoever joined another official is found under that number', () => {
  expect(netChanges([joined])).toMatchObject({ shownAs: 7, person: { name: 'Ann Lee' } })
})
