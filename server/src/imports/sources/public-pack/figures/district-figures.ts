import type { StateId } from '@atlas/contract/rules/states.ts'
import { type Chamber, chamberField } from '#imports/geography/chambers.ts'
import { readCsv } from '#imports/reading/csv.ts'
import type { Figures } from '#imports/sources/public-pack/figures/fact.ts'
import { countField, districtField, percentField, stateField } from '#imports/reading/fields.ts'
import type { Reading } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { VotingAge } from '#imports/sources/public-pack/figures/voting-age.ts'
import { twoPartyFigures } from '#imports/sources/public-pack/figures/votes.ts'
import { namesOf, readVotingAge } from '#imports/sources/public-pack/figures/voting-age-columns.ts'

export interface DistrictFigures {
  readonly stateId: StateId
  readonly chamber: Chamber
  readonly district: string
  /** The year of the lines that the figures describe. */
  readonly linesYear: number
  readonly votingAge: VotingAge
  readonly biden: number
  readonly trump: number
}

const groups = {
  total: 'vap',
  black: 'vap_black',
  hispanic: 'vap_hispanic',
  asian: 'vap_asian',
  white: 'vap_white',
  other: ['vap_native', 'vap_pacisl', 'vap_other', 'vap_two_plus'],
} as const

export function readDistrictFigures(file: TextFile): Reading<DistrictFigures> {
  return readCsv(
    file,
    ['state', 'chamber', 'district', 'lines', ...namesOf(groups), 'pct_biden_2020', 'pct_trump_2020'],
    ({ values }) => {
      return {
        stateId: stateField(values.state),
        chamber: chamberField(values.chamber),
        district: districtField(values.district),
        linesYear: countField(values.lines, 'lines'),
        votingAge: readVotingAge(values, groups),
        biden: percentField(values.pct_biden_2020, 'pct_biden_2020'),
        trump: percentField(values.pct_trump_2020, 'pct_trump_2020'),
      }
    },
  )
}

export function districtVoteFigures({ biden, trump }: DistrictFigures): Figures {
  return {
    'stats.2020biden%': biden,
    'stats.2020trump%': trump,
    'stats.2020other%': Number((1 - biden - trump).toFixed(6)),
    ...twoPartyFigures(biden, trump),
  }
}
