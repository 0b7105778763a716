import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Context } from '#context/context.ts'
import { enforceLimit } from '#database/rate-limit.ts'
import { confirmEmail } from '#features/accounts/confirm-email.ts'
import { clearSessionCookies, setSessionCookies } from '#features/accounts/cookies.ts'
import { currentUser } from '#features/accounts/current-user.ts'
import { limits } from '#features/accounts/limits.ts'
import { networkAddress } from '#platform/http/network-address.ts'
import { register } from '#features/accounts/register.ts'
import { forgotPassword, resetPassword } from '#features/accounts/reset-password.ts'
import { endSession } from '#features/accounts/session.ts'
import { signIn } from '#features/accounts/sign-in.ts'
import { withSteadyDuration } from '#features/accounts/steady-duration.ts'
import { serve } from '#platform/http/serve.ts'

export function accounts(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.register, async ({ body }, { request }) => {
    await enforceLimit(context, limits.registerFromAddress, networkAddress(request))
    return await withSteadyDuration(() => register(context, body))
  })
  serve(app, endpoints.confirmEmail, async ({ query }) => await confirmEmail(context, query.token))
  serve(app, endpoints.login, async ({ body }, { request, reply }) => {
    const { tokens, account } = await signIn(context, { ...body, networkAddress: networkAddress(request) })
    // Whoever had a session before this one does not keep it: nobody can plant a session for another to sign in with.
    if (request.session) await endSession(context.database, request.session.id)
    setSessionCookies(reply, tokens, context.site)
    return account
  })
  serve(app, endpoints.me, async (_, { request }) => await currentUser(context.database, request.session))
  serve(app, endpoints.logout, async (_, { request, reply }) => {
    if (request.session) await endSession(context.database, request.session.id)
    clearSessionCookies(reply, context.site)
    return null
  })
  serve(app, endpoints.forgotPassword, async ({ body }) => {
    await enforceLimit(context, limits.forgotPasswordOfAccount, emailKey(body.email))
    return await withSteadyDuration(() => forgotPassword(context, body.email))
  })
  serve(app, endpoints.resetPassword, async ({ body }) => await resetPassword(context, body))
}
