import type { Config } from '#config.ts'
import type { Database } from '#database/connect.ts'
import type { Dataset } from '#dataset/dataset.ts'
import type { Clock } from '#platform/clock.ts'
import type { Site } from '#platform/http/site.ts'

/** What every feature is given. */
export interface Context {
  readonly config: Config
  readonly database: Database
  readonly dataset: Dataset
  readonly clock: Clock
  readonly site: Site
}
