import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { RunningServer } from '#servers.ts'
import { firstPage } from '#waits.ts'

const lookMilliseconds = 50

/** Makes a new version of the same officials, of which everything is built, and answers its number. */
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

/** As many new versions one after another, each once a server answers from the one before. */
export async function renewTimes(server: RunningServer, database: pg.ClientConfig, times: number): Promise<void> {
  for (let swap = 0; swap < times; swap++) await untilShown(server, await renewData(database))
}

/** Until a server answers from that version of the data, or a newer one. */
export async function untilShown(
  server: RunningServer,
  version: number,
  everyMilliseconds = lookMilliseconds,
): Promise<void> {
  while ((await shownVersion(server)) < version) await pause(everyMilliseconds)
}

/** Which version of the data a server answers from. */
export async function shownVersion(server: RunningServer): Promise<number> {
  const { url, ...asking } = firstPage(server)
  const answer = await fetch(url, asking)
  const text = await answer.text()
  // A server that others keep busy sends some away: they have seen nothing yet.
  if (answer.status === 503) return 0
  if (!answer.ok) throw new Error(`The search of the bench failed: ${text}`)
  return Number(answer.headers.get('data-version'))
}
