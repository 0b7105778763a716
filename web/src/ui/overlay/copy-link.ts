import { showToast } from '#ui/overlay/toasts.tsx'

/** Takes a URL to the clipboard, to be sent to somebody, and says so. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast('success', 'Link copied')
  } catch {
    // A page without https, or a browser that forbids it: the person can still copy it by hand.
    showToast('warning', 'The link could not be copied', url)
  }
}
