import { describe, expect, test } from 'vitest'
import { claimsOf, missingTests } from './claims.mjs'

const accounts = 'server/src/features/accounts'
const http = 'server/src/platform/http'

/** What a page promises → the tests that fail where it is not so. */
const pages = [
  {
    page: 'docs/security.md',
    heading: 'Against whom',
    shownBy: {
      'a stranger on the internet': [
        'server/src/attack.test.ts: answers every attack with little work',
        'server/src/attack.test.ts: who may not call is refused, whatever is sent',
        `${http}/odd-requests.test.ts: what is no HTTP at all is refused`,
      ],
      'somebody who guesses passwords or codes': [
        `${accounts}/limits.test.ts: ten failures lock an account`,
        `${accounts}/limits.test.ts: a network address may fail a hundred times`,
        `${accounts}/two-factor/two-factor.test.ts: lets nobody guess`,
      ],
      'somebody with a stolen password': [
        `${accounts}/two-factor/two-factor.test.ts: asks for a code after the password`,
        `${accounts}/own/own-account.test.ts: tells its owner of a browser that it did not know`,
      ],
      'somebody with a stolen cookie': [
        `${accounts}/cookies.test.ts: has four cookies for every path`,
        `${accounts}/own/own-account.test.ts: takes a new password from who knows the old one`,
        `${accounts}/own/own-account.test.ts: says where it is signed in`,
        'server/src/stolen-session.test.ts: changes nothing of how its owner signs in without the password',
      ],
      "somebody who registers with another's address": [
        `${accounts}/taken-beforehand.test.ts: the newest registration counts`,
        `${accounts}/taken-beforehand.test.ts: is rid of all that the stranger set up`,
      ],
      'somebody who names an organization like another': [
        'contract/src/rules/organization-name.test.ts: is taken for the same',
        'server/src/features/users/organizations.test.ts: whose name only looks like that of another is refused',
      ],
      'a page elsewhere that the person visits': [
        `${http}/security-headers.test.ts: nobody frames the page`,
        `${accounts}/accounts.test.ts: is refused to whoever does not say from where`,
        'server/src/attack.test.ts: changes nothing with a session, though it knew the tokens',
      ],
      'a member of an organization': [
        'server/src/features/lists/shared-lists.test.ts: by a colleague, and by nobody else',
      ],
      'an administrator': [
        'server/src/features/audit/audit.test.ts: can neither change it nor turn off what guards it',
        `${accounts}/own/own-account.test.ts: stays with the last administrator`,
      ],
      'the maker of a spreadsheet': [
        'server/src/features/data-imports/match-import.test.ts: is unpacked in a thread of its own',
        'server/src/imports/matching/sheets.test.ts: one sentence says what is wrong',
        'server/src/platform/unpack.test.ts: ends at the limit',
        'scripts/linear-patterns.test.mjs: takes time as the text has letters',
        'scripts/unpacking.test.mjs: nothing is unpacked but where what comes out is counted',
      ],
      'whoever opens a downloaded file': [
        'server/src/features/exports/file/csv-field.test.ts: a text that would run as a formula is neutralised',
      ],
      'whoever looks for danger in mails': [
        `${accounts}/account-life.test.ts: confirms nothing for whoever opens links by themselves`,
      ],
      'whoever reads the database or a backup': [
        `${accounts}/accounts.test.ts: keeps only hashes of its tokens in the database`,
      ],
      'a package from the registry': [
        'scripts/findings.test.mjs: what is known of a package is told once',
        'scripts/install.test.mjs: a start installs what the server needs',
      ],
    },
  },
  {
    page: 'docs/security.md',
    heading: 'Met',
    shownBy: {
      'V1 Encoding': [
        `${accounts}/account-life.test.ts: keeps what looks like SQL or HTML as the text it is`,
        `${http}/security-headers.test.ts: only what comes from this server runs`,
      ],
      'V2 Validation': ['server/src/contract.test.ts: answers what is not JSON, and what its schema does not know'],
      'V3 Frontend': [
        `${http}/security-headers.test.ts: an encrypted site stays so for a year`,
        `${accounts}/cookies.test.ts: ends with all four gone`,
      ],
      'V4 API': [
        `${http}/odd-requests.test.ts: is refused with its status`,
        'contract/src/endpoints/limits.test.ts: whoever is signed in is counted wherever an answer takes work',
      ],
      'V5 Files': ['server/src/imports/matching/sheets.test.ts: one sentence says what is wrong'],
      'V6 Authentication': [
        `${accounts}/first-administrator.test.ts: gets one with a random password`,
        `${accounts}/two-factor/two-factor.test.ts: takes each recovery code once`,
      ],
      'V7 Sessions': [
        `${accounts}/session.test.ts: a role that is taken away holds at the very next request`,
        `${accounts}/accounts.test.ts: ends when a spent refresh token comes back later`,
      ],
      'V8 Authorization': ['server/src/contract.test.ts: answers a caller who is %s as its access says'],
      'V11 Cryptography': [`${accounts}/accounts.test.ts: keeps only hashes of its tokens in the database`],
      'V12 Communication': ['server/src/deploy.test.ts: shows the proxy to the world, and nothing else'],
      'V13 Configuration': ['server/src/deploy.test.ts: run the server as npm start does, as nobody who may do more'],
      'V14 Data': [
        'server/src/attack.test.ts: answers every attack with little work',
        'server/src/contract.test.ts: what a browser keeps is public',
        'web/src/api/kept-on-device.test.ts: whatever is kept of a person is kept where the sign-out clears it',
      ],
      'V15 Code': ['server/src/platform/turns.test.ts: between long parts of a work others are heard'],
      'V16 Logging': [
        'server/src/features/audit/audit.test.ts: says who did what to whom',
        `${http}/odd-requests.test.ts: told in one line of the log`,
      ],
    },
  },
  {
    page: 'docs/reliability.md',
    heading: 'What happens',
    shownBy: {
      'a process of the server is killed in the middle': [
        'server/src/features/exports/killed-export.test.ts: leaves half of it, and another makes it whole',
        'server/src/features/corrections/killed-correction.test.ts: another lays it, once',
        'server/src/features/data-imports/killed-import.test.ts: another loads the new one, once',
      ],
      'PostgreSQL is restarted, or away': ['server/src/two-servers.test.ts: works again by itself'],
      'the disk is full': [
        'server/src/full-disk.test.ts: on a full disk nothing is half kept, it is said, and what wa',
      ],
      'the folder cannot be made or written, the port is taken, PostgreSQL is away at the start': [
        'server/src/platform/make-folder.test.ts: that cannot be written to because of',
        'server/src/database/not-reached.test.ts: is named with what to do',
        'server/src/database/embedded.test.ts: says which folder it cannot open',
      ],
      'the mail server is away': ['server/src/mail/mailer.test.ts: waits for a server that is away'],
      'an import fails, or is killed': ['server/src/imports/load/killed-import.test.ts: the same import afterwards'],
      'a second server of an older version runs on a newer database': [
        'server/src/database/migrate.test.ts: a database that a newer version was at is refused',
      ],
      'the signal of a phone is lost': [
        'server/src/features/lists/lists.test.ts: is there once, however often it is sent',
      ],
    },
  },
]

describe.each(pages)('$page, $heading', ({ page, heading, shownBy }) => {
  test('every claim names tests, and no test is named for a claim that is gone', () => {
    expect(claimsOf(page, heading).toSorted()).toEqual(Object.keys(shownBy).toSorted())
  })

  test('the tests are there by their names', () => {
    expect(missingTests(Object.values(shownBy).flat())).toEqual([])
  })
})
