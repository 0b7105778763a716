import { readStored, writeStored } from '#shared/api/device-storage.ts'

/** It is asked for before anybody knows who is signed in. */
const key = { thing: 'nonpartisan view' } as const

/**
 * What this browser last heard of the view of whoever is signed in. It tells what to ask before the answer to that is
 * here, and nothing else: a question that was asked for the wrong view is asked again for the right one.
 */
export function wasNonpartisan(): boolean {
  return readStored(key) !== null
}

/** A private window keeps nothing: the first questions are then asked twice. */
export function rememberView(isNonpartisan: boolean): void {
  writeStored(key, isNonpartisan ? 'on' : null)
}
