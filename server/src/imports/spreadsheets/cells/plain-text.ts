import { decodedEntities } from '#imports/spreadsheets/read/read-web-page.ts'
import { withoutUnseen } from '@atlas/contract/rules/unseen.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

// oxlint-disable-next-line no-control-regex -- these are matched on purpose
const control = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/

/** What the atlas shows, and people write, for unknown values. */
const nothing = /^(unknown|n\/a|[-–—])$/i

/**
 * What databases and programming languages write for unknown values, in this case only: Null, Na and Nan are names of
 * people.
 */
const programsNothing = /^(?:\\N|NULL|null|[([<](?:NULL|null)[)\]>]|NaN|nan|NaT|NA|<NA>|undefined|\(blank\))$/

/** Those of them that may be a last name in capitals. */
const namesToo = /^(?:NULL|null|NA)$/

/** Whether a cell is a program's text for an unknown value that may also be a last name. */
export function mayBeLastName(cell: string): boolean {
  return namesToo.test(cell.trim())
}

/** Whether a cell is a program's text for an unknown value. */
export function isProgramsNothing(cell: string): boolean {
  return programsNothing.test(cell.trim())
}

/**
 * The apostrophe that prevents a spreadsheet from running a text as a formula (decision 036), or from dropping the
 * zeros of a code.
 */
const guarded = /^'(?=[=+\-@＝＋－＠]|\d[^']*$)/
const quotedText = /^="([^"]*)"$/

const errors = /^#(ref!|n\/a|value!|div\/0!|name\?|null!|num!|spill!|calc!|getting_data)/i
const scientific = /^[-+]?\d([.,]\d+)?e\+\d+$/i

const tags =
  /<\/?(?:a|abbr|address|b|big|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|s|small|span|strong|sub|sup|table|tbody|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>/gi
// Only if all of it is encoded and contains no spaces: "100% of Ward 2" is plain text, and the URL of a page needs its
// codes.
const ofAddresses = /^(?=[^/@]*%(?:2[0-46-9a-f]|3[a-f]|c3%[89ab][0-9a-f]))(?:[^\s%/@]|%[0-9a-f]{2})+$/i

/** Removes what web applications leave in their exports: "<b>Ann</b> O&#39;Neal<br>Selma", "City%20Clerk". */
function withoutMarkup(cell: string): string {
  const bare = cell.includes('<') ? cell.replace(tags, ' ') : cell
  const text = bare.includes('&') ? decodedEntities(bare) : bare
  return ofAddresses.test(text) ? decodedPercents(text) : text
}

function decodedPercents(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * A cell as text, without artifacts of spreadsheets; '' if it has no value. Refuses a value that a spreadsheet has
 * spoiled.
 */
export function plainText(cell: string): string {
  const text = withoutUnseen(withoutMarkup(cell).normalize('NFC')).replace(/\s+/g, ' ').trim()
  if (control.test(text)) throw new CellRefused('There are control characters in it; type the text again')
  const quoted = quotedText.exec(text)
  if (quoted) return (quoted[1] ?? '').trim()
  if (nothing.test(text) || programsNothing.test(text)) return ''
  if (guarded.test(text)) return text.replace(guarded, '')
  if (/^[=＝]/.test(text)) throw new CellRefused(`"${excerpt(text)}" is a formula; write the value instead`)
  if (errors.test(text))
    throw new CellRefused(`"${excerpt(text)}" is an error of the spreadsheet; mend or empty the cell`)
  if (/^#{2,}$/.test(text)) {
    throw new CellRefused('The column was too narrow and the value is lost ("####"); widen it and save the file again')
  }
  if (scientific.test(text)) {
    throw new CellRefused(
      `"${excerpt(text)}" was shortened by the spreadsheet; format the column as text and type it again`,
    )
  }
  return text
}
