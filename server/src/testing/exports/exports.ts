import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import type { LightMyRequestResponse } from 'fastify'
import readExcelFile from 'read-excel-file/node'
import type * as z from 'zod/mini'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Export } from '@atlas/contract/endpoints/exports/exports.ts'
import type { Visitor } from '#testing/app.ts'

type Body = z.input<typeof endpoints.requestExport.request.body>

export async function ask(visitor: Visitor, body: Body = {}): Promise<string> {
  return (await visitor.call(endpoints.requestExport, { body })).id
}

export async function see(visitor: Visitor, id: string): Promise<Export> {
  return await visitor.call(endpoints.findExport, { params: { id } })
}

/** Waits until the file is made, or will not be. */
export async function finished(visitor: Visitor, id: string): Promise<Export> {
  for (;;) {
    const found = await see(visitor, id)
    if (found.status !== 'CREATING') return found
    await pause(20)
  }
}

/** Waits until no file of this person is being made any more: another is refused until then. */
export async function noneRunning(visitor: Visitor): Promise<void> {
  const { values } = await visitor.call(endpoints.listExports, {})
  for (const { id } of values) await finished(visitor, id)
}

export async function linkTo(visitor: Visitor, id: string): Promise<string> {
  return (await visitor.call(endpoints.downloadExport, { params: { id } })).url
}

export async function open(
  visitor: Visitor,
  url: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip' },
): Promise<LightMyRequestResponse> {
  return await visitor.send({ method: 'GET', url, headers })
}

/** Asks, waits, downloads: the bytes of the file as a person would have them on disk. */
export async function exported(visitor: Visitor, body: Body): Promise<Buffer> {
  const id = await ask(visitor, body)
  const { status } = await finished(visitor, id)
  if (status !== 'COMPLETE') throw new Error(`The export is ${status}`)
  const answer = await open(visitor, await linkTo(visitor, id))
  return answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.rawPayload) : answer.rawPayload
}

/** The rows of a CSV file, its heading first, as another program's reader has them. */
export function readCsv(bytes: Buffer): string[][] {
  return parse(bytes, { bom: true, record_delimiter: '\r\n' })
}

type Cell = string | number | null

/** The rows of a sheet, its heading first; a day as its number, because that is what such a cell holds. */
export async function readSheet(bytes: Buffer, sheet: string): Promise<Cell[][]> {
  const sheets = await readExcelFile(bytes, { trim: false })
  const found = sheets.find((each) => each.sheet === sheet)
  if (!found) throw new Error(`There is no sheet ${sheet}`)
  return found.data.map((row) =>
    row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : (cell as Cell))),
  )
}
