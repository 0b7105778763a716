import { NetworkFailure } from '#shared/api/api-problem.ts'

export interface FileRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly file: Blob
  readonly signal: AbortSignal | undefined
  /** Receives the share of the file that has been sent, from 0 to 1. */
  readonly onProgress: ((share: number) => void) | undefined
}

/** Replaces `fetch` for a request that reports its progress, which `fetch` cannot do. */
export async function sendFile({ url, method, headers, file, signal, onProgress }: FileRequest): Promise<Response> {
  signal?.throwIfAborted()
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total))
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new NetworkFailure('The file was not sent')))
    request.addEventListener('abort', () => reject(new DOMException('The file is no longer wanted', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .split(/\r?\n/)
    .filter((line) => line.includes(':'))
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  return new Response(request.responseText, { status: request.status, statusText: request.statusText, headers })
}
