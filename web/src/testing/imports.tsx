import type { Import, ImportRun } from '@atlas/contract/endpoints/data/imports.ts'
import type { OwnChange } from '@atlas/contract/endpoints/data/own-changes.ts'
import type { ReadDataStatus } from '@atlas/contract/endpoints/data/status.ts'
import type { OfficialsFileCheck } from '@atlas/contract/endpoints/data/import-check.ts'
import type { MatchedRow, Matching, MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { testSettings } from '#testing/settings.ts'
import { ImportsPage } from '#data/imports/ImportsPage.tsx'
import { showToast, Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

export const counts: OfficialsFileCheck['counts'] = {
  rows_read: 1_204,
  problems: 0,
  added: 12,
  changed: 1,
  vanishing: 0,
  unchanged: 1_191,
  losses_to_accept: null,
  seats_changed: 0,
  places_added: 0,
  left_out: 0,
  uncovered: 0,
  questions_left: 0,
}

export const checked: Import = {
  id: '7b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d10',
  kind: 'load',
  status: 'CHECKED',
  file_name: 'delta-list.csv',
  by: 'Renee Baptiste',
  is_mine: true,
  is_matched: false,
  created_at: '2026-11-20T15:00:00Z',
  expires_at: '2026-11-21T15:00:00Z',
  step: null,
  error: null,
  counts,
}

export const check: OfficialsFileCheck = {
  counts,
  problems: [],
  added: [{ official: 'Ada Wren', office: 'Constable', jurisdiction: 'Bolivar County, MS' }],
  changed: [
    {
      line: 3,
      official: 'Hosea Finch',
      office: 'Sheriff',
      jurisdiction: 'Bolivar County, MS',
      changes: [{ column: 'Phone', before: null, after: '662-555-0101' }],
    },
  ],
  vanishing: [],
  seats_changed: [],
  places_added: [],
  left_out: [],
  seat_questions: [],
  fixes: [],
  results: null,
}

const answers: MatchingAnswers = {
  sheet: null,
  columns: [],
  for_all: [],
  values: [],
  fixes: [],
  scope: 'add',
  seats: [],
  other_seats: null,
  remember: true,
}

const plainColumn = { guess: null, can_choose: true, notices: [], questions: [] }

/** Three columns: one with a fix, one that needs an answer, one that is never imported. */
export const matching: Matching = {
  file_name: 'delta-list.csv',
  sheets: [],
  notices: [],
  heading_lines: [3],
  rows: 41,
  set_apart: [{ line: 1, row: 'Row 1', text: 'Bolivar County officials', reason: 'A title' }],
  set_apart_total: 1,
  columns: [
    {
      ...plainColumn,
      place: 0,
      heading: 'Phone #',
      examples: [
        { cell: '662.555.0117', understood: '(662) 555-0117' },
        { cell: '5550143', understood: null },
      ],
      column: 'eo.phone',
      status: 'LOOK',
      notices: [
        {
          kind: 'no_area_code',
          text: '2 of 38 have no area code',
          rows: 2,
          of: 38,
          values: ['5550143'],
          fix: { id: 'area_code', label: 'Add 662', is_used: false },
        },
      ],
    },
    {
      ...plainColumn,
      place: 1,
      heading: 'Race',
      examples: [
        { cell: 'B', understood: null },
        { cell: 'Blk', understood: null },
      ],
      column: 'eo.ethnicity',
      status: 'NEEDS_ANSWER',
      questions: [
        {
          kind: 'values',
          text: 'Choose what each value means: “B”, “Blk”',
          button: 'Choose (2 values)',
          is_needed: true,
          options: [
            { value: 'African-American', label: 'African-American' },
            { value: '', label: 'Leave empty' },
          ],
          items: [
            { value: 'B', rows: 30, suggested: 'African-American', answer: null },
            { value: 'Blk', rows: 1, suggested: null, answer: null },
          ],
        },
      ],
    },
    {
      ...plainColumn,
      place: 2,
      heading: 'Home address',
      examples: [{ cell: '12 Example St', understood: null }],
      column: null,
      can_choose: false,
      status: 'LEFT_OUT',
      notices: [{ kind: 'private', text: 'Homes are never imported', rows: 1, of: 1, values: [], fix: null }],
    },
  ],
  choices: [
    { column: 'eo.name', label: 'Name', group: 'Personal Information' },
    { column: 'eo.ethnicity', label: 'Ethnicity', group: 'Personal Information' },
    { column: 'eo.phone', label: 'Phone', group: 'Contact Information' },
  ],
  missing: [],
  unusable: 0,
  questions_left: 1,
  first_question: '“Race” has values we do not know.',
  is_remembered: false,
  answers,
}

export const run: ImportRun = {
  id: 7,
  origin: 'organisation',
  started_at: '2026-11-20T15:00:00Z',
  milliseconds: 1_240,
  by: 'Renee Baptiste',
  file_name: 'delta-list.csv',
  officials: { added: 12, changed: 1, removed: 0 },
  undone_at: null,
  undoes: null,
  has_file: true,
  can_be_undone: true,
}

const overdue = { terms_over: 0, results_pending: 0, pending_since: null, long_over: 0 }
export const nothingDue: ReadDataStatus = { today: '2026-11-20', searchable: 0, overdue, sources: [] }

interface Answers {
  readonly status?: ReadDataStatus
  readonly matching?: Matching
  readonly imports?: readonly Import[]
  readonly check?: OfficialsFileCheck
  readonly runs?: readonly ImportRun[]
  readonly changes?: readonly OwnChange[]
}

const firstRows: MatchedRow[] = ['Hayes, Terron', 'Gloria Gaines'].map((name, index) => ({
  line: index + 4,
  row: `Row ${index + 4}`,
  values: [
    {
      column: 'eo.name',
      label: 'Name',
      value: name.split(', ').toReversed().join(' '),
      was: index === 0 ? name : null,
    },
  ],
  reason: null,
  matches:
    index === 0 ? { id: 855, official: 'Terron Hayes', office: 'Sheriff', jurisdiction: 'Bolivar County' } : null,
}))

/** The URL with the id of the uploaded file. */
function addressOf({ imports = [] }: Answers): string {
  const ownImport = imports.find(({ is_mine: isMine, kind }) => isMine && kind !== 'undo')
  return ownImport ? `/admin/data?import=${ownImport.id}` : '/admin/data'
}

/** Renders the page with a mock server whose answers can be changed while the page is open. */
export function showData(first: Answers = {}, at = addressOf(first)) {
  let answers = first
  const onRequest = vi.fn<(method: string, path: string, body: unknown) => Response | undefined>()
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const path = new URL(url, 'http://atlas.test').pathname.replace('/api', '')
    const method = request.method ?? 'GET'
    const answer = onRequest(method, path, typeof request.body === 'string' ? JSON.parse(request.body) : null)
    if (answer) return answer
    if (path === '/settings') return Response.json({ ...testSettings, is_demonstration: false })
    if (path === '/admin/corrections')
      return Response.json({ values: [], counts: { open: 0, accepted: 0, declined: 0 }, cursor: null })
    if (path === '/admin/import_runs') {
      const values = answers.runs ?? []
      return Response.json({ values, cursor: null, total: values.length })
    }
    if (path === '/admin/own_changes') return Response.json({ values: answers.changes ?? [], cursor: null })
    if (path === '/admin/data-status') return Response.json(answers.status ?? nothingDue)
    if (path.endsWith('/matching')) return Response.json(answers.matching ?? matching)
    if (path.endsWith('/rows')) return Response.json({ values: firstRows, total: matching.rows })
    if (path.endsWith('/check')) return Response.json(answers.check ?? check)
    return Response.json({ values: answers.imports ?? [] })
  })
  const client = createQueryClient({ showMessage: (message) => showToast('error', message), goTo: () => {} })
  show(
    <QueryClientProvider client={client}>
      <ImportsPage />
      <Toasts />
    </QueryClientProvider>,
    at,
  )
  return {
    onRequest,
    change: (next: Answers) => {
      answers = next
    },
  }
}
