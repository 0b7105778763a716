import { forgetKept } from '#shared/api/kept.ts'
import { deviceStorage, waitingThings, writeStored } from '#shared/api/device-storage.ts'

/**
 * At the sign-out, removes everything of everybody except what waits to be sent. `except` is the person who continues.
 */
export async function clearDeviceStorage(except?: string): Promise<void> {
  await forgetKept()
  for (const [thing, { store, until }] of Object.entries(deviceStorage)) {
    if (until === 'sent') continue
    for (const name of namesOf(globalThis[store], thing)) {
      const [userId] = name.slice(thing.length + 1).split(' ')
      if (userId !== except) globalThis[store].removeItem(name)
    }
  }
}

/** Discards what this person entered and the server has not received. */
export function forgetWaiting(userId: string): void {
  for (const thing of waitingThings) writeStored({ thing, userId }, null)
  // A tab is notified of changes by other tabs, but not of its own.
  window.dispatchEvent(new StorageEvent('storage'))
}

function namesOf(store: Storage, thing: string): string[] {
  return Object.keys(store).filter((name) => name === thing || name.startsWith(`${thing} `))
}
