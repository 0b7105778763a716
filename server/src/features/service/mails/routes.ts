import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { readMailServer } from '#features/service/mails/read-mail-server.ts'
import { sendTestMail } from '#features/service/mails/send-test-mail.ts'
import { failingSince } from '#mail/mail-state.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'

/** How mails go; what they say is in the mail folder. */
export function mails(app: FastifyInstance, context: Context): void {
  const { database, transport } = context
  serve(app, endpoints.readMails, async () => {
    if (transport.isOutbox) return { mails: 'outbox' as const }
    return { mails: (await failingSince(database)) === null ? ('leave' as const) : ('wait' as const) }
  })
  serve(app, endpoints.readMailServer, async () => await readMailServer(context))
  serve(app, endpoints.sendTestMail, async (_, exchange) => await sendTestMail(context, callerOf(exchange)))
}
