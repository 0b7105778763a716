/** What Chromium hands over instead of asking by itself; other browsers have nothing of the kind. */
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

// It comes once, soon after the page: what listens later never hears of it. The browser's own bar would ask at the first
// visit already.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  takeInstallPrompt(event)
})
addEventListener('appinstalled', () => takeInstallPrompt())
