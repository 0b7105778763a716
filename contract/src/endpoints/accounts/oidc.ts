import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'

const whereTo = z.string()

export const startOidc = endpoint({
  method: 'GET',
  path: '/auth/oidc/start',
  access: 'anyone',
  status: 302,
  summary: 'Begin a sign-in with the account of an organization (OpenID Connect): leads to its provider.',
  request: { query: z.strictObject({ next: z.optional(z.string().check(z.maxLength(2_000))) }) },
  reply: whereTo,
})

/** Providers add parameters of their own. */
const answerSchema = z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(8_000)))

export const finishOidc = endpoint({
  method: 'GET',
  path: '/auth/oidc/callback',
  access: 'anyone',
  status: 302,
  summary: 'Where the provider sends people back to: signs in, and leads to the page that they asked for.',
  request: { query: answerSchema },
  reply: whereTo,
})

export const leaveOidc = endpoint({
  method: 'GET',
  path: '/auth/oidc/sign-out',
  access: 'anyone',
  status: 302,
  summary: 'Leads to where the provider signs people out, for whoever has signed out here.',
  request: {},
  reply: whereTo,
})
