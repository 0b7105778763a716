import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedPackages } from '../web/src/help/licenses/read-licenses.ts'
import { judge, readReport } from './findings.mjs'
import { root } from './repository.mjs'

// Reports advisories on packages that run in the server or in the page and that nobody has reviewed. npm would count
// those of the page as development tools, because the server runs without them. A registry without an audit endpoint
// is no failure, because it says nothing about the packages.
const words = ['audit', '--json', '--loglevel=silent', '--fetch-retries=0', '--fetch-timeout=20000']
const npm = process.env['npm_execpath']
const [program, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
const { stdout } = spawnSync(program, [...before, ...words], {
  cwd: root,
  encoding: 'utf8',
  shell: program === 'npm' && process.platform === 'win32',
})

const report = readReport(stdout)
const accepted = /** @type {import('./findings.mjs').Accepted[]} */ (
  JSON.parse(readFileSync(join(root, 'scripts', 'accepted-findings.json'), 'utf8'))
)
const refusals = report ? judge(report, accepted, shippedPackages()) : []
if (!report) console.log('The registry does not say what is known of the packages: they were not audited.')
else if (refusals.length === 0)
  console.log(`Nothing is known of the packages that run, but ${accepted.length} accepted.`)
for (const refusal of refusals) console.error(refusal)
if (refusals.length > 0) {
  console.error(
    'Take newer packages, or accept what does no harm here in scripts/accepted-findings.json, with the reason.',
  )
  process.exitCode = 1
}
