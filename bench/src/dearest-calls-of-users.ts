import type { endpoints } from '@atlas/contract/endpoints/all.ts'
import { pageSizes } from '@atlas/contract/search/search-request.ts'
import { type DearestCall, oneRow } from '#dearest-call.ts'

/** Requests of administrators for users, organizations and invitations. */
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
