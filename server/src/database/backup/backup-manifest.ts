import * as z from 'zod/mini'
import { BackupRefused } from '#database/backup/backup-refused.ts'
import { migrations } from '#database/migrations/all.ts'

const backupFormat = 'southern-officials-atlas backup'
const backupVersion = 2

// Nothing is ever written outside of the folder, whatever a file says.
const path = z.string().check(z.regex(/^database(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*$/))

const anyManifest = z.object({ format: z.literal(backupFormat), version: z.number() })

const manifest = z.object({
  format: z.literal(backupFormat),
  version: z.literal(backupVersion),
  made_at: z.iso.datetime(),
  /** The version of PostgreSQL whose files it holds. */
  postgresql: z.string(),
  migrations: z.array(z.string()),
  data_version: z.number(),
  officials: z.number(),
  accounts: z.number(),
  /** What it holds, by path: the SHA-256 of each file, `directory` for each directory. */
  content: z.record(path, z.union([z.string().check(z.regex(/^[\da-f]{64}$/)), z.literal('directory')])),
})

/** What a backup says of itself in its first file. */
export type BackupManifest = z.output<typeof manifest>

/** What is said of the database at the moment that it is copied. */
export type CopiedDatabase = Omit<BackupManifest, 'format' | 'version' | 'content'>

export function manifestOf(copied: CopiedDatabase, content: BackupManifest['content']): BackupManifest {
  return { format: backupFormat, version: backupVersion, ...copied, content }
}

/** Understands a manifest; refuses what is no backup, and one from a newer version of the atlas. */
export function readManifest(file: string, text: string): BackupManifest {
  const content = asJson(text)
  const any = anyManifest.safeParse(content)
  if (!any.success) throw new BackupRefused(`${file} is not a backup of the atlas`)
  if (any.data.version > backupVersion) throw newer(file, `its format is number ${any.data.version}`)
  const parsed = manifest.safeParse(content)
  if (!parsed.success) throw new BackupRefused(`${file} is damaged: its manifest is not as expected`)
  const names: readonly string[] = migrations.map(({ name }) => name)
  const unknown = parsed.data.migrations.find((name) => !names.includes(name))
  if (unknown) throw newer(file, `it holds the change ${unknown}`)
  return parsed.data
}

function newer(file: string, why: string): BackupRefused {
  return new BackupRefused(
    `${file} was made by a newer version of the atlas (${why}). Update the atlas, then try again`,
  )
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
