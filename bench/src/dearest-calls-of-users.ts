import type { endpoints } from '@atlas/contract/endpoints/all.ts'
import { pageSizes } from '@atlas/contract/search/search-request.ts'
import type { Hoard } from '#hoarded.ts'

export interface CallRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly file?: string
}

export interface DearestCall {
  /** The round makes each request another one, so that no answer is one that was given before. */
  readonly request: (hoard: Hoard, round: number) => CallRequest
  /** Makes what is cached of no use, or what the request needs. */
  readonly before?: (hoard: Hoard) => Promise<unknown>
}

/** Why nothing is measured. */
export const oneRow = 'one row'

/** What administrators ask of users, their organizations and invitations. */
export const callsOfUsers = {
  listUsers: { request: () => ({ query: { limit: String(Math.max(...pageSizes)) } }) },
  listPendingUsers: { request: () => ({ query: { limit: String(Math.max(...pageSizes)) } }) },
  listOrganizations: { request: () => ({}) },
  makeOrganization: oneRow,
  changeOrganization: oneRow,
  readHoldings: oneRow,
  mergeOrganization: oneRow,
  deleteOrganization: oneRow,
  checkInvitees: oneRow,
  invitePeople: oneRow,
  listInvitations: oneRow,
  inviteAgain: oneRow,
  endInvitation: oneRow,
  assignRole: oneRow,
  removeRole: oneRow,
  rejectUser: oneRow,
  decideOnUsers: oneRow,
  moveUser: oneRow,
  readBelongings: { request: ({ accountId }) => ({ params: { id: accountId } }) },
  deleteUser: oneRow,
} as const satisfies Partial<Record<keyof typeof endpoints, DearestCall | string>>
