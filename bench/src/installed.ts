import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Figure } from '#figure.ts'

const run = promisify(execFile)
const repository = fileURLToPath(new URL('../../', import.meta.url))
const mostMegabytes = 250
const kilobytesPerMegabyte = 1_024

/** What `npm start` does before the server starts. */
const preparing = `
  import { installServer } from './scripts/install.mjs'
  import { buildWebPageIfStale } from './scripts/web-page.mjs'
  await installServer()
  await buildWebPageIfStale()`

/** What is installed where somebody has cloned the repository and typed `npm start`. */
export async function measureInstalled(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-bench-installed-'))
  try {
    await copyTrackedFiles(folder)
    const cloned = await megabytesOf(folder)
    await run(process.execPath, ['--input-type=module', '--eval', preparing], { cwd: folder, env: cleanEnvironment() })
    const packages = await megabytesOf(join(folder, 'node_modules'))
    return [
      {
        what: 'packages that npm start has installed in a fresh clone, the page built',
        value: `${packages.toFixed(0)} MB`,
        goal: { text: `≤ ${mostMegabytes} MB`, isMet: packages <= mostMegabytes },
      },
      {
        what: 'the files of the clone, without its history; all of it after npm start',
        value: `${cloned.toFixed(0)} MB; ${(await megabytesOf(folder)).toFixed(0)} MB`,
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function copyTrackedFiles(folder: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: repository, maxBuffer: 2 ** 24 })
  for (const file of stdout.split('\0').filter(Boolean)) await cp(join(repository, file), join(folder, file))
}

/** What npm tells its scripts would send the npm that installs into the folder from which the bench was started. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const isOfTheBench = (name: string) => name.toLowerCase().startsWith('npm_') || name === 'NODE_ENV'
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfTheBench(name)))
}

/** As the disk holds it. */
async function megabytesOf(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sk', folder])
  return Number.parseInt(stdout, 10) / kilobytesPerMegabyte
}
