import { columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { type SectionId, sections } from '@atlas/contract/catalogue/sections.ts'
import { expect, test } from 'vitest'
import { chartedColumns } from '#shared/figures/charts.ts'
import { rowsOf } from '#officials/detail/fact-rows.ts'

const sectionIds = Object.keys(sections) as SectionId[]
const inRows = sectionIds.flatMap((section) => rowsOf(section).flatMap((row) => [row.id, ...row.with]))

test('every column of the catalogue is in the details, and none twice', () => {
  const shown = [...inRows, ...chartedColumns].toSorted()
  const declared = columnsOf.official.columns.filter((column) => !('sameAs' in column)).map(({ id }) => id)
  expect(shown).toEqual(declared.toSorted())
})

test('a row tells only what belongs to its section', () => {
  for (const section of sectionIds)
    for (const row of rowsOf(section))
      for (const id of row.with)
        expect(columnsOf.official.columns.find((column) => column.id === id)?.section).toBe(section)
})

test('rows stand in the order of the catalogue', () => {
  expect(rowsOf('office').map(({ label }) => label)).toEqual([
    'Office',
    'County/Parish',
    'Jurisdiction',
    'Term Length',
    'Next Primary',
    'Next General',
    'Next Election',
    'In Office Since',
    'Term Ends',
    'Result Not in Yet',
    'Last Election',
  ])
})
