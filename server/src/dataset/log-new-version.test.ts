import { expect, test } from 'vitest'
import type { NewVersion } from '#dataset/dataset.ts'
import { logNewVersion } from '#dataset/log-new-version.ts'

function linesLogged(made: NewVersion): unknown[] {
  const lines: unknown[] = []
  const say = (level: string) => (about: object, text: string) => lines.push([level, about, text])
  logNewVersion({ info: say('info'), error: say('error') } as never)(made)
  return lines
}

test('the log says how each version came to be searched, and why it was built whole', () => {
  expect(linesLogged({ kind: 'changes', officials: 20, seconds: 0.0314 })).toEqual([
    ['info', { milliseconds: 31, officials: 20 }, 'The search index was patched with what changed'],
  ])
  expect(linesLogged({ kind: 'everything', reason: 'other tables', differences: [], seconds: 2 })).toEqual([
    ['info', { milliseconds: 2_000, reason: 'other tables' }, 'The search index was built whole'],
  ])
})

test('an index that was patched wrong is an error, with what was wrong of it', () => {
  const differences = ['values of eo.phone']
  expect(linesLogged({ kind: 'everything', reason: 'another day', differences, seconds: 1 })[1]).toEqual([
    'error',
    { differences },
    'The search index that was patched until now was wrong; it is built anew',
  ])
})
