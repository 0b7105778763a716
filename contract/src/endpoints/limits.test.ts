import { expect, test } from 'vitest'
import { endpoints } from '#endpoints/all.ts'
import type { Endpoint } from '#endpoints/endpoint.ts'

/** What somebody with a role may ask for as often as they like, and why it costs no more than any answer. */
const unlimited: Readonly<Record<string, readonly string[]>> = {
  'a few rows of their own account': [
    'readAccount',
    'changeAccount',
    'listSessions',
    'endSession',
    'endOtherSessions',
    'ownBelongings',
    'keepRecoveryCodes',
    'findCalendarFeed',
    'listCalendarFeeds',
    'removeCalendarFeed',
    'removeCalendarFeeds',
    'setPreference',
    'noteWelcome',
    'chooseNonpartisan',
    'listColumnSets',
    'keepColumnSets',
  ],
  'the password or a code is asked for, and tries of those are counted': [
    'changePassword',
    'deleteAccount',
    'beginTwoFactor',
    'confirmTwoFactor',
    'renewRecoveryCodes',
    'turnOffTwoFactor',
  ],
  'one row is written or deleted; what waited for a signal must get through': [
    'deleteList',
    'sayOutcomes',
    'writeNote',
    'removeSavedSearch',
    'sendFeedback',
  ],
  'at most 200 rows, or what was made before': [
    'listOwnReports',
    'listExports',
    'findExport',
    'downloadExport',
    'exportFile',
    'listFields',
  ],
}

test('whoever is signed in is counted wherever an answer takes work; what is not counted is named', () => {
  const named = Object.values(unlimited).flat()
  const found = (Object.entries(endpoints) as [string, Endpoint][])
    .filter(([, { access, limit }]) => access === 'user' && limit === undefined)
    .map(([name]) => name)
  expect(found.toSorted()).toEqual(named.toSorted())
})
