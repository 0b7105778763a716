import { methods } from '@atlas/contract/catalogue/method.ts'
import { isEmail } from '@atlas/contract/rules/email.ts'
import { outcomes } from '@atlas/contract/rules/last-election.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { officeTypes } from '@atlas/contract/rules/office-types.ts'
import { ethnicities, type Ethnicity, ethnicityOf, likelyEthnicity } from '#imports/records/ethnicities.ts'
import { knownParty, parties, type PartyName } from '#imports/records/parties.ts'
import { CellRefused } from '#imports/sources/officials-file/problems.ts'
import { didYouMean } from '#imports/sources/officials-file/similarity.ts'
import { excerpt } from '#imports/sources/officials-file/plain-text.ts'
import { jurisdictionKinds } from '#database/jurisdiction-kinds.ts'

const longestText = 500

export function readText(text: string): string {
  if (text.length > longestText) {
    throw new CellRefused(`The text has ${text.length} letters; a value has at most ${longestText}`)
  }
  return text
}

/** A text that Excel has made a day of: 3-4 becomes 4-Mar. */
export function readDistrict(text: string): string {
  if (/^(\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2})$/.test(text)) {
    throw new CellRefused(`"${text}" is what a spreadsheet makes of a text like "3-4"; format the column as text`)
  }
  return readText(text)
}

export function readEmail(text: string): string {
  const email = text.replace(/^mailto:/i, '')
  if (!isEmail(email)) throw new CellRefused(`"${excerpt(text)}" is not an e-mail address`)
  return email
}

const phone = /^\+?[\d\s().\-/]+((x|ext\.?|extension)\s*\d{1,6})?$/i

export function readPhone(text: string): string {
  const digits = (text.split(/ext|x/i, 1)[0] ?? '').replace(/\D/g, '').length
  if (!phone.test(text) || digits < 10 || digits > 15) {
    throw new CellRefused(`"${excerpt(text)}" is not a phone number with its area code, such as (601) 555-0100`)
  }
  return text
}

export function readParty(text: string): PartyName {
  const party = knownParty(text)
  if (party) return party
  throw new CellRefused(`"${excerpt(text)}" is none of the parties ${parties.join(', ')}${didYouMean(text, parties)}`)
}

export function readState(text: string): StateId {
  const word = normalised(text)
  const found = stateIds.find(
    (id) =>
      id === text ||
      `${Number(id)}` === text ||
      normalised(states[id].name) === word ||
      states[id].code.toLowerCase() === word,
  )
  if (found) return found
  const names = stateIds.map((id) => states[id].name)
  throw new CellRefused(`"${excerpt(text)}" is none of the five states ${names.join(', ')}${didYouMean(text, names)}`)
}

/** One of some words, in any case and spacing. */
export function oneOf<Word extends string>(words: readonly Word[], what: string): (text: string) => Word {
  return (text) => {
    const found = words.find((word) => normalised(word) === normalised(text))
    if (found) return found
    throw new CellRefused(
      `"${excerpt(text)}" is no ${what}; it is one of ${words.join(', ')}${didYouMean(text, words)}`,
    )
  }
}

const addressKinds = ['office', 'mailing', 'unknown'] as const

export function readAddressKind(text: string): (typeof addressKinds)[number] {
  if (normalised(text) === 'home') {
    throw new CellRefused('Home addresses are never imported; empty the address and its kind')
  }
  return oneOf(addressKinds, 'kind of address')(text)
}

export const readOfficeType = oneOf(officeTypes, 'type of office')
export const readJurisdictionKind = oneOf(jurisdictionKinds, 'kind of jurisdiction')
export const readMethod = oneOf(methods, 'method')
export const readOutcome = oneOf(outcomes, 'way an election goes')

const genders = new Map([
  ['f', 'Female'],
  ['woman', 'Female'],
  ['m', 'Male'],
  ['man', 'Male'],
])
/** The atlas' word for what many lists write otherwise; any other word stays as it is. */
export function readGender(text: string): string {
  return genders.get(normalised(text)) ?? readText(text)
}

/** One of the atlas' groups, or a word that means one: no file makes a group of its own. */
export function readEthnicity(text: string): Ethnicity {
  const group = ethnicityOf(text)
  if (group) return group
  const likely = likelyEthnicity(text)
  const hint = likely === null ? didYouMean(text, ethnicities) : `; did you mean "${likely}"?`
  throw new CellRefused(`"${excerpt(text)}" is none of the groups ${ethnicities.join(', ')}${hint}`)
}

/** Texts with commas between them. */
export function readList(text: string): string[] {
  return text
    .split(/[,;|]/)
    .map((item) => readText(item.trim()))
    .filter((item) => item !== '')
}

/** A FIPS code of a county; a spreadsheet takes the zero before 01063, and only one county has the rest. */
export function readFips(text: string): string[] {
  return readList(text).map((code) => {
    if (!/^\d{4,5}$/.test(code)) throw new CellRefused(`"${excerpt(code)}" is no FIPS code of a county, such as 28011`)
    return code.padStart(5, '0')
  })
}
