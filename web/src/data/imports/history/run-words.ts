import type { ImportRun } from '@atlas/contract/endpoints/data/imports.ts'
import { importOrigins } from '@atlas/contract/rules/import-origins.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** What was imported, in a few words. */
export function originText({ origin, undoes }: Pick<ImportRun, 'origin' | 'undoes'>): string {
  return undoes === null ? importOrigins[origin] : 'Undo of an import'
}

export function byText({ by }: Pick<ImportRun, 'by'>): string {
  return by ?? 'On the server'
}

/** "0.4 s", "12 s", "3 min 5 s" */
export function durationText(milliseconds: number): string {
  if (milliseconds < 9_950) return `${(milliseconds / 1_000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1_000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** "12 added, 3 changed, 1 gone" */
export function countsText({ added, changed, removed }: ImportRun['officials']): string {
  if (added + changed + removed === 0) return 'Nothing changed'
  return `${thousands(added)} added, ${thousands(changed)} changed, ${thousands(removed)} gone`
}
