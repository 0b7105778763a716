import { firstOf, type PostOf, type TitleRule } from '#returns/elected-post.ts'

/** "Circuit Judge | 13 | 37": the office, then the numbers in the columns beside it. */
export const floridaPost: PostOf = (title, county) => (county ? firstOf(rules, title, county) : null)

const rules: readonly TitleRule[] = [
  [
    /^State Attorney\b.*? \| 0*(\d+)/i,
    ([, number = '']) => ({ office: 'State attorney', area: 'judicial_circuit', place: circuit(number), district: '' }),
  ],
  [
    /^Circuit Judge\b.*? \| 0*(\d+) \| 0*(\d+)/i,
    ([, number = '', group = '']) => ({
      office: 'Circuit judge',
      area: 'judicial_circuit',
      place: circuit(number),
      district: `${circuit(number)}, Group ${group}`,
    }),
  ],
  [
    /\bCounty (?:Court )?Judge\b.*? \| (?:0*(\d+))? \| (?:0*(\d+))?/i,
    ([, first = '', second = ''], { fullName }) => ({
      office: 'County judge',
      area: 'county',
      place: fullName,
      district: `Group ${second || first}`,
    }),
  ],
  [
    /\bSchool Board\b.*? \| 0*(\d+)/i,
    ([, district = ''], { fullName }) => ({
      office: 'School board member',
      area: 'school_district',
      place: `${fullName.replace(/^St\. /, 'Saint ')} School District`,
      district,
    }),
  ],
]

function circuit(number: string): string {
  return `${number}th Judicial Circuit`
}
