import { describe, expect, test } from 'vitest'
import { claimsOf, missingTests, unnamed } from './claims.mjs'

/**
 * Page → a word or phrase from each claim → the tests that fail if the claim is false. A claim that no test can verify
 * states why.
 *
 * @typedef {Record<string, Record<string, readonly string[] | string>>} Shown
 * @type {{ page: string, heading: string, promising: string[], shownBy: Shown }[]}
 */
const pages = [
  {
    page: 'docs/security.md',
    heading: 'What there is to guard',
    promising: ['how it is kept'],
    shownBy: {
      'who has an account, and in which organization': {
        'answers of registering': [
          'server/src/features/accounts/account-life.test.ts: answers the same for an address that has an account',
          'server/src/features/accounts/account-life.test.ts: of an unknown address answers the same and mails nobody',
          'server/src/features/accounts/accounts.test.ts: with the same words',
          'server/src/features/accounts/steady-duration.test.ts: no sooner than after 300 ms',
          'server/src/features/accounts/steady-duration.test.ts: is checked for an address without an account',
        ],
      },
      'passwords, second steps, sessions': {
        argon2id: ['server/src/features/accounts/passwords.test.ts: is kept as OWASP asks for'],
        'hashed tokens': [
          'server/src/features/accounts/accounts.test.ts: keeps only hashes of its tokens',
          'server/src/features/accounts/two-factor/two-factor.test.ts: is of one account, and of no other browser',
        ],
        'two-step sign-in': [
          'server/src/features/accounts/two-factor/two-factor.test.ts: opens nothing: every endpoint refuses it',
        ],
      },
      'searches, lists, notes and outcomes of calls': {
        'owner and organization only': [
          'server/src/features/saved/lists/lists.test.ts: by anybody else, an administrator included',
          'server/src/features/saved/lists/shared-lists.test.ts: by a colleague, and by nobody else',
          'server/src/features/saved/searches/sharing.test.ts: is seen by colleagues, and by nobody who only typed',
        ],
        'neither searches nor': [
          'server/src/server.test.ts: writes no query, body or cookie',
          'server/src/features/saved/lists/shared-lists.test.ts: is in the log or the trail',
        ],
        'in the trail, with its filters': [
          'server/src/features/exports/exports.test.ts: leaves a trace with its filters',
        ],
      },
      'what somebody types into “Who represents …?”': {
        'in bodies only': ['e2e/journeys/find.spec.ts: no address or log holds it'],
        'logged nowhere': ['e2e/journeys/find.spec.ts: nothing of it stays with the server'],
        "in the browser's history": ['e2e/journeys/find-here.spec.ts: nothing of the location is kept'],
        'to the geocoder': [
          'server/src/geocoder/geocoder.test.ts: the reason does not hold what was asked',
          'server/src/geocoder/geocoder.test.ts: is asked only where the operator has named it',
          'server/src/testing/places/find/find-at-points.ts: nothing of it is in the log',
        ],
      },
      'the records of officials': {
        'public data': 'what the sources are stands in docs/data.md',
        'is refused at entry': [
          'server/src/features/data/corrections/corrections.test.ts: because it is a home or personal',
          'server/src/features/data/imports/official/send-official.test.ts: a home is refused',
          'server/src/imports/spreadsheets/import/hostile.test.ts: is refused, and nothing is written',
        ],
        'every change has its source': [
          'server/src/features/data/corrections/corrections.test.ts: with its source and day',
          'server/src/features/data/imports/imports.test.ts: stands in the history with its file',
        ],
      },
      'the trail of acts': {
        'refuses every change of it': ['server/src/features/users/audit/audit.test.ts: ends after 24 months'],
        "the atlas's own role": ['server/src/features/users/audit/audit.test.ts: can neither change it nor turn off'],
      },
      'that the atlas answers': {
        'limits by person and by network': [
          'server/src/features/accounts/limits.test.ts: a user may search three hundred times',
          'server/src/features/accounts/limits.test.ts: a network address may fail a hundred times',
          'server/src/features/data/imports/carry-out-in-thread.test.ts: is checked and loaded in a thread of its own',
          'server/src/overload.test.ts: sends new requests away',
        ],
      },
    },
  },
  {
    page: 'docs/security.md',
    heading: 'Against whom',
    promising: ['what stops them'],
    shownBy: {
      'a stranger on the internet': {
        'passes the contract first': [
          'server/src/contract.test.ts: answers what is not JSON, and what its schema does not know',
          'server/src/platform/http/odd-requests.test.ts: told in one line of the log',
          'server/src/platform/http/odd-requests.test.ts: what is no HTTP at all is refused',
        ],
        'run with the tests': [
          'server/src/attack.test.ts: answers every attack with little work',
          'server/src/attack.test.ts: who may not call is refused, whatever is sent',
        ],
        'No answer is a 5xx': ['server/src/attack.test.ts: answers every attack with little work'],
      },
      "somebody who registers with another's address": {
        'the newest registration': [
          'server/src/features/accounts/taken-beforehand.test.ts: the newest registration counts',
          'server/src/features/accounts/taken-beforehand.test.ts: is not taken once its owner has confirmed it',
        ],
        'confirming needs the password': [
          'server/src/features/accounts/taken-beforehand.test.ts: by nobody, and with a new one by its owner',
          'server/src/features/accounts/taken-beforehand.test.ts: is rid of all that the stranger set up',
        ],
        'is an act of its own': [
          'server/src/features/accounts/taken-beforehand.test.ts: by an act of its own only, which the trail tells',
        ],
      },
      'somebody who guesses passwords or codes': {
        'counted in the database': [
          'server/src/features/accounts/limits.test.ts: ten failures lock an account',
          'server/src/features/accounts/limits.test.ts: a network address may fail a hundred times',
          'server/src/features/accounts/two-factor/two-factor.test.ts: slows a guesser down over days',
        ],
        'once a day': ['server/src/features/accounts/two-factor/two-factor.test.ts: lets nobody guess'],
      },
      'somebody with a stolen password': {
        'administrators need two steps': [
          'server/src/context/config.test.ts: wants two-step sign-in of administrators',
          'server/src/features/accounts/two-factor/two-factor.test.ts: is told for seven days, and then nothing works',
        ],
        'mailed about a new device': [
          'server/src/features/accounts/own/own-account.test.ts: tells its owner of a browser that it did not know',
          'server/src/features/accounts/two-factor/two-factor.test.ts: lets nobody guess',
        ],
      },
      'somebody with a stolen cookie': {
        'are `__Host-` and SameSite': ['server/src/features/accounts/cookies.test.ts: has four cookies for every path'],
        'ask for the password again': [
          'server/src/stolen-session.test.ts: changes nothing of how its owner signs in without the password',
          'server/src/stolen-session.test.ts: these changes of an account ask for the password',
          'server/src/features/accounts/own/own-account.test.ts: takes a new password from who knows the old one',
        ],
        'sees and ends every session': [
          'server/src/features/accounts/own/own-account.test.ts: says where it is signed in',
          'server/src/features/accounts/two-factor/two-factor.test.ts: is asked for a code again once the owner',
        ],
      },
      'a page elsewhere that the person visits': {
        'with a session or without': [
          'server/src/attack.test.ts: changes nothing with a session, though it knew the tokens',
          'server/src/attack.test.ts: changes nothing that is open to anybody',
        ],
        'two tokens must come back': ['server/src/attack.test.ts: nothing is changed with a session where'],
        'it comes from a page of ours': [
          'server/src/attack.test.ts: changes nothing that is open to anybody',
          'server/src/features/accounts/accounts.test.ts: is refused to whoever does not say from where',
        ],
        'Every endpoint that changes': [
          'server/src/attack.test.ts: changes nothing with a session, though it knew the tokens',
        ],
        'Only stopping the weekly': ['server/src/attack.test.ts: has a secret in its address'],
        'No page may frame': [
          'server/src/platform/http/security-headers.test.ts: nobody frames the page',
          'server/src/contract.test.ts: every answer loads nothing',
        ],
      },
      'somebody who names an organization like another': {
        'is refused': [
          'contract/src/rules/organization-name.test.ts: is taken for the same',
          'server/src/features/users/organizations.test.ts: whose name only looks like that of another is refused',
        ],
        'whoever approves is told': [
          'web/src/users/ApproveDialog.test.tsx: is approved with a look at the organization',
        ],
        'compared only': [
          'server/src/features/users/organizations.test.ts: whose name only looks like that of another is refused',
        ],
      },
      'a member of an organization': {
        'says who sees it': [
          'web/src/saved/lists/index/ListsPage.test.tsx: and whose it is',
          'server/src/features/saved/searches/sharing.test.ts: is seen by colleagues',
        ],
        'what is private': [
          'server/src/features/saved/lists/lists.test.ts: by anybody else, an administrator included',
          'server/src/features/saved/searches/searches.test.ts: private search is not there',
        ],
      },
      'an administrator': {
        'is in the trail': [
          'server/src/features/users/audit/audit.test.ts: says who did what to whom',
          'server/src/features/data/corrections/corrections.test.ts: the trail tells who did what',
          'server/src/features/users/audit/audit.test.ts: can neither change it nor turn off',
        ],
        "another's second step": [
          'server/src/stolen-session.test.ts: an administrator changes nothing of how somebody else signs in',
        ],
        'the last administrator': [
          'server/src/features/accounts/own/own-account.test.ts: stays with the last administrator',
          'server/src/features/accounts/account-life.test.ts: of the last administrator stays',
        ],
      },
      'the maker of a spreadsheet': {
        'size, rows and number': [
          'server/src/imports/spreadsheets/match/sheets.test.ts: one sentence says what is wrong',
          'server/src/contract.test.ts: refuses JSON, what is too large',
          'contract/src/rules/zip-parts.test.ts: is damaged',
        ],
        'what a workbook unpacks to': [
          'server/src/features/data/imports/match-import.test.ts: is unpacked in a thread of its own',
          'server/src/database/run-in-thread.test.ts: that needs more memory than it may take dies alone',
          'server/src/platform/unpack.test.ts: ends at the limit',
          'scripts/unpacking.test.mjs: nothing is unpacked but where',
        ],
        'every pattern': ['scripts/linear-patterns.test.mjs: takes time as the text has letters'],
        'nothing is loaded': [
          'server/src/features/data/imports/imports.test.ts: changes nothing until it is confirmed',
          'server/src/features/data/imports/imports.test.ts: that are others than were confirmed',
        ],
        'around are shown as': [
          'contract/src/rules/display-file-name.test.ts: is seen in the name of a file',
          'server/src/features/data/imports/imports.test.ts: is kept and shown under one that does not',
        ],
      },
      'whoever opens a downloaded file': {
        'written as text': [
          'server/src/features/exports/file/csv-field.test.ts: a text that would run as a formula is neutralized',
          'server/src/features/users/audit/audit.test.ts: a name runs as no formula',
          'web/src/data/imports/check/problems-file.test.ts: runs nothing that the file brought',
          'server/src/features/exports/file/xlsx-file.test.ts: has no text but in its cells',
        ],
      },
      'whoever looks for danger in mails': {
        'a page with a button': [
          'server/src/features/accounts/account-life.test.ts: confirms the address by the button of the page',
          'server/src/features/saved/searches/digest/digest.test.ts: one click ends the mails',
        ],
        'by opening': [
          'server/src/features/accounts/account-life.test.ts: confirms nothing for whoever opens links by themselves',
        ],
      },
      'whoever finds the key of a script': {
        'a key opens nothing else': ['server/src/features/accounts/keys/keys.test.ts: opens neither the account'],
        'ends with the role': ['server/src/features/accounts/keys/keys.test.ts: stops with the role of its owner'],
        'when its owner says so': ['server/src/features/accounts/keys/keys.test.ts: that has ended'],
        'after a year at most': ['server/src/features/accounts/keys/keys.test.ts: and a year at most'],
        'stored as a hash': ['server/src/features/accounts/keys/keys.test.ts: told once and stored as a hash'],
        'the log has none': ['server/src/features/accounts/keys/keys.test.ts: in the log of the server never'],
      },
      'whoever finds a phone that is not locked': {
        'that nobody asked for': ['web/src/shared/api/kept.test.tsx: nothing else does'],
        'the first answer after that': [
          'web/src/shared/api/kept.test.tsx: the first answer that says that',
          'e2e/journeys/offline.spec.ts: the end of a role leave nothing behind',
        ],
      },
      'whoever gets hold of an invitation': {
        '256 random bits': [
          'server/src/features/users/invitations/invitations.test.ts: that was guessed lets nobody in',
          'server/src/features/users/invitations/invitations.test.ts: works once, of two at the same moment',
          'server/src/features/users/invitations/invitations.test.ts: ends after 14 days',
          'server/src/features/users/invitations/invitations.test.ts: is for its address alone',
          'server/src/features/users/invitations/invitations.test.ts: is kept as a hash',
        ],
        'what a stranger registered': [
          'server/src/features/users/invitations/invitations.test.ts: takes over what a stranger registered',
        ],
        'ended and sent again': [
          'server/src/features/users/invitations/invitations.test.ts: that an administrator ended, or sent again',
        ],
        'no administrator any more': [
          'server/src/features/users/invitations/invitations.test.ts: of an administrator who no longer is one',
        ],
      },
      "somebody with an account at the organization's provider": {
        'calls verified': [
          'server/src/features/accounts/oidc/oidc.test.ts: joins no account by an address that the provider does not vouch for',
        ],
        "the provider's own word": [
          'server/src/features/accounts/oidc/oidc.test.ts: is the same person where the address changed there',
        ],
        'never open one account': [
          'server/src/features/accounts/oidc/oidc.test.ts: does not open the account of somebody who had the address',
        ],
        'State, nonce, PKCE': [
          'server/src/features/accounts/oidc/oidc.test.ts: lets nobody in',
          'server/src/features/accounts/oidc/oidc.test.ts: may be signed by a clock',
        ],
        'an answer counts once': [
          'server/src/features/accounts/oidc/oidc.test.ts: is taken once',
          'server/src/features/accounts/oidc/oidc.test.ts: lets nobody in',
        ],
        'approval stays': [
          'server/src/features/accounts/oidc/oidc.test.ts: waits for approval where they had no account',
        ],
      },
      'strangers who register in masses': {
        'from a network': ['server/src/features/accounts/limits.test.ts: twenty accounts an hour are registered'],
        'mailed once a day': [
          'server/src/features/users/decisions.test.ts: tells administrators once of whoever confirmed the address',
        ],
        'rejected at once': [
          'server/src/features/users/decisions.test.ts: are approved at once',
          'server/src/features/users/decisions.test.ts: wait on where an address is not confirmed',
        ],
      },
      'whoever reads the database or a backup': {
        'are hashed': [
          'server/src/features/accounts/passwords.test.ts: is kept as OWASP asks for',
          'server/src/features/accounts/accounts.test.ts: keeps only hashes of its tokens',
          'server/src/features/accounts/two-factor/two-factor.test.ts: tells ten recovery codes once',
          'server/src/database/backup/after-restore.test.ts: a table that holds the hash of a token',
        ],
        'a restored backup': [
          'server/src/database/backup/after-restore.test.ts: nothing that was ended or used since the backup',
        ],
      },
      'a package from the registry': {
        'fixed versions': [
          'scripts/packages.test.mjs: is asked for in one version',
          'scripts/packages.test.mjs: with the checksum that it has to have',
        ],
        'a script at install': ['scripts/packages.test.mjs: no package runs a script'],
        'npm run audit': [
          'scripts/packages.test.mjs: the checks ask the registry',
          'scripts/findings.test.mjs: what is known of a package is told once',
          'scripts/findings.test.mjs: what is known of a package in the page is',
        ],
        'licenses listed': ['web/src/help/licenses/read-licenses.test.ts: is listed'],
      },
    },
  },
  {
    page: 'docs/security.md',
    heading: 'Met',
    promising: ['by what'],
    shownBy: {
      'V1 Encoding': {
        React: [
          'server/src/features/accounts/account-life.test.ts: keeps what looks like SQL or HTML as the text it is',
        ],
        'a parameter of SQL': [
          'server/src/features/accounts/account-life.test.ts: keeps what looks like SQL or HTML as the text it is',
          'server/src/attack.test.ts: answers every attack with little work',
        ],
        'only http': [
          'web/src/shared/ui/text/contact-url.test.ts: is dialed as',
          'web/src/shared/ui/text/contact-url.test.ts: is written to as',
        ],
        'no `eval`': ['server/src/platform/http/security-headers.test.ts: only what comes from this server runs'],
        'mails composed by a library': [
          'server/src/mail/mailer.test.ts: reaches nobody else',
          'server/src/mail/messages/messages.test.ts: has a subject of one short line',
        ],
        'is ever fetched': 'a server has no code that fetches: only `atlas fetch` has',
        'JSON parsed by schemas': [
          'server/src/contract.test.ts: answers what is not JSON, and what its schema does not know',
        ],
      },
      'V2 Validation': {
        'checks every request': [
          'server/src/contract.test.ts: answers what is not JSON, and what its schema does not know',
        ],
        'one transaction a decision': [
          'server/src/jobs/jobs.test.ts: is never done where its transaction is rolled back',
          'server/src/jobs/jobs.test.ts: is done once, however many processes look for it',
          'server/src/database/locks.test.ts: every advisory lock stands in the one list',
        ],
      },
      'V3 Frontend': {
        'security-headers.ts': [
          'server/src/platform/http/security-headers.test.ts: an encrypted site stays so for a year',
          'server/src/features/accounts/cookies.test.ts: has four cookies for every path',
          'server/src/attack.test.ts: changes nothing with a session, though it knew the tokens',
        ],
        'strict policy': 'every journey is watched by e2e/fixtures/guard.ts',
      },
      'V4 API': {
        'type of every answer': ['server/src/attack.test.ts: answers every attack with little work'],
        'named proxies only': [
          'server/src/features/accounts/limits.test.ts: never what a stranger says of itself',
          'server/src/context/config.test.ts: believes nobody by',
        ],
        "Node's own parser": [
          'server/src/platform/http/odd-requests.test.ts: is refused with its status',
          'server/src/platform/http/odd-requests.test.ts: what is no HTTP at all is refused',
        ],
        'limited in number': [
          'server/src/bounds.test.ts: is refused beyond its bound',
          'server/src/attack.test.ts: answers every attack with little work',
        ],
      },
      'V5 Files': {
        'told by their content': [
          'server/src/imports/spreadsheets/match/sheets.test.ts: one sentence says what is wrong',
        ],
        'never as a path': ['server/src/features/data/imports/imports.test.ts: stands in the history with its file'],
        'names cleaned': ['server/src/platform/http/serve-file.test.ts: is to be saved under its name'],
      },
      'V6 Authentication': {
        'features/accounts': 'where the code is',
        'eight to 128': ['server/src/features/accounts/account-life.test.ts: with its sentence'],
        'once, for an hour': [
          'server/src/features/accounts/account-life.test.ts: link works once, for an hour, and only the newest',
        ],
        'random, or the operator': [
          'server/src/features/accounts/first-administrator.test.ts: gets one with a random password',
          'server/src/features/accounts/first-administrator.test.ts: of two gives neither the same password',
        ],
        'ten recovery codes': [
          'server/src/features/accounts/two-factor/two-factor.test.ts: tells ten recovery codes once',
          'server/src/features/accounts/two-factor/two-factor.test.ts: takes each recovery code once',
        ],
      },
      'V7 Sessions': {
        '256 random bits': [
          'server/src/features/accounts/accounts.test.ts: keeps only hashes of its tokens',
          'server/src/features/accounts/session.test.ts: a role that is taken away holds at the very next request',
          'server/src/features/accounts/accounts.test.ts: ends when a spent refresh token comes back later',
        ],
        'An access token lives': [
          'server/src/features/accounts/cookies.test.ts: has four cookies for every path',
          'server/src/features/accounts/accounts.test.ts: is over after fourteen days without a visit',
        ],
        'as many as a person': ['server/src/features/accounts/own/own-account.test.ts: says where it is signed in'],
        'by taking all its roles': [
          'server/src/features/accounts/account-life.test.ts: taken away ends the rights at the very next request',
        ],
      },
      'V9 Tokens, V10 OAuth, with `OIDC_ISSUER`': {
        'features/accounts/oidc': [
          'server/src/features/accounts/oidc/oidc.test.ts: lets nobody in',
          'server/src/features/accounts/oidc/oidc.test.ts: is believed after the provider has changed its keys',
        ],
        'sessions as': ['server/src/features/accounts/oidc/oidc.test.ts: ends the session that the browser had before'],
      },
      'V8 Authorization': {
        'denied unless': [
          'server/src/contract.test.ts: strangers see what the sign-in screen needs',
          'server/src/contract.test.ts: what lies below /admin',
        ],
        'five callers': ['server/src/contract.test.ts: answers a caller who is %s as its access says'],
        'leave through their schema': ['server/src/platform/http/serve.test.ts: an answer that breaks its own schema'],
        'by the tests instead': 'Visitor, through which tests ask, holds each answer against its schema',
      },
      'V11 Cryptography': {
        "Node's own": ['server/src/features/accounts/passwords.test.ts: is kept as OWASP asks for'],
        'nothing is encrypted': 'there is no code that encrypts',
        'SHA-1': ['server/src/features/accounts/two-factor/totp.test.ts: is that of the standard'],
      },
      'V12 Communication': {
        Caddy: ['server/src/deploy.test.ts: shows the proxy to the world, and nothing else'],
        certificates: ['server/src/mail/mailer.test.ts: cannot say who it is gets no mail'],
      },
      'V13 Configuration': {
        'own users': [
          'server/src/deploy.test.ts: run the server as npm start does, as nobody who may do more',
          'server/src/metrics/metrics.test.ts: at one address and nowhere else',
          'server/src/features/accounts/first-administrator.test.ts: gets none on PostgreSQL where nobody is configured',
        ],
        'fetches from nowhere': 'a server has no code that fetches: only `atlas fetch` has',
        TRACE: ['server/src/platform/http/odd-requests.test.ts: is refused with %i'],
      },
      'V14 Data': {
        'goes in bodies': ['e2e/journeys/find.spec.ts: no address or log holds it'],
        'no-store': [
          'server/src/attack.test.ts: answers every attack with little work',
          'server/src/contract.test.ts: what a browser keeps is public',
        ],
        'no third party': ['server/src/platform/http/security-headers.test.ts: only what comes from this server runs'],
        'Clear-Site-Data': ['server/src/features/accounts/cookies.test.ts: ends with all four gone'],
        'is listed under': [
          'web/src/shared/api/device-storage.test.ts: whatever is kept of a person is kept where the sign-out clears it',
        ],
      },
      'V15 Code': {
        budgets: ['server/src/platform/turns.test.ts: between long parts of a work others are heard'],
        'strict types': 'tsconfig.base.json is strict, and npm run check holds every file against it',
        'unknown keys': [
          'server/src/contract.test.ts: answers what is not JSON, and what its schema does not know',
          'server/src/features/accounts/account-life.test.ts: unknown keys are refused',
        ],
        'what runs': ['server/src/deploy.test.ts: run the server as npm start does, as nobody who may do more'],
      },
      'V16 Logging': {
        'the log is JSON': [
          'server/src/server.test.ts: writes every line of its log as JSON',
          'server/src/server.test.ts: writes no query, body or cookie',
          'server/src/metrics/metrics.test.ts: is every field of a line about a request',
        ],
        'the trail has': [
          'server/src/features/accounts/accounts.test.ts: leaves a trail of good, failed and refused attempts',
          'server/src/features/users/audit/audit.test.ts: says who did what to whom',
        ],
        'Our mistake': ['server/src/platform/http/errors.test.ts: what is our mistake is logged whole'],
      },
    },
  },
  {
    page: 'docs/security.md',
    heading: 'What a browser keeps',
    promising: ['until'],
    shownBy: {
      "outcomes and notes of calls that the server has not taken: the list's id, the official's number and name, what was said, noted and when, why it was refused":
        {
          'or dropped': [
            'web/src/saved/lists/sheet/ListPage.test.tsx: without a signal outcomes wait in the browser',
            'web/src/saved/lists/sheet/ListPage.test.tsx: a note that was refused can be dropped',
          ],
          'outlive the sign-out': [
            'web/src/layout/header/SignOut.test.tsx: decides whether it stays in this browser',
            'web/src/saved/lists/sheet/ListPage.test.tsx: is not sent as one’s own',
          ],
        },
      'tasks and results that are filled in, and reports of a mistake, that the server has not taken: the place or the official and what was typed':
        {
          'thrown away': [
            'web/src/data/corrections/report/ReportDialog.test.tsx: a report without a signal waits on the device',
            'web/src/accounts/own/waiting/WaitingSection.test.tsx: one of it is thrown away after a question',
          ],
          'outlive the sign-out': ['web/src/layout/header/SignOut.test.tsx: decides whether it stays in this browser'],
        },
      'texts that were typed and not sent: notes, what to say, reports of a mistake, feedback': {
        'sent, given up': [
          'web/src/saved/lists/sheet/ListPage.test.tsx: is there again, until it is given up',
          'web/src/layout/header/SignOut.test.tsx: keeps nothing of anybody but what waits',
          'web/src/shared/api/clear-device-storage.test.tsx: whoever signs in finds what they left themselves',
        ],
      },
      'the five recent searches, whether the nonpartisan view was on, which level of a place comes first': {
        'the sign-in of somebody else': [
          'web/src/layout/header/SignOut.test.tsx: keeps nothing of anybody but what waits',
          'web/src/shared/api/clear-device-storage.test.tsx: whoever signs in finds what they left themselves',
        ],
      },
      'lists, tasks, places and results forms that somebody asked to keep, as the server answered them, with name, address and roles of that person':
        {
          'seven days after': [
            'web/src/shared/api/kept.test.tsx: after seven days nothing of it is read',
            'web/src/shared/api/kept.test.tsx: the first answer that says that',
            'e2e/journeys/offline.spec.ts: a sign-out and the end of a role',
          ],
        },
      'the page and its code, of one version': {
        'the next version': ['e2e/journeys/offline.spec.ts: An update loses nothing that waits'],
      },
      'officials that are ticked, what an opened search said': {
        'the tab is closed': ['web/src/layout/header/SignOut.test.tsx: keeps nothing of anybody but what waits'],
      },
      'the token of a mailed link to a new password': {
        'it is used': 'kept and forgotten in use-reset-token.ts alone',
      },
      'theme, closed groups of filters, whether “/” opens the quick search; how many visits there were, when the last one was, and until when the offer to install the atlas rests':
        {
          'data is cleared': [
            'web/src/shared/page/InstallOffer.test.tsx: rests for sixty days',
            'e2e/journeys/frame.spec.ts: A chosen theme holds',
            'web/src/layout/header/SignOut.test.tsx: keeps nothing of anybody but what waits',
          ],
        },
    },
  },
  {
    page: 'docs/reliability.md',
    heading: 'What happens',
    promising: ['what people see', 'what is kept'],
    shownBy: {
      'a process of the server is killed in the middle': {
        'no answer came': ['web/src/officials/search/SearchPage.test.tsx: a page that fails leaves the last rows'],
        'answered by another process': 'figures in docs/measured.md',
        'they were told is done': [
          'server/src/features/exports/killed-export.test.ts: leaves half of it, and another makes it whole',
          'server/src/features/data/corrections/killed-correction.test.ts: another lays it, once',
          'server/src/features/data/imports/killed-import.test.ts: another loads the new one, once',
          'server/src/database/embedded.test.ts: keeps what a killed process had written',
        ],
        'begun again by another': ['server/src/jobs/jobs.test.ts: leaves its job to the next one'],
      },
      'PostgreSQL is restarted, or away': {
        'busy or restarting': ['server/src/two-servers.test.ts: works again by itself'],
        'pages themselves': ['server/src/two-servers.test.ts: works again by itself'],
        'that was answered': ['server/src/two-servers.test.ts: works again by itself'],
        'come back by themselves': ['server/src/two-servers.test.ts: works again by itself'],
      },
      'the disk is full': {
        'no space left': ['server/src/full-disk.test.ts: on a full disk nothing is half kept'],
        'what only reads': ['server/src/full-disk.test.ts: on a full disk nothing is half kept'],
        'nobody new': 'whether a row fits depends on what is free; seen on 2026-11-26',
        'answered before': ['server/src/full-disk.test.ts: on a full disk nothing is half kept'],
        'mails that waited': ['server/src/full-disk.test.ts: on a full disk nothing is half kept'],
      },
      'the folder cannot be made or written, the port is taken, PostgreSQL is away at the start': {
        'does not start': [
          'server/src/server.test.ts: stops with one line for',
          'server/src/server.test.ts: does nothing where it cannot listen',
          'server/src/platform/make-folder.test.ts: that cannot be written to because of',
          'server/src/database/not-reached.test.ts: is named with what to do',
        ],
        everything: [
          'server/src/server.test.ts: does nothing where it cannot listen',
          'server/src/database/embedded.test.ts: says which folder it cannot open',
        ],
      },
      'the mail server is away': {
        'that a mail will be sent': [
          'web/src/accounts/mail-notice.test.tsx: a forgotten password is told of no other way',
        ],
        'administrators read': [
          'server/src/features/service/mails/mails.test.ts: is told to administrators with since when and how many wait',
        ],
        'three days': [
          'server/src/mail/mailer.test.ts: a mail server may be away for three days',
          'server/src/mail/mailer.test.ts: waits for a server that is away',
        ],
        'arrives once': ['server/src/mail/mailer.test.ts: and arrives once when it is well'],
        'Message-ID': ['server/src/mail/mailer.test.ts: is sent again under the same Message-ID'],
      },
      'an import fails, or is killed': {
        'the old data': [
          'server/src/imports/load/killed-import.test.ts: the same import afterwards',
          'server/src/features/data/imports/killed-import.test.ts: another loads the new one, once',
          'server/src/features/data/imports/imports.test.ts: with the data as it was',
        ],
      },
      'a second server of an older version runs on a newer database': {
        'refuses to start': ['server/src/database/migrate.test.ts: a database that a newer version was at is refused'],
        everything: ['server/src/database/migrate.test.ts: a database that a newer version was at is refused'],
      },
      'the signal of a phone is lost': {
        'beside itself': ['web/src/saved/lists/sheet/ListPage.test.tsx: an outcome that waits says so beside itself'],
        'lists all of it': [
          'web/src/accounts/own/waiting/WaitingSection.test.tsx: all that waits on a device is listed, whatever it is',
        ],
        'over a closed browser': [
          'web/src/saved/lists/sheet/ListPage.test.tsx: without a signal outcomes wait in the browser',
          'server/src/features/saved/lists/lists.test.ts: is there once, however often it is sent',
          'web/src/data/corrections/report/ReportDialog.test.tsx: a report without a signal waits on the device',
          'web/src/saved/lists/sheet/ListPage.test.tsx: over the page that it was written on',
          'server/src/features/saved/lists/lists.test.ts: that is sent again, because its answer was lost',
        ],
        'keeps what was typed': [
          'web/src/saved/lists/sheet/ListPage.test.tsx: what is typed and not saved is there again',
          'web/src/saved/lists/save/SaveAsListDialog.test.tsx: keeps what was typed',
        ],
      },
    },
  },
]

describe.each(pages)('$page, $heading', ({ page, heading, promising, shownBy }) => {
  const claims = claimsOf(page, heading, promising)

  test('every claim names tests, and no test is named for a claim that is gone', () => {
    expect(Object.keys(claims).toSorted()).toEqual(Object.keys(shownBy).toSorted())
  })

  test.each(Object.entries(shownBy))('every sentence about %s has its tests', (name, sentences) => {
    expect(unnamed(claims[name] ?? [], Object.keys(sentences))).toEqual([])
  })

  test('the tests are there by their names', () => {
    const tests = Object.values(shownBy).flatMap((sentences) => Object.values(sentences))
    expect(missingTests(tests.filter((each) => typeof each !== 'string').flat())).toEqual([])
  })
})
