import type { Figures } from '#imports/sources/public-pack/figures/fact.ts'

/** People aged 18 or older by group: each group of one race and not Hispanic, `hispanic` of any race. */
export interface VotingAge {
  readonly total: number
  readonly black: number
  readonly hispanic: number
  readonly asian: number
  readonly white: number
  readonly other: number
}

export function votingAgeFigures(people: VotingAge): Figures {
  return {
    'stats.vap_black': people.black,
    'stats.vap_hispanic': people.hispanic,
    'stats.vap_asian': people.asian,
    'stats.vap_white': people.white,
    'stats.vap_other': people.other,
    'stats.vap_total': people.total,
    // Without any people of voting age, the share is undefined rather than 0.
    ...(people.total > 0 && {
      'stats.vap_black%': people.black / people.total,
      'stats.vap_nonwhite%': (people.total - people.white) / people.total,
    }),
  }
}

export function sumVotingAge(areas: readonly VotingAge[]): VotingAge {
  const sum = (group: keyof VotingAge) => areas.reduce((total, area) => total + area[group], 0)
  return {
    total: sum('total'),
    black: sum('black'),
    hispanic: sum('hispanic'),
    asian: sum('asian'),
    white: sum('white'),
    other: sum('other'),
  }
}
