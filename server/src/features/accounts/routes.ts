import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Context } from '#context/context.ts'
import { enforceLimit } from '#database/rate-limit.ts'
import { confirmEmail } from '#features/accounts/confirm-email.ts'
import { arrivalOf } from '#features/accounts/admit.ts'
import { clearOtherCookie, setOtherCookie } from '#features/accounts/cookies.ts'
import { currentUser } from '#features/accounts/current-user.ts'
import { limits } from '#features/accounts/limits.ts'
import { confirmPage } from '#mail/messages/registration.ts'
import { networkAddress } from '#platform/http/network-address.ts'
import { oidc } from '#features/accounts/oidc/routes.ts'
import { ownAccount, ownLeaving } from '#features/accounts/own/routes.ts'
import { register } from '#features/accounts/register.ts'
import { forgotPassword, accountOfLink, resetPassword } from '#features/accounts/reset-password.ts'
import { acceptInvitation, readInvitation } from '#features/accounts/invitation/accept-invitation.ts'
import { letIn } from '#features/accounts/let-in.ts'
import { endSession } from '#features/accounts/session.ts'
import { finishSignIn, signIn } from '#features/accounts/sign-in.ts'
import { leave } from '#features/accounts/sign-out.ts'
import { secondStepSeconds } from '#features/accounts/two-factor/second-step.ts'
import { withSteadyDuration } from '#features/accounts/steady-duration.ts'
import { serve } from '#platform/http/serve.ts'

export function accounts(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.register, async ({ body }, { request }) => {
    await enforceLimit(context, limits.registerFromAddress, networkAddress(request))
    return await withSteadyDuration(() => register(context, body))
  })
  serve(app, endpoints.confirmEmail, async ({ body }) => await confirmEmail(context, body))
  serve(app, endpoints.openConfirmPage, ({ query }) => confirmPage(context.about, query.token))
  serve(app, endpoints.login, async ({ body }, exchange) => {
    const signedIn = await signIn(context, body, arrivalOf(exchange.request, context.site))
    if (!('secondStep' in signedIn)) return await letIn(context, signedIn, exchange)
    const half = { token: signedIn.secondStep, maxAge: secondStepSeconds, site: context.site }
    setOtherCookie(exchange.reply, 'secondStep', half)
    exchange.reply.code(202)
    return { second_step: true } as const
  })
  serve(app, endpoints.secondStep, async ({ body }, exchange) => {
    const codes = { code: body.code, remember: body.remember_device }
    const signedIn = await finishSignIn(context, codes, arrivalOf(exchange.request, context.site))
    clearOtherCookie(exchange.reply, 'secondStep', context.site)
    return await letIn(context, signedIn, exchange)
  })
  serve(app, endpoints.me, async (_, { request }) => await currentUser(context, request.session))
  serve(app, endpoints.logout, async (_, exchange) => {
    const { session } = exchange.request
    if (session) await endSession(context.database, session.id)
    await leave(context, exchange)
    return null
  })
  serve(app, endpoints.forgotPassword, async ({ body }, { request }) => {
    await enforceLimit(context, limits.forgotPasswordFromAddress, networkAddress(request))
    await enforceLimit(context, limits.forgotPasswordOfAccount, emailKey(body.email))
    return await withSteadyDuration(() => forgotPassword(context, body.email))
  })
  serve(app, endpoints.resetPassword, async ({ body }) => await resetPassword(context, body))
  serve(app, endpoints.accountOfLink, async ({ body }) => await accountOfLink(context, body))
  serve(app, endpoints.readInvitation, async ({ body }) => await readInvitation(context, body.token))
  serve(app, endpoints.acceptInvitation, async ({ body }) => await acceptInvitation(context, body))
  oidc(app, context)
  ownAccount(app, context)
  ownLeaving(app, context)
}
