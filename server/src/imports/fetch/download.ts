import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { FetchFailed, NotThere, TemporaryFailure } from '#imports/fetch/source/fetch-failed.ts'
import { deletePartial, type PartialDownload, readPartial, startPartial } from '#imports/fetch/partial-download.ts'
import { type Answer, failureOf, inSeconds, type Timeouts, request } from '#imports/fetch/request.ts'

export interface DownloadRequest {
  readonly url: string
  /** The path of the file while it is downloaded. */
  readonly path: string
  /** A larger file is refused. */
  readonly largest: number
  /** The ETag of the existing file; the server answers 304 if it has not changed. */
  readonly previousEtag: string | null
}

export interface Downloaded {
  /** The final URL after all redirects; fetched.json stores it under this name. */
  readonly address: string
  readonly etag: string | null
  readonly bytes: number
  readonly sha256: string
}

export interface Transfer {
  readonly timeouts: Timeouts
  readonly signal: AbortSignal
  readonly onBytes: (received: number, total: number | null) => void
}

/**
 * Downloads a file once, resuming the partial download that an earlier try left. Returns null when the server says
 * that the previous file has not changed. When the connection breaks, the partial download stays on the disk.
 */
export async function download(target: DownloadRequest, transfer: Transfer): Promise<Downloaded | null> {
  const partial = await readPartial(target.path, target.url)
  const answer = await request(target.url, headersFor(target, partial), transfer.timeouts, transfer.signal)
  const { response } = answer
  try {
    if (response.status === 304 && target.previousEtag) return null
    if (partial && isComplete(response, partial)) return await finished(answer, target, partial)
    await refuseAnswer(answer, target)
    const offset = await beginAt(answer, target, partial)
    const total = totalOf(response, offset)
    refuseSize(total, target)
    const received = await receive(answer, target, { offset, total }, transfer)
    if (received === 0) throw new TemporaryFailure(`${hostOf(answer)} sent an empty file`)
    if (total !== null && received !== total)
      throw new TemporaryFailure(`${hostOf(answer)} sent ${received} bytes of ${total}`)
    return await finished(answer, target, offset > 0 ? partial : null)
  } finally {
    await response.body?.cancel().catch(() => undefined)
  }
}

function headersFor({ previousEtag }: DownloadRequest, partial: PartialDownload | null): Record<string, string> {
  // A compressed transfer would match neither the length nor the ranges that the server states.
  const plain = { 'accept-encoding': 'identity', 'user-agent': 'southern-officials-atlas' }
  if (partial) return { ...plain, range: `bytes=${partial.bytes}-`, 'if-range': partial.validator }
  return previousEtag ? { ...plain, 'if-none-match': previousEtag } : plain
}

/** The server has no bytes beyond the partial download of the same file, so an earlier run had completed it. */
function isComplete({ status, headers }: Response, { bytes }: PartialDownload): boolean {
  return status === 416 && headers.get('content-range') === `bytes */${bytes}`
}

async function refuseAnswer(answer: Answer, { path, url }: DownloadRequest): Promise<void> {
  const { status, headers } = answer.response
  const host = hostOf(answer)
  if (status === 416) {
    await deletePartial(path)
    throw new TemporaryFailure(`${host} has less of the file than came before`)
  }
  if (status === 404 || status === 410) throw new NotThere(`${url} is not there any more (${status})`)
  // S3, where Louisiana publishes, answers 403 for a file that does not exist.
  if (status === 403) throw new NotThere(`${host} answered ${status}`)
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    throw new TemporaryFailure(`${host} answered ${status}`, retryAfter(headers.get('retry-after')))
  if (status !== 200 && status !== 206) throw new FetchFailed(`${host} answered ${status}`)
  if (/^(?:text\/html|application\/xhtml)/.test(headers.get('content-type') ?? ''))
    throw new FetchFailed(`${host} answered with a web page instead of the file`)
}

/** Seconds or a date, as milliseconds from now. */
export function retryAfter(text: string | null, now = Date.now()): number | null {
  if (text === null) return null
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds)
}

/** The first byte of the answer: at the end of the partial download, or 0 when the server sends the complete file. */
async function beginAt(
  { response: { status, headers } }: Answer,
  target: DownloadRequest,
  partial: PartialDownload | null,
): Promise<number> {
  if (
    status === 206 &&
    partial &&
    Number(/^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1]) === partial.bytes
  )
    return partial.bytes
  if (status === 206) {
    await deletePartial(target.path)
    throw new TemporaryFailure(`${new URL(target.url).host} sent another piece than was asked for`)
  }
  await startPartial(target.path, target.url, validatorOf(headers))
  return 0
}

/** A weak ETag does not guarantee identical bytes. */
function validatorOf(headers: Headers): string | null {
  const etag = headers.get('etag')
  return etag?.startsWith('"') ? etag : headers.get('last-modified')
}

function totalOf({ status, headers }: Response, offset: number): number | null {
  const encoding = headers.get('content-encoding') ?? 'identity'
  const length = headers.get('content-length')
  if (encoding !== 'identity') return null
  const total = status === 206 ? /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] : undefined
  if (total) return Number(total)
  return length === null ? null : offset + Number(length)
}

function refuseSize(bytes: number | null, { url, largest }: DownloadRequest): void {
  if (bytes !== null && bytes > largest)
    throw new FetchFailed(`${url} has more than ${inMegabytes(largest)} MB, which is not taken`)
}

async function receive(
  answer: Answer,
  target: DownloadRequest,
  { offset, total }: { offset: number; total: number | null },
  { timeouts, signal, onBytes }: Transfer,
): Promise<number> {
  const file = await open(target.path, offset > 0 ? 'a' : 'w')
  let received = offset
  try {
    for await (const piece of pieces(answer, timeouts, signal)) {
      await file.write(piece)
      received += piece.length
      if (received > target.largest) await deletePartial(target.path)
      refuseSize(received, target)
      onBytes(received, total)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return received
}

/** The answer in pieces; fails if no data arrives for too long. */
async function* pieces(
  answer: Answer,
  { silenceMilliseconds }: Timeouts,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  // The declared type does not state the content of a body.
  const reader = answer.response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined
  if (!reader) return
  for (;;) {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<'silent'>((resolve) => {
      timer = setTimeout(resolve, silenceMilliseconds, 'silent')
    })
    const piece = await Promise.race([reader.read(), silence])
      .catch((error: unknown) => {
        throw failureOf(error, hostOf(answer), signal, false)
      })
      .finally(() => clearTimeout(timer))
    if (piece === 'silent') {
      await reader.cancel()
      throw new TemporaryFailure(`${hostOf(answer)} sent nothing for ${inSeconds(silenceMilliseconds)}`)
    }
    if (piece.done) return
    yield piece.value
  }
}

async function finished(
  answer: Answer,
  { path }: DownloadRequest,
  partial: PartialDownload | null,
): Promise<Downloaded> {
  const { headers } = answer.response
  const sha256 = createHash('sha256')
  const md5 = createHash('md5')
  let bytes = 0
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    sha256.update(piece)
    md5.update(piece)
    bytes += piece.length
  }
  // For a range, the checksum covers only that range.
  const promised = partial ? null : headers.get('content-md5')
  if (promised && promised !== md5.digest('base64')) {
    await deletePartial(path)
    throw new TemporaryFailure(`${hostOf(answer)} sent other bytes than its checksum says`)
  }
  const etag = headers.get('etag') ?? (partial?.validator.startsWith('"') ? partial.validator : null)
  return { address: answer.url, etag, bytes, sha256: sha256.digest('hex') }
}

function hostOf({ url }: Answer): string {
  return new URL(url).host
}

export function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })
}
