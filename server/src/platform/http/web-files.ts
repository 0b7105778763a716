import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@atlas/contract/problem.ts'
import { bestEncoding } from '#platform/http/accepted-encodings.ts'
import { sendProblem } from '#platform/http/errors.ts'
import { hashOf, isKnown, isOther } from '#platform/http/etag.ts'
import { apiPrefix } from '#platform/http/serve.ts'

const assetsPrefix = '/assets'
const oneYear = 'public, max-age=31536000, immutable'
const oneHour = 'public, max-age=3600'
const revalidate = 'no-cache'

// No page lies so deep, and an address can have thousands of parts to look at one by one.
const mostParts = 8

/** What the build packs a file as, and what such a file is called; the smaller first. */
const packings = { br: '.br', gzip: '.gz' } as const
type Packing = keyof typeof packings

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

interface WebFile {
  readonly mediaType: string
  /** Of what is held. */
  readonly hash: string
  readonly packed: ReadonlyMap<Packing, Buffer>
  readonly bytes: () => Promise<Buffer>
}

/**
 * Serves the built web page, all of it from memory: packed it has some two megabytes. Files under assets/ carry a hash of
 * their content in their name and may be kept for ever; pages name them, so a page is revalidated each time. Any other
 * file is kept for an hour; browsers ask for the service worker past what they keep. Any other URL is an address of the
 * page, except below /api and where it is that of a file that is not there; there it is a problem.
 */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const files = readWebFiles(folder)
  if (files.has('/index.html')) {
    const method = ['GET', 'HEAD']
    for (const [url, file] of files) {
      if (!url.startsWith(`${assetsPrefix}/`)) continue
      const handler = (request: FastifyRequest, reply: FastifyReply) => sendFile(request, reply, file, oneYear)
      app.route({ method, url, config: { serves: 'asset' }, compress: false, handler })
    }
    app.route({
      method,
      url: '/*',
      compress: false,
      handler: (request, reply) => {
        const path = `/${wildcardOf(request)}`
        const isFile = isOfNoPage(path) || isOfFile(path, files)
        const file = files.get(path) ?? (isFile ? undefined : pageOf(path.split('/', mostParts).join('/'), files))
        if (!file) return reply.callNotFound()
        return sendFile(request, reply, file, file.mediaType === mediaTypes['.html'] ? revalidate : oneHour)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Problem('not_found')))
}

function wildcardOf({ params }: FastifyRequest): string {
  return (params as { '*': string })['*']
}

/** Below the API or the assets, or one that looks for files of a server, such as `/.git/config`, a backslash or NUL. */
function isOfNoPage(path: string): boolean {
  const isBelow = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
  return isBelow(apiPrefix) || isBelow(assetsPrefix) || /\/\.|[\p{Cc}\\]/u.test(path)
}

/**
 * Such as `/sw.js`: a browser, or a program that looks for a file, would take the page for it. A name that contains a
 * token may look like this too.
 */
function isOfFile(path: string, files: ReadonlyMap<string, WebFile>): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'))
  return /\.[a-z][a-z\d]{1,11}$/i.test(path) && !files.has(`${parent}/{id}.html`)
}

/** The page of the longest beginning of an address that has one: /places/01047 is shown by places/{id}.html. */
function pageOf(path: string, files: ReadonlyMap<string, WebFile>): WebFile | undefined {
  const parent = path.slice(0, path.lastIndexOf('/'))
  const page = files.get(`${path}.html`) ?? files.get(`${parent}/{id}.html`)
  return page ?? (parent === '' ? files.get('/index.html') : pageOf(parent, files))
}

/** Every file by its path, which begins with `/`; nothing where the page is not built. */
function readWebFiles(folder: string): ReadonlyMap<string, WebFile> {
  const files = new Map<string, WebFile>()
  if (!existsSync(folder)) return files
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)))
  for (const path of paths) {
    const mediaType = mediaTypes[extname(path)]
    if (!mediaType) continue
    const packed = new Map<Packing, Buffer>()
    for (const [packing, ending] of Object.entries(packings) as [Packing, string][]) {
      if (paths.has(path + ending)) packed.set(packing, readFileSync(path + ending))
    }
    files.set(path.slice(folder.length).replaceAll('\\', '/'), {
      mediaType,
      packed,
      ...asItIs(path, packed.get('gzip')),
    })
  }
  return files
}

/**
 * A file that is stored compressed is decompressed for clients that do not accept compression: there are hardly any,
 * and the decompressed files would take most of the memory.
 */
function asItIs(path: string, packed: Buffer | undefined): Pick<WebFile, 'hash' | 'bytes'> {
  if (packed) return { hash: hashOf(packed), bytes: () => unpack(packed) }
  const bytes = readFileSync(path)
  return { hash: hashOf(bytes), bytes: async () => bytes }
}

const unpack = promisify<Buffer, Buffer>(gunzip)

/** Whole and never a part: the largest is a few hundred kilobytes. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  cacheControl: string,
): Promise<FastifyReply> {
  const { mediaType, hash, bytes, packed } = file
  const packing = bestEncoding(request.headers['accept-encoding'], [...packed.keys()])
  // Strong, because each packing of the same bytes has its own.
  const tag = `"${packing ? `${hash}-${packing}` : hash}"`
  reply.header('cache-control', cacheControl).header('etag', tag)
  if (packed.size > 0) reply.header('vary', 'accept-encoding')
  if (isOther(request, tag)) throw new Problem('other_version')
  if (isKnown(request, tag)) return reply.code(304).send()
  if (packing) reply.header('content-encoding', packing)
  return reply.type(mediaType).send((packing && packed.get(packing)) ?? (await bytes()))
}
