import { join } from 'node:path'
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

interface Decision {
  readonly answers: MatchingAnswers
  /** For questions about values, their dialog, which takes one click to open and one to accept all answers. */
  readonly dialog: string | null
  /** Accepting a suggestion takes one click outside of a dialog and none in it; choosing from a list takes two. */
  readonly presses: number
}

/**
 * Answers questions like a person who accepts every suggestion and chooses where there is none, and counts the clicks.
 */
function decided({ name, bytes, chosen = {} }: MessyFile) {
  const sheets = readSheets({ name, bytes })
  const dialogs = new Set<string>()
  let answers: MatchingAnswers = noAnswers
  let decisions = 0
  let presses = 0
  for (;;) {
    const sheet = matchSheet(name, sheets, answers, reference)
    const next = oneMore(sheet.matching, answers, chosen)
    if (next === null) return { ...sheet, decisions, presses: presses + 2 * dialogs.size }
    answers = next.answers
    decisions += 1
    presses += next.presses
    if (next.dialog !== null) dialogs.add(next.dialog)
  }
}

/** The answers with one more; null if nothing is open, or there is nothing to accept. */
function oneMore(
  matching: MatchedSheet['matching'],
  answers: MatchingAnswers,
  chosen: Readonly<Record<string, string>>,
): Decision | null {
  const missing = matching.missing.find(({ answer }) => answer === null)
  if (missing) {
    const { column, suggested } = missing
    const answer = chosen[column] ?? suggested ?? 'nobody knows'
    return {
      answers: { ...answers, for_all: [...answers.for_all, { column, answer }] },
      dialog: null,
      presses: answer === suggested ? 1 : 2,
    }
  }
  for (const { place, notices, questions } of matching.columns) {
    const fix = notices.find((notice) => notice.fix !== null && !notice.fix.is_used)?.fix
    if (fix)
      return { answers: { ...answers, fixes: [...answers.fixes, { place, fix: fix.id }] }, dialog: null, presses: 1 }
    for (const { kind: question, items, is_needed: isNeeded } of questions) {
      const open = items.find(({ answer }) => isNeeded && answer === null)
      const answer = chosen[open?.value ?? ''] ?? open?.suggested
      if (!open || !answer) continue
      const isInDialog = question === 'values' || question === 'places'
      return {
        answers: { ...answers, values: [...answers.values, { place, question, value: open.value, answer }] },
        dialog: isInDialog ? `${place} ${question}` : null,
        presses: isInDialog ? (answer === open.suggested ? 0 : 2) : 1,
      }
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

/** Includes skipping unusable rows, if there are any, and publishing. */
function allOf(file: MessyFile) {
  const read = decided(file)
  const behind = (file.skipped.length > 0 ? 1 : 0) + 1
  return { ...read, decisions: read.decisions + behind, presses: read.presses + behind }
}

test.each(messyFiles)('$name: few decisions, nothing typed into the file, everybody found', (file) => {
  const { rows, matching, decisions } = allOf(file)
  expect(rows.filter(({ reason }) => reason === null).map((row) => official(row, matching))).toEqual(file.officials)
  expect(rows.flatMap(({ reason }) => reason ?? [])).toEqual(file.skipped)
  expect(matching.questions_left).toBe(0)
  expect(decisions).toBe(file.decisions)
  expect(decisions).toBeLessThanOrEqual(15)
})

test('the page of messy lists says what each of them takes now', async () => {
  const command = 'npm run test:unit -- --project=server messy-files --update'
  await expect(page(), `docs/generated/messy-files.md is stale. To write it anew: ${command}`).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../../../docs/generated/messy-files.md'),
  )
})

function page(): string {
  const all = messyFiles.map((file) => ({ ...file, ...allOf(file) }))
  const sum = (of: 'decisions' | 'presses') => all.reduce((total, each) => total + each[of], 0)
  const lines = all.map(
    ({ name, officials, skipped, decisions, presses }) =>
      `| ${name} | ${officials.length} | ${skipped.length} | ${decisions} | ${presses} |`,
  )
  return `# What messy lists take

Lists as offices and organizations keep them, made up and read by a test (\`server/src/imports/spreadsheets/match/messy-files.test.ts\`), which writes this page with \`npm run test:unit -- --project=server messy-files --update\` and fails where it is stale. **Decisions**: answers that a list waits for and mends that it is offered, one for each value; leaving rows out is one, publishing one. **Presses**: for these decisions, where every suggestion that is right is taken: one for a suggestion outside a dialog, two for what is chosen in a list, two for opening a dialog of values and using what is chosen there, one for leaving rows out and one for publishing. Not counted are choosing the file, going from step to step, and confirming.

| list | officials | rows left out | decisions | presses |
| --- | ---: | ---: | ---: | ---: |
${lines.join('\n')}
| **all** | ${all.reduce((total, { officials }) => total + officials.length, 0)} | ${all.reduce((total, { skipped }) => total + skipped.length, 0)} | ${sum('decisions')} | ${sum('presses')} |
`
}
