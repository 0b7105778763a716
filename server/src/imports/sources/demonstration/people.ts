import { demonstrations } from '@atlas/states/demonstrations.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { ethnicities } from '@atlas/contract/rules/ethnicities.ts'
import type { PersonName } from '#vocabulary/people/split-name.ts'
import { type Figures, ratioOf } from '#imports/sources/demonstration/figures.ts'
import { namePools, nicknames, type Origin, suffixes } from '#imports/sources/demonstration/names.ts'
import { type Random, weightedChoice } from '#imports/sources/demonstration/random.ts'

export interface Person extends PersonName {
  readonly isFemale: boolean
  readonly gender: string
  readonly ethnicity: Ethnicity
  readonly birthYear: number
}

export type Ethnicity = (typeof ethnicities)[number]

const originOf: Record<Ethnicity, (random: Random) => Origin> = {
  'African-American': weightedChoice([['african-american', 1]]),
  European: weightedChoice([['european', 1]]),
  Hispanic: weightedChoice([['hispanic', 1]]),
  Asian: weightedChoice([
    ['vietnamese', 3],
    ['indian', 4],
  ]),
  'Native American': weightedChoice([['native', 1]]),
  Other: weightedChoice([
    ['european', 2],
    ['hispanic', 1],
    ['african-american', 2],
  ]),
}

const femaleShare = 0.36
const nonbinaryShare = 0.004

/** Invents a person who might hold an office in an area with these figures. */
export function inventPerson(random: Random, stateId: StateId, figures: Figures, year: number): Person {
  const ethnicity = inventEthnicity(random, figures)
  const isFemale = random.chance(femaleShare)
  const { frenchNames } = demonstrations[stateId]
  const isCajun = frenchNames !== null && random.chance(frenchNames[ethnicity] ?? 0)
  return {
    ...inventName(random, isCajun ? 'cajun' : originOf[ethnicity](random), isFemale),
    isFemale,
    gender: inventGender(random, isFemale),
    ethnicity,
    birthYear: year - Math.round(Math.min(88, Math.max(23, 56 + 12 * random.normal()))),
  }
}

function inventGender(random: Random, isFemale: boolean): string {
  if (random.chance(nonbinaryShare)) return 'Nonbinary'
  return isFemale ? 'Female' : 'Male'
}

/** Follows the voting-age population, but with a somewhat larger share for the majority. */
function inventEthnicity(random: Random, figures: Figures): Ethnicity {
  if (random.chance(0.012)) return random.pick(['Native American', 'Other'])
  const black = ratioOf(figures, 'stats.vap_black%')
  const draw = random.next()
  if (draw < within(black)) return 'African-American'
  const { counts } = figures
  const others = counts['stats.vap_white'] + counts['stats.vap_hispanic'] + counts['stats.vap_asian']
  const rest = (draw - within(black)) / (1 - within(black))
  if (rest < counts['stats.vap_hispanic'] / others) return 'Hispanic'
  return rest < (counts['stats.vap_hispanic'] + counts['stats.vap_asian']) / others ? 'Asian' : 'European'
}

/** The share of officials for a share of the population: 20% become 14%, 60% become 68%. */
function within(share: number): number {
  return share ** 1.5 / (share ** 1.5 + (1 - share) ** 1.5 + 0.02)
}

function inventName(random: Random, origin: Origin, isFemale: boolean): PersonName {
  const pool = namePools[origin]
  const first = random.pick(isFemale ? pool.female : pool.male)
  const last = inventLast(random, pool.last, isFemale)
  const middle = inventMiddle(random, isFemale ? pool.female : pool.male, first)
  const suffix = !isFemale && random.chance(0.09) ? random.pick(suffixes) : null
  const nickname = inventNickname(random, first)
  const name = [first, middle, nickname && `"${nickname}"`, last, suffix].filter((word) => word !== null).join(' ')
  return { name, first, middle, last, suffix }
}

function inventLast(random: Random, pool: readonly string[], isFemale: boolean): string {
  const last = random.pick(pool)
  const second = random.chance(isFemale ? 0.06 : 0.01) ? random.pick(pool) : last
  return second === last ? last : `${last}-${second}`
}

function inventMiddle(random: Random, pool: readonly string[], first: string): string | null {
  if (random.chance(0.42)) return null
  const middle = random.pick(pool)
  if (middle === first) return null
  return random.chance(0.7) ? `${middle.slice(0, 1)}.` : middle
}

function inventNickname(random: Random, first: string): string | null {
  const options = nicknames[first]
  return options && random.chance(0.16) ? random.pick(options) : null
}
