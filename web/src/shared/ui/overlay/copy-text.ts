import { showToast } from '#shared/ui/overlay/toasts.tsx'

const messages = {
  link: { copied: 'Link copied', failed: 'The link could not be copied' },
  key: { copied: 'Key copied', failed: 'The key could not be copied' },
  text: { copied: 'Text copied', failed: 'The text could not be copied' },
  codes: { copied: 'Codes copied', failed: 'The codes could not be copied' },
} as const

/** Copies a text to the clipboard and says so. */
export async function copyText(what: keyof typeof messages, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', messages[what].copied)
  } catch {
    // Without https, or if the browser forbids it, the person can still copy the text by hand.
    showToast('warning', messages[what].failed, text)
  }
}
