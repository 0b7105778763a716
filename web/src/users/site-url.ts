import { parseUrl } from '#shared/ui/browser/parse-url.ts'

/**
 * The URL of an organization's website, or null where the text is not one. Security: people write this text when they
 * register, so only http and https become a link.
 */
export function siteUrl(text: string): string | null {
  const typed = text.trim()
  const url = parseUrl(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === ''
  return isSite ? url.href : null
}
