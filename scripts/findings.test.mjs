import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shippedPackages } from '../web/src/help/licenses/read-licenses.ts'
import { judge, readReport } from './findings.mjs'
import { root } from './repository.mjs'

/** The format of npm 11: a package with an advisory, and one that depends on it. */
const found = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    devalue: {
      name: 'devalue',
      severity: 'high',
      isDirect: false,
      via: [
        {
          source: 1106997,
          name: 'devalue',
          dependency: 'devalue',
          title: 'devalue prototype pollution vulnerability',
          url: 'https://github.com/advisories/GHSA-vj54-72f3-p5jv',
          severity: 'high',
          cwe: ['CWE-1321'],
          cvss: { score: 0, vectorString: null },
          range: '<5.3.2',
        },
      ],
      effects: ['kit'],
      range: '<5.3.2',
      nodes: ['node_modules/devalue'],
      fixAvailable: true,
    },
    kit: {
      name: 'kit',
      severity: 'high',
      isDirect: true,
      via: ['devalue'],
      effects: [],
      range: '*',
      nodes: ['node_modules/kit'],
    },
  },
})
const nothing = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} })
/** The answer of a registry without an audit endpoint on 2026-11-23. */
const refused = JSON.stringify({
  message: '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
  method: 'POST',
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
})

const shipped = ['node_modules/devalue', 'node_modules/kit']
const known = { advisory: 'GHSA-vj54-72f3-p5jv', package: 'devalue', reason: 'It reads nothing that strangers send.' }

/** @param {string} text */
function read(text) {
  const report = readReport(text)
  if (!report) throw new Error('This is a report.')
  return report
}

test('what is known of a package is told once, unless it is accepted', () => {
  expect(judge(read(nothing), [], shipped)).toEqual([])
  expect(judge(read(found), [], shipped)).toEqual([
    'devalue <5.3.2 (high): devalue prototype pollution vulnerability, https://github.com/advisories/GHSA-vj54-72f3-p5jv',
  ])
  expect(judge(read(found), [known], shipped)).toEqual([])
  expect(judge(read(found), [{ ...known, package: 'other' }], shipped)).toHaveLength(2)
})

test('what is known of a tool is not told, and what is known of a package in the page is', () => {
  expect(judge(read(found), [], ['node_modules/kit'])).toEqual([])
  const paths = shippedPackages()
  expect(paths).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/react-dom']))
  expect(paths).not.toContain('node_modules/vitest')
})

test('what is accepted and found no more is told too', () => {
  expect(judge(read(nothing), [known], shipped)).toEqual([
    'GHSA-vj54-72f3-p5jv of devalue is accepted, and is found no more: take it out.',
  ])
})

test('a registry that does not answer has said nothing', () => {
  for (const text of [refused, '', 'null', '<html>', '{"auditReportVersion":2}']) expect(readReport(text)).toBeNull()
})

test('every accepted finding has a reason', () => {
  const accepted = /** @type {import('./findings.mjs').Accepted[]} */ (
    JSON.parse(readFileSync(join(root, 'scripts', 'accepted-findings.json'), 'utf8'))
  )
  for (const { advisory, package: name, reason } of accepted) {
    expect(advisory).toMatch(/^GHSA(-\w{4}){3}$/)
    expect(name).not.toBe('')
    expect(reason.length).toBeGreaterThan(20)
  }
})
