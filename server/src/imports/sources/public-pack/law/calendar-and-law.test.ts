import { expect, test } from 'vitest'
import { states } from '@atlas/contract/rules/states.ts'
import { lawfulDates } from '#imports/elections/lawful-dates.ts'
import { publicData } from '#imports/public-data.ts'
import { readRows } from '#imports/reading/csv.ts'
import { readTextFile } from '#imports/reading/text-file.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'

const kindOf = {
  next_primary: 'primary',
  next_primary_runoff: 'primary_runoff',
  next_general: 'general',
  next_general_runoff: 'general_runoff',
} as const

test('the calendar of the public data has the days that the law sets, and no other', async () => {
  const dates = lawfulDates('law')
  const lawful = new Set(dates.map(({ stateId, kind, day }) => `${states[stateId].code} ${kind} ${day}`))
  const { rows } = readRows(await readTextFile(publicData, tableFiles.calendar))
  const stated = rows.flatMap((row) =>
    Object.entries(kindOf).flatMap(([column, kind]) => (row[column] ? [`${row['state']} ${kind} ${row[column]}`] : [])),
  )
  expect(stated.length).toBeGreaterThan(60)
  expect(stated.filter((day) => !lawful.has(day))).toEqual([])
})
