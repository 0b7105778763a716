import type { Config } from '#context/config.ts'
import type { Database } from '#database/connect.ts'
import type { Dataset } from '#dataset/dataset.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { About, Mailer } from '#mail/mail.ts'
import type { Transport } from '#mail/transport.ts'
import type { Clock } from '#platform/clock.ts'
import type { Site } from '#platform/http/site.ts'

/** What every feature is given. */
export interface Context {
  readonly config: Config
  readonly database: Database
  readonly dataset: Dataset
  readonly clock: Clock
  readonly site: Site
  readonly mailer: Mailer
  /** How mails leave, for code that reports it. */
  readonly transport: Transport
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** What mails and pages say of this site. */
  readonly about: About
}

/** What it takes to change an account, in a request or at a terminal. */
export type AccountContext = Pick<Context, 'database' | 'clock' | 'mailer' | 'about'>
