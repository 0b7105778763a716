/** What elects somebody, in the words of the collection of returns. */
export const localAreas = [
  'state',
  'county',
  'ward',
  'municipality',
  'school_district',
  'special_district',
  'judicial_circuit',
  'city_court',
] as const
export type LocalArea = (typeof localAreas)[number]

/** "Berrien County": what the title of a race leaves out. */
export interface CountyOfRace {
  readonly fullName: string
}

/** What a race is for, in the words of the collection of returns that comes with the project. */
export interface ElectedPost {
  readonly office: string
  readonly area: LocalArea
  readonly place: string
  readonly district: string
}

/** Understands the title of a race; null where it is for no local office that the atlas takes from returns. */
export type PostOf = (title: string, county: CountyOfRace | undefined) => ElectedPost | null

/** A way to understand titles: what they look like, and the post that is meant. */
export type TitleRule = readonly [
  pattern: RegExp,
  post: (found: readonly string[], county: CountyOfRace) => ElectedPost | null,
]

/** The first rule that fits. */
export function firstOf(rules: readonly TitleRule[], title: string, county: CountyOfRace): ElectedPost | null {
  for (const [pattern, post] of rules) {
    const found = pattern.exec(title)
    if (found)
      return post(
        Array.from(found, (text) => text ?? ''),
        county,
      )
  }
  return null
}

/** An office that the whole county elects. */
export function ofCounty(office: string) {
  return (_: readonly string[], { fullName }: CountyOfRace): ElectedPost => ({
    office,
    area: 'county',
    place: fullName,
    district: '',
  })
}
