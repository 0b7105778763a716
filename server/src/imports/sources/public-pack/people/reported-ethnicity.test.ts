import { expect, test } from 'vitest'
import { readReportedEthnicity } from '#imports/sources/public-pack/people/reported-ethnicity.ts'

const header = 'openstates_id,ethnicity_product,ethnicity_as_stated,source,as_of,match'
const cawp = 'CAWP Women Elected Officials Database via health-equity-tracker'
const read = (row: string) => readReportedEthnicity({ path: 'stated.csv', text: `${header}\n${row}\n` })

test.each([
  [`ocd-person/1,African-American,Black,${cawp},2026,full name`, 'cawp-2026', '2026-01-01'],
  [`ocd-person/1,Other,More than one,${cawp},2022,full name`, 'cawp-2026', '2022-01-01'],
  [
    'ocd-person/1,European,W,LA Secretary of State commission list (2018),2018,same name',
    'la-commissions-2018',
    '2018-07-01',
  ],
  ['ocd-person/1,Asian,asian-american,CivilServiceUSA,2021,bioguide', 'civil-service-2021', '2021-03-01'],
])('the row "%s" is of the source %s and of %s', (row, sourceId, asOf) => {
  expect(read(row).items).toMatchObject([{ person: 'ocd-person/1', sourceId, asOf }])
})

test.each([
  [`ocd-person/1,Martian,Martian,${cawp},2026,full name`, '"Martian" is no ethnicity that the atlas knows'],
  ['ocd-person/1,Asian,Asian,a guess,2026,full name', '"a guess" is no source that is known'],
  [`Ada Bird,Asian,Asian,${cawp},2026,full name`, 'the row has no id of Open States'],
  [`ocd-person/1,Asian,Asian,${cawp},lately,full name`, 'as_of is not a year: "lately"'],
])('the row "%s" is refused', (row, reason) => {
  expect(read(row).refused).toMatchObject([{ reason }])
})
