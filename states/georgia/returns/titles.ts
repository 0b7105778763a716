import { firstOf, ofCounty, type PostOf, type TitleRule } from '#returns/elected-post.ts'

const wholePost: PostOf = (title, county) => {
  // A party primary elects nobody.
  if (!county || / - (?:Dem|Rep)\b/.test(title)) return null
  return firstOf(
    rules,
    title
      .replace(/ ?\((?:Special|SE|S)\) ?/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    county,
  )
}

const rules: readonly TitleRule[] = [
  [/^(?:County )?Sheriff$/, ofCounty('Sheriff')],
  [/^(?:County )?Coroner$/, ofCounty('Coroner')],
  [/^(?:County )?Surveyor$/, ofCounty('Surveyor')],
  [/^Clerk of (?:the )?Superior Court|^Superior Court Clerk/, ofCounty('Clerk of superior court')],
  [/^Probate (?:Court )?Judge|^Judge of (?:the )?Probate Court/, ofCounty('Probate judge')],
  [/^(?:County )?Tax Commissioner$/, ofCounty('Tax commissioner')],
  [/\bMagistrate\b/, ofCounty('Magistrate judge')],
  [/\bSolicitor\b/, ofCounty('Solicitor general')],
  [
    /^District Attorney (?:- )?(.+ Judicial Circuit)$/,
    ([, place = '']) => ({ office: 'District attorney', area: 'judicial_circuit', place, district: '' }),
  ],
  [
    /^.*Soil (?:and|&) Water.*$/,
    ([title = '']) => ({ office: 'Soil and water supervisor', area: 'special_district', place: title, district: '' }),
  ],
  // City boards have names of their own.
  [
    /^(?!.*\bCity\b).*\b(?:BOE|Board of Education|School Board)\b/,
    (_, { fullName }) => ({
      office: 'School board member',
      area: 'school_district',
      place: `${fullName} Schools`,
      district: '',
    }),
  ],
  [
    /^Mayor - (.+)$|^City of (.+) Mayor$/,
    ([, first = '', second = '']) => ({
      office: 'Mayor',
      area: 'municipality',
      place: `City of ${first || second}`,
      district: '',
    }),
  ],
  [
    /^Councilmember - (.+?)(?: (?:Post|Ward|District) \w+)?$|^(?:City of )?(.+?) City Council\b/,
    ([, first = '', second = '']) => ({
      office: 'City council member',
      area: 'municipality',
      place: `City of ${first || second}`,
      district: '',
    }),
  ],
  [
    /Commission(?:er)?s? Chair|Chair(?:man|person)?,? (?:of )?(?:the )?(?:Board of )?(?:County )?Commission/,
    ofCounty('County commission chair'),
  ],
  [/^(?:(?:County|Board of) )+Commission(?:er)?s?\b/, ofCounty('County commissioner')],
]

const withParts: ReadonlySet<string> = new Set(['School board member', 'City council member', 'County commissioner'])

/** "County BOE - District 4" → the office, its jurisdiction, and the part of it that elects, if the title names one. */
export const georgiaPost: PostOf = (title, county) => {
  const post = wholePost(title, county)
  return post && withParts.has(post.office) ? { ...post, district: partIn(title, post.office) } : post
}

function partIn(title: string, office: string): string {
  // A post is one of several seats of a district or of the whole county; it is not a district.
  const parts = title.match(/\b(?:District|Post|Ward|Seat|Place) \w+/gi)
  if (parts) return parts.join(', ').replace(office === 'County commissioner' ? /^District /i : /^$/, '')
  if (/\bat[- ]large\b/i.test(title)) return 'At large'
  if (/\bChair/i.test(title)) return 'Chair'
  // "County BOE 4", "County BOE - Anna": only the title distinguishes the seats of a board.
  return /(?:BOE|Board of Education|School Board)\W+\w/.test(title) ? title : ''
}
