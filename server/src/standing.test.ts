import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint, Input } from '@atlas/contract/endpoints/endpoint.ts'
import { electedToFollow, standingMarks, standingOf } from '@atlas/contract/rules/standing.ts'
import { testDatabase } from '#testing/database.ts'
import { exported, readCsv, readSheet } from '#testing/exports/exports.ts'
import { notifyReporters } from '#features/data/corrections/notify-reporters.ts'
import { sendDigests } from '#features/saved/searches/digest/send-digests.ts'
import { make, sendOutcome } from '#testing/saved/lists/lists.ts'
import { until } from '#testing/jobs/queue.ts'
import { loadRecords } from '#imports/load-records.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { buildJurisdiction, buildOfficial, buildRecords, buildSeat } from '#testing/imports/records/records.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { exampleFor } from '#testing/example.ts'
import { testApp, Visitor } from '#testing/app.ts'

const onTheBallot = { ballotDay: '2026-11-03', termEnd: '2027-01-03' }
const seatOf = (district: string) =>
  ({ office: 'State Representative', jurisdictionKey: jurisdictionKey.houseDistrict('28', district) }) as const
const [seat29, seat30, seat31] = [seatOf('29'), seatOf('30'), seatOf('31')]
const districts = [seat29, seat30, seat31].map(({ jurisdictionKey: key }, index) =>
  buildJurisdiction({ key, kind: 'house-district', name: `House District ${29 + index}`, district: `${29 + index}` }),
)
// On 20 November 2026.
const officials = [
  buildOfficial({ ...seat29, key: 'w', last: 'Waiting', phone: '662-555-0100', ballotDay: '2026-11-03' }),
  buildOfficial({ key: 'e', last: 'Ended', phone: '662-555-0101', termEnd: '2026-11-04' }),
  buildOfficial({ key: 'o', last: 'Overdue', phone: '662-555-0102', ballotDay: '2026-06-02' }),
  buildOfficial({ key: 's', last: 'Seated', phone: '662-555-0103', termEnd: '2028-01-03' }),
  buildOfficial({ key: 'k', last: 'Kept', phone: '662-555-0104', ...onTheBallot }),
  buildOfficial({ key: 'f', last: 'Followed', phone: '662-555-0105', ...onTheBallot }),
  buildOfficial({ ...seat30, key: 'b', last: 'Confirmed', phone: '662-555-0106', ...onTheBallot }),
  buildOfficial({ ...seat31, key: 'd', last: 'Ousted', phone: '662-555-0107', ...onTheBallot }),
]
const marks: Readonly<Record<string, string | null>> = {
  'Ada Waiting': 'Result not in yet',
  'Ada Ended': 'Term ended',
  'Ada Overdue': 'Term over, successor not on file',
  'Ada Seated': null,
  'Ada Kept': null,
  'Ada Followed': 'Successor elected',
  'Ada Confirmed': null,
  'Ada Ousted': 'Successor elected',
}
// Those whose results come in below, by hand and by file.
const awaited = Object.keys(marks).filter((name) => / (Kept|Followed|Confirmed|Ousted)$/.test(name))

const database = await testDatabase()
const publish = async (published: readonly OfficialRecord[]) =>
  await loadRecords(
    database,
    {
      ...buildRecords(),
      jurisdictions: [buildJurisdiction(), ...districts],
      seats: [buildSeat(), ...[seat29, seat30, seat31].map(buildSeat)],
      officials: [...published],
    },
    {
      origin: 'public',
      isDemonstration: false,
      now: new Date('2026-11-19T15:00:00Z'),
      acceptLosses: officials.length,
      onProgress: () => undefined,
    },
  )
await publish([])
const server = await testApp(database)
const { context, clock } = server
const visitor = await new Visitor(server.app).signIn(await buildAccount(server, { roles: ['ADMIN'] }))
visitor.key = (
  await visitor.call(endpoints.makeKey, { body: { name: 'Script', scopes: ['officials', 'places', 'lists'] } })
).key
const saved = await visitor.call(endpoints.saveSearch, { body: { name: 'All', view: '', digest: 'weekly' } })
await publish(officials)
await context.dataset.refresh()
const { ids } = context.dataset.current().index
const all = [...ids].map(Number)
const { version } = context.dataset.current().index
await database
  .insertInto('official_change')
  .values(
    all.map((official_id) => ({
      official_id,
      run_id: 1,
      version,
      at: clock.now(),
      kind: 'changed',
      column_id: 'eo.phone',
      layer: 'public',
    })),
  )
  .execute()
const list = await make(visitor, { eo_ids: all, name: 'Calls' })
for (const [day, eo_id] of all.entries())
  await sendOutcome(visitor, list.id, { eo_id, outcome: 'follow_up', follow_up_on: `2026-12-0${day + 1}` })
for (const eo_id of all)
  await visitor.call(endpoints.reportMistake, { body: { eo_id, column_id: 'eo.phone', value: '662-555-0142' } })
const corrections = await visitor.call(endpoints.listCorrections, { query: {} })

const organizationId = await buildOrganization(server, 'Delta Votes')
await database.updateTable('account').set({ organization_id: organizationId }).execute()
const drive = await visitor.call(endpoints.makeDrive, {
  body: { name: 'All', place_ids: ['28011'], wanted: ['ethnicity', 'phone'] },
})
const tasks = await visitor.call(endpoints.listDriveTasks, { params: { id: drive.id } })
const task = { params: { id: tasks.values[0]?.id ?? '' } }
await visitor.call(endpoints.takeTask, task)
const sending = () => ({
  client_id: randomUUID(),
  answers: { source: { kind: 'knowledge' as const }, lines: [{ id: 'constable', phone: '662-555-0142', email: '' }] },
})
const colleague = await new Visitor(server.app).signIn(await buildAccount(server, { organizationId }))
const another = await visitor.call(endpoints.makeDrive, {
  body: { name: 'Lines', place_ids: ['28011'], wanted: ['phone'] },
})
const [filled] = (await colleague.call(endpoints.listDriveTasks, { params: { id: another.id } })).values
const toLookAt = { params: { id: filled?.id ?? '' } }
await colleague.call(endpoints.takeTask, toLookAt)
await colleague.call(endpoints.submitTask, { ...toLookAt, body: sending() })

const electionDay = { params: { day: '2026-11-03' }, query: { place_id: 'ms-house-29' } }
const { form } = await visitor.call(endpoints.readResults, electionDay)
const results = () => ({
  client_id: randomUUID(),
  place_id: electionDay.query.place_id,
  source: { text: 'Sheet on the courthouse door', is_official: true },
  seats: [{ seat_id: form?.seats[0]?.seat_id ?? '', outcome: 'unknown' }],
})

const standings = async () => {
  await context.dataset.refresh()
  const { values } = await visitor.call(endpoints.searchOfficials, { body: row })
  return Object.fromEntries(namings(values).map(({ name, texts }) => [name, markOf(texts)]))
}
const row: Input<typeof endpoints.searchOfficials>['body'] = {
  columns: ['eo.name', 'stats.result_pending', 'eo.term_end'],
}
const before = await standings()

// By hand.
const inBolivar = { ...electionDay, query: { place_id: '28011' } }
const bolivar = (await visitor.call(endpoints.readResults, inBolivar)).form
const seatHeldBy = (name: string) => bolivar?.seats.find(({ holder }) => holder?.name === name)?.seat_id ?? ''
const byHand = await colleague.call(endpoints.sendResults, {
  params: electionDay.params,
  body: {
    client_id: randomUUID(),
    place_id: '28011',
    source: { text: 'Sheet on the courthouse door', is_official: true },
    seats: [
      { seat_id: seatHeldBy('Ada Kept'), outcome: 're_elected' },
      { seat_id: seatHeldBy('Ada Followed'), outcome: 'new', name: 'Zoe Quill' },
    ],
  },
})
const entered = { params: { id: byHand.form?.task?.id ?? '' } }
await visitor.call(endpoints.acceptTask, { ...entered, body: {} })
await until(async () => (await visitor.call(endpoints.readTask, entered)).state !== 'publishing')

// By a file.
const counted = [
  'county,office,district,party,candidate,votes',
  'Bolivar,State House,30,Dem,Ada Confirmed,2000',
  'Bolivar,State House,30,Rep,Sam Other,1000',
  'Bolivar,State House,31,Dem,Ada Ousted,1000',
  'Bolivar,State House,31,Rep,Zoe Quill,2000',
]
const imported = await visitor.call(endpoints.sendResultsFile, {
  params: electionDay.params,
  query: { name: '20261103__ms__general__county.csv' },
  file: Buffer.from(counted.join('\n')),
})
const stands = async (...statuses: string[]) =>
  await until(async () =>
    (await visitor.call(endpoints.listImports, {})).values.some(
      ({ id, status }) => id === imported.id && statuses.includes(status),
    ),
  )
await stands('CHECKED', 'FAILED')
const confirmation = { params: { id: imported.id }, body: { accept_losses: null, accept_left_out: null } }
await visitor.call(endpoints.confirmImport, confirmation)
await stands('DONE', 'FAILED')

test('a result that is entered by hand or by file takes the mark away, and names who is elected', async () => {
  expect(before).toMatchObject(Object.fromEntries(awaited.map((name) => [name, 'Result not in yet'])))
  expect(await standings()).toEqual(marks)
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
  expect(await standings()).toEqual(marks)
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: false } })
})

type Request = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
const nobody = 'names no official'
const namesAlone = 'tells names to filter by, which several officials may have'
const ownWords = 'tells people what they wrote themselves, and about whom'
const ofOthers = 'answers in the form of another API, which has no word for it'
const ownFile = 'tells administrators what is in a file of their own'

const params = { id: list.id }
const search = { params: { id: saved.id } }
const correction = (index: number) => ({ params: { id: corrections.values[index]?.id ?? '' } })

type Exempt = typeof nobody | typeof namesAlone | typeof ownWords | typeof ownFile | typeof ofOthers

/** What is asked of every endpoint that names officials; who adds an endpoint says here whether it does. */
const requests: Record<keyof typeof endpoints, readonly Request[] | Exempt> = {
  searchOfficials: [{ body: row }],
  getOfficials: [{ query: { request: JSON.stringify(row) } }],
  officialDetail: all.map((id) => ({ params: { id: String(id) } })),
  officialChanges: all.map((id) => ({ params: { id: String(id) } })),
  readOfficials: [{ query: { columns: row.columns.join() } }],
  readOfficialsAs: [{ params: { format: 'json' }, query: { columns: row.columns.join() } }],
  readOfficial: all.map((id) => ({ params: { id: String(id) } })),
  readChanges: [{ query: { since: '2000-01-01' } }],
  readChangesAs: [{ params: { format: 'json' }, query: { since: '0' } }],
  readElections: nobody,
  readElectionsAs: nobody,
  readLists: nobody,
  readListedOfficials: [{ params }],
  readListedOfficialsAs: [{ params: { ...params, format: 'json' } }],
  makeLiveLinkOfSearch: nobody,
  makeLiveLinkOfList: nobody,
  endLiveLinkOfSearch: nobody,
  endLiveLinkOfList: nobody,
  listLiveLinks: nobody,
  readLiveLink: nobody,
  representativesByAddress: ofOthers,
  representativesByDivision: ofOthers,
  divisionsByAddress: ofOthers,
  openStatesPeople: ofOthers,
  openStatesPeopleAt: ofOthers,
  openStatesJurisdictions: ofOthers,
  openStatesJurisdiction: ofOthers,
  readPlaces: nobody,
  readPlacesAs: nobody,
  readPlace: [{ params: { id: '28011' } }],
  searchPlaces: nobody,
  countTraits: nobody,
  quickSearch: [{ body: { query: 'Ada' } }],
  readMails: nobody,
  readMailServer: nobody,
  sendTestMail: nobody,
  readDataStatus: nobody,
  keepRecoveryCodes: nobody,
  listFields: nobody,
  listFieldChoices: nobody,
  listChoices: nobody,
  countKnown: nobody,
  countFilters: nobody,
  typeAhead: namesAlone,
  fuzzy: namesAlone,
  closest: namesAlone,
  listCounties: nobody,
  comingElections: nobody,
  seatsAhead: nobody,
  comingCalendar: all.map((id) => ({ body: { official_id: id } })),
  findCalendarFeed: nobody,
  listCalendarFeeds: nobody,
  makeCalendarFeed: nobody,
  resetCalendarFeed: nobody,
  removeCalendarFeed: nobody,
  removeCalendarFeeds: nobody,
  readCalendarFeed: nobody,
  countyShares: nobody,
  suggestPlaces: nobody,
  findOfficials: [{ body: { place_id: '28011' } }, { body: { latitude: 33.6, longitude: -90.764 } }],
  matchPlaces: [{ body: { values: ['Bolivar County, MS'], kind: 'county' } }],
  findPlace: [{ params: { id: '28011' } }],
  compareSeats: nobody,
  countCountyChanges: nobody,
  listBodies: [{ params: { id: '28' } }],
  describeCoverage: nobody,
  knownByOffice: nobody,
  countSeats: nobody,
  downloadSeats: nobody,
  listLists: [{}],
  makeList: nobody,
  readList: [{ params }],
  changeList: [{ params, body: { script: 'Hello' } }],
  deleteList: nobody,
  copyList: nobody,
  addOfficials: nobody,
  takeOutOfficials: nobody,
  sayOutcomes: nobody,
  writeNote: nobody,
  listContacts: [{ params }],
  reportMistake: nobody,
  listOwnReports: [{}],
  listCorrections: [{}],
  setValue: [{ body: { eo_id: all[0], column_id: 'eo.gender', value: 'Female', source: 'A', as_of: '2026-11-01' } }],
  declineCorrection: [{ ...correction(1), body: { reason: 'not_confirmed' } }],
  undoCorrection: [{ ...correction(0), body: {} }],
  acceptCorrection: [{ ...correction(0), body: { value: '662-555-0142', source: 'A letter', as_of: '2026-11-01' } }],
  requestExport: nobody,
  listExports: nobody,
  findExport: nobody,
  downloadExport: nobody,
  // What is in it is looked at below.
  exportFile: nobody,
  listColumnSets: nobody,
  keepColumnSets: nobody,
  listBoardPages: nobody,
  makeBoardPage: nobody,
  putOnBoardPage: nobody,
  readBoardPage: nobody,
  changeBoardPage: nobody,
  takeOffBoardPage: nobody,
  removeBoardPage: nobody,
  listSavedSearches: nobody,
  saveSearch: nobody,
  findSavedSearch: nobody,
  changeSavedSearch: nobody,
  findSearchChanges: [search],
  downloadSearchChanges: [search],
  openSavedSearch: [search],
  removeSavedSearch: nobody,
  unsubscribe: nobody,
  openUnsubscribePage: nobody,
  live: nobody,
  ready: nobody,
  settings: nobody,
  login: nobody,
  register: nobody,
  confirmEmail: nobody,
  openConfirmPage: nobody,
  forgotPassword: nobody,
  resetPassword: nobody,
  accountOfLink: nobody,
  startOidc: nobody,
  finishOidc: nobody,
  leaveOidc: nobody,
  readInvitation: nobody,
  acceptInvitation: nobody,
  me: nobody,
  logout: nobody,
  secondStep: nobody,
  readAccount: nobody,
  changeAccount: nobody,
  changePassword: nobody,
  listKeys: nobody,
  makeKey: nobody,
  endKey: nobody,
  listSessions: nobody,
  endSession: nobody,
  endOtherSessions: nobody,
  ownBelongings: nobody,
  deleteAccount: nobody,
  exportAccount: ownWords,
  beginTwoFactor: nobody,
  confirmTwoFactor: nobody,
  renewRecoveryCodes: nobody,
  turnOffTwoFactor: nobody,
  listAudit: nobody,
  downloadAudit: nobody,
  listUsers: nobody,
  listPendingUsers: nobody,
  assignRole: nobody,
  removeRole: nobody,
  rejectUser: nobody,
  decideOnUsers: nobody,
  moveUser: nobody,
  readBelongings: nobody,
  deleteUser: nobody,
  listOrganizations: nobody,
  makeOrganization: nobody,
  changeOrganization: nobody,
  readHoldings: nobody,
  mergeOrganization: nobody,
  deleteOrganization: nobody,
  checkInvitees: nobody,
  invitePeople: nobody,
  listInvitations: nobody,
  inviteAgain: nobody,
  endInvitation: nobody,
  setPreference: nobody,
  noteWelcome: nobody,
  chooseNonpartisan: nobody,
  chooseNearestFirst: nobody,
  sendFeedback: nobody,
  sendOfficialsFile: nobody,
  sendResultsFile: nobody,
  answerResultsQuestions: nobody,
  listOwnChanges: nobody,
  countSharedValues: nobody,
  shareValues: ownFile,
  sendSharedValues: nobody,
  readSharedValues: ownFile,
  confirmSharedValues: nobody,
  listImports: nobody,
  readCheck: ownFile,
  confirmImport: nobody,
  discardImport: nobody,
  sendSpreadsheet: nobody,
  readMatching: ownFile,
  changeMatching: ownFile,
  readMatchedRows: ownFile,
  checkSpreadsheet: nobody,
  leftOutRows: ownFile,
  sendOfficial: nobody,
  listImportRuns: nobody,
  undoImport: nobody,
  importedFile: ownFile,
  officialsTemplate: ownFile,
  listDrives: nobody,
  mailAboutTasks: nobody,
  countDrive: nobody,
  makeDrive: nobody,
  readDrive: nobody,
  changeDrive: nobody,
  deleteDrive: nobody,
  listDriveTasks: nobody,
  listTasks: nobody,
  readTask: [task],
  takeTask: [task],
  keepTaskDraft: nobody,
  submitTask: [{ ...task, body: sending() }],
  acceptTask: [{ ...toLookAt, body: {} }],
  sendBackTask: nobody,
  releaseTask: nobody,
  undoTask: nobody,
  readResults: [electionDay],
  sendResults: [{ params: electionDay.params, body: results() }],
}

type Values = Record<string, unknown>

/** Every object of an answer that says a name itself, with whose it is. */
function namings(value: unknown): { name: string; texts: Values }[] {
  if (Array.isArray(value)) return value.flatMap(namings)
  if (typeof value !== 'object' || value === null) return []
  const texts = value as Values
  const names = Object.keys(marks).filter((name) => Object.values(texts).includes(name))
  return [...names.map((name) => ({ name, texts })), ...Object.values(texts).flatMap(namings)]
}

/** The mark of an object: said by itself, or by the two columns of which it is made. */
function markOf(texts: Values): unknown {
  if ('standing' in texts) return (texts.standing as { mark: string } | null)?.mark ?? null
  const [pending, end] = [texts['stats.result_pending'], texts['eo.term_end']]
  if (pending === undefined || end === undefined) return 'not told'
  const elected = electedToFollow(texts['eo.elected'] as string | null, texts['eo.takes_office'] as string | null)
  return standingOf(pending as string | null, end as string | null, '2026-11-20', elected)?.mark ?? null
}

/** How a calendar says of whom is in office that somebody else is elected. */
const takesOffice = / takes office \d\d-\d\d-\d{4}/

/** Its rows have the mark alone; the day stands in the record of the official. */
const withMarkAlone = new Set<string>(['downloadSearchChanges'])

/** The parts of a text that stand for themselves: cards, entries of a calendar, rows, or lines. */
function markedParts(text: string): [string, string | null][] {
  const parts = text.replace(/\r\n /g, '').split(/(?=BEGIN:VCARD|BEGIN:VEVENT|\{"eo\.id")|(?<=\r\n)(?=")/)
  return parts.flatMap((part) => {
    const plain = part.replaceAll('\\,', ',')
    const names = Object.keys(marks).filter((name) => plain.includes(name))
    return names.map((name): [string, string | null] => [
      name,
      standingMarks.find((each) => plain.includes(each)) ?? (takesOffice.test(plain) ? 'Successor elected' : null),
    ])
  })
}

const walk = (Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][]).flatMap(([name, endpoint]) => {
  const questions = requests[name]
  return typeof questions === 'string' ? [] : [[name, endpoint, questions] as const]
})

test.each(walk)(
  '%s says beside each official whether somebody else may hold the seat',
  async (endpointName, endpoint, questions) => {
    let named = 0
    for (const question of questions) {
      const answer = await visitor.request(endpoint, question)
      expect(answer.statusCode, answer.body).toBeLessThan(300)
      const texts = endpoint.media
        ? markedParts(answer.body)
        : namings(answer.json()).map(({ name, texts: object }) => [name, markOf(object)] as const)
      for (const [name, mark] of texts) expect([name, mark]).toEqual([name, marks[name]])
      // Of whoever is elected to follow, the day of it is told where the person in office is named.
      if (texts.some(([, mark]) => mark === 'Successor elected') && !withMarkAlone.has(endpointName))
        expect(answer.body.replaceAll('\r\n ', '')).toMatch(/01-0[45]-2027|2027-01-0[45]/)
      named += texts.length
    }
    expect(named).toBeGreaterThan(0)
  },
)

test.each(
  Object.entries(endpoints).filter(
    ([name, { method }]) => requests[name as keyof typeof endpoints] === nobody && method === 'GET',
  ),
)('%s names no official, as it says', async (_, endpoint) => {
  const { body } = await visitor.request(endpoint, exampleFor(endpoint))
  for (const name of Object.keys(marks)) expect(body).not.toContain(name)
})

test.each(['csv', 'xlsx'] as const)('a file (%s) of a search and of a list marks each row', async (format) => {
  for (const of of [{}, { list_id: list.id }]) {
    const bytes = await exported(visitor, { ...of, format, columns: ['eo.name'] })
    const [heading = [], ...rows] = format === 'csv' ? readCsv(bytes) : await readSheet(bytes, 'Officials')
    const at = heading.indexOf('Standing')
    expect(Object.fromEntries(rows.map((cells) => [cells[0], cells[at] || null]))).toEqual(marks)
  }
})

test('the weekly email, and the one about a report, mark each official', async () => {
  await server.mails()
  const another = await buildAccount(server)
  const forAnother = await new Visitor(server.app).signIn(another)
  await publish([])
  await context.dataset.refresh()
  await forAnother.call(endpoints.saveSearch, { body: { name: 'All', view: '', digest: 'weekly' } })
  await publish(officials)
  await context.dataset.refresh()
  clock.forward(3 * 86_400)
  for (const eo_id of [...context.dataset.current().index.ids].map(Number))
    await forAnother.call(endpoints.reportMistake, { body: { eo_id, column_id: 'eo.email', value: 'a@example.org' } })
  const { values } = await visitor.call(endpoints.listCorrections, { query: {} })
  for (const { id } of values)
    await visitor.call(endpoints.declineCorrection, { params: { id }, body: { reason: 'not_confirmed' } })
  clock.forward(60)
  await notifyReporters(context)
  await sendDigests(context)
  const texts = (await server.mails()).flatMap(({ to, text }) =>
    (to === another.email ? text : '')
      .replace(/\s+/g, ' ')
      .split(/(?=\bAda )/)
      .flatMap(markedParts),
  )
  for (const [name, mark] of texts) expect([name, mark]).toEqual([name, marks[name]])
  // Of some the organization has results of its own: they did not leave, and so are not new.
  for (const name of Object.keys(marks))
    expect(texts.filter(([each]) => each === name).length, name).toBeGreaterThan(awaited.includes(name) ? 0 : 1)
})
