import { setTimeout as pause } from 'node:timers/promises'
import type { Import, ImportStatus } from '@atlas/contract/endpoints/data/imports.ts'
import { readMappedCounties } from '@atlas/server/imports/geography/mapped-counties.ts'
import { randomOf } from '@atlas/server/imports/sources/demonstration/random.ts'
import { withEmptyDatabase } from '#databases.ts'
import { forgetPeak, memoryOf } from '#exports-memory.ts'
import type { Figure } from '#figure.ts'
import { processorSecondsOf } from '#processor.ts'
import { type RunningServer, startAtlas } from '#servers.ts'
import { firstPage, longestWaitWhile, withoutData } from '#waits.ts'

const rows = 60_000
const mostSeconds = 8
const mostMegabytes = 200
const mostPauseMilliseconds = 50
// V8 frees the memory of an ended thread only after about ten seconds.
const restMilliseconds = 20_000
const lookEveryMilliseconds = 100
// As long as a check takes; shows how long requests wait because of the machine alone.
const aloneMilliseconds = 5_000

/**
 * An organization's own list beside the public data: how long its check and its import take, and how long others wait
 * meanwhile.
 */
export async function measureOwnList(url: string): Promise<Figure[]> {
  return await withEmptyDatabase(url, 'atlas_bench_own_list', async (databaseUrl) => {
    const server = await startAtlas(databaseUrl)
    try {
      return await measure(server)
    } finally {
      await server.stop()
    }
  })
}

async function measure(server: RunningServer): Promise<Figure[]> {
  const file = ownList()
  let { id } = await check(server, file)
  const checkAgain = async () => ({ id } = await check(server, file))
  const checked = await weigh(server, checkAgain)
  const longest = await longestWaitWhile(withoutData(server), checkAgain)
  const longestOfPages = await longestWaitWhile(firstPage(server), checkAgain)
  const longestAlone = await longestWaitWhile(firstPage(server), async () => await pause(aloneMilliseconds))
  const loaded = await weigh(server, () => load(server, id))
  const list = `own list of ${rows.toLocaleString('en')} rows (${(file.length / 1_000_000).toFixed(1)} MB)`
  return [
    {
      what: `${list}, its check: processor`,
      value: `${checked.seconds.toFixed(1)} s`,
      goal: { text: `≤ ${mostSeconds} s`, isMet: checked.seconds <= mostSeconds },
    },
    {
      what: `${list}, its check: memory at most, above the ${checked.rest.toFixed(0)} MB that the server held before`,
      value: `${checked.more.toFixed(0)} MB`,
      goal: { text: `≤ ${mostMegabytes} MB`, isMet: checked.more <= mostMegabytes },
    },
    {
      what: `${list}, its check: longest wait for an answer without data meanwhile`,
      value: `${longest.toFixed(0)} ms`,
      goal: { text: `≤ ${mostPauseMilliseconds} ms`, isMet: longest <= mostPauseMilliseconds },
    },
    {
      what: `${list}, its check: longest wait for a page meanwhile`,
      value: `${longestOfPages.toFixed(0)} ms; with nothing else to do ${longestAlone.toFixed(0)} ms`,
    },
    {
      what: `${list}, its load, until it is found by searching: processor; memory at most above before`,
      value: `${loaded.seconds.toFixed(1)} s; ${loaded.more.toFixed(0)} MB`,
    },
  ]
}

async function weigh(server: RunningServer, work: () => Promise<unknown>) {
  await pause(restMilliseconds)
  const rest = memoryOf(server.pid).now
  const before = processorSecondsOf(server.pid)
  forgetPeak(server.pid)
  await work()
  const seconds = processorSecondsOf(server.pid) - before
  return { seconds, rest, more: memoryOf(server.pid).peak - rest }
}

async function check(server: RunningServer, file: Buffer<ArrayBuffer>): Promise<Import> {
  const { id } = await send(server, '/admin/imports?name=own.csv', file, 'text/csv')
  const checked = await settled(server, id, ['CHECKED'])
  const { problems = 0, added = 0 } = checked.counts ?? {}
  if (problems > 0 || added !== rows)
    throw new Error(`${problems} problems, ${added} of ${rows} officials would be new`)
  return checked
}

async function load(server: RunningServer, id: string): Promise<void> {
  await send(server, `/admin/imports/${id}/confirm`, '{"accept_losses":null}', 'application/json')
  await settled(server, id, ['DONE'])
}

/** Waits until an import has the given status. */
async function settled(server: RunningServer, id: string, statuses: readonly ImportStatus[]): Promise<Import> {
  for (;;) {
    await pause(lookEveryMilliseconds)
    const answer = await fetch(`${server.address}/api/admin/imports`, { headers: server.headers })
    const { values } = (await answer.json()) as { readonly values: readonly Import[] }
    const found = values.find((each) => each.id === id)
    if (found && statuses.includes(found.status)) return found
    if (!found || found.status === 'FAILED') throw new Error(`An import failed: ${found?.error}`)
  }
}

async function send(server: RunningServer, path: string, body: BodyInit, type: string): Promise<Import> {
  const headers = { ...server.headers, 'content-type': type }
  const answer = await fetch(`${server.address}/api${path}`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Import
}

const headings =
  'external_id,eo.name,office.name,county.fips,party.name,eo.gender,eo.ethnicity,eo.phone,eo.email,stats.address,as_of'
const syllables = ['ba', 'cor', 'del', 'fen', 'gar', 'hol', 'jas', 'kel', 'lon', 'mar', 'nor', 'per', 'ros', 'tam']

/** Invented constables, sheriffs and coroners, about 130 in each county. */
function ownList(): Buffer<ArrayBuffer> {
  const random = randomOf(1, 'own list')
  const countyIds = readMappedCounties().map(({ id }) => id)
  const name = () => {
    const word = Array.from({ length: 3 }, () => random.pick(syllables)).join('')
    return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  }
  const lines = Array.from({ length: rows }, (_, row) => {
    const last = name()
    return [
      `own-${row}`,
      `${name()} ${last}`,
      random.pick(['Constable', 'Sheriff', 'Coroner']),
      random.pick(countyIds),
      random.pick(['Democratic', 'Republican', 'Nonpartisan', '']),
      random.pick(['Female', 'Male', '']),
      random.pick(['African-American', 'Hispanic', '']),
      `662-555-${String(row % 10_000).padStart(4, '0')}`,
      `${last.toLowerCase()}.${row}@example.org`,
      `"${row} Main Street, ${name()}"`,
      '2026-11-01',
    ].join(',')
  })
  return Buffer.from([headings, ...lines, ''].join('\r\n'))
}
