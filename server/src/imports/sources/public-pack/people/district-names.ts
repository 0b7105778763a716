/**
 * The name of a part of a place as returns print it, converted to the words that all names of districts use: short
 * forms are spelled out, and leading zeros and typing errors are removed.
 */
export function districtName(label: string): string {
  return spellings.reduce((text, [pattern, spelled]) => text.replace(pattern, spelled), label).trim()
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
  // For a board of education, the number of a seat, or the name of a place or the previous member where returns have
  // that.
  [/^County BOE (\d+)$/, 'Seat $1'],
  [/^County BOE - (.+)$/, '$1 District'],
  [/^County BOE \((\w+)\)$/, '$1 Seat'],
  // "FAIRVIEW / DIST 2"
  [/^(\D+) \/ (District \d+)$/, '$2, $1'],
  // A spreadsheet turned 2-2 into a date.
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
/** What may follow a numbered part: the other boxes of a list, or the town of a district. */
const behind = /^(?:\d+|\p{Lu}[\p{L} ]+)$/u

/** Whether a name consists of the words that names of districts use; any other name needs a check by a person. */
export function isDistrictName(name: string): boolean {
  const [first = '', ...others] = name.split(', ')
  return isPart(first) && others.every((part) => isPart(part) || (behind.test(part) && numbered.test(first)))
}

function isPart(part: string): boolean {
  return [numbered, ordinal, named, plain].some((form) => form.test(part))
}
