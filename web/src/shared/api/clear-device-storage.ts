import { forgetKept } from '#shared/api/kept.ts'
import { deviceStorage, waitingThings, writeStored } from '#shared/api/device-storage.ts'

/** At the sign-out: everything of everybody that does not wait to be sent. `except` is whoever goes on. */
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

/** Throws away what this person has said and the server has not heard. */
export function forgetWaiting(userId: string): void {
  for (const thing of waitingThings) writeStored({ thing, userId }, null)
  // A tab hears of what others change, and not of what it changes itself.
  window.dispatchEvent(new StorageEvent('storage'))
}

function namesOf(store: Storage, thing: string): string[] {
  return Object.keys(store).filter((name) => name === thing || name.startsWith(`${thing} `))
}
