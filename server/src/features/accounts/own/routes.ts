import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { readCookie } from '#features/accounts/cookies.ts'
import { endKey, listKeys, makeKey } from '#features/accounts/keys/own-keys.ts'
import { changeNames } from '#features/accounts/own/change-names.ts'
import { changePassword } from '#features/accounts/own/change-password.ts'
import { deleteOwnAccount } from '#features/accounts/own/delete-own-account.ts'
import { exportOwnData } from '#features/accounts/own/export-own-data.ts'
import { readAccount } from '#features/accounts/own/read-account.ts'
import { endOtherSessions, endOwnSession, listSessions } from '#features/accounts/own/sessions.ts'
import type { Session } from '#features/accounts/session.ts'
import { leave } from '#features/accounts/sign-out.ts'
import { beginTwoFactor, confirmTwoFactor } from '#features/accounts/two-factor/set-up.ts'
import { keepRecoveryCodes, renewRecoveryCodes } from '#features/accounts/two-factor/renew-recovery-codes.ts'
import { turnOffTwoFactor } from '#features/accounts/two-factor/turn-off.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { answer, type Exchange, serve } from '#platform/http/serve.ts'

/** What people see and change of their own account. */
export function ownAccount(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.readAccount, async (_, exchange) => await readAccount(context, sessionOf(exchange)))
  serve(
    app,
    endpoints.changeAccount,
    async ({ body }, exchange) => await changeNames(context, sessionOf(exchange), body),
  )
  serve(
    app,
    endpoints.changePassword,
    async ({ body }, exchange) => await changePassword(context, sessionOf(exchange), body),
  )
  serve(app, endpoints.listSessions, async (_, exchange) => await listSessions(context, sessionOf(exchange)))
  serve(app, endpoints.endSession, async ({ params }, exchange) => {
    const session = sessionOf(exchange)
    await endOwnSession(context, { ...session, rememberedDevice: rememberedDeviceOf(context, exchange) }, params.id)
    if (params.id === session.id) await leave(context, exchange)
    return null
  })
  serve(app, endpoints.endOtherSessions, async (_, exchange) => {
    const rememberedDevice = rememberedDeviceOf(context, exchange)
    return await endOtherSessions(context, { ...sessionOf(exchange), rememberedDevice })
  })
  serve(app, endpoints.listKeys, async (_, exchange) => ({ values: await listKeys(context, callerOf(exchange)) }))
  serve(app, endpoints.makeKey, async ({ body }, exchange) => await makeKey(context, callerOf(exchange), body))
  serve(app, endpoints.endKey, async ({ params }, exchange) => await endKey(context, callerOf(exchange), params.id))
  serve(
    app,
    endpoints.beginTwoFactor,
    async ({ body }, exchange) => await beginTwoFactor(context, callerOf(exchange), body.password),
  )
  serve(
    app,
    endpoints.confirmTwoFactor,
    async ({ body }, exchange) => await confirmTwoFactor(context, sessionOf(exchange), body),
  )
  serve(
    app,
    endpoints.renewRecoveryCodes,
    async ({ body }, exchange) => await renewRecoveryCodes(context, callerOf(exchange), body.password),
  )
  serve(app, endpoints.keepRecoveryCodes, async (_, exchange) => await keepRecoveryCodes(context, callerOf(exchange)))
  serve(
    app,
    endpoints.turnOffTwoFactor,
    async ({ body }, exchange) => await turnOffTwoFactor(context, sessionOf(exchange), body.password),
  )
}

/** What a person can take along, and how they leave. */
export function ownLeaving(app: FastifyInstance, context: Context): void {
  answer(app, endpoints.exportAccount, async (_, exchange) => {
    const text = await exportOwnData(context, callerOf(exchange))
    return exchange.reply
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .type('application/json; charset=utf-8')
      .send(text)
  })
  serve(app, endpoints.deleteAccount, async ({ body }, exchange) => {
    const credentials = { password: body.password, heirId: body.heir_id }
    const deleted = await deleteOwnAccount(context, callerOf(exchange), credentials)
    await leave(context, exchange)
    return deleted
  })
}

function rememberedDeviceOf({ site }: Context, { request }: Exchange): string | undefined {
  return readCookie(request, 'rememberedDevice', site)
}

function sessionOf({ request }: Pick<Exchange, 'request'>): Session {
  if (!request.session) throw new Error('An endpoint for signed-in users was called by a stranger')
  return request.session
}
