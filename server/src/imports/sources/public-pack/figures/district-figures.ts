import type { StateId } from '@atlas/contract/rules/states.ts'
import { type Chamber, chamberField } from '#imports/geography/chambers.ts'
import { readCsv } from '#imports/reading/csv.ts'
import type { Figures } from '#imports/sources/public-pack/figures/fact.ts'
import { countField, districtField, percentField, stateField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { addsUp, type VotingAge } from '#imports/sources/public-pack/figures/voting-age.ts'

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

const otherGroups = ['vap_native', 'vap_pacisl', 'vap_other', 'vap_two_plus'] as const
const counts = ['vap', 'vap_white', 'vap_black', 'vap_hispanic', 'vap_asian', ...otherGroups] as const

export function readDistrictFigures(file: TextFile): Reading<DistrictFigures> {
  return readCsv(
    file,
    ['state', 'chamber', 'district', 'lines', ...counts, 'pct_biden_2020', 'pct_trump_2020'],
    ({ values }) => {
      const count = (column: (typeof counts)[number]) => countField(values[column], column)
      const votingAge: VotingAge = {
        total: count('vap'),
        black: count('vap_black'),
        hispanic: count('vap_hispanic'),
        asian: count('vap_asian'),
        white: count('vap_white'),
        other: otherGroups.map(count).reduce((sum, group) => sum + group, 0),
      }
      if (!addsUp(votingAge)) throw new RowRefused('the groups of the voting-age population do not add up to its total')
      return {
        stateId: stateField(values.state),
        chamber: chamberField(values.chamber),
        district: districtField(values.district),
        linesYear: countField(values.lines, 'lines'),
        votingAge,
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
  }
}
