import { expect, test } from 'vitest'
import { wordsOf } from './words.mjs'

test('the words of a file are its sentences with their lines, and nothing that only code reads', () => {
  const source = [
    "import type { View } from './some file.ts'",
    'type Size = "very large"',
    "const note = 'Nothing is on file.'",
    "const id = 'eo.name'",
    'export const List = ({ count }) => (',
    '  <p className="plain">',
    '    Show <b>{`${count} officials found`}</b>',
    '  </p>',
    ')',
  ]
  expect(wordsOf('list.tsx', source.join('\n'))).toEqual([
    [3, 'Nothing is on file.'],
    [6, 'Show'],
    [7, '{…} officials found'],
  ])
})
