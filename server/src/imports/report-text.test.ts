import { expect, test } from 'vitest'
import type { ImportReport } from '#imports/import-public-pack.ts'
import { importReportLines } from '#imports/report-text.ts'

const untouched = { added: 0, changed: 0, removed: 0, unchanged: 7 }

const report: ImportReport = {
  sources: [
    {
      source: 'Some list',
      files: ['people.csv'],
      rowsRead: 9,
      refused: [
        { file: 'people.csv', line: 4, reason: 'birth_date is not a day of the calendar: "1944-02-30"' },
        { file: 'people/ada.yml', line: null, reason: 'Ada Bird holds no office today' },
      ],
    },
  ],
  load: {
    origin: 'public',
    version: 3,
    isChanged: true,
    tables: {
      state: untouched,
      county: untouched,
      source: untouched,
      party: untouched,
      office: untouched,
      jurisdiction: untouched,
      jurisdiction_county: untouched,
      seat: untouched,
      official: { added: 5, changed: 1, removed: 2, unchanged: 7 },
      office_contact: untouched,
      jurisdiction_fact: untouched,
      election_date: untouched,
      election_gap: untouched,
      census_place: untouched,
      zip_area: untouched,
    },
  },
}

test('an import tells what each source gave, why rows were refused and what became of the tables', () => {
  const lines = importReportLines(report)
  expect(lines.slice(0, 3)).toEqual([
    'Some list: 9 read, 2 refused',
    '  people.csv, line 4: birth_date is not a day of the calendar: "1944-02-30"',
    '  people/ada.yml: Ada Bird holds no office today',
  ])
  expect(lines).toContain('official: 5 added, 1 changed, 2 removed, 7 unchanged')
  expect(lines.at(-1)).toBe('The data is now at version 3.')
})
