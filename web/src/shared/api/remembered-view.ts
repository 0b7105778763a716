import { readStored, writeStored } from '#shared/api/device-storage.ts'

/** Needed before anybody knows who is signed in. */
const key = { thing: 'nonpartisan view' } as const

/**
 * Whether the nonpartisan view was on when this browser last heard. It only decides the first requests: one that was
 * sent for the wrong view is sent again for the right one.
 */
export function wasNonpartisan(): boolean {
  return readStored(key) !== null
}

/** A private window stores nothing, so the first requests may be sent twice. */
export function rememberView(isNonpartisan: boolean): void {
  writeStored(key, isNonpartisan ? 'on' : null)
}
