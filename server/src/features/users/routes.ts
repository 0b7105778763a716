import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { assignRole } from '#features/users/assign-role.ts'
import { changeOrganization } from '#features/users/change-organization.ts'
import { decideOnUsers } from '#features/users/decide-on-users.ts'
import { deleteUser } from '#features/users/delete-user.ts'
import { deleteOrganization, mergeOrganization, readHoldings } from '#features/users/end-organization.ts'
import { listOrganizations } from '#features/users/list-organizations.ts'
import { listUsers } from '#features/users/list-users.ts'
import { makeOrganization } from '#features/users/make-organization.ts'
import { moveUser } from '#features/users/move-user.ts'
import { readBelongings } from '#features/users/read-belongings.ts'
import { rejectUser } from '#features/users/reject-user.ts'
import { removeRole } from '#features/users/remove-role.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'

export function users(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.listUsers, async ({ query }) => await listUsers(context.database, 'current', query))
  serve(app, endpoints.listPendingUsers, async ({ query }) => await listUsers(context.database, 'pending', query))
  serve(app, endpoints.assignRole, async ({ body }, exchange) => {
    const { user_id: id, role, organization_id: organizationId, organization_name: organizationName } = body
    const approval = { id, role, organizationId, organizationName, acceptsUnconfirmed: body.accepts_unconfirmed }
    return await assignRole(context, { ...approval, by: callerOf(exchange) })
  })
  serve(
    app,
    endpoints.removeRole,
    async ({ body }, exchange) =>
      await removeRole(context, {
        id: body.user_id,
        role: body.role,
        heirId: body.heir_id,
        by: callerOf(exchange),
      }),
  )
  serve(
    app,
    endpoints.rejectUser,
    async ({ body }, exchange) => await rejectUser(context, { ...body, by: callerOf(exchange) }),
  )
  serve(
    app,
    endpoints.decideOnUsers,
    async ({ body }, exchange) => await decideOnUsers(context, { ...body, by: callerOf(exchange) }),
  )
  serve(
    app,
    endpoints.moveUser,
    async ({ body }, exchange) =>
      await moveUser(context, {
        id: body.user_id,
        organizationId: body.organization_id,
        heirId: body.heir_id,
        by: callerOf(exchange),
      }),
  )
  serve(app, endpoints.readBelongings, async ({ params }) => await readBelongings(context, params.id))
  serve(app, endpoints.ownBelongings, async (_, exchange) => await readBelongings(context, callerOf(exchange)))
  serve(
    app,
    endpoints.deleteUser,
    async ({ params, body }, exchange) =>
      await deleteUser(context, { id: params.id, heirId: body.heir_id, by: callerOf(exchange) }),
  )
  organizations(app, context)
}

function organizations(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.listOrganizations, async () => await listOrganizations(context.database))
  serve(
    app,
    endpoints.makeOrganization,
    async ({ body }, exchange) => await makeOrganization(context, { ...body, by: callerOf(exchange) }),
  )
  serve(
    app,
    endpoints.changeOrganization,
    async ({ params, body }, exchange) =>
      await changeOrganization(context, { id: params.id, changes: body, by: callerOf(exchange) }),
  )
  serve(app, endpoints.readHoldings, async ({ params }) => await readHoldings(context.database, params.id))
  serve(
    app,
    endpoints.mergeOrganization,
    async ({ params, body }, exchange) =>
      await mergeOrganization(context, { id: params.id, intoId: body.into_id, by: callerOf(exchange) }),
  )
  serve(
    app,
    endpoints.deleteOrganization,
    async ({ params }, exchange) => await deleteOrganization(context, { id: params.id, by: callerOf(exchange) }),
  )
}
