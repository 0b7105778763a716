import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { takesGzip } from '#platform/http/accepted-encodings.ts'
import { openApiDocument } from '#platform/http/openapi.ts'
import { apiPrefix } from '#platform/http/serve.ts'
import { once } from '#platform/once.ts'

/** Serves the OpenAPI document and a page to read it, without any script. */
export function serveApiPage(app: FastifyInstance, title: string, endpoints: Readonly<Record<string, Endpoint>>): void {
  const document = () => openApiDocument(title, endpoints)
  servePacked(app, 'openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(document()))
  servePacked(app, 'docs.css', 'text/css; charset=utf-8', () => style)
  servePacked(app, 'docs', 'text/html; charset=utf-8', () => page(title, endpoints, document()))
}

/**
 * Few read them, and together they have megabytes: kept as they leave, they take a fiftieth, and are packed once. They
 * are made for the first who asks, as making them takes a tenth of a second, which each start would take longer.
 */
function servePacked(app: FastifyInstance, name: string, type: string, text: () => string): void {
  const packed = once(() => gzipSync(text()))
  app.get(`${apiPrefix}/${name}`, (request, reply) => {
    reply.type(type).header('vary', 'accept-encoding')
    if (!takesGzip(request.headers['accept-encoding'])) return reply.send(gunzipSync(packed()))
    return reply.header('content-encoding', 'gzip').send(packed())
  })
}

type Document = ReturnType<typeof openApiDocument>

function page(title: string, endpoints: Readonly<Record<string, Endpoint>>, document: Document): string {
  const calls = Object.values(endpoints).map((endpoint) => section(endpoint, document))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${escaped(title)}</title>
<link rel="stylesheet" href="${apiPrefix}/docs.css">
</head>
<body>
<main>
<h1>${escaped(title)}: the API</h1>
<p>The same description for programs: <a href="${apiPrefix}/openapi.json">openapi.json</a> (OpenAPI 3.1).
Every error is a problem in the form of RFC 9457, with one plain sentence in <code>detail</code>.</p>
${calls.join('\n')}
</main>
</body>
</html>
`
}

function section(endpoint: Endpoint, document: Document): string {
  const path = apiPrefix + endpoint.path
  const paths = document.paths as Record<string, Record<string, Record<string, unknown>>>
  const operation = paths[path]?.[endpoint.method.toLowerCase()] ?? {}
  const id = `${endpoint.method}-${endpoint.path}`.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return `<section aria-labelledby="${id}">
<h2 id="${id}"><code>${endpoint.method} ${escaped(path)}</code></h2>
<p>${escaped(endpoint.summary)} ${escaped(String(operation.description))}</p>
${operation.requestBody ? details('Request body', operation.requestBody) : ''}
${details('Answer', operation.responses)}
</section>`
}

function details(label: string, value: unknown): string {
  return `<details><summary>${label}</summary><pre tabindex="0"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre></details>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const style = `:root { color-scheme: light dark; --ink: #1b211d; --ground: #f5f5ef; --sunken: #ecece4; --line: #7d857d; --link: #1d5a45; }
@media (prefers-color-scheme: dark) { :root { --ink: #edede6; --ground: #111513; --sunken: #0c0f0d; --line: #7a837b; --link: #7ccbaa; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin: 0 0 .25rem; font-size: 1.05rem; overflow-wrap: anywhere; }
section { border-top: 1px solid var(--line); padding: 1rem 0; }
p { margin: 0 0 .5rem; max-width: 44rem; }
a { color: var(--link); }
summary { cursor: pointer; padding: .25rem 0; }
pre { background: var(--sunken); padding: .75rem; overflow-x: auto; font-size: .8125rem; }
`
