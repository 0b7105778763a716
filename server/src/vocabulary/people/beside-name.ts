import { isRole } from '#vocabulary/people/roles.ts'

/** A text, and what was taken out of it, as it was written. */
export interface TakenOut {
  readonly rest: string
  readonly taken: readonly string[]
}

const contacts = [
  /(?:mailto:)?[^\s<>(),;]+@[^\s<>(),;]+/gi,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /(?:\b(?:phone|tel|cell|office|fax|[phcof])[.:]* ?)?(?:\+?1[-. ]?)?\(?\b\d{3}\)?[-–. /]{0,2}\d{3}[-–. ]\d{4}\b/gi,
]

/** Addresses and phones that stand in the cell of a name; a name without them stays. */
export function withoutContacts(text: string): TakenOut {
  const taken: string[] = []
  let rest = text
  for (const contact of contacts)
    rest = rest.replace(contact, (written) => {
      taken.push(written.replace(/^\(/, written.includes(')') ? '(' : ''))
      return ' '
    })
  if (taken.length === 0 || !/\p{L}/u.test(rest)) return { rest: text, taken: [] }
  return {
    rest: rest
      .replace(/[<([]\s*[>)\]]/g, ' ')
      .replace(/[\s,;:-]+$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
    taken,
  }
}

const areas = 'dist(?:rict)?|ward|post|place|seat|beat|precinct|position|division|zone'
const districtBehind = new RegExp(
  `[\\s,–-]+(?:(?:${areas})\\b\\.? ?(?:no\\.?|#)? ?\\d{1,3}[A-Z]?|\\d{1,3}(?:st|nd|rd|th) (?:${areas})\\b\\.?)$`,
  'i',
)

/** "Ann Tester District 4", "Ann Tester, 4th Ward"; "Ann Ward 3" is called Ward. */
export function withoutDistrictBehind(text: string): TakenOut {
  const district = districtBehind.exec(text)?.[0]
  const rest = district === undefined ? text : text.slice(0, -district.length)
  if (district === undefined || isRole(rest) || !/\S[\s,]+\S/.test(rest)) return { rest: text, taken: [] }
  return { rest, taken: [district.replace(/^[\s,–-]+/, '')] }
}

/**
 * "Ann Tester of Selma", "Ann Tester, since 2020"; "Clerk of Court" is a role, and what stands before "of" in it no whole
 * name.
 */
export function withoutHome(text: string): TakenOut {
  const [, name, home] =
    /^(\S+(?: [^\s,]+)+),? ((?:of|from) (?=\p{Lu})[^,"]+|(?:since|elected|appointed|expires|term)\b.*\d.*)$/u.exec(
      text,
    ) ?? []
  if (name === undefined || home === undefined || isRole(name) || isRole(text)) return { rest: text, taken: [] }
  return { rest: name, taken: [home] }
}

/** With each bracket closed that somebody forgot, and braces as brackets: "Ann Tester (R" and "Ann Tester {R}". */
export function withWholeBrackets(text: string): string {
  const round = text.replaceAll('{', '(').replaceAll('}', ')')
  if (!/[()]/.test(round.replace(/\([^()]*\)/g, ''))) return round
  return round
    .replace(/\(([^()]+)$/, '($1)')
    .replace(/(?<=^[^()]*\s)([^\s()]+)\)/, '($1)')
    .replace(/\(\s*$/, '')
    .trim()
}

/** Numbers among the words of a name, which are no part of it: "Zoe Reed 4". */
export function numbersBeside(name: string): string[] {
  return name
    .replace(/"[^"]*"/g, '')
    .split(/\s+/)
    .filter((word) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(word))
}
