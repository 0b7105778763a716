import type { endpoints } from '@atlas/contract/endpoints/all.ts'
import { mostOutcomesAtOnce } from '@atlas/contract/endpoints/saved/lists.ts'
import { mostMatched } from '@atlas/contract/endpoints/places/find.ts'
import { mostFound } from '@atlas/contract/endpoints/officials/officials.ts'
import { placeKinds } from '@atlas/contract/rules/place-kinds.ts'
import { mostNames, mostRows, pageSizes } from '@atlas/contract/search/search-request.ts'
import { ofDrives } from '#dearest-calls-of-drives.ts'
import { callsOfUsers } from '#dearest-calls-of-users.ts'
import { asMeasured, type DearestCall, ofOwnAccount, oneRow } from '#dearest-call.ts'
import { dearestReads } from '#dearest-reads.ts'
import { changeLists, emptyList, fillList, forgetNewLists, type Hoard } from '#hoarded.ts'
import { letters, linesOfSheet, filters, everybody, wide, sorts, many, withChoices, typed } from '#dear-inputs.ts'

/** Why nothing is measured. */
const password = 'a password or a code, which a thread works out'
const fileOfImport = 'what a file of an import says, read in a thread'
const withoutWork = 'the same for everybody, or nothing to work out'

const nothing = { request: () => ({}) }
const ofList = (hoard: Hoard) => ({ params: { id: hoard.listId } })

/** The most expensive request of each endpoint, or why none is measured. */
export const dearestCalls: Readonly<Record<keyof typeof endpoints, DearestCall | string>> = {
  searchOfficials: { request: (_, round) => ({ body: { ...wide, filters: filters(round), sort: sorts } }) },
  getOfficials: {
    request: (_, round) => {
      const request = { columns: ['eo.id', 'eo.name'], limit: mostNames, filters: everybody(round) }
      return { query: { request: JSON.stringify(request) } }
    },
  },
  ...dearestReads,
  countTraits: { request: (_, round) => ({ body: { filters: everybody(round) } }) },
  quickSearch: { request: (_, round) => ({ body: { query: typed(round), limit: mostFound } }) },
  officialDetail: { request: ({ officials }, round) => ({ params: { id: String(officials[round]) } }) },
  officialChanges: { request: ({ officials }, round) => ({ params: { id: String(officials[round]) } }) },
  listCounties: nothing,
  countyShares: nothing,
  compareSeats: {
    request: (_, round) => ({
      query: { state_id: (['13', '01', '12', '22', '28'] as const)[round % 5] ?? '13', group: 'black' },
    }),
  },
  countCountyChanges: { request: () => ({ query: {} }) },
  listBodies: { request: (_, round) => ({ params: { id: ['13', '22', '28', '12', '01'][round % 5] ?? '' } }) },
  findPlace: { request: (_, round) => ({ params: { id: ['22', '28', '13', '12', '01'][round % 5] ?? '' } }) },
  searchPlaces: {
    request: (_, round) => ({
      body: {
        kinds: placeKinds,
        limit: mostRows,
        filters: filters(round).map((filter) => ({ ...filter, column_id: 'place.name' })),
      },
    }),
  },
  countDrive: {
    request: () => ({ body: { filters: { subject: 'place', kinds: ['county'], filters: [] } } }),
  },
  makeDrive: asMeasured,
  ...ofDrives,
  describeCoverage: nothing,
  countSeats: { request: () => ({ query: {} }) },
  downloadSeats: { request: () => ({ query: {} }) },
  knownByOffice: { request: () => ({ query: { column_id: 'eo.phone' } }) },
  readDataStatus: nothing,
  comingElections: { request: (_, round) => ({ body: { filters: everybody(round) } }) },
  seatsAhead: { request: (_, round) => ({ body: { filters: everybody(round) } }) },
  comingCalendar: asMeasured,
  findCalendarFeed: ofOwnAccount,
  listCalendarFeeds: ofOwnAccount,
  makeCalendarFeed: oneRow,
  resetCalendarFeed: oneRow,
  removeCalendarFeed: oneRow,
  removeCalendarFeeds: oneRow,
  readCalendarFeed: asMeasured,
  suggestPlaces: { request: (_, round) => ({ body: { text: typed(round) } }) },
  findOfficials: { request: () => ({ body: { zip: '70119' } }) },
  matchPlaces: {
    request: (_, round) => ({
      body: { kind: 'county', values: Array.from({ length: mostMatched }, (__, index) => `Bolivr ${index} ${round}`) },
    }),
  },
  listLists: { request: () => ({}), before: changeLists },
  makeList: {
    request: ({ officials }) => ({ body: { name: 'New', eo_ids: officials } }),
    before: forgetNewLists,
  },
  readList: { request: ofList, before: fillList },
  changeList: {
    request: (hoard, round) => ({ ...ofList(hoard), body: { script: `Hello ${round}` } }),
    before: changeLists,
  },
  deleteList: oneRow,
  copyList: { request: (hoard) => ({ ...ofList(hoard), body: { name: 'New' } }), before: forgetNewLists },
  addOfficials: {
    request: (hoard) => ({ ...ofList(hoard), body: { eo_ids: hoard.officials } }),
    before: emptyList,
  },
  takeOutOfficials: {
    request: (hoard) => ({ ...ofList(hoard), body: { eo_ids: hoard.officials } }),
    before: fillList,
  },
  sayOutcomes: {
    before: fillList,
    request: (hoard) => ({
      ...ofList(hoard),
      body: {
        values: hoard.officials.slice(0, mostOutcomesAtOnce).map((eo_id) => ({
          client_id: crypto.randomUUID(),
          eo_id,
          outcome: 'reached',
          said_at: '2026-11-20T14:00:00Z',
        })),
      },
    }),
  },
  writeNote: {
    before: fillList,
    request: ({ listId, officials }, round) => ({
      params: { id: listId, eo_id: String(officials[round]) },
      body: { text: `Note ${round}` },
    }),
  },
  listContacts: { request: ofList, before: fillList },
  reportMistake: {
    request: ({ officials }, round) => ({
      body: { eo_id: officials[round], column_id: 'eo.phone', value: '662-555-0142' },
    }),
  },
  listOwnReports: nothing,
  listCorrections: { request: () => ({ query: { limit: String(Math.max(...pageSizes)) } }) },
  acceptCorrection: oneRow,
  declineCorrection: oneRow,
  undoCorrection: oneRow,
  setValue: oneRow,
  requestExport: {
    request: (_, round) => ({ body: { subject: 'official', filters: filters(round) } }),
    before: async ({ client }) => await client.query('delete from export'),
  },
  listExports: ofOwnAccount,
  findExport: ofOwnAccount,
  downloadExport: ofOwnAccount,
  exportFile: withoutWork,
  listFields: nothing,
  listFieldChoices: { request: () => ({ params: { columnId: 'county.name' }, query: { subject: 'official' } }) },
  listChoices: { request: (_, round) => ({ body: { columns: withChoices, filters: filters(round) } }) },
  countKnown: { request: (_, round) => ({ body: { columns: many, filters: filters(round) } }) },
  countFilters: {
    request: (_, round) => ({ body: { filters: filters(round).slice(0, 30), counted: filters(round).slice(30, 50) } }),
  },
  typeAhead: { request: (_, round) => ({ body: { column_id: 'eo.name', value: letters[round % 10] } }) },
  fuzzy: { request: (_, round) => ({ body: { column_id: 'eo.name', value: typed(round) } }) },
  closest: { request: (_, round) => ({ body: { column_id: 'eo.name', value: typed(round) } }) },
  listBoardPages: ofOwnAccount,
  makeBoardPage: oneRow,
  putOnBoardPage: oneRow,
  readBoardPage: ofOwnAccount,
  changeBoardPage: oneRow,
  takeOffBoardPage: oneRow,
  removeBoardPage: oneRow,
  listSavedSearches: nothing,
  saveSearch: asMeasured,
  findSavedSearch: { request: ({ searchIds }, round) => ({ params: { id: searchIds[round] ?? '' } }) },
  changeSavedSearch: {
    request: ({ searchIds }, round) => ({ params: { id: searchIds[round] ?? '' }, body: { name: `Renamed ${round}` } }),
  },
  removeSavedSearch: oneRow,
  findSearchChanges: { request: ({ searchIds }, round) => ({ params: { id: searchIds[round] ?? '' }, query: {} }) },
  downloadSearchChanges: { request: ({ searchIds }, round) => ({ params: { id: searchIds[round] ?? '' }, query: {} }) },
  openSavedSearch: { request: ({ searchIds }, round) => ({ params: { id: searchIds[round] ?? '' } }) },
  unsubscribe: oneRow,
  openUnsubscribePage: withoutWork,
  sendFeedback: oneRow,
  ...callsOfUsers,
  listAudit: { request: () => ({ query: { limit: String(Math.max(...pageSizes)) } }) },
  downloadAudit: nothing,
  readMails: withoutWork,
  readMailServer: ofOwnAccount,
  sendTestMail: withoutWork,
  live: withoutWork,
  ready: withoutWork,
  settings: withoutWork,
  login: password,
  register: password,
  confirmEmail: password,
  openConfirmPage: withoutWork,
  forgotPassword: oneRow,
  resetPassword: password,
  accountOfLink: oneRow,
  startOidc: withoutWork,
  finishOidc: withoutWork,
  leaveOidc: withoutWork,
  readInvitation: oneRow,
  acceptInvitation: oneRow,
  me: nothing,
  logout: oneRow,
  secondStep: password,
  readAccount: nothing,
  changeAccount: oneRow,
  changePassword: password,
  listKeys: ofOwnAccount,
  makeKey: oneRow,
  endKey: oneRow,
  listSessions: ofOwnAccount,
  endSession: oneRow,
  endOtherSessions: oneRow,
  ownBelongings: nothing,
  deleteAccount: password,
  exportAccount: 'ten an hour of one account; the database makes the text',
  beginTwoFactor: password,
  confirmTwoFactor: password,
  renewRecoveryCodes: password,
  keepRecoveryCodes: oneRow,
  turnOffTwoFactor: password,
  setPreference: oneRow,
  noteWelcome: oneRow,
  chooseNonpartisan: oneRow,
  chooseNearestFirst: oneRow,
  listColumnSets: ofOwnAccount,
  keepColumnSets: oneRow,
  sendOfficialsFile: asMeasured,
  sendResultsFile: asMeasured,
  answerResultsQuestions: oneRow,
  countSharedValues: nothing,
  shareValues: asMeasured,
  sendSharedValues: asMeasured,
  readSharedValues: fileOfImport,
  confirmSharedValues: oneRow,
  listImports: ofOwnAccount,
  readCheck: fileOfImport,
  confirmImport: oneRow,
  discardImport: oneRow,
  sendSpreadsheet: {
    request: (_, round) => ({
      query: { name: `${round}.csv` },
      file: linesOfSheet.join('\n'),
    }),
    before: async ({ client }) => await client.query('delete from import_request'),
  },
  readMatching: fileOfImport,
  changeMatching: fileOfImport,
  readMatchedRows: fileOfImport,
  checkSpreadsheet: oneRow,
  leftOutRows: fileOfImport,
  sendOfficial: oneRow,
  listImportRuns: { request: () => ({ query: { limit: String(Math.max(...pageSizes)) } }) },
  listOwnChanges: { request: () => ({ query: { limit: String(Math.max(...pageSizes)) } }) },
  undoImport: oneRow,
  importedFile: withoutWork,
  officialsTemplate: nothing,
}
