import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context.ts'
import { clearSessionCookies, setSessionCookies } from '#features/accounts/cookies.ts'
import { currentUser } from '#features/accounts/current-user.ts'
import { endSession } from '#features/accounts/session.ts'
import { signIn } from '#features/accounts/sign-in.ts'
import { serve } from '#platform/http/serve.ts'

export function accounts(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.login, async ({ body }, { reply }) => {
    const { tokens, account } = await signIn(context, body)
    setSessionCookies(reply, tokens, context.site)
    return account
  })
  serve(app, endpoints.me, async (_, { request }) => await currentUser(context.database, request.session))
  serve(app, endpoints.logout, async (_, { request, reply }) => {
    if (request.session) await endSession(context.database, request.session.id)
    clearSessionCookies(reply, context.site)
    return null
  })
}
