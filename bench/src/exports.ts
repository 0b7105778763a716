import { setTimeout as pause } from 'node:timers/promises'
import { type ColumnId, defaultColumnIds, distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { askFor, download, type ExportBody, downloadAll } from '#exports-client.ts'
import { forgetPeak, memoryOf } from '#exports-memory.ts'
import { copyOut, tableOf } from '#exports-table.ts'
import { type Figure, median, times } from '#figure.ts'
import type { Size } from '#pages.ts'
import { type RunningServer, startAtlas } from '#servers.ts'

const rounds = 3
const mostTimesCopy = 8
const mostSeconds = 6
const mostMegabytes = 300
// V8 frees the memory of the thread that built the index only after about ten seconds, and it would count for the
// file.
const restMilliseconds = 20_000

interface File {
  readonly name: string
  readonly table: string
  readonly columns: readonly ColumnId[]
}

// A file always includes the day of the missing result for officials who may be out of office.
const shown: readonly ColumnId[] = [...defaultColumnIds, 'stats.result_pending']

// The number of columns when the goals were set.
const many = distinctColumnIds.slice(0, 71)

const files: readonly File[] = [
  { name: 'the columns shown', table: 'shown', columns: shown },
  { name: `${many.length} columns`, table: 'many', columns: many },
  { name: `all ${distinctColumnIds.length} columns`, table: 'every', columns: distinctColumnIds },
]

/** Complete files of everybody: their time compared with COPY of the same rows from a flat table, and their memory. */
export async function measureExports(small: Size, large: Size): Promise<Figure[]> {
  const few = await withServer(small, async (server) => await makeAll(server, { format: 'csv' }))
  const ofFew = memoryFigure(small, 'CSV, all columns', few)
  return await withServer(large, async (server) => {
    const figures: Figure[] = []
    for (const file of files) {
      const csv = await download(server, (await make(server, { columns: [...file.columns] })).id)
      const rows = await tableOf(large.url, file.table, file.columns, csv)
      if (rows !== large.officials) throw new Error(`The file holds ${rows} officials, not ${large.officials}`)
      figures.push(...(await takeTurns(server, large, file)))
    }
    const sheets = await makeAll(server, { columns: [...shown], format: 'xlsx' })
    const time = { what: `${size(large)}, Excel, the columns shown`, value: seconds(sheets.milliseconds) }
    return [...figures, time, memoryFigure(large, 'Excel, the columns shown', sheets), ofFew]
  })
}

async function withServer<Result>({ url }: Size, use: (server: RunningServer) => Promise<Result>): Promise<Result> {
  const server = await startAtlas(url)
  try {
    await pause(restMilliseconds)
    return await use(server)
  } finally {
    await server.stop()
  }
}

interface Made {
  readonly id: string
  readonly milliseconds: number
  /** The memory of the server before, and by how much its peak was higher. */
  readonly rest: number
  readonly more: number
}

/** From the request until the file is complete. */
async function make(server: RunningServer, body: ExportBody): Promise<Made> {
  const rest = memoryOf(server.pid).now
  forgetPeak(server.pid)
  const start = performance.now()
  const id = await askFor(server, body)
  await downloadAll(server, id)
  const milliseconds = performance.now() - start
  return { id, milliseconds, rest, more: Math.max(0, memoryOf(server.pid).peak - rest) }
}

/** Measures the second of two files, because the first one includes one-time costs. */
async function makeAll(server: RunningServer, body: ExportBody): Promise<Made> {
  await make(server, body)
  return await make(server, body)
}

async function takeTurns(server: RunningServer, large: Size, { name, table, columns }: File): Promise<Figure[]> {
  const made: Made[] = []
  const copied: number[] = []
  for (let round = 0; round < rounds; round++) {
    copied.push(await copyOut(large.url, table))
    made.push(await make(server, { columns: [...columns] }))
  }
  const milliseconds = median(made.map((each) => each.milliseconds))
  const ratio = milliseconds / median(copied)
  const hungriest = made.reduce((a, b) => (a.more > b.more ? a : b))
  return [
    { what: `${size(large)}, COPY … TO CSV, ${name}`, value: seconds(median(copied)) },
    {
      what: `${size(large)}, CSV, ${name}, beside COPY`,
      value: `${times(ratio)} COPY`,
      goal: { text: `≤ ${mostTimesCopy} × COPY`, isMet: ratio <= mostTimesCopy },
    },
    {
      what: `${size(large)}, CSV, ${name}, by the clock`,
      value: seconds(milliseconds),
      goal: { text: `≤ ${mostSeconds} s`, isMet: milliseconds <= mostSeconds * 1_000 },
    },
    memoryFigure(large, `CSV, ${name}`, hungriest),
  ]
}

function memoryFigure(of: Size, file: string, { rest, more }: Made): Figure {
  return {
    what: `${size(of)}, ${file}: memory at most, above the ${rest.toFixed(0)} MB that the server held before`,
    value: `${more.toFixed(0)} MB`,
    goal: { text: `≤ ${mostMegabytes} MB`, isMet: more <= mostMegabytes },
  }
}

function size({ officials }: Size): string {
  return `${officials.toLocaleString('en')} officials`
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`
}
