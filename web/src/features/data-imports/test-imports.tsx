import type { Import, ImportRun } from '@atlas/contract/endpoints/data-imports.ts'
import type { OfficialsFileCheck } from '@atlas/contract/endpoints/import-check.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { vi } from 'vitest'
import { createQueryClient } from '#api/query-client.ts'
import { DataImportsPage } from '#features/data-imports/DataImportsPage.tsx'
import { showToast, Toasts } from '#ui/overlay/toasts.tsx'
import { show } from '#ui/test-show.tsx'

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

interface Answers {
  readonly imports?: readonly Import[]
  readonly check?: OfficialsFileCheck
  readonly runs?: readonly ImportRun[]
}

/** The page over a server that answers so; what it answers can be changed while the page stands. */
export function showData(first: Answers = {}) {
  let answers = first
  const asked = vi.fn<(method: string, path: string, body: unknown) => Response | undefined>()
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const path = new URL(url, 'http://atlas.test').pathname.replace('/api', '')
    const method = request.method ?? 'GET'
    const told = asked(method, path, typeof request.body === 'string' ? JSON.parse(request.body) : null)
    if (told) return told
    if (path === '/settings') return Response.json({})
    if (path === '/admin/import_runs') {
      const values = answers.runs ?? []
      return Response.json({ values, cursor: null, total: values.length })
    }
    if (path.endsWith('/check')) return Response.json(answers.check ?? check)
    return Response.json({ values: answers.imports ?? [] })
  })
  const client = createQueryClient({ showMessage: (message) => showToast('error', message), goTo: () => {} })
  show(
    <QueryClientProvider client={client}>
      <DataImportsPage />
      <Toasts />
    </QueryClientProvider>,
  )
  return {
    asked,
    change: (next: Answers) => {
      answers = next
    },
  }
}
