import type { StateId } from '@atlas/contract/rules/states.ts'
import { type Chamber, chamberField, chamberOf } from '#imports/geography/chambers.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { countField, differenceField, districtField, stateField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { FactRecord } from '#imports/records/records.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { factsOf } from '#imports/sources/public-pack/figures/fact.ts'
import { lastRedistricting, type Redistricting } from '#imports/sources/public-pack/figures/redistricting.ts'
import { latestPresidentYear } from '#imports/sources/public-pack/figures/votes.ts'

/** How a legislative district voted for president, on the lines of a year. */
export interface PresidentMargin {
  readonly stateId: StateId
  readonly chamber: Chamber
  readonly district: string
  readonly linesYear: number
  /** Harris minus Trump, as a share of all votes. */
  readonly margin: number
}

const columns = ['state', 'chamber', 'district', 'harris_minus_trump_pct', 'lines'] as const

export function readPresidentMargins(file: TextFile): Reading<PresidentMargin> {
  return readCsv(file, columns, ({ values }) => {
    if (values.harris_minus_trump_pct === '') throw new RowRefused('the file has no margin of this district')
    return {
      stateId: stateField(values.state),
      chamber: chamberField(values.chamber),
      district: districtField(values.district),
      linesYear: countField(values.lines, 'lines'),
      margin: differenceField(values.harris_minus_trump_pct, 'harris_minus_trump_pct'),
    }
  })
}

export function presidentMarginFacts(
  margins: readonly PresidentMargin[],
  redistricting: readonly Redistricting[],
): FactRecord[] {
  return margins.flatMap((each) =>
    factsOf(
      chamberOf[each.chamber].key(each.stateId, each.district),
      { 'stats.president_2024_margin%': each.margin },
      {
        source: sources.presidentMargins,
        method: 'reported',
        note: `presidential election of November ${latestPresidentYear}, Harris less Trump, ${linesOf(each, redistricting)}`,
      },
    ),
  )
}

// Mississippi redrew a few districts of both chambers in 2025; no file states which ones.
function linesOf({ stateId, chamber, linesYear }: PresidentMargin, redistricting: readonly Redistricting[]): string {
  const last = lastRedistricting(redistricting, stateId, chamber)?.year ?? linesYear
  const lines = `on the lines of ${linesYear}`
  return last > linesYear ? `${lines} (some districts of the chamber were changed in ${last})` : lines
}
