import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { chooseNearestFirst } from '#features/accounts/preferences/choose-nearest-first.ts'
import { chooseNonpartisan } from '#features/accounts/preferences/choose-nonpartisan.ts'
import { columnSetsOf, keepColumnSets } from '#features/accounts/preferences/column-sets.ts'
import { noteWelcome } from '#features/accounts/preferences/note-welcome.ts'
import { setPreference } from '#features/accounts/preferences/set-preference.ts'
import { callerOf, userOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'

export function preferences(app: FastifyInstance, context: Context): void {
  serve(
    app,
    endpoints.setPreference,
    async ({ body }, exchange) =>
      await setPreference(context, { accountId: callerOf(exchange), stateId: body.state_id }),
  )
  serve(app, endpoints.noteWelcome, async (_, exchange) => await noteWelcome(context, callerOf(exchange)))
  serve(
    app,
    endpoints.chooseNonpartisan,
    async ({ body }, exchange) => await chooseNonpartisan(context, { accountId: callerOf(exchange), isOn: body.is_on }),
  )
  serve(
    app,
    endpoints.chooseNearestFirst,
    async ({ body }, exchange) =>
      await chooseNearestFirst(context, { accountId: callerOf(exchange), isOn: body.is_on }),
  )
  serve(app, endpoints.listColumnSets, async (_, exchange) => ({
    values: await columnSetsOf(context, userOf(exchange)),
  }))
  serve(app, endpoints.keepColumnSets, async ({ body }, exchange) => ({
    values: await keepColumnSets(context, userOf(exchange), body.values),
  }))
}
