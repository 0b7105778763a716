import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { dayOf, systemClock } from '@atlas/server/platform/clock.ts'
import { measureBrowser } from '#browser.ts'
import { measureChoices } from '#choices.ts'
import { measureKilled } from '#exports-killed.ts'
import { measureOffice } from '#exports-office.ts'
import { measureExports } from '#exports.ts'
import { measureDemo } from '#imports-demo.ts'
import { measureKilledImports, measureKilledImportsEmbedded } from '#imports-killed.ts'
import { prepareDatabase } from '#databases.ts'
import type { Figure } from '#figure.ts'
import { measurePages, type Size } from '#pages.ts'
import { report } from '#report.ts'
import { measureSecrecy } from '#secrecy.ts'

const usage = `DATABASE_URL=postgres://… npm run bench [-- choices] [-- pages] [-- secrecy] [-- browser] [-- exports]
  [-- killed] [-- killed-import] [-- killed-import-embedded] [-- demo] [-- office]
  [-- --seconds N] [-- --runs N] [-- --kills N]

Makes the databases atlas_bench_25000 and atlas_bench_520000 beside the given one, where they are missing, and
measures the lists of choices, the pages, what answering times tell, what a slow browser waits for, and whole files.
Only a run of all writes a file into bench/results. Only where they are named run: "killed", files whose process is
killed in the middle; "killed-import" and "killed-import-embedded", imports that are; "demo", half a million invented officials; "office", files
opened by LibreOffice Calc.`

const sizes = [25_000, 520_000] as const
const parts = ['choices', 'pages', 'secrecy', 'browser', 'exports'] as const
// They take long, or need a program that few machines have: they run only where they are named.
const onlyNamed = ['killed', 'killed-import', 'killed-import-embedded', 'demo', 'office'] as const
/** The others make do with the small database, or with one of their own. */
const partsOnBoth: readonly string[] = ['choices', 'pages', 'exports']
const partsOnTheirOwn: readonly string[] = ['killed-import', 'killed-import-embedded', 'demo', 'office']

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '8' },
      runs: { type: 'string', default: '5' },
      kills: { type: 'string', default: '10' },
    },
  })
  const url = process.env.DATABASE_URL
  const isNamed = (part: string) => positionals.includes(part)
  const chosen = [...parts.filter((part) => positionals.length === 0 || isNamed(part)), ...onlyNamed.filter(isNamed)]
  if (!url || chosen.length < positionals.length) return fail(usage)

  const [small, large] = await Promise.all(
    sizesFor(chosen).map(async (officials) => ({ officials, url: await prepareDatabase(url, officials, say) })),
  )
  const figures: Figure[] = []
  if (chosen.includes('choices')) {
    for (const size of [small, large] as Size[]) figures.push(...(await measureChoices(size.url, size.officials)))
  }
  if (chosen.includes('pages'))
    figures.push(...(await measurePages(small as Size, large as Size, Number(values.seconds))))

  if (chosen.includes('secrecy')) figures.push(...(await measureSecrecy((small as Size).url)))
  if (chosen.includes('browser')) figures.push(...(await measureBrowser((small as Size).url, Number(values.runs))))
  if (chosen.includes('exports')) figures.push(...(await measureExports(small as Size, large as Size)))
  if (chosen.includes('killed')) figures.push(...(await measureKilled(small as Size, say)))
  const kills = Number(values.kills)
  if (chosen.includes('killed-import')) figures.push(...(await measureKilledImports(url, kills, say)))
  if (chosen.includes('killed-import-embedded')) figures.push(...(await measureKilledImportsEmbedded(kills, say)))
  if (chosen.includes('demo')) figures.push(...(await measureDemo(url)))
  if (chosen.includes('office')) figures.push(...(await measureOffice(url)))

  const day = dayOf(systemClock.now())
  const text = report(figures, { day, command: 'npm run bench', postgresql: await versionOf(url) })
  say(text)
  if (positionals.length === 0) await save(day, text)
  if (figures.some(({ goal }) => goal?.isMet === false)) process.exitCode = 1
}

function sizesFor(chosen: readonly string[]): readonly number[] {
  if (chosen.every((part) => partsOnTheirOwn.includes(part))) return []
  return chosen.some((part) => partsOnBoth.includes(part)) ? sizes : sizes.slice(0, 1)
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return rows[0]?.server_version ?? 'unknown'
}

async function save(day: string, text: string): Promise<void> {
  const folder = new URL('../results/', import.meta.url)
  await mkdir(folder, { recursive: true })
  await writeFile(new URL(`${day}.md`, folder), text)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

await run()
