/** The event of Chromium that opens its install prompt later; other browsers have nothing like it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
}

const changed = 'install-prompt'
let prompt: InstallPrompt | null = null

export function installPrompt(): InstallPrompt | null {
  return prompt
}

export function takeInstallPrompt(next: Event | null = null): void {
  prompt = next as InstallPrompt | null
  dispatchEvent(new Event(changed))
}

export function onInstallPrompt(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

// Fired once, soon after the page loads, so a later listener would miss it. Without `preventDefault` the browser would
// show its own bar at the first visit.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  takeInstallPrompt(event)
})
addEventListener('appinstalled', () => takeInstallPrompt())
