/** The meaning of the codes in the lists of the Secretary of State. */
export const ethnicities: Readonly<Record<string, string>> = {
  '': '',
  W: 'European',
  B: 'African-American',
  H: 'Hispanic',
  A: 'Asian',
  I: 'Native American',
  O: 'Other',
}
export const genders: Readonly<Record<string, string>> = { '': '', M: 'Male', F: 'Female' }
export const parties: Readonly<Record<string, string>> = {
  '': '',
  D: 'Democratic',
  R: 'Republican',
  L: 'Libertarian',
  G: 'Green',
  N: 'No party',
  I: 'Independent',
  O: 'Other',
}
