import { showToast } from '#shared/ui/overlay/toasts.tsx'

/**
 * Shown on whichever page the person is by then; refused entries stay in the list, and on the page of lists, until they
 * are discarded.
 */
export function notifyRefused(what: string, why: string): void {
  showToast('error', `${what} not taken`, `${why} You find it under Saved, Lists.`)
}
