import { expect, test } from 'vitest'
import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { type MatchedSheet, matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import type { SheetRow } from '#imports/spreadsheets/match/matched-rows.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'
import { type MessyFile, messyFiles } from '#testing/imports/spreadsheets/messy-files.ts'
import { offices } from '@atlas/contract/rules/offices.ts'

const reference = {
  offices: Object.keys(offices),
  counties: readMappedCounties(),
  places: [{ id: '1230000', stateId: '12', kind: 'municipality', name: 'Hialeah' }] as const,
  today: '2026-11-22',
}

/** Reads a file as a person does who takes every suggestion, and says what has none: with the number of decisions. */
function decided({ name, bytes, chosen = {} }: MessyFile) {
  const sheets = readSheets({ name, bytes })
  let answers: MatchingAnswers = noAnswers
  let decisions = 0
  for (;;) {
    const sheet = matchSheet(name, sheets, answers, reference)
    const next = oneMore(sheet.matching, answers, chosen)
    if (next === null) return { ...sheet, decisions }
    answers = next
    decisions += 1
  }
}

/** The answers with one more; null where nothing is open and nothing is offered. */
function oneMore(
  matching: MatchedSheet['matching'],
  answers: MatchingAnswers,
  chosen: Readonly<Record<string, string>>,
): MatchingAnswers | null {
  const missing = matching.missing.find(({ answer }) => answer === null)
  if (missing) {
    const { column, suggested } = missing
    return {
      ...answers,
      for_all: [...answers.for_all, { column, answer: chosen[column] ?? suggested ?? 'nobody knows' }],
    }
  }
  for (const { place, notices, questions } of matching.columns) {
    const fix = notices.find((notice) => notice.fix !== null && !notice.fix.is_used)?.fix
    if (fix) return { ...answers, fixes: [...answers.fixes, { place, fix: fix.id }] }
    for (const { kind: question, items, is_needed: isNeeded } of questions) {
      const open = items.find(({ answer }) => isNeeded && answer === null)
      const answer = chosen[open?.value ?? ''] ?? open?.suggested
      if (open && answer)
        return { ...answers, values: [...answers.values, { place, question, value: open.value, answer }] }
    }
  }
  return null
}

const needed = ['office.name', 'jurisdiction.district', 'county.name', 'state.name'] as const
const others = [
  'jurisdictionoffice.next_general',
  'eo.term_end',
  'eo.ethnicity',
  'party.name',
  'eo.gender',
  'eo.phone',
] as const

function official({ values }: SheetRow, matching: MatchedSheet['matching']): string {
  const name = values.get('eo.name') ?? `${values.get('eo.last')}, ${values.get('eo.first')}`
  const read = new Set(matching.columns.map(({ column }) => column))
  const other = others.find((column) => read.has(column))
  const cells = [...needed, ...(other ? [other] : [])].map((column) => {
    const text = values.get(column) ?? ''
    if (column === 'state.name' && text === '') return stateOf(values.get('county.name'))
    return column === 'county.name' ? text.replace(/ \(..\)/, '') : text
  })
  return [name, ...cells].join(' | ').replaceAll('|  |', '| |').replaceAll('|  |', '| |')
}

function stateOf(county = ''): string {
  const codes: Readonly<Record<string, string>> = {
    AL: 'Alabama',
    FL: 'Florida',
    GA: 'Georgia',
    LA: 'Louisiana',
    MS: 'Mississippi',
  }
  return codes[/\((..)\)/.exec(county)?.[1] ?? ''] ?? ''
}

test.each(messyFiles)('$name: few decisions, nothing typed into the file, everybody found', (file) => {
  const { rows, matching, decisions } = decided(file)
  expect(rows.filter(({ reason }) => reason === null).map((row) => official(row, matching))).toEqual(file.officials)
  expect(rows.flatMap(({ reason }) => reason ?? [])).toEqual(file.skipped)
  expect(matching.questions_left).toBe(0)
  // Leaving rows out is one more, and publishing is the last.
  const all = decisions + (file.skipped.length > 0 ? 1 : 0) + 1
  expect(all).toBe(file.decisions)
  expect(all).toBeLessThanOrEqual(15)
})
