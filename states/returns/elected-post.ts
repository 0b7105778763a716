/** The area that elects an official, in the words of the collection of returns. */
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

/** "Berrien County": what the title of a race omits. */
export interface CountyOfRace {
  readonly fullName: string
}

/** The office of a race, in the words of the collection of returns that comes with the project. */
export interface ElectedPost {
  readonly office: string
  readonly area: LocalArea
  readonly place: string
  readonly district: string
}

/** Reads the title of a race; null if it is for no local office that the atlas takes from returns. */
export type PostOf = (title: string, county: CountyOfRace | undefined) => ElectedPost | null

/** A pattern for titles, and the post that a matching title means. */
export type TitleRule = readonly [
  pattern: RegExp,
  post: (found: readonly string[], county: CountyOfRace) => ElectedPost | null,
]

/** The first rule that matches. */
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

/** An office elected by the whole county. */
export function ofCounty(office: string) {
  return (_: readonly string[], { fullName }: CountyOfRace): ElectedPost => ({
    office,
    area: 'county',
    place: fullName,
    district: '',
  })
}
