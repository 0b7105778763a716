import { expect, test } from 'vitest'
import { readLicenses } from '#help/licenses/read-licenses.ts'

const licenses = readLicenses()

/** Each of these lets the atlas be redistributed under its own license if their texts are included. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
  '(MIT OR CC0-1.0)',
]

/** Checked on 2026-11-23: their package.json names the license, and they contain no license file. */
const withoutText = ['abstract-logging', 'pg-types', 'pgpass', 'worker-f']

test('what the server runs with and what is in the page is listed, and what only builds or tests them is not', () => {
  const names = licenses.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'pg-protocol', '@fontsource-variable/public-sans']))
  for (const absent of ['vite', 'vitest', 'typescript', '@types/react', '@atlas/contract'])
    expect(names).not.toContain(absent)
  expect(names).toEqual(names.toSorted())
})

test('every package has a version and a license that is allowed', () => {
  const others = licenses.filter(({ version, license }) => version === '' || !allowed.includes(license))
  expect(others.map(({ name, version, license }) => `${name} ${version}: ${license || 'no license'}`)).toEqual([])
})

test('every license that is allowed occurs', () => {
  expect(allowed.filter((name) => !licenses.some(({ license }) => license === name))).toEqual([])
})

test('every package brings its text but those that were looked at', () => {
  expect(licenses.filter(({ text }) => !text).map(({ name }) => name)).toEqual(withoutText)
})
