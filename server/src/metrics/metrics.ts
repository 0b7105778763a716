import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Connections } from '#database/connect.ts'
import type { Dataset, Snapshot } from '#dataset/dataset.ts'
import { overdueAmong } from '#dataset/overdue.ts'
import type { DatabaseFigures } from '#metrics/database-figures.ts'
import type { Disk } from '#metrics/disk.ts'
import type { AnsweredRequest } from '#platform/http/answered-requests.ts'
import { everyRow } from '#search/row-bitset.ts'

// A page of results takes some milliseconds, an overloaded process lets people wait for seconds.
const durationSteps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const delayPrecisionMilliseconds = 20

/** Everything that is measured, by the names that the dashboard and the alerts of docs/operations.md go by. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #durations = new Histogram({
    name: 'atlas_request_duration_seconds',
    help: 'How long requests took, by endpoint of the contract',
    labelNames: ['method', 'endpoint', 'status'],
    buckets: durationSteps,
    registers: [this.#registry],
  })
  readonly #indexVersion = this.#gauge('atlas_index_version', 'The version of the data that requests are answered from')
  readonly #indexRows = this.#gauge('atlas_index_rows', 'Rows of the search index', ['subject'])
  readonly #indexBytes = this.#gauge('atlas_index_bytes', 'Memory that the search index shares between threads')
  readonly #indexPrepared = this.#gauge(
    'atlas_index_prepared_seconds',
    'How long the search index took to build or read',
  )
  readonly #indexVersions = this.#gauge(
    'atlas_index_versions',
    'New versions since the start, by what the search index was made of',
    ['made_of'],
  )
  readonly #overdue = this.#gauge('atlas_officials_overdue', 'Officials of whom a newer record is due', ['why'])
  readonly #oldestBallot = this.#gauge('atlas_oldest_result_seconds', 'How long the oldest missing result is awaited')
  readonly #connections = this.#gauge('atlas_database_connections', 'Connections of this process', ['state'])
  readonly #mostConnections = this.#gauge('atlas_database_connections_most', 'Connections it may have')
  readonly #awaited = this.#gauge('atlas_database_connections_awaited', 'Requests and jobs that wait for a connection')
  readonly #diskFree = this.#gauge('atlas_disk_free_bytes', 'Free space of the disk that DATA_DIR is on')
  readonly #disk = this.#gauge('atlas_disk_bytes', 'Size of that disk')
  readonly #databaseUp = this.#gauge('atlas_database_up', 'Whether the database said these figures in time')
  readonly #dataVersion = this.#gauge('atlas_data_version', 'The version of the data in the database')
  readonly #jobs = this.#gauge('atlas_jobs', 'Jobs of all processes', ['queue', 'state'])
  readonly #mails = this.#gauge('atlas_mails_waiting', 'Mails that no mail server has taken yet')
  readonly #oldestMail = this.#gauge('atlas_oldest_mail_seconds', 'How long the oldest of them waits')
  readonly #sessions = this.#gauge('atlas_sessions', 'Sessions that are not over')

  constructor() {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: delayPrecisionMilliseconds })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  readonly onAnswered = ({ method, endpoint, status, seconds }: AnsweredRequest): void => {
    this.#durations.observe({ method, endpoint, status }, seconds)
  }

  ofIndex({ index, placeIndex, bytes, preparedSeconds }: Snapshot): void {
    this.#indexVersion.set(index.version)
    for (const { subject, rowCount } of [index, placeIndex]) this.#indexRows.set({ subject }, rowCount)
    this.#indexBytes.set(bytes)
    this.#indexPrepared.set(preparedSeconds)
  }

  ofVersions(versions: Dataset['versions']): void {
    for (const [kind, count] of Object.entries(versions)) this.#indexVersions.set({ made_of: kind }, count)
  }

  /** How late the records of the officials are that can be searched, on the day of the index. */
  ofRecords({ index }: Pick<Snapshot, 'index'>): void {
    const overdue = overdueAmong(index, everyRow(index.rowCount))
    this.#overdue.set({ why: 'term over' }, overdue.terms_over)
    this.#overdue.set({ why: 'result awaited' }, overdue.results_pending)
    this.#overdue.set({ why: 'successor not on file' }, overdue.long_over)
    const since = overdue.pending_since
    this.#oldestBallot.set(since === null ? 0 : (Date.parse(index.today) - Date.parse(since)) / 1_000)
  }

  ofConnections({ most, open, idle, awaited }: Connections): void {
    this.#mostConnections.set(most)
    this.#connections.set({ state: 'idle' }, idle)
    this.#connections.set({ state: 'in use' }, open - idle)
    this.#awaited.set(awaited)
  }

  /** Nothing where the system does not say. */
  ofDisk(disk: Disk | null): void {
    for (const gauge of [this.#diskFree, this.#disk]) gauge.remove()
    if (!disk) return
    this.#diskFree.set(disk.freeBytes)
    this.#disk.set(disk.bytes)
  }

  /** Figures from before the database went away would look like present ones. */
  ofDatabase(figures: DatabaseFigures | null): void {
    this.#databaseUp.set(figures ? 1 : 0)
    for (const gauge of [this.#dataVersion, this.#mails, this.#oldestMail, this.#sessions]) gauge.remove()
    this.#jobs.reset()
    if (!figures) return
    this.#dataVersion.set(figures.dataVersion)
    for (const { queue, due, active, failed } of figures.jobs)
      for (const [state, count] of Object.entries({ due, active, failed })) this.#jobs.set({ queue, state }, count)
    this.#mails.set(figures.mailsWaiting)
    this.#oldestMail.set(figures.oldestMailSeconds)
    this.#sessions.set(figures.sessions)
  }

  async text(): Promise<string> {
    return await this.#registry.metrics()
  }

  #gauge(name: string, help: string, labelNames: readonly string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] })
  }
}
