import { describe, expect, test } from 'vitest'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import { matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'
import { type TestSheet, workbook } from '#testing/imports/spreadsheets/workbook.ts'

const reference = { offices: Object.keys(offices), counties: readMappedCounties(), places: [], today: '2026-11-22' }

function matched(sheets: readonly TestSheet[], sheet: string | null = null) {
  const read = readSheets({ name: 'list.xlsx', bytes: workbook(sheets) })
  const { matching, rows } = matchSheet('list.xlsx', read, { ...noAnswers, sheet }, reference)
  return { matching, names: rows.map(({ values }) => values.get('eo.name')), rows }
}

const headings = ['Name', 'Office', 'County', 'State']
const first: TestSheet = {
  name: 'A to M',
  rows: [['Officials A to M'], headings, ['Ada Wren', 'Sheriff', 'Bolivar', 'MS']],
}
const second: TestSheet = {
  name: 'N to Z',
  rows: [headings, ['Zoe Finch', 'Coroner', 'Bolivar', 'MS'], ['Total', '1'], ['Yan Lark', 'Mayor', 'Bolivar', 'MS']],
}
const judges: TestSheet = {
  name: 'Judges',
  rows: [
    ['Judge', 'Office', 'State'],
    ['Jo Robin', 'Probate Judge', 'AL'],
  ],
}
const empty: TestSheet = { name: 'Read me', rows: [['This list is kept by the clerk.']] }

describe('sheets of the same headings', () => {
  test('are read together, and each row is told as its sheet counts it', () => {
    const { matching, names, rows } = matched([empty, first, second])
    expect(names).toEqual(['Ada Wren', 'Zoe Finch', 'Yan Lark'])
    expect(rows.map(({ line }) => line)).toEqual([3, 5, 7])
    expect(matching.notices).toEqual(['2 sheets have the same headings and are read together: “A to M”, “N to Z”.'])
    expect(matching.sheets.map(({ name, lines_before: before }) => [name, before])).toEqual([
      ['Read me', null],
      ['A to M', 0],
      ['N to Z', 3],
    ])
    expect(matching.set_apart.map(({ row, text }) => `${row}: ${text}`)).toEqual([
      'Row 1 of “A to M”: Officials A to M',
      'Row 3 of “N to Z”: Total · 1',
    ])
  })

  test('are read together in another order of columns, whatever their capitals', () => {
    const turned: TestSheet = {
      name: 'N to Z',
      rows: [
        ['STATE', 'COUNTY', 'OFFICE', 'NAME'],
        ['MS', 'Bolivar', 'Coroner', 'Zoe Finch'],
      ],
    }
    const { names, rows } = matched([first, turned])
    expect(names).toEqual(['Ada Wren', 'Zoe Finch'])
    expect(rows[1]?.values.get('office.name')).toBe('Coroner')
  })

  test('tell their county by their names where no column does', () => {
    const of = (county: string, name: string): TestSheet => ({
      name: county,
      rows: [
        ['Name', 'Office', 'State'],
        [name, 'Sheriff', 'AL'],
      ],
    })
    const { rows } = matched([of('Dallas County', 'Ada Wren'), of('Hale County', 'Zoe Finch')])
    expect(rows.map(({ values }) => values.get('county.name'))).toEqual(['Dallas (AL)', 'Hale (AL)'])
  })

  test('are read one by one where one is chosen, and the other is said not to be read', () => {
    const { matching, names, rows } = matched([first, second], 'N to Z')
    expect(names).toEqual(['Zoe Finch', 'Yan Lark'])
    expect(rows[0]?.line).toBe(2)
    expect(matching.notices).toEqual(['“A to M” has the same headings and is not read; choose it above.'])
  })
})

test('a sheet that looks like a list too, with other headings, is said not to be read', () => {
  const { matching, names } = matched([first, judges, empty])
  expect(names).toEqual(['Ada Wren'])
  expect(matching.notices).toEqual([
    '“Judges” looks like a list too, with other headings, and is not read; choose it above.',
  ])
})

describe('what is hidden', () => {
  test('is not read where it is a sheet, and said', () => {
    const { matching, names } = matched([{ ...second, isHidden: true }, first])
    expect(names).toEqual(['Ada Wren'])
    expect(matching.notices).toEqual(['1 hidden sheet is not read: “N to Z”.'])
    expect(matching.sheets[0]).toMatchObject({ is_hidden: true, lines_before: null })
  })

  test('is read where nothing else is there, or where it is chosen, and said', () => {
    const { matching, names } = matched([{ ...first, isHidden: true }])
    expect(names).toEqual(['Ada Wren'])
    expect(matching.notices).toEqual(['The sheet “A to M” is hidden.'])
    expect(matched([first, { ...second, isHidden: true }], 'N to Z').names).toEqual(['Zoe Finch', 'Yan Lark'])
  })

  test('is read where it is a row or a column, and counted', () => {
    const { matching, names } = matched([{ ...first, hidden: [3], hiddenColumns: [4] }])
    expect(names).toEqual(['Ada Wren'])
    expect(matching.notices).toEqual(['1 hidden row is read too.', '1 hidden column is read too.'])
  })
})
