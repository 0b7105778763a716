import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { changeDrive, deleteDrive } from '#features/drives/change-drive.ts'
import { describeDrive, listDrives, listDriveTasks } from '#features/drives/list-drives.ts'
import { switchMail } from '#features/drives/mails/switch-mail.ts'
import { countDrive, makeDrive } from '#features/drives/make-drive.ts'
import { describeTask } from '#features/drives/tasks/describe-task.ts'
import { describeOne, listTasks } from '#features/drives/tasks/list-tasks.ts'
import { keepDraft, releaseTask, takeTask } from '#features/drives/tasks/take-task.ts'
import { undoTask } from '#features/drives/tasks/undo-task.ts'
import { callerOf, userOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'

// Loaded with the first answers, so that a server starts without this code.
const submitting = async () => await import('#features/drives/tasks/submit-task.ts')
const sending = async () => await import('#features/drives/results/send-results.ts')
const reading = async () => await import('#features/drives/results/read-results.ts')
const looking = async () => await import('#features/drives/tasks/look-at-task.ts')

export function drives(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.listDrives, async ({ query }, exchange) => await listDrives(context, userOf(exchange), query))
  serve(
    app,
    endpoints.mailAboutTasks,
    async ({ body }, exchange) => await switchMail(context, callerOf(exchange), body.is_on),
  )
  serve(app, endpoints.countDrive, async ({ body }) => await countDrive(context, body))
  serve(app, endpoints.makeDrive, async ({ body }, exchange) => {
    const caller = userOf(exchange)
    return await describeDrive(context, caller, await makeDrive(context, caller, body))
  })
  serve(
    app,
    endpoints.readDrive,
    async ({ params }, exchange) => await describeDrive(context, userOf(exchange), params.id),
  )
  serve(app, endpoints.changeDrive, async (request, exchange) => {
    const caller = userOf(exchange)
    await changeDrive(context, caller, request)
    return await describeDrive(context, caller, request.params.id)
  })
  serve(
    app,
    endpoints.deleteDrive,
    async ({ params }, exchange) => await deleteDrive(context, userOf(exchange), params.id),
  )
  serve(
    app,
    endpoints.listDriveTasks,
    async ({ params }, exchange) => await listDriveTasks(context, userOf(exchange), params.id),
  )
  tasks(app, context)
  results(app, context)
}

function tasks(app: FastifyInstance, context: Context): void {
  serve(
    app,
    endpoints.listTasks,
    async ({ query }, exchange) => await listTasks(context, userOf(exchange), query.which),
  )
  serve(
    app,
    endpoints.readTask,
    async ({ params }, exchange) => await describeTask(context, userOf(exchange), params.id),
  )
  serve(app, endpoints.takeTask, async ({ params }, exchange) => {
    await takeTask(context, userOf(exchange), params.id)
    return await describeTask(context, userOf(exchange), params.id)
  })
  serve(app, endpoints.releaseTask, async ({ params }, exchange) => {
    await releaseTask(context, userOf(exchange), params.id)
    return await describeOne(context, userOf(exchange), params.id)
  })
  serve(
    app,
    endpoints.keepTaskDraft,
    async ({ params, body }, exchange) => await keepDraft(context, userOf(exchange), params.id, body.answers),
  )
  serve(app, endpoints.submitTask, async ({ params, body }, exchange) => {
    const { submitTask } = await submitting()
    await submitTask(context, userOf(exchange), { id: params.id, clientId: body.client_id, answers: body.answers })
    return await describeTask(context, userOf(exchange), params.id)
  })
  serve(app, endpoints.acceptTask, async (request, exchange) => {
    const { acceptTask } = await looking()
    await acceptTask(context, userOf(exchange), request)
    return await describeTask(context, userOf(exchange), request.params.id)
  })
  serve(app, endpoints.sendBackTask, async (request, exchange) => {
    const { sendBackTask } = await looking()
    await sendBackTask(context, userOf(exchange), request)
    return await describeOne(context, userOf(exchange), request.params.id)
  })
  serve(app, endpoints.undoTask, async ({ params }, exchange) => {
    await undoTask(context, userOf(exchange), params.id)
    return await describeOne(context, userOf(exchange), params.id)
  })
}

function results(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.readResults, async (request, exchange) => {
    const { readResults } = await reading()
    return await readResults(context, userOf(exchange), request)
  })
  serve(app, endpoints.sendResults, async ({ params, body }, exchange) => {
    const { sendResults } = await sending()
    await sendResults(context, userOf(exchange), { params, body })
    const { readResults } = await reading()
    return await readResults(context, userOf(exchange), { params, query: { place_id: body.place_id } })
  })
}
