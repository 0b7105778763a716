import { countField } from '#imports/reading/fields.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import type { VotingAge } from '#imports/sources/public-pack/figures/voting-age.ts'

/** The names in a file for the groups of its voting-age population; the groups of `other` are added up. */
interface VotingAgeColumns<Column extends string> extends Readonly<Record<Exclude<keyof VotingAge, 'other'>, Column>> {
  readonly other: readonly Column[]
}

export const censusColumns = {
  total: 'vap',
  black: 'vap_black',
  hispanic: 'vap_hisp',
  asian: 'vap_asian',
  white: 'vap_white',
  other: ['vap_aian', 'vap_nhpi', 'vap_other', 'vap_two'],
} as const satisfies VotingAgeColumns<string>

export function namesOf<Column extends string>({ other, ...columns }: VotingAgeColumns<Column>): Column[] {
  return [...Object.values<Column>(columns), ...other]
}

/** The groups of one row. The row is refused if they do not add up to the total, apart from rounding. */
export function readVotingAge<Column extends string>(
  values: Readonly<Record<Column, string>>,
  columns: VotingAgeColumns<Column>,
  mostRounding = 0,
): VotingAge {
  const count = (column: Column) => countField(values[column], column)
  const total = count(columns.total)
  const groups = {
    black: count(columns.black),
    hispanic: count(columns.hispanic),
    asian: count(columns.asian),
    white: count(columns.white),
    other: columns.other.map(count).reduce((sum, group) => sum + group, 0),
  }
  const sum = Object.values(groups).reduce((people, group) => people + group, 0)
  if (Math.abs(sum - total) > mostRounding)
    throw new RowRefused('the groups of the voting-age population do not add up to its total')
  return { total, ...groups }
}
