import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.mjs'

// The requirements of levels 1 and 2 of ASVS 5.0.0, section by section, without chapter V17, which does not apply;
// copied from the branch v5.0.0 of its repository on 2026-11-26.
const sections = `
  1.1: 1-2; 1.2: 1-9; 1.3: 1-11; 1.4: 1-3; 1.5: 1-2;
  2.1: 1-3; 2.2: 1-3; 2.3: 1-4; 2.4: 1;
  3.2: 1-2; 3.3: 1-4; 3.4: 1-6; 3.5: 1-5; 3.7: 1-2;
  4.1: 1-3; 4.2: 1; 4.3: 1-2; 4.4: 1-4;
  5.1: 1; 5.2: 1-3; 5.3: 1-2; 5.4: 1-3;
  6.1: 1-3; 6.2: 1-12; 6.3: 1-4; 6.4: 1-4; 6.5: 1-5; 6.6: 1-3; 6.8: 1-4;
  7.1: 1-3; 7.2: 1-4; 7.3: 1-2; 7.4: 1-5; 7.5: 1-2; 7.6: 1-2;
  8.1: 1-2; 8.2: 1-3; 8.3: 1; 8.4: 1;
  9.1: 1-3; 9.2: 1-4;
  10.1: 1-2; 10.2: 1-2; 10.3: 1-4; 10.4: 1-11; 10.5: 1-5; 10.6: 1-2; 10.7: 1-3;
  11.1: 1-2; 11.2: 1-3; 11.3: 1-3; 11.4: 1-4; 11.5: 1; 11.6: 1;
  12.1: 1-3; 12.2: 1-2; 12.3: 1-4;
  13.1: 1; 13.2: 1-5; 13.3: 1-2; 13.4: 1-5;
  14.1: 1-2; 14.2: 1-4; 14.3: 1-3;
  15.1: 1-3; 15.2: 1-3; 15.3: 1-7;
  16.1: 1; 16.2: 1-5; 16.3: 1-4; 16.4: 1-3; 16.5: 1-3;
`

/** @param {string} section @param {string} first @param {string} last */
const counted = (section, first, last = first) =>
  Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`)

const requirements = Array.from(sections.matchAll(/(\d+\.\d+): ([\d,-]+);/g), ([, section = '', numbers = '']) =>
  numbers.split(',').flatMap((range) => {
    const [first = '', last] = range.split('-')
    return counted(section, first, last)
  }),
).flat()

/** Only from the lists, because the reason why a requirement is not met may mention others. */
function readRequirements() {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const [, standard = ''] = page.split('## ASVS')
  const [tables = '', notApplicable = ''] = standard.split('### Not applicable')
  const cells = tables
    .split('\n')
    .flatMap((line) => line.match(/^\| (?:V\d+ [^|]+\| )?(\d+\.\d+\.\d+[^|]*)\|/)?.[1] ?? [])
  return Array.from(
    [...cells, notApplicable].join(' ').matchAll(/(\d+\.\d+)\.(\d+)(?: to \d+\.\d+\.(\d+))?/g),
    ([, section = '', first = '', last]) => counted(section, first, last),
  ).flat()
}

test('every requirement of ASVS 5.0.0 of levels 1 and 2 is met, not met or not applicable, and one of them only', () => {
  expect(requirements.length).toBeGreaterThan(200)
  expect(readRequirements().toSorted()).toEqual(requirements.toSorted())
})
