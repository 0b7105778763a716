import { mostOfficialsFileBytes } from '@atlas/contract/endpoints/data-imports.ts'
import { withEmptyDatabase } from '#databases.ts'
import { forgetPeak, memoryOf } from '#exports-memory.ts'
import type { Figure } from '#figure.ts'
import { settled } from '#own-list.ts'
import { processorSecondsOf } from '#processor.ts'
import { type RunningServer, startAtlas } from '#servers.ts'
import { firstPage, longestWaitWhile } from '#waits.ts'

const mostPauseMilliseconds = 50

const headings = 'eo.name,office.name,state.name,county.name,eo.phone'
const good = (row: number) => `Ada Bird${row},Constable,MS,Bolivar,662-555-0100\n`
const filled = (line: (row: number) => string, rows: number) =>
  `${headings}\n${Array.from({ length: rows }, (_, row) => line(row)).join('')}`
const most = mostOfficialsFileBytes - 1_000

/** What one person can send within the limits to make a server work as long as it can. */
const files: Readonly<Record<string, string>> = {
  'a cell of 98,000 blanks': `${headings}\nAda Bird,Constable,MS,Bolivar,${' '.repeat(98_000)}x\n`,
  'a cell of 98,000 digits': `${headings}\nAda Bird,Constable,MS,Bolivar,${'1 '.repeat(49_000)}x\n`,
  'all rows wrong in five cells': filled(
    (row) => `${'x'.repeat(60)}${row},${'Constabel '.repeat(6)},Atlantis,Nowhere,${'5'.repeat(90)}\n`,
    90_000,
  ),
  'all cells of few letters wrong': `${headings},party.name,eo.gender,eo.email\n${'x,y,z,w,1,p,g,e\n'.repeat(99_000)}`,
  '90,000 good rows': filled(good, 90_000),
  '20 MB of commas': `${headings}\n${`${','.repeat(90_000)}\n`.repeat(Math.floor(most / 90_001))}`,
  '20 MB of commas in 99,000 lines': `${headings}\n${`${','.repeat(205)}\n`.repeat(99_000)}`,
}

/** One file after another, as a file of the template and as a spreadsheet: how long others wait for a page meanwhile. */
export async function measureHostileFiles(url: string): Promise<Figure[]> {
  return await withEmptyDatabase(url, 'atlas_bench_hostile_files', async (databaseUrl) => {
    const server = await startAtlas(databaseUrl)
    try {
      const figures: Figure[] = []
      for (const [name, text] of Object.entries(files))
        for (const [kind, path] of Object.entries(ways))
          figures.push(await measure(server, `${name}, ${kind}`, path, Buffer.from(text)))
      return figures
    } finally {
      await server.stop()
    }
  })
}

const ways = { 'as the template has it': '/admin/imports', 'as a spreadsheet': '/admin/imports/spreadsheets' }

async function measure(server: RunningServer, what: string, path: string, file: Buffer<ArrayBuffer>): Promise<Figure> {
  const processor = processorSecondsOf(server.pid)
  const rest = memoryOf(server.pid).now
  forgetPeak(server.pid)
  const start = performance.now()
  let whatCameOfIt = ''
  let seconds = 0
  const longest = await longestWaitWhile(firstPage(server), async () => {
    whatCameOfIt = await send(server, path, file)
    seconds = (performance.now() - start) / 1_000
  })
  const figures = [
    `longest wait for a page ${longest.toFixed(0)} ms`,
    `${seconds.toFixed(1)} s`,
    `${(processorSecondsOf(server.pid) - processor).toFixed(1)} s of processor, the pages among it`,
    `${(memoryOf(server.pid).peak - rest).toFixed(0)} MB above ${rest.toFixed(0)}`,
    whatCameOfIt,
  ]
  return {
    what: `${what} (${(file.length / 1_000_000).toFixed(1)} MB)`,
    value: figures.join('; '),
    goal: { text: `longest wait ≤ ${mostPauseMilliseconds} ms`, isMet: longest <= mostPauseMilliseconds },
  }
}

async function send(server: RunningServer, path: string, file: Buffer<ArrayBuffer>): Promise<string> {
  const headers = { ...server.headers, 'content-type': 'text/csv' }
  const answer = await fetch(`${server.address}/api${path}?name=own.csv`, { method: 'POST', headers, body: file })
  const sent = (await answer.json()) as { readonly id: string; readonly detail?: string }
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}: ${sent.detail}`)
  if (!answer.ok) return `refused: ${sent.detail}`
  const { status, counts, error } = await settled(server, sent.id, ['CHECKED', 'MATCHING', 'FAILED'])
  return [status, error, counts && `${counts.problems} problems`, counts && `${counts.added} new`]
    .filter(Boolean)
    .join(', ')
}
