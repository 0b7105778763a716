import { useEffect, useLayoutEffect } from 'react'
import { readStored, writeStored } from '#shared/api/device-storage.ts'
import { type Draft, restoreDrafts, useFeedback } from '#layout/feedback/open-feedback.ts'

/** Restores what this person wrote on this device, until it is sent or they sign out. */
export function useStoredDrafts(userId: string): void {
  const { drafts } = useFeedback()
  // Runs before the first paint.
  useLayoutEffect(() => restoreDrafts(draftsOf(readStored(keyOf(userId)))), [userId])
  useEffect(() => {
    const written = Object.entries(drafts).filter(
      ([subject, draft]) => draft.subject !== subject || draft.message !== '',
    )
    writeStored(keyOf(userId), written.length === 0 ? null : Object.fromEntries(written))
  }, [drafts, userId])
}

function keyOf(userId: string) {
  return { thing: 'unfinished texts', userId, which: 'feedback' } as const
}

function draftsOf(stored: unknown): Readonly<Record<string, Draft>> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Draft] => isDraft(entry[1])))
}

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null) return false
  return (
    'subject' in stored &&
    typeof stored.subject === 'string' &&
    'message' in stored &&
    typeof stored.message === 'string'
  )
}
