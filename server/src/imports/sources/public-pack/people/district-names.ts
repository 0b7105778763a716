/**
 * The name of a part of a place, as returns print it, in the words that every name of a district is made of: short forms
 * are spelt, leading zeros and slips of the pen are gone.
 */
export function districtName(label: string): string {
  return spellings.reduce((text, [pattern, spelt]) => text.replace(pattern, spelt), label).trim()
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bPositon\b/g, 'Position'],
  [/\b(?:ES|Elec\. Sec(?:t)?\.)(?= \d)/g, 'Election Section'],
  [/\bDiv\./g, 'Division'],
  [/\bSubdist\./g, 'Subdistrict'],
  [/\bDist\./g, 'District'],
  [/\bJust\. Court\b/g, 'Justice Court'],
  [/ & /g, ' and '],
  [/\bAt-Large\b/g, 'At Large'],
  [/^Board Of Trustees$/, ''],
  [/\b(Seat|Place|Post) One\b/g, '$1 1'],
  [/\b(District|Place|Post|Seat|Ward) 0+(?=\d)/g, '$1 '],
  // Of a board of education, the number of a seat; where returns name a place or the member before, that.
  [/^County BOE (\d+)$/, 'Seat $1'],
  [/^County BOE - (.+)$/, '$1 District'],
  [/^County BOE \((\w+)\)$/, '$1 Seat'],
  // "FAIRVIEW / DIST 2"
  [/^(\D+) \/ (District \d+)$/, '$2, $1'],
  // A spreadsheet took 2-2 for a day.
  [/^2-Feb$/, 'District 2-2'],
  [/^D(\d+[A-Z])$/, 'District $1'],
  [/^(\d+[A-Z])$/, 'District $1'],
  [/^Chief$/, 'Chief Justice'],
  [/^Supreme Court, (\d+)\w\w Supreme Court District$/, 'District $1'],
  [/^(Justice of the Peace) (Parishwide)$/, '$1, $2'],
  [/^(Municipal and Traffic Court) (Division \w)$/, '$1, $2'],
]

const numbered =
  /^(?:Justice of the Peace (?:and Constable )?)?(?:District|Election District|Place|Post|Ward|Seat|Position|Group|Division|Class|Section|Domestic Section|Box|Election Section|Subdistrict) (?:\d+|\d+-\d+|\d*[A-Z]|[IVX]+)(?: \((?:Central|Northern|Southern)\))?$/
const ordinal =
  /^\d+(?:st|nd|rd|th) (?:District|Justice Court|Justice of the Peace (?:Court|Ward)|Parish Court|Judicial District Court)$/
const named = /^\p{Lu}[\p{L}' ]* (?:District|Division|Seat|County|Parish)$/u
const plain =
  /^(?:At Large|Chair|Vice Chair|President|Chief Justice|Added Territory|Outside Territory|Parishwide|Justice of the Peace|Municipal and Traffic Court|Justice of the Peace Districts \d+ and \d+)$/
/** What may stand behind a numbered part: the other boxes of a list, the town of a district. */
const behind = /^(?:\d+|\p{Lu}[\p{L} ]+)$/u

/** Whether a name is made of the words that the names of districts are made of; what is not, somebody has to look at. */
export function isDistrictName(name: string): boolean {
  const [first = '', ...others] = name.split(', ')
  return isPart(first) && others.every((part) => isPart(part) || (behind.test(part) && numbered.test(first)))
}

function isPart(part: string): boolean {
  return [numbered, ordinal, named, plain].some((form) => form.test(part))
}
