import { randomUUID } from 'node:crypto'
import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { problemSchema } from '@atlas/contract/problem.ts'
import { loadRecords } from '#imports/load-records.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { OfficialRecord, Records } from '#imports/records/records.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import type { TestApp } from '#testing/app.ts'
import { Visitor } from '#testing/app.ts'
import { buildJurisdiction, buildOfficial, buildRecords, buildSeat } from '#testing/imports/records/records.ts'
import { until } from '#testing/jobs/queue.ts'

export const bolivar = '28011'
const key = jurisdictionKey.county(bolivar)
const washington = jurisdictionKey.county('28151')

/** Two counties in Mississippi: constables, one of them on file, and a sheriff and a coroner who are not on file. */
export function recordsOfDrives(changes: Partial<Records> = {}): Records {
  const seats = (['Sheriff', 'Coroner'] as const).map((office) => buildSeat({ office, byLaw: 1 }))
  const elsewhere = seats.map((seat) => ({ ...seat, jurisdictionKey: washington }))
  return {
    ...buildRecords(),
    counties: [
      { id: bolivar, stateId: '28', name: 'Bolivar', fullName: 'Bolivar County' },
      { id: '28151', stateId: '28', name: 'Washington', fullName: 'Washington County' },
    ],
    jurisdictions: [
      buildJurisdiction({ key }),
      buildJurisdiction({ key: washington, name: 'Washington County', countyIds: ['28151'] }),
    ],
    seats: [buildSeat({ byLaw: 2 }), ...seats, ...elsewhere],
    officials: [buildOfficial({ key: 'ada', last: 'Bird' })],
    ...changes,
  }
}

export const sheriff = (changes: Partial<OfficialRecord> = {}): OfficialRecord =>
  buildOfficial({ key: 'sheriff', office: 'Sheriff', first: 'Joe', name: 'Joe Moody', last: 'Moody', ...changes })

type MakeDrive = Input<typeof endpoints.makeDrive>['body']
type Sent = Input<typeof endpoints.submitTask>['body']['answers']

export const call = { kind: 'call', day: '2026-11-19', office: 'the circuit clerk' } as const
/** An answer for the first of the two counties. */
export const sheriffIs = (name: string, more: object = {}): Sent => ({
  source: call,
  seats: [{ id: 'sheriff:1', people: [{ name, ...more }] }],
})

/** A server with an organization, and the actions of its people on drives. */
export async function deskOf(server: TestApp, name = 'Delta Votes') {
  const { app, context, clock } = server
  const organizationId = await buildOrganization(server, name)
  const admin = await new Visitor(app).signIn()
  const someone = async (roles: readonly ('USER' | 'ADMIN')[] = ['USER'], of: string | null = organizationId) => {
    const account = await buildAccount(server, { organizationId: of, roles })
    return Object.assign(await new Visitor(app).signIn(account), { account })
  }
  const load = async (records: Records) => {
    await loadRecords(context.database, records, {
      origin: 'public',
      isDemonstration: false,
      now: clock.now(),
      acceptLosses: Number.POSITIVE_INFINITY,
      onProgress: () => undefined,
    })
    await context.dataset.refresh()
  }
  const makeDrive = async (body: Partial<MakeDrive> = {}): Promise<Drive> =>
    await admin.call(endpoints.makeDrive, {
      body: {
        name: 'Courthouses',
        organization_id: organizationId,
        wanted: ['holder', 'phone', 'ethnicity'],
        ...(body.filters ? {} : { place_ids: [bolivar] }),
        ...body,
      },
    })
  const taskOf = async (drive: { readonly id: string }, by: Visitor = admin, place = bolivar): Promise<string> => {
    const { values } = await by.call(endpoints.listDriveTasks, { params: { id: drive.id } })
    return values.find((task) => task.place.id === place)?.id ?? ''
  }
  const read = async (by: Visitor, id: string): Promise<Task> => {
    await context.dataset.refresh()
    return await by.call(endpoints.readTask, { params: { id } })
  }
  return {
    organizationId,
    admin,
    someone,
    load,
    makeDrive,
    taskOf,
    read,
    take: async (by: Visitor, id: string) => await by.call(endpoints.takeTask, { params: { id } }),
    send: async (by: Visitor, id: string, answers: Sent, clientId = randomUUID()) =>
      await by.call(endpoints.submitTask, { params: { id }, body: { client_id: clientId, answers } }),
    accept: async (by: Visitor, id: string, changes?: Input<typeof endpoints.acceptTask>['body']['changes']) =>
      await by.call(endpoints.acceptTask, { params: { id }, body: changes ? { changes } : {} }),
    /** Waits until accepted answers are published or refused. */
    settled: async (by: Visitor, id: string): Promise<Task> => {
      await until(async () => (await read(by, id)).state !== 'publishing')
      return await read(by, id)
    },
  }
}

/** The refusal of a call: its status, message and fields. */
export async function refusal(
  answer: Promise<{ readonly statusCode: number; json(): unknown }>,
): Promise<{ status: number; detail: string; fields: string[] }> {
  const { statusCode, json } = await answer.then((each) => ({ statusCode: each.statusCode, json: each.json() }))
  const { detail, errors = [] } = problemSchema.parse(json)
  return { status: statusCode, detail, fields: errors.map(({ path, message }) => `${path}: ${message}`) }
}

export type SentAnswers = Sent
