import * as account from '#endpoints/accounts/account.ts'
import * as accounts from '#endpoints/accounts/accounts.ts'
import { downloadAudit, listAudit } from '#endpoints/users/audit.ts'
import * as keys from '#endpoints/accounts/keys.ts'
import { describeCoverage, knownByOffice } from '#endpoints/data/coverage.ts'
import * as corrections from '#endpoints/data/corrections.ts'
import * as boards from '#endpoints/saved/board-pages.ts'
import * as counties from '#endpoints/places/counties.ts'
import { countyShares } from '#endpoints/places/county-shares.ts'
import * as elections from '#endpoints/elections/elections.ts'
import * as drives from '#endpoints/drives/drives.ts'
import { countSeats, downloadSeats } from '#endpoints/data/seats.ts'
import { readDataStatus } from '#endpoints/data/status.ts'
import type { Endpoint } from '#endpoints/endpoint.ts'
import { readElections, readElectionsAs } from '#endpoints/elections/reading.ts'
import * as exports from '#endpoints/exports/exports.ts'
import * as fields from '#endpoints/search/fields.ts'
import * as find from '#endpoints/places/find.ts'
import * as imports from '#endpoints/data/imports.ts'
import * as invitation from '#endpoints/accounts/invitation.ts'
import * as invitations from '#endpoints/users/invitations.ts'
import * as lists from '#endpoints/saved/lists.ts'
import * as liveLinks from '#endpoints/saved/live-links.ts'
import { readMails, readMailServer, sendTestMail } from '#endpoints/service/mails.ts'
import * as matching from '#endpoints/data/import-matching.ts'
import { officialChanges } from '#endpoints/officials/changes.ts'
import { countTraits } from '#endpoints/officials/traits.ts'
import { readChanges, readChangesAs } from '#endpoints/officials/reading-changes.ts'
import { readOfficial, readOfficials, readOfficialsAs } from '#endpoints/officials/reading.ts'
import * as officials from '#endpoints/officials/officials.ts'
import { countCountyChanges } from '#endpoints/places/county-changes.ts'
import { compareSeats } from '#endpoints/places/representation.ts'
import { listBodies } from '#endpoints/places/bodies.ts'
import { findPlace, searchPlaces } from '#endpoints/places/places.ts'
import { readPlace, readPlaces, readPlacesAs } from '#endpoints/places/reading.ts'
import * as oidc from '#endpoints/accounts/oidc.ts'
import { listOwnChanges } from '#endpoints/data/own-changes.ts'
import { sendOfficial } from '#endpoints/data/own-official.ts'
import { answerResultsQuestions, sendResultsFile } from '#endpoints/data/results.ts'
import * as civicInfo from '#endpoints/places/civic-info.ts'
import * as openStates from '#endpoints/places/open-states.ts'
import * as preferences from '#endpoints/accounts/preferences.ts'
import * as savedReading from '#endpoints/saved/reading.ts'
import * as savedSearches from '#endpoints/saved/searches.ts'
import * as service from '#endpoints/service/service.ts'
import * as sharedValues from '#endpoints/data/shared-values.ts'
import * as support from '#endpoints/service/support.ts'
import * as organizations from '#endpoints/users/organizations.ts'
import * as results from '#endpoints/drives/results.ts'
import * as tasks from '#endpoints/drives/tasks.ts'
import * as twoFactor from '#endpoints/accounts/two-factor.ts'
import * as users from '#endpoints/users/users.ts'

/** The whole contract: OpenAPI, the tests that walk it, and the check that each is served, read this list. */
export const endpoints = {
  live: service.live,
  ready: service.ready,
  settings: service.settings,
  login: accounts.login,
  register: accounts.register,
  confirmEmail: accounts.confirmEmail,
  openConfirmPage: accounts.openConfirmPage,
  forgotPassword: accounts.forgotPassword,
  resetPassword: accounts.resetPassword,
  accountOfLink: accounts.accountOfLink,
  startOidc: oidc.startOidc,
  finishOidc: oidc.finishOidc,
  leaveOidc: oidc.leaveOidc,
  readInvitation: invitation.readInvitation,
  acceptInvitation: invitation.acceptInvitation,
  me: accounts.me,
  logout: accounts.logout,
  secondStep: twoFactor.secondStep,
  readAccount: account.readAccount,
  changeAccount: account.changeAccount,
  changePassword: account.changePassword,
  listSessions: account.listSessions,
  endSession: account.endSession,
  endOtherSessions: account.endOtherSessions,
  ownBelongings: account.ownBelongings,
  deleteAccount: account.deleteAccount,
  exportAccount: account.exportAccount,
  beginTwoFactor: twoFactor.beginTwoFactor,
  confirmTwoFactor: twoFactor.confirmTwoFactor,
  renewRecoveryCodes: twoFactor.renewRecoveryCodes,
  keepRecoveryCodes: twoFactor.keepRecoveryCodes,
  turnOffTwoFactor: twoFactor.turnOffTwoFactor,
  listKeys: keys.listKeys,
  makeKey: keys.makeKey,
  endKey: keys.endKey,
  readMails,
  readMailServer,
  sendTestMail,
  listAudit,
  downloadAudit,
  listUsers: users.listUsers,
  listPendingUsers: users.listPendingUsers,
  assignRole: users.assignRole,
  removeRole: users.removeRole,
  rejectUser: users.rejectUser,
  decideOnUsers: users.decideOnUsers,
  moveUser: users.moveUser,
  readBelongings: users.readBelongings,
  deleteUser: users.deleteUser,
  listOrganizations: organizations.listOrganizations,
  makeOrganization: organizations.makeOrganization,
  changeOrganization: organizations.changeOrganization,
  readHoldings: organizations.readHoldings,
  mergeOrganization: organizations.mergeOrganization,
  deleteOrganization: organizations.deleteOrganization,
  checkInvitees: invitations.checkInvitees,
  invitePeople: invitations.invitePeople,
  listInvitations: invitations.listInvitations,
  inviteAgain: invitations.inviteAgain,
  endInvitation: invitations.endInvitation,
  searchOfficials: officials.searchOfficials,
  getOfficials: officials.getOfficials,
  countTraits,
  quickSearch: officials.quickSearch,
  officialDetail: officials.officialDetail,
  officialChanges,
  readOfficials,
  readOfficialsAs,
  readOfficial,
  readChanges,
  readChangesAs,
  listCounties: counties.listCounties,
  countyShares,
  findPlace,
  listBodies,
  compareSeats,
  countCountyChanges,
  searchPlaces,
  readPlaces,
  readPlacesAs,
  readPlace,
  describeCoverage,
  knownByOffice,
  countSeats,
  downloadSeats,
  readDataStatus,
  readElections,
  readElectionsAs,
  comingElections: elections.comingElections,
  seatsAhead: elections.seatsAhead,
  comingCalendar: elections.comingCalendar,
  findCalendarFeed: elections.findCalendarFeed,
  listCalendarFeeds: elections.listCalendarFeeds,
  makeCalendarFeed: elections.makeCalendarFeed,
  resetCalendarFeed: elections.resetCalendarFeed,
  removeCalendarFeed: elections.removeCalendarFeed,
  removeCalendarFeeds: elections.removeCalendarFeeds,
  readCalendarFeed: elections.readCalendarFeed,
  suggestPlaces: find.suggestPlaces,
  findOfficials: find.findOfficials,
  matchPlaces: find.matchPlaces,
  representativesByAddress: civicInfo.representativesByAddress,
  representativesByDivision: civicInfo.representativesByDivision,
  divisionsByAddress: civicInfo.divisionsByAddress,
  openStatesPeople: openStates.openStatesPeople,
  openStatesPeopleAt: openStates.openStatesPeopleAt,
  openStatesJurisdictions: openStates.openStatesJurisdictions,
  openStatesJurisdiction: openStates.openStatesJurisdiction,
  listBoardPages: boards.listBoardPages,
  makeBoardPage: boards.makeBoardPage,
  putOnBoardPage: boards.putOnBoardPage,
  readBoardPage: boards.readBoardPage,
  changeBoardPage: boards.changeBoardPage,
  takeOffBoardPage: boards.takeOffBoardPage,
  removeBoardPage: boards.removeBoardPage,
  makeLiveLinkOfSearch: liveLinks.makeLiveLinkOfSearch,
  makeLiveLinkOfList: liveLinks.makeLiveLinkOfList,
  endLiveLinkOfSearch: liveLinks.endLiveLinkOfSearch,
  endLiveLinkOfList: liveLinks.endLiveLinkOfList,
  listLiveLinks: liveLinks.listLiveLinks,
  readLiveLink: liveLinks.readLiveLink,
  readLists: savedReading.readLists,
  readListedOfficials: savedReading.readListedOfficials,
  readListedOfficialsAs: savedReading.readListedOfficialsAs,
  listLists: lists.listLists,
  makeList: lists.makeList,
  readList: lists.readList,
  changeList: lists.changeList,
  deleteList: lists.deleteList,
  copyList: lists.copyList,
  addOfficials: lists.addOfficials,
  takeOutOfficials: lists.takeOutOfficials,
  sayOutcomes: lists.sayOutcomes,
  writeNote: lists.writeNote,
  listContacts: lists.listContacts,
  reportMistake: corrections.reportMistake,
  listOwnReports: corrections.listOwnReports,
  listCorrections: corrections.listCorrections,
  acceptCorrection: corrections.acceptCorrection,
  declineCorrection: corrections.declineCorrection,
  undoCorrection: corrections.undoCorrection,
  setValue: corrections.setValue,
  requestExport: exports.requestExport,
  listExports: exports.listExports,
  findExport: exports.findExport,
  downloadExport: exports.downloadExport,
  exportFile: exports.exportFile,
  listFields: fields.listFields,
  listChoices: fields.listChoices,
  countKnown: fields.countKnown,
  countFilters: fields.countFilters,
  typeAhead: fields.typeAhead,
  fuzzy: fields.fuzzy,
  closest: fields.closest,
  listFieldChoices: fields.listFieldChoices,
  setPreference: preferences.setPreference,
  noteWelcome: preferences.noteWelcome,
  chooseNonpartisan: preferences.chooseNonpartisan,
  chooseNearestFirst: preferences.chooseNearestFirst,
  listColumnSets: preferences.listColumnSets,
  keepColumnSets: preferences.keepColumnSets,
  listSavedSearches: savedSearches.listSavedSearches,
  saveSearch: savedSearches.saveSearch,
  findSavedSearch: savedSearches.findSavedSearch,
  changeSavedSearch: savedSearches.changeSavedSearch,
  removeSavedSearch: savedSearches.removeSavedSearch,
  findSearchChanges: savedSearches.findSearchChanges,
  downloadSearchChanges: savedSearches.downloadSearchChanges,
  openSavedSearch: savedSearches.openSavedSearch,
  unsubscribe: savedSearches.unsubscribe,
  openUnsubscribePage: savedSearches.openUnsubscribePage,
  sendFeedback: support.sendFeedback,
  sendOfficialsFile: imports.sendOfficialsFile,
  listImports: imports.listImports,
  readCheck: imports.readCheck,
  confirmImport: imports.confirmImport,
  discardImport: imports.discardImport,
  sendSpreadsheet: matching.sendSpreadsheet,
  readMatching: matching.readMatching,
  changeMatching: matching.changeMatching,
  readMatchedRows: matching.readMatchedRows,
  checkSpreadsheet: matching.checkSpreadsheet,
  leftOutRows: matching.leftOutRows,
  sendOfficial,
  sendResultsFile,
  answerResultsQuestions,
  countSharedValues: sharedValues.countSharedValues,
  shareValues: sharedValues.shareValues,
  sendSharedValues: sharedValues.sendSharedValues,
  readSharedValues: sharedValues.readSharedValues,
  confirmSharedValues: sharedValues.confirmSharedValues,
  listOwnChanges,
  listImportRuns: imports.listImportRuns,
  undoImport: imports.undoImport,
  importedFile: imports.importedFile,
  officialsTemplate: imports.officialsTemplate,
  listDrives: drives.listDrives,
  mailAboutTasks: drives.mailAboutTasks,
  countDrive: drives.countDrive,
  makeDrive: drives.makeDrive,
  readDrive: drives.readDrive,
  changeDrive: drives.changeDrive,
  deleteDrive: drives.deleteDrive,
  listDriveTasks: drives.listDriveTasks,
  listTasks: tasks.listTasks,
  readTask: tasks.readTask,
  takeTask: tasks.takeTask,
  releaseTask: tasks.releaseTask,
  keepTaskDraft: tasks.keepTaskDraft,
  submitTask: tasks.submitTask,
  acceptTask: tasks.acceptTask,
  sendBackTask: tasks.sendBackTask,
  undoTask: tasks.undoTask,
  readResults: results.readResults,
  sendResults: results.sendResults,
} as const satisfies Record<string, Endpoint>
