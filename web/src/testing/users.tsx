import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { MailServer } from '@atlas/contract/endpoints/service/mails.ts'
import type { Organization, OrganizationSuggestion } from '@atlas/contract/endpoints/users/organizations.ts'
import type { Invitation } from '@atlas/contract/endpoints/users/invitations.ts'
import type { Belongings, User } from '@atlas/contract/endpoints/users/users.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { UsersPage } from '#users/UsersPage.tsx'
import { showToast, Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

export const voices: Organization = { id: 'v', name: 'Delta Voices', people: 2, time_zone: 'America/Chicago' }
export const power: Organization = { id: 'p', name: 'Parish Power', people: 1, time_zone: 'America/New_York' }

export const loretta: User = {
  id: '1',
  first_name: 'Loretta',
  last_name: 'Guidry',
  email: 'lguidry@deltavoices.example',
  organization: 'Delta Voices',
  organization_of: voices,
  organization_site: 'deltavoices.example',
  entity_type: '501(c)(3)',
  phone: '',
  roles: { ADMIN: false, USER: true },
  created_at: '2026-11-19T22:12:00Z',
  approved_at: '2026-11-20T22:12:00Z',
  rejected_at: null,
  confirm_email: true,
}
export const renee: User = {
  ...loretta,
  id: '2',
  first_name: 'Renee',
  last_name: 'Baptiste',
  email: 'renee@deltavoices.example',
  roles: { ADMIN: true, USER: true },
}
export const dale: User = {
  ...loretta,
  id: '3',
  first_name: 'Dale',
  last_name: 'Ferris',
  email: 'dale@ferris.example',
  organization_of: null,
  roles: { ADMIN: false, USER: false },
  approved_at: null,
  rejected_at: '2026-11-20T22:12:00Z',
}
const me: Me = {
  ...renee,
  organization_of: voices,
  preference: { state_id: null, state: null },
  is_welcomed: true,
  last_visit: '2026-11-21T14:05:09-06:00',
  is_nonpartisan: false,
  asks_nonpartisan: false,
  is_nearest_first: null,
  two_factor: { is_on: false, required_from: null },
}

export const belongingsOfLoretta: Belongings = {
  shared: { saved_searches: 2, lists: 1, board_pages: 0 },
  heir: { id: '2', name: 'Renee Baptiste' },
  private: { saved_searches: 0, lists: 1, board_pages: 0 },
  exports: 1,
  imports: 0,
  has_calendar_feed: true,
}

export const leaving: MailServer = {
  mails: 'leave',
  leads_to: 'smtp.example.org:587',
  failure: null,
  since: null,
  waiting: 0,
  undelivered: 0,
  newest_undelivered: [],
}

interface ServerState {
  users: readonly User[]
  pending: readonly User[]
  mails: MailServer
  organizations: readonly Organization[]
  suggestions: readonly OrganizationSuggestion[]
  invitations: readonly Invitation[]
}
type Answer = Response | Promise<Response> | undefined

/** Renders a page for the administrator Renee with a mock server that stores nothing; `answer` replaces its answers. */
export function showUsers(
  serverState: Partial<ServerState>,
  answer: (request: string, body: Record<string, unknown>) => Answer = () => undefined,
): { readonly requests: string[]; readonly now: ServerState } {
  const now: ServerState = {
    users: [],
    pending: [],
    mails: leaving,
    organizations: [],
    suggestions: [],
    invitations: [],
    ...serverState,
  }
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const content = typeof body === 'string' ? body : ''
    const question = `${method} ${url.replace(/^.*\/api/, '').replace(/\?.*/, '')}`
    if (method !== 'GET') requests.push(`${question} ${content}`.trim())
    const own = await answer(question, content ? (JSON.parse(content) as Record<string, unknown>) : {})
    return own ?? replyTo(question, now)
  })
  show(
    <QueryClientProvider
      client={createQueryClient({ showMessage: (text) => showToast('error', text), goTo: () => {} })}
    >
      <UsersPage />
      <Toasts />
    </QueryClientProvider>,
  )
  return { requests, now }
}

function replyTo(question: string, state: ServerState): Response {
  const { users, pending, mails, organizations, suggestions, invitations } = state
  const page = (values: readonly User[]) => Response.json({ values, cursor: null, total: values.length, limit: 25 })
  if (question === 'GET /admin/user') return page(users)
  if (question === 'GET /admin/user/pending') return page(pending)
  if (question === 'GET /admin/organizations') return Response.json({ values: organizations, suggestions })
  if (question === 'GET /admin/invitations') return Response.json({ values: invitations, total: invitations.length })
  if (question === 'GET /admin/mails') return Response.json(mails)
  if (question.endsWith('/holdings'))
    return Response.json({ people: 2, saved_searches: 2, lists: 1, board_pages: 0, drives: 0 })
  if (question === 'POST /admin/user/decisions') return Response.json({ decided: 1, refused: [] })
  if (question.endsWith('/belongings')) return Response.json(belongingsOfLoretta)
  if (question.startsWith('DELETE /admin/organizations')) return Response.json(null)
  if (/^(POST|PATCH) .admin.organizations/.test(question)) return Response.json(voices)
  return Response.json(question === 'GET /auth/me' ? me : null)
}

export function refusal(status: number, detail: string): Response {
  const problem = { type: 'urn:x', title: 'No', status, detail, instance: '1' }
  return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } })
}
