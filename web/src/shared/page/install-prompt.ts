import { useSyncExternalStore } from 'react'

/** What Chromium hands over instead of asking by itself; other browsers have nothing of the kind. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
}

let prompt: InstallPrompt | null = null
const listeners = new Set<() => void>()

function become(next: InstallPrompt | null): void {
  prompt = next
  for (const listener of listeners) listener()
}

// It comes once, soon after the page: what listens later never hears of it.
globalThis.window?.addEventListener('beforeinstallprompt', (event) => {
  // The browser's own bar would ask at the first visit already.
  event.preventDefault()
  become(event as InstallPrompt)
})
globalThis.window?.addEventListener('appinstalled', () => become(null))

/** Asks the browser to install the atlas; null where it cannot be asked, or is installed. */
export function useInstallPrompt(): (() => Promise<void>) | null {
  const current = useSyncExternalStore(subscribe, () => prompt)
  if (!current) return null
  return async () => {
    // It may be asked once.
    become(null)
    await current.prompt()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
