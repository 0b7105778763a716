import { expect, test } from 'vitest'
import { type ColumnId, columnIds, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom, visibleIds } from '@atlas/contract/catalogue/nonpartisan.ts'
import { wantedIds } from '@atlas/contract/endpoints/drives/answers.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { mostColumns } from '@atlas/contract/search/search-request.ts'
import { placeIdAt } from '#dataset/places/places.ts'
import { placeKinds } from '@atlas/contract/rules/place-kinds.ts'
import { testDatabase } from '#testing/database.ts'
import { exported, readSheet, noneRunning } from '#testing/exports/exports.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { buildOrganization } from '#testing/account.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { partisanNumbers, partisanTextIn } from '#testing/partisan-text.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 300, seed: 7 })
const server = await testApp(database)
const visitor = await new Visitor(server.app).signIn()
visitor.key = (
  await visitor.call(endpoints.makeKey, { body: { name: 'Script', scopes: ['officials', 'places', 'lists'] } })
).key

const hidden = [...hiddenFrom(true)] as ColumnId[]
const visible = visibleIds(columnIds, true)
const visiblePlaces = visibleIds(columnsOf.place.ids, true)
const official = String(server.context.dataset.current().index.ids[0])
const ofOfficials: readonly ColumnId[] = columnsOf.official.ids
const searchOf = (id: ColumnId) => (ofOfficials.includes(id) ? 'searchOfficials' : 'searchPlaces')
const numbers = await partisanNumbers(visitor, hidden)
// Asked for before the view was on.
await exported(visitor, { filters: [{ column_id: 'party.name', operator: 'in', value: ['democratic'] }] })
const sets = [
  { name: 'Votes', columns: ['eo.name', 'party.name'] },
  { name: 'Parties', columns: ['party.name'] },
] satisfies { name: string; columns: ColumnId[] }[]
await visitor.call(endpoints.keepColumnSets, { body: { values: sets } })
const saved = await visitor.call(endpoints.saveSearch, {
  body: { name: 'Kept', view: 'party.name=democratic&stats.2020biden%25=gte:0.6&state.name=28&map=biden-share' },
})
const feed = await visitor.call(endpoints.makeCalendarFeed, {
  body: { filters: [{ column_id: 'party.name', operator: 'in', value: ['democratic'] }] },
})
const board = await visitor.call(endpoints.putOnBoardPage, {
  body: { picture: 'seats', view: 'place=28&by=party.name', sentence: 'Most are Democratic.' },
})
const list = await visitor.call(endpoints.makeList, { body: { name: 'Calls', filters: [] } })

// In some of them something is missing.
const counties = await database.selectFrom('county').select('id').orderBy('id').limit(200).execute()
const countyIds = counties.map(({ id }) => id)
const organizationId = await buildOrganization(server, 'Delta Votes')
await database.updateTable('account').set({ organization_id: organizationId }).execute()
const drive = await visitor.call(endpoints.makeDrive, {
  body: { name: 'Parties', place_ids: countyIds, wanted: wantedIds },
})
const driven = await visitor.call(endpoints.listDriveTasks, { params: { id: drive.id } })
const task = { params: { id: driven.values[0]?.id ?? '' } }

const electionDay = { params: { day: '2026-11-03' }, query: { place_id: countyIds[0] ?? '' } }

await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: true } })

const { places } = server.context.dataset.current()
const placeIds = placeKinds.flatMap((kind) => {
  const number = places.kinds.indexOf(placeKinds.indexOf(kind))
  return number === -1 ? [] : [placeIdAt(places, number)]
})

type Request = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
const nobody = 'tells of no official'
const ownFile = 'tells administrators of a file of their own'

const pages = Array.from({ length: Math.ceil(visible.length / mostColumns) }, (_, page) => ({
  columns: visible.slice(page * mostColumns, (page + 1) * mostColumns),
  limit: 100,
}))

const placePages = Array.from({ length: Math.ceil(visiblePlaces.length / mostColumns) }, (_, page) => ({
  columns: visiblePlaces.slice(page * mostColumns, (page + 1) * mostColumns),
  limit: 100,
}))

/** What is asked in the view of every endpoint there is, so that much of what it can tell is told. */
const requests: Record<keyof typeof endpoints, readonly Request[] | typeof nobody | typeof ownFile> = {
  searchOfficials: pages.map((body) => ({ body })),
  getOfficials: pages.map((page) => ({ query: { request: JSON.stringify(page) } })),
  officialDetail: [{ params: { id: official } }],
  officialChanges: [{ params: { id: official } }],
  readOfficials: pages.map(({ columns }) => ({ query: { columns: columns.join(), limit: '100' } })),
  readOfficialsAs: ['csv', 'ndjson'].map((format) => ({ params: { format } })),
  readOfficial: [{ params: { id: official } }],
  readChanges: [{ query: { since: '2000-01-01' } }],
  readChangesAs: [{ params: { format: 'csv' }, query: { since: '0' } }],
  readElections: [{}],
  readElectionsAs: [{ params: { format: 'csv' } }],
  readLists: [{}],
  readListedOfficials: [{ params: { id: list.id } }],
  readListedOfficialsAs: [{ params: { id: list.id, format: 'csv' } }],
  makeLiveLinkOfSearch: nobody,
  makeLiveLinkOfList: nobody,
  endLiveLinkOfSearch: nobody,
  endLiveLinkOfList: nobody,
  listLiveLinks: nobody,
  // Held by live-links.test.ts: the link is its owner's, whoever reads it.
  readLiveLink: nobody,
  representativesByAddress: [{ query: { address: 'Bolivar County, MS' } }],
  representativesByDivision: [{ params: { ocdId: 'ocd-division/country:us/state:al' } }],
  divisionsByAddress: nobody,
  openStatesPeople: [{ query: { jurisdiction: 'al', include: 'offices' } }, { query: { name: 'a' } }],
  openStatesPeopleAt: nobody,
  openStatesJurisdictions: nobody,
  openStatesJurisdiction: nobody,
  readPlaces: placePages.map(({ columns }) => ({ query: { columns: columns.join() } })),
  readPlacesAs: [{ params: { format: 'csv' } }],
  readPlace: placeIds.map((id) => ({ params: { id } })),
  searchPlaces: placePages.map((body) => ({ body })),
  countTraits: [{}],
  quickSearch: ['a', 'sheriff', 'democrat', 'republican'].map((query) => ({ body: { query, limit: 50 } })),
  listFields: [{}],
  listFieldChoices: [{ params: { columnId: 'office.name' } }, { params: { columnId: 'stats.last_election' } }],
  listChoices: [{ body: { columns: ['office.type', 'stats.last_election', 'state.name'] } }],
  countKnown: [{ body: { columns: ['eo.phone', 'stats.last_election'] } }],
  countFilters: [{ body: { counted: [{ column_id: 'stats.last_election', operator: 'in', value: ['close'] }] } }],
  typeAhead: [{ body: { column_id: 'stats.members_of_congress', value: 'a' } }],
  fuzzy: [{ body: { column_id: 'eo.name', value: 'democrat' } }],
  closest: [{ body: { column_id: 'office.name', value: 'republican' } }],
  listCounties: [{}],
  comingElections: [{}],
  seatsAhead: [{}],
  comingCalendar: [{ body: {} }, { body: { official_id: Number(official) } }],
  findCalendarFeed: [{}],
  listCalendarFeeds: [{}],
  makeCalendarFeed: [{ body: {} }],
  resetCalendarFeed: [{ params: { id: feed.id } }],
  removeCalendarFeed: nobody,
  removeCalendarFeeds: nobody,
  // Made by the same hand as the calendar above.
  readCalendarFeed: nobody,
  countyShares: [{}],
  suggestPlaces: ['38', 'bol', 'cle'].map((text) => ({ body: { text } })),
  findOfficials: [
    ...placeIds.map((id) => ({ body: { place_id: id } })),
    { body: { latitude: 32.4074, longitude: -87.0211 } },
  ],
  matchPlaces: [{ body: { values: ['Dallas County, AL', 'Bolivar', 'Jefferson'], kind: 'county' } }],
  compareSeats: [{ query: { state_id: '28', group: 'black' } }],
  countCountyChanges: [{ query: {} }],
  listBodies: placeIds.map((id) => ({ params: { id } })),
  findPlace: placeIds.map((id) => ({ params: { id } })),
  describeCoverage: [{}],
  knownByOffice: [{ query: { column_id: 'stats.last_election' } }],
  countSeats: [{ query: {} }],
  downloadSeats: [{ query: {} }],
  listLists: [{}],
  makeList: [{ body: { name: 'Everybody', filters: [] } }],
  readList: [{ params: { id: list.id } }],
  changeList: [{ params: { id: list.id }, body: { script: 'Hello' } }],
  deleteList: nobody,
  copyList: [{ params: { id: list.id }, body: { name: 'Again' } }],
  addOfficials: nobody,
  takeOutOfficials: nobody,
  sayOutcomes: nobody,
  writeNote: nobody,
  listContacts: [{ params: { id: list.id } }],
  reportMistake: nobody,
  listOwnReports: [{}],
  listCorrections: [{}, { query: { status: 'accepted' } }],
  acceptCorrection: nobody,
  declineCorrection: nobody,
  undoCorrection: nobody,
  setValue: nobody,
  requestExport: [{ body: {} }],
  listExports: [{}],
  findExport: nobody,
  downloadExport: nobody,
  // What is in it is looked at below.
  exportFile: nobody,
  listColumnSets: [{}],
  keepColumnSets: [{ body: { values: [{ name: 'Votes', columns: ['eo.name'] }] } }],
  listBoardPages: [{}],
  makeBoardPage: [{ body: { name: 'Next' } }],
  putOnBoardPage: [{ body: { picture: 'years', view: 'party.name=democratic', sentence: 'Most are Democratic.' } }],
  readBoardPage: [{ params: { id: board.id } }],
  changeBoardPage: [{ params: { id: board.id }, body: { name: 'Seen' } }],
  takeOffBoardPage: [{ params: { id: board.id, picture_id: board.id } }],
  removeBoardPage: nobody,
  listSavedSearches: [{}],
  saveSearch: [
    { body: { name: 'Close', view: 'stats.last_election=Close&columns=eo.name,party.name&sort=-party.name' } },
  ],
  findSavedSearch: [{ params: { id: saved.id } }],
  changeSavedSearch: [{ params: { id: saved.id }, body: { name: 'Seen' } }],
  findSearchChanges: [{ params: { id: saved.id }, query: {} }],
  downloadSearchChanges: [{ params: { id: saved.id }, query: {} }],
  openSavedSearch: [{ params: { id: saved.id } }],
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
  // Of officials it holds the names of those in a list, and what the person wrote.
  exportAccount: nobody,
  beginTwoFactor: nobody,
  confirmTwoFactor: nobody,
  keepRecoveryCodes: nobody,
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
  listDrives: [{ query: {} }],
  mailAboutTasks: nobody,
  countDrive: [{ body: { place_ids: countyIds } }],
  makeDrive: [{ body: { name: 'All', place_ids: countyIds, wanted: wantedIds } }],
  readDrive: [{ params: { id: drive.id } }],
  changeDrive: [{ params: { id: drive.id }, body: { name: 'Others' } }],
  deleteDrive: nobody,
  listDriveTasks: [{ params: { id: drive.id } }],
  listTasks: [{ query: { which: 'mine' } }],
  readTask: [task],
  takeTask: [task],
  keepTaskDraft: nobody,
  submitTask: nobody,
  acceptTask: nobody,
  sendBackTask: nobody,
  releaseTask: [task],
  undoTask: nobody,
  readResults: [electionDay],
  sendResults: nobody,
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
  readDataStatus: nobody,
  readMails: nobody,
  readMailServer: nobody,
  sendTestMail: nobody,
  undoImport: nobody,
  importedFile: ownFile,
  officialsTemplate: ownFile,
}

const walk = Object.entries(endpoints).flatMap(([name, endpoint]) => {
  const questions = requests[name as keyof typeof endpoints]
  return typeof questions === 'string'
    ? []
    : questions.map((question) => [name, endpoint as Endpoint, question] as const)
})

test.each(walk)('%s tells neither a party nor a share of a candidate', async (_, endpoint, question) => {
  const answer = await visitor.request(endpoint, question)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  if (!endpoint.media) expect(endpoint.reply.safeParse(answer.json()).success).toBe(true)
  expect(partisanTextIn(answer.body, numbers)).toEqual([])
})

test('what is shown whole all the same is what administrators bring themselves', () => {
  for (const [name, endpoint] of Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][]) {
    expect([name, endpoint.ofOwnFile === true]).toEqual([name, requests[name] === ownFile])
    if (endpoint.ofOwnFile) expect(endpoint.access).toBe('admin')
  }
})

const partyFilter = { column_id: 'party.name', operator: 'in', value: ['democratic'] }
const named: readonly (readonly [keyof typeof endpoints, Request])[] = [
  ...hidden.map((id) => [searchOf(id), { body: { columns: [id] } }] as const),
  ['searchOfficials', { body: { columns: ['eo.name'], filters: [partyFilter] } }],
  ['searchOfficials', { body: { columns: ['eo.name'], sort: [{ column_id: 'party.name', direction: 'asc' }] } }],
  ['readOfficials', { query: { columns: 'party.name' } }],
  ['readOfficials', { query: { party: 'Democratic' } }],
  ['readOfficialsAs', { params: { format: 'csv' }, query: { sort: 'party.name' } }],
  ['getOfficials', { query: { request: JSON.stringify({ columns: ['party.name'] }) } }],
  ['listFieldChoices', { params: { columnId: 'party.name' } }],
  ['listChoices', { body: { columns: ['party.name'] } }],
  ['listChoices', { body: { columns: ['office.name'], filters: [partyFilter] } }],
  ['countKnown', { body: { columns: ['party.name'] } }],
  ['typeAhead', { body: { column_id: 'party.name', value: 'd' } }],
  ['fuzzy', { body: { column_id: 'party.name', value: 'd' } }],
  ['closest', { body: { column_id: 'party.name', value: 'd' } }],
  ['knownByOffice', { query: { column_id: 'party.name' } }],
  ['makeList', { body: { name: 'Democrats', filters: [partyFilter] } }],
  ['requestExport', { body: { columns: ['eo.name', 'party.name'] } }],
  ['requestExport', { body: { filters: [partyFilter] } }],
  ['keepColumnSets', { body: { values: sets } }],
]

test.each(named)('%s refuses %j in one sentence', async (name, question) => {
  const answer = await visitor.request(endpoints[name], question)
  expect(answer.statusCode).toBe(403)
  expect(answer.json().detail).toMatch(/^“.+” is hidden while your nonpartisan view is on\.$/)
})

test('files hold nothing partisan and say that they are of the nonpartisan view', async () => {
  // The walk over the contract has asked for one too.
  await noneRunning(visitor)
  const csv = (await exported(visitor, {})).toString()
  expect(partisanTextIn(csv, numbers)).toEqual([])
  expect(csv.split('\r\n')[0]).toMatch(/,"View"$/)
  expect(csv.split('\r\n')[1]).toMatch(/,"Nonpartisan view"$/)
  const xlsx = await exported(visitor, { format: 'xlsx' })
  const about = await readSheet(xlsx, 'About')
  expect(about.flat()).toContain('Nonpartisan view: party and candidates’ shares are left out.')
  const sheets = JSON.stringify([about, await readSheet(xlsx, 'Officials')])
  expect(partisanTextIn(sheets, numbers)).toEqual([])
})

test('a file from before the view was on is not listed, and is there again when it is off', async () => {
  const { values, hidden: count } = await visitor.call(endpoints.listExports, {})
  expect(count).toBe(1)
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: false } })
  const all = await visitor.call(endpoints.listExports, {})
  expect(all).toMatchObject({ hidden: 0, values: { length: values.length + 1 } })
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
  const before = all.values.find(({ id }) => values.every((each) => each.id !== id))
  for (const endpoint of [endpoints.findExport, endpoints.downloadExport]) {
    const answer = await visitor.request(endpoint, { params: { id: String(before?.id) } })
    expect([answer.statusCode, answer.json().detail]).toEqual([403, expect.stringContaining('your nonpartisan view')])
  }
})

test('sets of columns keep what is hidden, and show it again', async () => {
  expect((await visitor.call(endpoints.listColumnSets, {})).values).toEqual([{ name: 'Votes', columns: ['eo.name'] }])
  const body = { values: [{ name: 'Votes', columns: ['eo.name', 'eo.age'] satisfies ColumnId[] }] }
  expect((await visitor.call(endpoints.keepColumnSets, { body })).values).toEqual(body.values)
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: false } })
  expect((await visitor.call(endpoints.listColumnSets, {})).values).toEqual([
    { name: 'Votes', columns: ['eo.name', 'eo.age', 'party.name'] },
    { name: 'Parties', columns: ['party.name'] },
  ])
})
