import { expect, test } from 'vitest'
import { type AuditedAction, auditedActs, codeKinds } from '@atlas/contract/catalogue/audited-acts.ts'
import { declineReasons } from '@atlas/contract/endpoints/data/corrections.ts'
import { rejectReasons } from '@atlas/contract/rules/reject-reasons.ts'
import { type AuditSubject, toWhat } from '#features/users/audit/to-what.ts'

type Details = Readonly<Record<string, unknown>>

const id = '3f2a91c4-5a53-4a6e-9a55-0a5f3c1f2d10'
const known = {
  subject: 'Rosa Parks',
  organization: 'Delta Votes',
  official: 'Quint Carver',
  value: '662-555-0142',
  file: 'list.csv',
  drive: 'Courthouses',
  invitee: 'ora@example.org',
  task: 'Perry County, Courthouses',
}
const gone = {
  invitee: null,
  subject: null,
  organization: null,
  official: null,
  value: null,
  file: null,
  drive: null,
  task: null,
}
const person = { account: id }
const corrected = { correction: id, official: 12, column: 'eo.phone' }
const spreadsheet = { import: id }
const invitation = { invitation: id, role: 'USER', organization: id }

/** Everything that is written down of each act, with what the log says of it. */
const cases: Record<AuditedAction, readonly (readonly [Details, string])[]> = {
  'signed in': [
    [{ networkAddress: '10.0.0.1' }, ''],
    [{ isByProvider: true }, 'With the account of the organization'],
    [{ secondStep: 'code' }, 'With two steps: code of the app'],
    [{ secondStep: 'recovery code' }, 'With two steps: recovery code'],
  ],
  'sign-in failed': [[{}, 'Wrong e-mail address or password']],
  'sign-in refused': [[{}, 'Not approved, or rejected']],
  'code refused': [
    [{ kind: 'code' }, 'Code of the app'],
    [{ kind: 'recovery code' }, 'Recovery code'],
  ],
  registered: [[{}, '']],
  'e-mail confirmed': [[{}, '']],
  'role assigned': [[{ ...person, role: 'ADMIN' }, 'Rosa Parks: ADMIN added']],
  'role removed': [[{ ...person, role: 'ADMIN' }, 'Rosa Parks: ADMIN taken away']],
  rejected: [
    [person, 'Rosa Parks'],
    ...Object.entries(rejectReasons).map(([reason, words]) => [{ ...person, reason }, `Rosa Parks: ${words}`] as const),
  ],
  'account deleted': [[person, 'Rosa Parks: its name and e-mail address are deleted too']],
  invited: [[invitation, 'ora@example.org: USER, Delta Votes']],
  'invited again': [[invitation, 'ora@example.org: USER, Delta Votes']],
  'invitation ended': [[invitation, 'ora@example.org: USER, Delta Votes']],
  'invitation accepted': [[invitation, 'ora@example.org: USER, Delta Votes']],
  'organization made': [[{ organization: id, name: 'Delta Votes' }, 'Delta Votes']],
  'organization changed': [[{ organization: id, name: 'Delta' }, 'Delta Votes']],
  'organization merged': [[{ organization: id, name: 'Delta' }, 'Delta into Delta Votes']],
  'organization deleted': [[{ name: 'Delta' }, 'Delta']],
  'put into an organization': [[{ ...person, organization: id }, 'Rosa Parks: Delta Votes']],
  'taken out of the organization': [[{ ...person, organization: id }, 'Rosa Parks']],
  'account of an organization joined': [[{}, '']],
  'password reset asked for': [
    [{}, ''],
    [person, 'Rosa Parks'],
  ],
  'password changed': [[{}, '']],
  'name changed': [[{}, '']],
  'session ended': [[{}, '']],
  'other sessions ended': [[{ ended: 2 }, '2 sessions']],
  'two-step sign-in turned on': [[{}, '']],
  'two-step sign-in set up anew': [[{}, '']],
  'two-step sign-in turned off': [[{}, '']],
  'two-step sign-in reset': [[person, 'Rosa Parks']],
  'recovery codes made anew': [[{}, '']],
  'own data exported': [[{}, '']],
  'calendar feed made': [[{}, '']],
  'calendar feed reset': [[{}, '']],
  'calendar feed removed': [[{}, '']],
  'live link made': [[{ name: 'Georgia' }, 'Georgia']],
  'live link reset': [[{ name: 'Georgia' }, 'Georgia']],
  'live link ended': [[{ name: 'Georgia' }, 'Georgia']],
  'board page shared': [[{ name: 'Three things' }, 'Three things']],
  'board page kept private': [[{ name: 'Three things' }, 'Three things']],
  'board page deleted': [[{ name: 'Three things' }, 'Three things']],
  'key made': [[{ name: 'Turnout in R' }, 'Turnout in R']],
  'key ended': [[{ name: 'Turnout in R' }, 'Turnout in R']],
  'mistake reported': [
    [corrected, 'Quint Carver, own office phone'],
    [{ ...corrected, column: 'something_else' }, 'Quint Carver, something else'],
  ],
  'correction accepted': [
    [corrected, 'Quint Carver, own office phone: (662) 555-0142'],
    [{ ...corrected, column: 'party.name' }, 'Quint Carver, party'],
  ],
  'correction declined': Object.entries(declineReasons).map(([reason, words]) => [
    { ...corrected, reason },
    `Quint Carver, own office phone: ${words.toLowerCase()}`,
  ]),
  'correction undone': [[corrected, 'Quint Carver, own office phone']],
  'value set': [[corrected, 'Quint Carver, own office phone: (662) 555-0142']],
  'officials file sent': [[spreadsheet, 'list.csv']],
  'official told': [[spreadsheet, 'list.csv']],
  'officials file confirmed': [[spreadsheet, 'list.csv']],
  'officials file loaded': [[spreadsheet, 'list.csv']],
  'results file sent': [[spreadsheet, 'list.csv']],
  'results file confirmed': [[spreadsheet, 'list.csv']],
  'results file loaded': [[spreadsheet, 'list.csv']],
  'found values shared': [[{ rows: 318 }, '318 values']],
  'shared values sent': [[spreadsheet, 'list.csv']],
  'shared values confirmed': [[spreadsheet, 'list.csv']],
  'shared values loaded': [[spreadsheet, 'list.csv']],
  'import undo asked for': [[spreadsheet, 'list.csv']],
  'import undone': [[spreadsheet, 'list.csv']],
  'drive made': [[{ drive: id, organization: id, tasks: 2 }, 'Courthouses']],
  'drive changed': [[{ drive: id }, 'Courthouses']],
  'drive deleted': [[{ drive: id }, 'Courthouses']],
  'task released': [
    [{ task: id, account: id }, 'Perry County, Courthouses: Rosa Parks'],
    [{ task: id }, 'Perry County, Courthouses'],
  ],
  'task sent': [[{ task: id }, 'Perry County, Courthouses']],
  'task sent back': [[{ task: id }, 'Perry County, Courthouses']],
  'task accepted': [
    [{ task: id }, 'Perry County, Courthouses'],
    [{ task: id, changed: true }, 'Perry County, Courthouses, with changes'],
  ],
  'task published': [[{ task: id, run: 3 }, 'Perry County, Courthouses']],
  'task undo asked for': [[{ task: id }, 'Perry County, Courthouses']],
  'task undone': [[{ task: id, run: 3 }, 'Perry County, Courthouses']],
  'export requested': [
    [{ rows: 1, format: 'csv' }, '1 official, CSV'],
    [{ rows: 1_204, subject: 'place', format: 'xlsx' }, '1,204 places, XLSX'],
  ],
  'export made': [[{ rows: 2 }, '2 rows']],
  'audit log downloaded': [[{ rows: 1 }, '1 entry']],
  'test mail sent': [
    [{ accepted: true }, 'It left'],
    [{ accepted: false }, 'It did not leave'],
  ],
}

const acts = Object.keys(auditedActs) as AuditedAction[]

test.each(acts)('%s is told with everything that is written down of it', (act) => {
  const texts = cases[act].map(([details]) => toWhat[act]({ ...known, details }))
  expect(texts).toEqual(cases[act].map(([, words]) => words))
})

test('every kind of code has words of its own, refused and taken', () => {
  const kinds = Object.keys(codeKinds)
  for (const describe of [
    (kind: string) => toWhat['code refused']({ ...known, details: { kind } }),
    (kind: string) => toWhat['signed in']({ ...known, details: { secondStep: kind } }),
  ]) {
    const texts = kinds.map(describe)
    expect(new Set(texts).size).toBe(kinds.length)
    expect(texts).not.toContain(describe('anything else'))
  }
})

test.each(acts.filter((act) => cases[act].some(([details]) => 'account' in details)))(
  '%s tells deleted people apart by their numbers',
  (act) => {
    const describe = (account: string) => {
      const [details] = cases[act].findLast(([each]) => 'account' in each) ?? [{}]
      return toWhat[act]({ ...gone, details: { ...details, account } } satisfies AuditSubject)
    }
    expect(describe(id)).toContain('Deleted account 3f2a91c4')
    expect(describe(id)).not.toBe(describe(`4${id.slice(1)}`))
  },
)
