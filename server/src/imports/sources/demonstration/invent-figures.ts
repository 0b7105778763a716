import type { Figures } from '#imports/sources/demonstration/figures.ts'
import type { Random } from '#imports/sources/demonstration/random.ts'

export interface Character {
  readonly residents: number
  readonly blackShare: number
  readonly hispanicShare: number
  /** From 0, rural, to 1, a large city. */
  readonly urbanity: number
  readonly whiteDemocraticShare: number
}

interface ByGroup {
  readonly black: number
  readonly hispanic: number
  readonly asian: number
  readonly white: number
  readonly other: number
}

/** Invents consistent figures that fit the character of a county. */
export function inventFigures(random: Random, character: Character): Figures {
  const votingAge = inventGroups(random, character)
  const modelled = inventModelled(random, votingAge)
  const votes = inventVotes(random, votingAge, character)
  return {
    residents: character.residents,
    counts: {
      'stats.vap_black': votingAge.black,
      'stats.vap_hispanic': votingAge.hispanic,
      'stats.vap_asian': votingAge.asian,
      'stats.vap_white': votingAge.white,
      'stats.vap_other': votingAge.other,
      'stats.likely_african_american': modelled.black,
      'stats.likely_hispanic': modelled.hispanic,
      'stats.likely_asian': modelled.asian,
      'stats.likely_european': modelled.white,
      'stats.likely_other': modelled.other,
      ...votes,
    },
    collegeShare: within(0.06, 0.13 + 0.22 * character.urbanity + 0.04 * random.normal(), 0.6),
    medianIncome: Math.round(
      within(
        24_000,
        55_000 + 18_000 * character.urbanity - 26_000 * character.blackShare + 6_000 * random.normal(),
        1e6,
      ),
    ),
  }
}

function inventGroups(random: Random, { residents, blackShare, hispanicShare, urbanity }: Character): ByGroup {
  const adults = Math.round(residents * (0.76 + 0.02 * random.normal()))
  const black = Math.round(adults * blackShare)
  const hispanic = Math.round((adults - black) * hispanicShare)
  const asian = Math.round((adults - black - hispanic) * within(0.002, 0.006 + 0.05 * urbanity, 0.09))
  const other = Math.round((adults - black - hispanic - asian) * within(0.01, 0.03 + 0.01 * random.normal(), 0.07))
  return { black, hispanic, asian, other, white: adults - black - hispanic - asian - other }
}

/** Registered voters by the group that a model assigns them to. */
function inventModelled(random: Random, votingAge: ByGroup): ByGroup {
  const registered = (adults: number, share: number) =>
    Math.round(adults * within(0.2, share + 0.04 * random.normal(), 0.98))
  return {
    black: registered(votingAge.black, 0.79),
    hispanic: registered(votingAge.hispanic, 0.5),
    asian: registered(votingAge.asian, 0.55),
    white: registered(votingAge.white, 0.82),
    other: registered(votingAge.other, 0.65),
  }
}

function inventVotes(random: Random, votingAge: ByGroup, { urbanity, whiteDemocraticShare }: Character) {
  const white = within(0.05, whiteDemocraticShare + 0.2 * urbanity - 0.06 + 0.04 * random.normal(), 0.75)
  const democratic =
    votingAge.black * 0.91 +
    votingAge.hispanic * 0.5 +
    votingAge.asian * 0.6 +
    votingAge.white * white +
    votingAge.other * 0.45
  const adults = votingAge.black + votingAge.hispanic + votingAge.asian + votingAge.white + votingAge.other
  const turnout = 0.62 + 0.04 * random.normal()
  const presidential = split(adults * turnout, democratic / adults, 0.012 + 0.008 * random.next())
  const shift = -0.04 + 0.03 * random.normal()
  const gubernatorial = split(adults * turnout * 0.72, democratic / adults + shift, 0.01 + 0.012 * random.next())
  return {
    'stats.biden_votes': presidential.democratic,
    'stats.trump_votes': presidential.republican,
    'stats.other_president_votes': presidential.other,
    'stats.governor_democratic_votes': gubernatorial.democratic,
    'stats.governor_republican_votes': gubernatorial.republican,
    'stats.governor_other_votes': gubernatorial.other,
  }
}

function split(votes: number, democraticShare: number, otherShare: number) {
  const other = Math.round(votes * otherShare)
  const democratic = Math.round((votes - other) * within(0.04, democraticShare, 0.95))
  return { democratic, other, republican: Math.round(votes) - democratic - other }
}

export function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
