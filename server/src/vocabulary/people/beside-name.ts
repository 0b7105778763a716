import { isDistrict, isRole } from '#vocabulary/people/roles.ts'

/** A text, and what was taken out of it, as it was written. */
export interface TakenOut {
  readonly rest: string
  readonly taken: readonly string[]
}

const phone = /\(?\b\d{3}\)?[-–. /]{0,2}\d{3}[-–. ]\d{4}\b\)?(?:,? ?(?:extension|extn?|x)[. ]{0,2}\d{1,6}\b)?/gi
const labels = new Set(['phone', 'tel', 'cell', 'office', 'fax', 'p', 'h', 'c', 'o', 'f', 'mailto'])

/** Addresses and phones that stand in the cell of a name; a name without them stays. */
export function withoutContacts(text: string): TakenOut {
  const taken: string[] = []
  const withoutPhones = text.replace(phone, (written) => {
    taken.push(written.replace(/^\((?=[^)]*\)$)|\)$/g, ''))
    return ' '
  })
  const words = withoutPhones.split(/\s/).filter((word) => {
    const isAddress = word.includes('@') || /^(?:https?:\/\/|www\.)/i.test(word)
    if (isAddress) taken.push(word.replace(/^[<([]|[>)\],;]$/g, ''))
    return !isAddress && word !== '' && !/^[<([][>)\]]$/.test(word)
  })
  const isLabel = (word = '') => /[.:]$/.test(word) && labels.has(word.slice(0, -1).toLowerCase())
  if (taken.length > 0 && isLabel(words.at(-1))) words.pop()
  const rest = words.join(' ')
  return taken.length > 0 && /\p{L}/u.test(rest)
    ? { rest: rest.replace(/[,;:-]$/, ''), taken }
    : { rest: text, taken: [] }
}

/** With the blanks that are missing: "Hon.Ann Tester", "Ann Tester--Chair". */
export function withBlanksAtTitles(text: string): string {
  const spaced = text.replace(/(?<![\p{L}.])\p{Lu}\p{L}{1,5}\.(?=\p{Lu}\p{L}{2})/gu, (word) =>
    isRole(word) ? `${word} ` : word,
  )
  const dashes = spaced.indexOf('--')
  const behind = dashes === -1 ? '' : spaced.slice(dashes).replace(/^-+/, '').trim()
  return isRole(behind) ? `${spaced.slice(0, dashes).trim()} - ${behind}` : spaced
}

const partyAtEnd = /^(.*\S) (dem|democrat|democratic|rep|republican|ind|independent|gop|npa|npp|libertarian)\.?$/i

/** "Ann Tester Democrat": nobody is called so, and a Green may be. */
export function withoutPartyBehind(text: string, isParty: (word: string) => boolean) {
  const [, name = '', party = ''] = partyAtEnd.exec(text) ?? []
  return name.includes(' ') && !name.endsWith(',') && isParty(party)
    ? { rest: name, party }
    : { rest: text, party: null }
}

/** What has become of a person, behind the name: "Ann Tester, deceased". */
export function isFate(text: string): boolean {
  return /^(?:deceased|dec\.?|died|resigned|removed|suspended|vacated|vacant|on leave)\b/i.test(text)
}

const longestDistrict = 3

/** "Ann Tester District 4", "Ann Tester, 4th Ward"; "Ann Ward 3" is called Ward. */
export function withoutDistrictBehind(text: string): TakenOut {
  const words = text.replace(/[-–](?=(?:district|dist|ward|post|place|seat)\b)/i, ' ').split(' ')
  for (let count = longestDistrict; count > 1; count -= 1) {
    const district = words.slice(-count).join(' ')
    const name = words.slice(0, -count).join(' ')
    // "Ann Ward 3rd" is the third of her name, and "Ward, Ann C" has an initial.
    const isLabeled = /\d[A-Za-z]?$|^\d|^at[- ]large$/i.test(district) || (words.length > 3 && / [A-Z]$/.test(district))
    if (!isLabeled || !isDistrict(district) || isRole(name) || words.length - count < 2) continue
    return { rest: name.replace(/,$/, ''), taken: [district] }
  }
  return { rest: text, taken: [] }
}

const nounsOfPlaces = new Set(['city', 'town', 'village', 'county', 'parish', 'state'])
const beforeHomes = new Set(['of', 'from'])
const beforeYears = new Set(['since', 'elected', 'appointed', 'expires', 'term'])

/**
 * "Ann Tester of Selma", "Ann Tester, since 2020"; "Clerk of Court" is a role, and what stands before "of" in it no whole
 * name.
 */
export function withoutHome(text: string): TakenOut {
  const words = text.split(' ')
  const start = words.findIndex((word, index) => {
    const behind = words.slice(index + 1).join(' ')
    if (index < 2 || /[,"]/.test(behind)) return false
    return beforeHomes.has(word) ? /^\p{Lu}/u.test(behind) : beforeYears.has(word) && /\d/.test(behind)
  })
  if (start === -1) return { rest: text, taken: [] }
  // "Ann Tester - Mayor, City of Selma"
  const home = start > 2 && nounsOfPlaces.has((words[start - 1] ?? '').toLowerCase()) ? start - 1 : start
  const name = words.slice(0, home).join(' ').replace(/,$/, '')
  if (isRole(name) || isRole(text)) return { rest: text, taken: [] }
  return { rest: name, taken: [words.slice(home).join(' ')] }
}

/** With each bracket closed that somebody forgot, and braces as brackets: "Ann Tester (R" and "Ann Tester {R}". */
export function withWholeBrackets(text: string): string {
  const round = text.replaceAll('{', '(').replaceAll('}', ')')
  const [open, close] = [round.indexOf('('), round.indexOf(')')]
  if (close !== -1 && (open === -1 || close < open)) {
    const start = round.lastIndexOf(' ', close) + 1
    return `${round.slice(0, start)}(${round.slice(start)}`
  }
  const last = round.lastIndexOf('(')
  if (last <= round.lastIndexOf(')')) return round
  return last === round.trimEnd().length - 1 ? round.slice(0, last).trimEnd() : `${round})`
}

/** Numbers among the words of a name, which are no part of it: "Zoe Reed 4". */
export function numbersBeside(name: string): string[] {
  return name
    .replace(/"[^"]*"/g, '')
    .split(/\s/)
    .filter((word) => /\d/.test(word) && !/\p{L}/u.test(word))
}
