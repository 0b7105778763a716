import { setTimeout as pause } from 'node:timers/promises'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import type { Export, requestExport } from '@atlas/contract/endpoints/exports/exports.ts'
import type { RunningServer } from '#servers.ts'

export type ExportBody = Input<typeof requestExport>['body']

const lookEveryMilliseconds = 20

/** Requests a file as the page does; returns its id. */
export async function askFor(server: RunningServer, body: ExportBody): Promise<string> {
  return (await send<{ id: string }>(server, 'POST', '/exports/eo', body)).id
}

/** Waits until the file is complete. */
export async function downloadAll(server: RunningServer, id: string): Promise<void> {
  for (;;) {
    const found = await send<Export>(server, 'GET', `/exports/eo/${id}`)
    if (found.status === 'FAILED') throw new Error(`An export failed: ${found.error}`)
    if (found.status === 'COMPLETE') return
    await pause(lookEveryMilliseconds)
  }
}

/** The bytes of the file as a person saves it. */
export async function download(server: RunningServer, id: string): Promise<Buffer> {
  const { url } = await send<{ url: string }>(server, 'POST', `/exports/eo/${id}/download`)
  const answer = await fetch(new URL(url, server.address), { headers: { cookie: server.headers['cookie'] ?? '' } })
  if (!answer.ok) throw new Error(`The file was refused: ${answer.status} ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}

// A server that has just loaded half a million officials may be overloaded for a moment (503), or may be remaking a
// file that an earlier run left incomplete (429).
const later = [429, 503]

async function send<Reply>(server: RunningServer, method: string, path: string, body?: object): Promise<Reply> {
  const { 'content-type': type = '', ...headers } = server.headers
  const answer = await fetch(`${server.address}/api${path}`, {
    method,
    headers: body ? { ...headers, 'content-type': type } : headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (later.includes(answer.status)) {
    await pause(1_000)
    return await send(server, method, path, body)
  }
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Reply
}
