import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Connections } from '#database/connect.ts'
import type { Dataset } from '#dataset/dataset.ts'
import { databaseFigures, type FiguresFrom } from '#metrics/database-figures.ts'
import { diskOf } from '#metrics/disk.ts'
import { Metrics } from '#metrics/metrics.ts'
import type { AnsweredRequest } from '#platform/http/answered-requests.ts'
import type { Log } from '#platform/log.ts'

export interface ServedMetrics {
  readonly port: number
  readonly onAnswered: (answered: AnsweredRequest) => void
  readonly close: () => Promise<void>
}

interface MetricsOptions extends FiguresFrom {
  readonly port: number
  readonly host: string
  readonly dataset: Pick<Dataset, 'current' | 'versions'>
  readonly connections: () => Connections
  /** Whose disk is measured. */
  readonly dataDirectory: string
  readonly log: Log
}

/** On a port of its own, so that what leads people to the atlas cannot lead them here. */
export async function serveMetrics({
  port,
  host,
  dataset,
  connections,
  dataDirectory,
  log,
  ...from
}: MetricsOptions): Promise<ServedMetrics> {
  const metrics = new Metrics()
  const figures = databaseFigures(from)
  const collect = async () => {
    metrics.ofDatabase(await figures())
    const snapshot = dataset.current()
    metrics.ofIndex(snapshot)
    metrics.ofVersions(dataset.versions)
    metrics.ofRecords(snapshot)
    metrics.ofConnections(connections())
    metrics.ofDisk(await diskOf(dataDirectory))
    return await metrics.text()
  }
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET')
      return send(response, 404, 'Only GET /metrics is here.\n')
    collect().then(
      (text) => send(response, 200, text, metrics.contentType),
      (err: unknown) => {
        log.error({ err }, 'The metrics could not be collected')
        send(response, 500, 'The metrics could not be collected.\n')
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  log.info(`metrics at http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`)
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port: taken, onAnswered: metrics.onAnswered, close }
}

function send(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  response.end(text)
}
