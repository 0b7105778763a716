export const xmlStart = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

// Characters that XML 1.0 cannot contain: most control characters, halves of surrogate pairs, two non-characters.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu
// A spreadsheet reads _x0041_ in a text as the letter of that code: the text itself is written with a coded _.
const looksCoded = /_(?=x[\da-fA-F]{4}_)/g
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
  const literal = text.includes('_x') ? text.replace(looksCoded, '_x005F_') : text
  if (!mayNeedEscape.test(literal)) return literal
  return literal.replace(unwritable, '\uFFFD').replace(special, (letter) => escapes[letter] as string)
}
