import { emailKey, isEmail } from '#rules/email.ts'

/** An address out of a text that somebody pasted. */
export interface PastedEmail {
  /** As it was typed; the key of an address (rules/email.ts) where it is one. */
  readonly email: string
  readonly times: number
  /** Why it is none; null of an address. */
  readonly fault: string | null
}

/**
 * The addresses in a text that people pasted: from a message ("Ora Hill <ora@example.org>; …"), a column of a
 * spreadsheet, or a CSV file. Names beside addresses are dropped; an item that stands alone and is no address is
 * reported.
 */
export function readPastedEmails(text: string): PastedEmail[] {
  const found = new Map<string, PastedEmail>()
  for (const [index, line] of text.split(/[\r\n]+/).entries()) {
    for (const typed of addressesIn(line, index === 0)) {
      const fault = faultOf(typed)
      const email = fault === null ? emailKey(typed) : typed
      found.set(email, { email, fault, times: (found.get(email)?.times ?? 0) + 1 })
    }
  }
  return [...found.values()]
}

function addressesIn(line: string, isFirst: boolean): string[] {
  const parts = line
    .split(/[,;\t]+/)
    .map((part) => (/<([^<>]*)>/.exec(part)?.[1] ?? part).trim())
    .map((part) =>
      part
        .replace(/^["']{1,3}/, '')
        .replace(/["']{1,3}$/, '')
        .trim(),
    )
    .filter(Boolean)
  // Several may be parted by blanks alone.
  const withSign = parts.filter((part) => part.includes('@')).flatMap((part) => part.split(/\s+/).filter(Boolean))
  const addresses = withSign.filter((part) => part.includes('@'))
  if (addresses.length > 0) return addresses
  const isHeading = isFirst && /mail/i.test(line)
  return isHeading ? [] : parts
}

/** Why a text is no e-mail address, in a few words. */
function faultOf(text: string): string | null {
  if (isEmail(text)) return null
  const [before = '', after, ...more] = text.split('@')
  if (after === undefined) return 'the @ is missing'
  if (more.length > 0) return 'there is more than one @'
  if (before === '') return 'something is missing before the @'
  return after.includes('.') && !after.endsWith('.')
    ? 'a letter or sign in it is in no address'
    : 'something is missing after the @'
}
