import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { countAttempt } from '#database/rate-limit.ts'
import { cookieNames } from '#features/accounts/cookies.ts'
import { limits } from '#features/accounts/limits.ts'
import { startSession } from '#features/accounts/session.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'
import { giveKey } from '#testing/accounts/keys.ts'
import { testDatabase } from '#testing/database.ts'
import { exampleFor } from '#testing/example.ts'

/** What keeps one person from asking more of an endpoint in a minute than the server has to give. */
type Bound =
  /** Three hundred a minute, all of these together. */
  | 'as searches'
  /** Of a password, a code or a link, by account or by network address. */
  | 'as tries'
  /** By a limit that nothing else has. */
  | 'for itself'
  /** Not in number; each takes a few milliseconds at most, because of this. */
  | { readonly isSmall: string }

const sameForAll = { isSmall: 'it is the same for everybody and made once, or nothing is worked out for it' }
const secret = { isSmall: 'a secret of 256 bits is looked up, and what comes then is done once' }
const ownRows = { isSmall: 'it is some rows of one account, of which no more than a few can be made' }
const fewListed = { isSmall: 'at most 200 rows are told, or what a job has made before' }
const oneThing = { isSmall: 'one thing is written or deleted, or 200 at most; what waited for a signal gets through' }

const bounds: Readonly<Record<keyof typeof endpoints, Bound>> = {
  live: sameForAll,
  ready: sameForAll,
  settings: sameForAll,
  login: 'as tries',
  register: 'as tries',
  confirmEmail: secret,
  openConfirmPage: sameForAll,
  forgotPassword: 'as tries',
  resetPassword: secret,
  accountOfLink: secret,
  startOidc: 'as tries',
  finishOidc: 'as tries',
  leaveOidc: 'as tries',
  readInvitation: secret,
  acceptInvitation: secret,
  me: secret,
  logout: secret,
  secondStep: secret,
  readAccount: ownRows,
  changeAccount: ownRows,
  changePassword: 'as tries',
  listKeys: ownRows,
  makeKey: ownRows,
  endKey: ownRows,
  listSessions: ownRows,
  endSession: ownRows,
  endOtherSessions: ownRows,
  ownBelongings: ownRows,
  deleteAccount: 'as tries',
  exportAccount: 'for itself',
  beginTwoFactor: 'as tries',
  confirmTwoFactor: 'as tries',
  renewRecoveryCodes: 'as tries',
  keepRecoveryCodes: ownRows,
  turnOffTwoFactor: 'as tries',
  readMails: sameForAll,
  readMailServer: fewListed,
  sendTestMail: 'for itself',
  listAudit: 'as searches',
  downloadAudit: 'as searches',
  listUsers: 'as searches',
  listPendingUsers: 'as searches',
  assignRole: oneThing,
  removeRole: oneThing,
  rejectUser: oneThing,
  decideOnUsers: 'as searches',
  moveUser: oneThing,
  readBelongings: oneThing,
  deleteUser: oneThing,
  listOrganizations: 'as searches',
  makeOrganization: 'as searches',
  changeOrganization: 'as searches',
  readHoldings: 'as searches',
  mergeOrganization: 'as searches',
  deleteOrganization: 'as searches',
  checkInvitees: 'as searches',
  invitePeople: 'as searches',
  listInvitations: 'as searches',
  inviteAgain: 'as searches',
  endInvitation: oneThing,
  searchOfficials: 'as searches',
  getOfficials: 'as searches',
  countTraits: 'as searches',
  quickSearch: 'as searches',
  officialDetail: 'as searches',
  officialChanges: 'as searches',
  listCounties: 'as searches',
  countyShares: sameForAll,
  findPlace: 'as searches',
  listBodies: 'as searches',
  compareSeats: 'as searches',
  countCountyChanges: 'as searches',
  searchPlaces: 'as searches',
  readOfficials: 'for itself',
  readOfficialsAs: 'for itself',
  readOfficial: 'for itself',
  readChanges: 'for itself',
  readChangesAs: 'for itself',
  readElections: 'for itself',
  readElectionsAs: 'for itself',
  readLists: 'for itself',
  readListedOfficials: 'for itself',
  readListedOfficialsAs: 'for itself',
  makeLiveLinkOfSearch: 'as searches',
  makeLiveLinkOfList: 'as searches',
  endLiveLinkOfSearch: oneThing,
  endLiveLinkOfList: oneThing,
  listLiveLinks: ownRows,
  readLiveLink: 'as tries',
  representativesByAddress: 'for itself',
  representativesByDivision: 'for itself',
  divisionsByAddress: 'for itself',
  openStatesPeople: 'for itself',
  openStatesPeopleAt: 'for itself',
  openStatesJurisdictions: 'for itself',
  openStatesJurisdiction: 'for itself',
  readPlaces: 'for itself',
  readPlacesAs: 'for itself',
  readPlace: 'for itself',
  describeCoverage: 'as searches',
  knownByOffice: 'as searches',
  countSeats: 'as searches',
  downloadSeats: 'as searches',
  readDataStatus: 'as searches',
  comingElections: 'as searches',
  seatsAhead: 'as searches',
  comingCalendar: 'as searches',
  findCalendarFeed: ownRows,
  listCalendarFeeds: ownRows,
  makeCalendarFeed: 'as searches',
  resetCalendarFeed: 'as searches',
  removeCalendarFeed: ownRows,
  removeCalendarFeeds: ownRows,
  readCalendarFeed: 'as tries',
  suggestPlaces: 'as searches',
  findOfficials: 'as searches',
  matchPlaces: 'as searches',
  listLists: 'as searches',
  makeList: 'as searches',
  readList: 'as searches',
  changeList: 'as searches',
  deleteList: oneThing,
  copyList: 'as searches',
  addOfficials: 'as searches',
  takeOutOfficials: 'as searches',
  sayOutcomes: oneThing,
  writeNote: oneThing,
  listContacts: 'as searches',
  reportMistake: 'as searches',
  listOwnReports: fewListed,
  listCorrections: 'as searches',
  acceptCorrection: oneThing,
  declineCorrection: oneThing,
  undoCorrection: oneThing,
  setValue: oneThing,
  requestExport: 'as searches',
  listExports: fewListed,
  findExport: fewListed,
  downloadExport: fewListed,
  exportFile: fewListed,
  listFields: sameForAll,
  listChoices: 'as searches',
  countKnown: 'as searches',
  countFilters: 'as searches',
  typeAhead: 'as searches',
  fuzzy: 'as searches',
  closest: 'as searches',
  listFieldChoices: 'as searches',
  setPreference: ownRows,
  noteWelcome: ownRows,
  chooseNonpartisan: ownRows,
  chooseNearestFirst: ownRows,
  listColumnSets: ownRows,
  keepColumnSets: ownRows,
  listBoardPages: ownRows,
  makeBoardPage: oneThing,
  putOnBoardPage: oneThing,
  readBoardPage: ownRows,
  changeBoardPage: oneThing,
  takeOffBoardPage: oneThing,
  removeBoardPage: oneThing,
  listSavedSearches: 'as searches',
  saveSearch: 'as searches',
  findSavedSearch: 'as searches',
  changeSavedSearch: 'as searches',
  removeSavedSearch: oneThing,
  findSearchChanges: 'as searches',
  downloadSearchChanges: 'as searches',
  openSavedSearch: 'as searches',
  unsubscribe: 'as tries',
  openUnsubscribePage: sameForAll,
  sendFeedback: 'for itself',
  sendOfficialsFile: 'as searches',
  sendResultsFile: 'as searches',
  answerResultsQuestions: 'as searches',
  listOwnChanges: 'as searches',
  countSharedValues: 'as searches',
  shareValues: 'as searches',
  sendSharedValues: 'as searches',
  readSharedValues: 'as searches',
  confirmSharedValues: 'as searches',
  listImports: fewListed,
  readCheck: 'as searches',
  confirmImport: 'as searches',
  discardImport: oneThing,
  sendSpreadsheet: 'as searches',
  readMatching: 'as searches',
  changeMatching: 'as searches',
  readMatchedRows: 'as searches',
  checkSpreadsheet: 'as searches',
  leftOutRows: 'as searches',
  sendOfficial: 'as searches',
  listImportRuns: 'as searches',
  undoImport: 'as searches',
  importedFile: 'as searches',
  listDrives: 'as searches',
  countDrive: 'as searches',
  makeDrive: 'as searches',
  readDrive: 'as searches',
  listDriveTasks: 'as searches',
  listTasks: 'as searches',
  readTask: 'as searches',
  takeTask: 'as searches',
  submitTask: 'as searches',
  readResults: 'as searches',
  sendResults: 'as searches',
  acceptTask: 'as searches',
  mailAboutTasks: oneThing,
  changeDrive: oneThing,
  deleteDrive: oneThing,
  releaseTask: oneThing,
  keepTaskDraft: oneThing,
  sendBackTask: oneThing,
  undoTask: oneThing,
  officialsTemplate: 'as searches',
}
const everyEndpoint = Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][]

// What one of two processes has leased of a person's searches is not the other's.
const database = await testDatabase()
const servers = [
  await testApp(database, { RATE_LIMITS: 'on' }),
  await testApp(database, { RATE_LIMITS: 'on' }),
] as const

async function visitorsFor({ access }: Endpoint): Promise<{ readonly id: string; readonly visitors: Visitor[] }> {
  const { id } = await buildAccount(servers[0], { roles: [access === 'admin' ? 'ADMIN' : 'USER'] })
  const tokens = await startSession(database, id, servers[0].clock.now())
  const visitors = servers.map(({ app }) => new Visitor(app))
  if (access === 'key') for (const visitor of visitors) await giveKey(servers[0], visitor, id)
  if (access !== 'public' && access !== 'link')
    for (const { cookies } of visitors)
      for (const key of Object.keys(cookieNames) as (keyof typeof cookieNames)[])
        cookies.set(cookieNames[key], tokens[key])
  return { id, visitors }
}

const isTooMuch = async (visitor: Visitor, endpoint: Endpoint) =>
  (await visitor.request(endpoint, exampleFor(endpoint))).statusCode === 429

test.each(everyEndpoint)(
  '%s is refused beyond its bound, whatever else is asked for, or is small',
  async (name, endpoint) => {
    await database.deleteFrom('counted_attempt').execute()
    const { id, visitors } = await visitorsFor(endpoint)
    const [visitor, elsewhere] = visitors as [Visitor, Visitor]
    const bound = bounds[name]
    expect(endpoint.limit === 'search', 'whether its contract says that it is counted').toBe(
      bound === 'as searches' || name === 'exportAccount',
    )
    if (bound === 'as searches') {
      const { searches: weight = 1 } = endpoint
      const { searchesOfUser } = limits
      await countAttempt(database, searchesOfUser, id, servers[0].clock.now(), searchesOfUser.most - weight)
      expect(await isTooMuch(visitor, endpoint), 'the last that is left').toBe(false)
      expect(await isTooMuch(elsewhere, endpoint), 'one more').toBe(true)
      return
    }
    expect(await isTooMuch(visitor, endpoint), 'the first').toBe(false)
    await database.updateTable('counted_attempt').set({ count: 1_000_000 }).execute()
    expect(await isTooMuch(elsewhere, endpoint), 'where whatever was counted is used up').toBe(
      typeof bound === 'string',
    )
  },
)

const paged = everyEndpoint.flatMap(([name, endpoint]) => {
  const part = (['query', 'body'] as const).find((each) => {
    const schema = endpoint.request[each]
    return schema instanceof z.ZodMiniObject && 'limit' in schema.shape
  })
  return part ? [[name, endpoint, part] as const] : []
})

test.each(paged)('%s answers no page that is larger than any screen shows', async (_, endpoint, part) => {
  const { visitors } = await visitorsFor(endpoint)
  const example = exampleFor(endpoint)
  const request = { ...example, [part]: { ...(example[part] as object), limit: part === 'query' ? '20000' : 20_000 } }
  const answer = await visitors[0]?.request(endpoint, request)
  expect(answer?.statusCode).toBe(422)
  expect(answer?.json().errors).toContainEqual(
    expect.objectContaining({ path: part === 'query' ? 'query.limit' : 'limit' }),
  )
})
