import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { checkInvitees, endInvitation, inviteAgain, invitePeople } from '#features/users/invitations/invite-people.ts'
import { listInvitations } from '#features/users/invitations/list-invitations.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'

export function invitations(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.checkInvitees, async ({ body }) => ({
    values: await checkInvitees(context.database, body.emails, context.clock.now()),
  }))
  serve(
    app,
    endpoints.invitePeople,
    async ({ body }, exchange) => await invitePeople(context, { ...body, by: callerOf(exchange) }),
  )
  serve(app, endpoints.listInvitations, async () => await listInvitations(context))
  serve(
    app,
    endpoints.inviteAgain,
    async ({ params }, exchange) => await inviteAgain(context, { id: params.id, by: callerOf(exchange) }),
  )
  serve(
    app,
    endpoints.endInvitation,
    async ({ params }, exchange) => await endInvitation(context, { id: params.id, by: callerOf(exchange) }),
  )
}
