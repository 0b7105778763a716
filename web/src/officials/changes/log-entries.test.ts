import type { OfficialChange } from '@atlas/contract/endpoints/officials/changes.ts'
import { expect, test } from 'vitest'
import { logEntries as entriesOf } from '#officials/changes/log-entries.ts'
import { withMissingResult } from '#officials/changes/missing-result.ts'

const logEntries = (changes: readonly OfficialChange[]) => entriesOf(changes, 'Delta Votes')
const at = '2026-11-20T15:00:00Z'
const change = (more: Partial<OfficialChange>): OfficialChange => ({
  kind: 'changed',
  at,
  column_id: 'eo.phone',
  before: null,
  after: null,
  source: 'Open States',
  as_of: '2026-08-05',
  method: 'reported',
  layer: 'public',
  by: null,
  run_id: 1,
  origin: 'public',
  is_undo: false,
  was_undone: false,
  correction_id: null,
  was_taken_out: false,
  ...more,
})
const primary = change({ column_id: 'jurisdictionoffice.next_primary', before: '2026-05-19', after: '2030-05-21' })
const general = change({ column_id: 'jurisdictionoffice.next_general', before: '2026-11-03', after: '2030-11-05' })
const own = change({ layer: 'organisation', origin: 'organisation', before: '1', after: '2' })
const entered = change({ kind: 'entered', column_id: null, run_id: null, columns: ['eo.name', 'eo.phone', 'eo.email'] })

test.each<[string, OfficialChange[], string[]]>([
  ['the dates of one load', [general, primary], ['Dates after the election of 11-03-2026']],
  ['an own value', [own], ['Delta Votes set a value']],
  ['an own value that went', [{ ...own, layer: 'public' }], ['The public value counts again']],
  ['what an undo brought back', [{ ...own, is_undo: true }], ['An import was undone']],
  ['a value that came', [change({ after: '2' })], ['Own Office Phone was entered']],
  ['a value that went', [change({ before: '1' })], ['Own Office Phone is no longer stated']],
  [
    'values of two kinds',
    [change({ before: '1', after: '2' }), general],
    ['Own Office Phone changed', 'Dates after the election of 11-03-2026'],
  ],
  [
    'a successor',
    [change({ kind: 'replaced', column_id: null, before: 'Ada Bird', after: 'Bo Day' })],
    ['Followed by Bo Day'],
  ],
])('%s is told under a title of its own', (_, changes, titles) => {
  expect(logEntries(changes).map(({ title }) => title)).toEqual(titles)
})

test('the values of an entry stand in the order of the catalogue', () => {
  const [entry] = logEntries([general, primary])
  expect(entry?.lines.map(({ label }) => label)).toEqual(['Next Primary', 'Next General'])
})

test('how an official came is told in words', () => {
  expect(logEntries([entered])[0]?.sentences).toEqual(['Name, phone, and e-mail.'])
})

test('a result that is missing stands after what was changed later, and not before the entering', () => {
  const later = change({ at: '2026-11-22T15:00:00Z', after: '2' })
  const titles = logEntries(withMissingResult([later, entered], '2026-11-03')).map(({ title }) => title)
  expect(titles).toEqual(['Own Office Phone was entered', 'Result of 11-03-2026 is missing', 'First entered'])
})

test('a value that an administrator set can be taken out as long as nothing came after it', () => {
  const set = { ...own, correction_id: 'a' }
  const of = (...changes: OfficialChange[]) => logEntries(changes).map(({ inForce }) => inForce)
  expect(of(set, entered)).toEqual(['a', null])
  expect(of({ ...set, run_id: 2, layer: 'public', correction_id: null }, set)).toEqual([null, null])
  expect(of({ ...set, run_id: 2, correction_id: 'b' }, set)).toEqual(['b', null])
  expect(of({ ...general, run_id: 2 }, set)).toEqual([null, 'a'])
  expect(of(own)).toEqual([null])
})

test('what an undo of a correction gives back is taken out by who undid it, not loaded or set by them', () => {
  const undone = { by: 'Faith Allen', was_taken_out: true, origin: 'organisation' } as const
  const ofList = logEntries([{ ...own, ...undone }])[0]
  expect(ofList).toMatchObject({ title: 'A value was taken out again' })
  expect(ofList?.from.at(-1)).toBe('Taken out by Faith Allen')
  const earlier = logEntries([{ ...own, ...undone, correction_id: 'a' }])[0]
  expect(earlier?.from.at(-1)).toBe('Taken out by Faith Allen')
  expect(logEntries([{ ...own, by: 'Faith Allen' }])[0]?.from.at(-1)).toBe('Loaded by Faith Allen')
})

test.each(['left', 'replaced', 'came_back'] as const)(
  'of the own layer, %s names the organization and calls nobody’s "yours"',
  (kind) => {
    const [entry] = logEntries([{ ...own, kind, column_id: null, before: 'Ada Bird', after: 'Bo Day' }])
    expect(entry?.sentences.join(' ')).toContain('The list of Delta Votes')
  },
)
