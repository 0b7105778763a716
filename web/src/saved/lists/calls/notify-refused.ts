import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** Where the person is by then; what was refused stands in the list, and among the lists, until they drop it. */
export function notifyRefused(what: string, why: string): void {
  showToast('error', `${what} not taken`, `${why} You find it under Saved, Lists.`)
}
