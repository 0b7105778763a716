/**
 * Words for a choice within a sentence, by its normalized label. A choice without an entry is described as a filter.
 */
type Words = Readonly<Record<string, string>>

export const ethnicities: Words = {
  'african american': 'Black',
  black: 'Black',
  european: 'white',
  white: 'white',
  hispanic: 'Hispanic',
  asian: 'Asian',
  'native american': 'Native American',
}

export const people: Words = { female: 'women', male: 'men' }

export const bodies: Words = {
  'state legislature': 'legislature',
  legislature: 'legislature',
  congress: 'Congress',
  courts: 'courts',
  'law enforcement': 'law enforcement',
  'school board': 'school boards',
  'county government': 'county government',
  'municipal government': 'city government',
}

export const outcomes: Words = { uncontested: 'uncontested', close: 'close', contested: 'contested' }

/** "State Senator" → "state senators", "Clerk of Court" → "clerks of court". */
export function plural(office: string): string {
  const [head = '', ...rest] = office.split(/(?= of | Of )/)
  const lower = `${manyOf(head)}${rest.join('')}`
  return office.startsWith('U.S.') ? lower : lower.toLowerCase()
}

function manyOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  if (/attorney general$/i.test(noun)) return noun.replace(/attorney general$/i, 'attorneys general')
  if (/(man)$/.test(noun)) return noun.replace(/man$/, 'men')
  return /(s|sh|ch|x)$/.test(noun) ? `${noun}es` : `${noun}s`
}
