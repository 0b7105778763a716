import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'
import { serveFile } from '#platform/http/serve-file.ts'

// How files are read and made is loaded with the first of them: a server starts without it.
const sharing = async () => await import('#features/data/shared-values/share/share-values.ts')
const sending = async () => await import('#features/data/shared-values/load/send-shared.ts')
const looking = async () => await import('#features/data/shared-values/load/look-at-shared.ts')

export function sharedValues(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.countSharedValues, async () => {
    const { countSharedValues } = await sharing()
    return await countSharedValues(context)
  })
  serveFile(app, endpoints.shareValues, async (_, exchange) => {
    const { shareValues } = await sharing()
    return await shareValues(context, callerOf(exchange))
  })
  serve(app, endpoints.sendSharedValues, async ({ query, file }, exchange) => {
    const { sendSharedValues } = await sending()
    return await sendSharedValues(context, callerOf(exchange), { name: query.name.trim(), bytes: file })
  })
  serve(app, endpoints.readSharedValues, async (request, exchange) => {
    const { readSharedValues } = await looking()
    return await readSharedValues(context, callerOf(exchange), request)
  })
  serve(app, endpoints.confirmSharedValues, async (request, exchange) => {
    const { confirmSharedValues } = await looking()
    return await confirmSharedValues(context, callerOf(exchange), request)
  })
}
