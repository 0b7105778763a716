import { statSync } from 'node:fs'
import { backUp } from '#database/backup/back-up.ts'
import { restore } from '#database/backup/restore.ts'
import type { Clock } from '#platform/clock.ts'

interface DatabaseLocation {
  /** The URL of PostgreSQL, where that is used. */
  readonly url: string | undefined
  readonly dataDirectory: string
}

/** Writes the embedded database into a file; answers the lines to print. */
export async function backupCommand(
  location: DatabaseLocation,
  clock: Clock,
  file: string,
  isForced: boolean,
): Promise<string[]> {
  refusePostgresql(location, 'backup', 'pg_dump')
  const manifest = await backUp({ dataDirectory: location.dataDirectory, file, isForced, now: clock.now() })
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1)
  return [
    `Written to ${file} (${megabytes} MB): ${contentOf(manifest)}.`,
    'It holds accounts and what protects them: keep it where nobody else can read it.',
  ]
}

/** Makes the embedded database that of a file; answers the lines to print. */
export async function restoreCommand(location: DatabaseLocation, file: string): Promise<string[]> {
  refusePostgresql(location, 'restore', 'pg_restore')
  const { manifest, former } = await restore({ dataDirectory: location.dataDirectory, file })
  return [
    `Restored as it was on ${manifest.made_at}: ${contentOf(manifest)}. Everybody has to sign in again.`,
    'Calendar links and recovery codes of before stop working: ask people to make new ones.',
    ...(former
      ? [`The database that was there before is kept in ${former}; delete it when you need it no longer.`]
      : []),
  ]
}

function refusePostgresql({ url }: DatabaseLocation, command: string, instead: string): void {
  if (url === undefined) return
  throw new Error(
    `${command} is for the embedded database. DATABASE_URL names PostgreSQL: use ${instead} as docs/operations.md shows`,
  )
}

function contentOf({ officials, accounts, data_version: version }: Awaited<ReturnType<typeof backUp>>): string {
  return `${officials} officials in version ${version} of the data, ${accounts} ${accounts === 1 ? 'account' : 'accounts'}`
}
