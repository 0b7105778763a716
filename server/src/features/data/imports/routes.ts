import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { confirmImport } from '#features/data/imports/confirm-import.ts'
import { discardImport } from '#features/data/imports/discard-import.ts'
import { listImports, readCheck } from '#features/data/imports/find-import.ts'
import { listOwnChanges } from '#features/data/imports/list-own-changes.ts'
import { listRuns } from '#features/data/imports/list-runs.ts'
import { openRunFile, openTemplate } from '#features/data/imports/open-file.ts'
import { sendFile } from '#features/data/imports/send-file.ts'
import { undoImport } from '#features/data/imports/undo-import.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'
import { serveFile } from '#platform/http/serve-file.ts'

export function dataImports(app: FastifyInstance, context: Context): void {
  serve(
    app,
    endpoints.sendOfficialsFile,
    async ({ query, file }, exchange) =>
      await sendFile(context, callerOf(exchange), { name: query.name.trim(), bytes: file }),
  )
  serve(app, endpoints.listImports, async (_, exchange) => ({ values: await listImports(context, callerOf(exchange)) }))
  serve(
    app,
    endpoints.readCheck,
    async ({ params }, exchange) => await readCheck(context, callerOf(exchange), params.id),
  )
  serve(
    app,
    endpoints.confirmImport,
    async ({ params, body }, exchange) =>
      await confirmImport(context, callerOf(exchange), {
        id: params.id,
        acceptLosses: body.accept_losses,
        acceptLeftOut: body.accept_left_out ?? null,
      }),
  )
  serve(
    app,
    endpoints.discardImport,
    async ({ params }, exchange) => await discardImport(context, callerOf(exchange), params.id),
  )
  matching(app, context)
  serve(app, endpoints.listOwnChanges, async ({ query }) => await listOwnChanges(context.database, query))
  serve(app, endpoints.listImportRuns, async ({ query }) => await listRuns(context.database, query))
  serve(
    app,
    endpoints.undoImport,
    async ({ params }, exchange) => await undoImport(context, callerOf(exchange), Number(params.id)),
  )
  serveFile(app, endpoints.importedFile, async ({ params }) => await openRunFile(context.database, Number(params.id)))
  serveFile(app, endpoints.officialsTemplate, async () => await openTemplate())
}

// How spreadsheets are read is loaded with the first of them: a server starts without it.
const sending = async () => await import('#features/data/imports/send-spreadsheet.ts')
const looking = async () => await import('#features/data/imports/match-import.ts')
const givingBack = async () => await import('#features/data/imports/skipped-rows-file.ts')

const loadSendResults = async () => await import('#features/data/imports/results/send-results.ts')
const loadSendOfficial = async () => await import('#features/data/imports/official/send-official.ts')

function matching(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.sendSpreadsheet, async ({ query, file }, exchange) => {
    const { sendSpreadsheet } = await sending()
    return await sendSpreadsheet(context, callerOf(exchange), { name: query.name.trim(), bytes: file })
  })
  serve(app, endpoints.readMatching, async ({ params }, exchange) => {
    const { readMatching } = await looking()
    return await readMatching(context, callerOf(exchange), params.id)
  })
  serve(app, endpoints.changeMatching, async ({ params, body }, exchange) => {
    const { changeMatching } = await looking()
    return await changeMatching(context, callerOf(exchange), params.id, body)
  })
  serve(app, endpoints.readMatchedRows, async ({ params, query }, exchange) => {
    const { readMatchedRows } = await looking()
    return await readMatchedRows(context, callerOf(exchange), params.id, query)
  })
  serve(app, endpoints.checkSpreadsheet, async ({ params }, exchange) => {
    const { checkSpreadsheet } = await looking()
    return await checkSpreadsheet(context, callerOf(exchange), params.id)
  })
  serve(app, endpoints.sendOfficial, async ({ body }, exchange) => {
    const { sendOfficial } = await loadSendOfficial()
    return await sendOfficial(context, callerOf(exchange), body)
  })
  serve(app, endpoints.sendResultsFile, async ({ params, query, file }, exchange) => {
    const { sendResults } = await loadSendResults()
    const sent = { name: query.name.trim(), bytes: file, day: params.day, state: query.state ?? null }
    return await sendResults(context, callerOf(exchange), sent)
  })
  serve(app, endpoints.answerResultsQuestions, async ({ params, body }, exchange) => {
    const { answerQuestions } = await import('#features/data/imports/results/answer-questions.ts')
    return await answerQuestions(context, callerOf(exchange), params.id, body.answers)
  })
  serveFile(app, endpoints.leftOutRows, async ({ params }, exchange) => {
    const { openSkippedRows } = await givingBack()
    return await openSkippedRows(context, callerOf(exchange), params.id)
  })
}
