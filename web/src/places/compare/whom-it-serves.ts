import { columnOf, type ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { type CompareGroup, type CompareRow, known } from '#places/compare/compare-row.ts'
import type { Place } from '#places/page/place-query.ts'
import { type Figures, numberOf } from '#shared/figures/figures.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'
import { formatValue } from '#shared/values/format-value.ts'

/** The people of some places. */
export const whomItServes: CompareGroup = {
  title: 'Whom it serves',
  rows: [
    {
      label: 'Population',
      cell: (place) => known(populationOf(place), ({ value, year }) => ({ text: thousands(value), year })),
    },
    figure('Voting age', 'stats.vap_total'),
    share('Black', 'of voting age', ({ figures }) => numberOf(figures, 'stats.vap_black%')),
    share('Hispanic', 'of voting age', ({ figures }) => ratioOf(figures, 'stats.vap_hispanic', 'stats.vap_total')),
    share('People of color', 'of voting age', ({ figures }) => numberOf(figures, 'stats.vap_nonwhite%')),
    figure('Median income', 'stats.median_income'),
    figure('College graduates', 'stats.college_graduates%', 'of people of 25 and older'),
  ],
}

/** For a city or town from its own source, for a county from the Census; other places have none. */
function populationOf({ population, kind, figures }: Place): { value: number; year: number | null } | null {
  if (population) return population
  const value = kind === 'county' ? numberOf(figures, 'stats.county_population') : null
  return value === null ? null : { value, year: yearOf(figures, 'stats.county_population') }
}

function figure(label: string, id: ColumnId, hint?: string): CompareRow {
  const column = columnOf(id)
  return {
    label,
    ...(hint && { hint }),
    cell: ({ figures }) =>
      known(numberOf(figures, id), (value) => ({
        text: formatValue(column, value),
        year: yearOf(figures, id),
        ...(column.type === 'percentage' && { share: value }),
      })),
  }
}

function share(label: string, hint: string, read: (place: Place) => number | null): CompareRow {
  return { label, hint, cell: (place) => known(read(place), (value) => ({ text: percent(value), share: value })) }
}

function ratioOf(figures: Figures, numerator: ColumnId, denominator: ColumnId): number | null {
  const [some, all] = [numberOf(figures, numerator), numberOf(figures, denominator)]
  return some === null || !all ? null : some / all
}

/** The year of a figure, from the day that its source is of. */
function yearOf(figures: Figures, id: ColumnId): number | null {
  const day = figures.provenance(id)?.as_of
  return day ? Number(day.slice(0, 4)) : null
}
