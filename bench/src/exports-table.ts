import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { DataType } from '@atlas/contract/catalogue/data-type.ts'

const types: Record<DataType, string> = {
  int: 'bigint',
  percentage: 'float8',
  datetime: 'date',
  str: 'text',
  list: 'text',
  dict: 'text',
}

/** Makes one flat table from a CSV file with typed columns: the same rows and values without joins. */
export async function tableOf(url: string, name: string, columns: readonly ColumnId[], csv: Buffer): Promise<number> {
  // Besides its columns, a file states the standing of each official if not all of them are in office.
  const besides = Array.from({ length: headingCount(csv) - columns.length }, () => 'text')
  const declared = [...columns.map((id) => types[columnOf(id).type]), ...besides]
    .map((type, index) => `c${index} ${type}`)
    .join(', ')
  const file = join(tmpdir(), `${name}-${process.pid}.csv`)
  writeFileSync(file, csv.subarray(csv.indexOf(0xbf) + 1))
  try {
    await psql(url, [
      'set client_min_messages = warning',
      'create schema if not exists bench',
      `drop table if exists bench.${name}`,
      `create unlogged table bench.${name} (${declared})`,
      `\\copy bench.${name} from '${file}' with (format csv, header)`,
      `vacuum analyze bench.${name}`,
    ])
    return Number(await psql(url, [`select count(*) from bench.${name}`]))
  } finally {
    rmSync(file)
  }
}

/** Headings are always quoted. */
function headingCount(csv: Buffer): number {
  return csv.toString('utf8', 0, csv.indexOf('\r\n')).split('","').length
}

/** Writes the table as CSV with COPY, the fastest way, and discards the result; returns milliseconds. */
export async function copyOut(url: string, name: string): Promise<number> {
  const start = performance.now()
  await psql(url, [`copy bench.${name} to stdout with (format csv, header)`], '/dev/null')
  return performance.now() - start
}

async function psql(url: string, commands: readonly string[], into?: string): Promise<string> {
  const words = ['--no-psqlrc', '--quiet', '--tuples-only', '--set=ON_ERROR_STOP=1', url]
  const child = spawn('psql', [...words, ...commands.flatMap((command) => ['--command', command])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  if (into) child.stdout.pipe(createWriteStream(into))
  else child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`psql ended with ${code}`)
  return output.trim()
}
