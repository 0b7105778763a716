import type { SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { openForVisit } from '#saved/searches/visit-changes.ts'

const none = { total: 0, officials: [] }
const nothing: SearchChanges = {
  since: '2026-11-14T12:00:00Z',
  new: none,
  left_office: none,
  no_longer_matches: none,
  changed: none,
  untold: 0,
  as_today: [],
}
const ann = { id: 7, name: 'Ann Lee', office: 'Mayor', place: 'Selma', state: 'Alabama' }
const came = { ...ann, is_on_file: true, standing: null }
const oneNew: SearchChanges = { ...nothing, new: { total: 1, officials: [came] } }

const stored = new Map<string, string>()
let reply: SearchChanges

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async () => Response.json(reply))
  return () => vi.unstubAllGlobals()
})

test('opened again in the same tab, a search still says what changed before this visit', async () => {
  reply = oneNew
  expect(await openForVisit('renee', 'x')).toEqual(oneNew)
  reply = nothing
  expect(await openForVisit('renee', 'x')).toEqual(oneNew)
  expect(await openForVisit('renee', 'y')).toEqual(nothing)
})

test('nobody is told what another person of the same browser was told', async () => {
  reply = oneNew
  await openForVisit('renee', 'x')
  reply = nothing
  expect(await openForVisit('keisha', 'x')).toEqual(nothing)
})
