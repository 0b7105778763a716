import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { RunningServer } from '#servers.ts'
import { firstPage } from '#waits.ts'

const lookMilliseconds = 50

/** Creates a new version of the same officials, for which everything is rebuilt, and returns its number. */
export async function renewData(database: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    await client.query(
      "insert into dataset_change (version, subject, row_id) select version + 1, 'other', 0 from dataset_version on conflict do nothing",
    )
    const { rows } = await client.query<{ version: number }>(
      'update dataset_version set version = version + 1 returning version',
    )
    return (rows[0] as { version: number }).version
  } finally {
    await client.end()
  }
}

/** The times of several new versions, each created once the previous one is visible. */
export async function renewTimes(server: RunningServer, database: pg.ClientConfig, times: number): Promise<void> {
  for (let swap = 0; swap < times; swap++) await untilShown(server, await renewData(database))
}

/** Waits until a server answers from that version of the data, or from a newer one. */
export async function untilShown(
  server: RunningServer,
  version: number,
  everyMilliseconds = lookMilliseconds,
): Promise<void> {
  while ((await shownVersion(server)) < version) await pause(everyMilliseconds)
}

/** The version of the data that a server answers from. */
export async function shownVersion(server: RunningServer): Promise<number> {
  const { url, ...asking } = firstPage(server)
  const answer = await fetch(url, asking)
  const text = await answer.text()
  // A server under load refuses some requests; these have seen no version yet.
  if (answer.status === 503) return 0
  if (!answer.ok) throw new Error(`The search of the bench failed: ${text}`)
  return Number(answer.headers.get('data-version'))
}
