import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

export interface Weight {
  readonly files: number
  readonly gzip: number
  readonly transferred: number
}

/** Sums up the JavaScript and CSS that a page has fetched so far. */
export function weighCode(page: Page): () => Promise<Weight> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) requests.push(request)
  })
  return async () => {
    const files = await Promise.all([...requests].map(weigh))
    const sum = (read: (file: (typeof files)[number]) => number) => files.reduce((total, file) => total + read(file), 0)
    return { files: files.length, gzip: sum(({ gzip }) => gzip), transferred: sum(({ transferred }) => transferred) }
  }
}

async function weigh(request: Request) {
  const response = await request.response()
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  const body = (await response?.body()) ?? Buffer.alloc(0)
  return { gzip: gzipSync(body).length, transferred: responseBodySize + responseHeadersSize }
}
