import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

const fipsOf: Readonly<Record<string, string>> = { AL: '01', FL: '12', GA: '13', LA: '22', MS: '28' }
const kindOf: Readonly<Record<string, string>> = { upper: 'senate-district', lower: 'house-district' }

/** How every county and legislative district voted for president in 2024, in percent, read without the readers of the import. */
export function readPresident2024(folder: string): Map<string, number> {
  const rowsOf = (path: string): Readonly<Record<string, string>>[] =>
    parse(readFileSync(join(folder, path), 'utf8'), { columns: true })
  const counties = rowsOf('elections/county_president.csv').filter(({ year }) => year === '2024')
  const districts = rowsOf('elections/legislative_district_president_2024_margin.csv')
  return new Map([
    ...counties.flatMap(({ county_fips: fips, pct_dem: harris, pct_rep: trump }) => [
      [`county:${fips} stats.2024harris%`, Number(harris)] as const,
      [`county:${fips} stats.2024trump%`, Number(trump)] as const,
    ]),
    ...districts.flatMap(({ state = '', chamber = '', district, harris_minus_trump_pct: margin }) =>
      margin
        ? [[`${kindOf[chamber]}:${fipsOf[state]}:${district} stats.president_2024_margin%`, Number(margin)] as const]
        : [],
    ),
  ])
}
