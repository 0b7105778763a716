import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import type { Context } from '#context/context.ts'
import { changeList, deleteList } from '#features/saved/lists/change-list.ts'
import { contactsFile } from '#features/saved/lists/contacts-file.ts'
import { copyList } from '#features/saved/lists/copy-list.ts'
import { listLists } from '#features/saved/lists/list-lists.ts'
import { makeList } from '#features/saved/lists/make-list.ts'
import { addOfficials, takeOutOfficials } from '#features/saved/lists/officials-of-list.ts'
import { readListedOfficials, readLists } from '#features/saved/lists/list-rows.ts'
import { answerList } from '#features/saved/lists/read-list.ts'
import { sayOutcomes } from '#features/saved/lists/say-outcomes.ts'
import { writeNote } from '#features/saved/lists/write-note.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { type Exchange, serve } from '#platform/http/serve.ts'
import { serveJson } from '#platform/http/serve-json.ts'
import { serveRows } from '#platform/http/serve-rows.ts'
import { serveText } from '#platform/http/serve-text.ts'

export function lists(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.listLists, async (_, exchange) => await listLists(context, callerOf(exchange)))
  listsForPrograms(app, context)
  serve(app, endpoints.makeList, async ({ body }, exchange) => await makeList(context, callerOf(exchange), body))
  serveJson(
    app,
    endpoints.readList,
    async ({ params }, exchange) => await answerList(context, callerOf(exchange), params.id),
  )
  serve(
    app,
    endpoints.changeList,
    async ({ params, body }, exchange) =>
      await changeList(context, callerOf(exchange), { id: params.id, changes: body }),
  )
  serve(
    app,
    endpoints.deleteList,
    async ({ params }, exchange) => await deleteList(context, callerOf(exchange), params.id),
  )
  serve(
    app,
    endpoints.copyList,
    async ({ params, body }, exchange) => await copyList(context, callerOf(exchange), { id: params.id, ...body }),
  )
  serve(
    app,
    endpoints.addOfficials,
    async ({ params, body }, exchange) =>
      await addOfficials(context, callerOf(exchange), { listId: params.id, request: body }),
  )
  serve(
    app,
    endpoints.takeOutOfficials,
    async ({ params, body }, exchange) =>
      await takeOutOfficials(context, callerOf(exchange), { listId: params.id, ids: body.eo_ids }),
  )
  serve(
    app,
    endpoints.sayOutcomes,
    async ({ params, body }, exchange) =>
      await sayOutcomes(context, callerOf(exchange), { listId: params.id, outcomes: body.values }),
  )
  serve(
    app,
    endpoints.writeNote,
    async ({ params, body }, exchange) =>
      await writeNote(context, callerOf(exchange), {
        listId: params.id,
        officialId: Number(params.eo_id),
        written: body,
      }),
  )
  serveText(
    app,
    endpoints.listContacts,
    async ({ params, query }, exchange) => await contactsFile(context, callerOf(exchange), { ...params, ...query }),
  )
}

function listsForPrograms(app: FastifyInstance, context: Context): void {
  serveRows(
    app,
    endpoints.readLists,
    async ({ query }, exchange) => await readLists(context, callerOf(exchange), query),
  )
  const readOfficials = async (
    { params, query }: Pick<Parsed<typeof endpoints.readListedOfficials>, 'params' | 'query'>,
    exchange: Exchange,
  ) => await readListedOfficials(context, callerOf(exchange), params.id, query)
  serveRows(app, endpoints.readListedOfficials, readOfficials)
  serveRows(app, endpoints.readListedOfficialsAs, readOfficials)
}
