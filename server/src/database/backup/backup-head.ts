import * as z from 'zod/mini'
import { BackupRefused } from '#database/backup/backup-refused.ts'
import { migrations } from '#database/migrations/all.ts'

export const backupFormat = 'southern-officials-atlas backup'
export const backupVersion = 1

const anyHead = z.object({ format: z.literal(backupFormat), version: z.number() })

const head = z.object({
  format: z.literal(backupFormat),
  version: z.literal(backupVersion),
  made_at: z.iso.datetime(),
  /** The version of PostgreSQL whose files it holds. */
  postgresql: z.string(),
  migrations: z.array(z.string()),
  data_version: z.number(),
  officials: z.number(),
  accounts: z.number(),
})

/** What a backup says of itself in its first line, which anyone can read. */
export type BackupHead = z.output<typeof head>

/** Understands the first line of a file; refuses what is no backup, and one from a newer version of the atlas. */
export function readHead(file: string, line: string): BackupHead {
  const said = asJson(line)
  const any = anyHead.safeParse(said)
  if (!any.success) throw new BackupRefused(`${file} is not a backup of the atlas`)
  if (any.data.version > backupVersion) throw newer(file, `its format is number ${any.data.version}`)
  const parsed = head.safeParse(said)
  if (!parsed.success) throw new BackupRefused(`The first line of ${file} is damaged`)
  const known: readonly string[] = migrations.map(({ name }) => name)
  const unknown = parsed.data.migrations.find((name) => !known.includes(name))
  if (unknown) throw newer(file, `it holds the change ${unknown}`)
  return parsed.data
}

function newer(file: string, why: string): BackupRefused {
  return new BackupRefused(
    `${file} was made by a newer version of the atlas (${why}). Update the atlas, then try again`,
  )
}

function asJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
