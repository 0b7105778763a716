import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { assignRole } from '#features/users/assign-role.ts'
import { listUsers } from '#features/users/list-users.ts'
import { rejectUser } from '#features/users/reject-user.ts'
import { removeRole } from '#features/users/remove-role.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'

export function users(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.listUsers, async ({ query }) => await listUsers(context.database, 'current', query))
  serve(app, endpoints.listPendingUsers, async ({ query }) => await listUsers(context.database, 'pending', query))
  serve(
    app,
    endpoints.assignRole,
    async ({ body }, exchange) =>
      await assignRole(context, { id: body.user_id, role: body.role, by: callerOf(exchange) }),
  )
  serve(
    app,
    endpoints.removeRole,
    async ({ body }, exchange) =>
      await removeRole(context, { id: body.user_id, role: body.role, by: callerOf(exchange) }),
  )
  serve(
    app,
    endpoints.rejectUser,
    async ({ body }, exchange) => await rejectUser(context, { id: body.id, by: callerOf(exchange) }),
  )
}
