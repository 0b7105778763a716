export const xmlStart = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

// What XML 1.0 has no way to write: most control characters, halves of surrogate pairs, two non-characters.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu
const special = /[&<>"\r]/g
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}
const mayNeedEscape = /[^\u0020\u0021\u0023-\u0025\u0027-\u003B\u003D\u003F-\uD7FF]/

/** A text as it stands between tags or in an attribute. */
export function xmlText(text: string): string {
  if (!mayNeedEscape.test(text)) return text
  return text.replace(unwritable, '\uFFFD').replace(special, (letter) => escapes[letter] as string)
}
