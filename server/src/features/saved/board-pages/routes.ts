import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import {
  changeBoardPage,
  makeBoardPage,
  putOnBoardPage,
  removeBoardPage,
  takeOffBoardPage,
} from '#features/saved/board-pages/change-board-pages.ts'
import { listBoardPages, readBoardPage } from '#features/saved/board-pages/find-board-pages.ts'
import { userOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'

export function boardPages(app: FastifyInstance, context: Context): void {
  const { database } = context
  serve(app, endpoints.listBoardPages, async (_, exchange) => await listBoardPages(database, userOf(exchange)))
  serve(
    app,
    endpoints.makeBoardPage,
    async ({ body }, exchange) => await makeBoardPage(context, userOf(exchange), body.name),
  )
  serve(
    app,
    endpoints.putOnBoardPage,
    async ({ body }, exchange) => await putOnBoardPage(context, userOf(exchange), body),
  )
  serve(
    app,
    endpoints.readBoardPage,
    async ({ params }, exchange) => await readBoardPage(database, userOf(exchange), params.id),
  )
  serve(
    app,
    endpoints.changeBoardPage,
    async ({ params, body }, exchange) =>
      await changeBoardPage(context, userOf(exchange), { id: params.id, changes: body }),
  )
  serve(
    app,
    endpoints.takeOffBoardPage,
    async ({ params }, exchange) => await takeOffBoardPage(context, userOf(exchange), params),
  )
  serve(
    app,
    endpoints.removeBoardPage,
    async ({ params }, exchange) => await removeBoardPage(context, userOf(exchange), params.id),
  )
}
