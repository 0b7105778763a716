import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { linkTo } from '#mail/messages/compose.ts'
import { describe, expect, test } from 'vitest'
import type { Message } from '#mail/mail.ts'
import { accountApproved, accountDeleted, accountRejected, roleRemoved } from '#mail/messages/approval.ts'
import { reportDecided, reportUndone, reportWaits } from '#mail/messages/correction.ts'
import { confirmEmail, emailAlreadyRegistered, peopleWait } from '#mail/messages/registration.ts'
import { keyEnds } from '#mail/messages/key.ts'
import { organizationAccountJoined } from '#mail/messages/oidc.ts'
import { invitation } from '#mail/messages/invitation.ts'
import { passwordChanged, passwordResetLink } from '#mail/messages/password.ts'
import {
  codesGuessed,
  newDevice,
  recoveryCodesRenewed,
  twoFactorOff,
  twoFactorOn,
  twoFactorReset,
} from '#mail/messages/two-factor.ts'

const about = {
  title: 'Southern Officials Atlas',
  publicUrl: 'https://atlas.example',
  supportEmail: 'support@example.org',
}

interface Person {
  firstName: string
  lastName: string
  organization: string
}

const token = 'b64-Token_1'
const rosa: Person = { firstName: 'Rosa', lastName: 'Parks', organization: 'Vote & Learn' }

const decided = {
  about: 'Quint Carver, Chancery Clerk, Yazoo County',
  officialId: 12,
  label: 'Phone',
  accepted: null,
  declined: null,
}

/** Every message: what makes it, and where its link leads. */
const messages: Record<string, { write: (on: typeof about, person: Person) => Message; link: string | null }> = {
  'confirm-email': {
    write: (on, { firstName }) => confirmEmail(on, { firstName, token }),
    link: 'https://atlas.example/confirm?token=b64-Token_1',
  },
  'email-already-registered': {
    write: (on, { firstName }) => emailAlreadyRegistered(on, { firstName }),
    link: 'https://atlas.example/forgot-password',
  },
  'people-wait': { write: (on, person) => peopleWait(on, [person, person]), link: 'https://atlas.example/admin/users' },
  invitation: {
    write: (on, { firstName, organization }) => invitation(on, { inviter: firstName, organization, token }),
    link: 'https://atlas.example/invitation?token=b64-Token_1',
  },
  'account-approved': {
    write: (on, { firstName }) => accountApproved(on, { firstName }),
    link: 'https://atlas.example/login',
  },
  'account-rejected': { write: (on, { firstName }) => accountRejected(on, { firstName }), link: null },
  'role-removed': {
    write: (on, { firstName }) => roleRemoved(on, { firstName, role: 'ADMIN', isLast: false }),
    link: null,
  },
  'access-removed': {
    write: (on, { firstName }) => roleRemoved(on, { firstName, role: 'USER', isLast: true }),
    link: null,
  },
  'account-deleted': { write: (on, { firstName }) => accountDeleted(on, { firstName, isOwn: false }), link: null },
  'own-account-deleted': { write: (on, { firstName }) => accountDeleted(on, { firstName, isOwn: true }), link: null },
  'organization-account-joined': {
    write: (on, { firstName }) => organizationAccountJoined(on, { firstName, provider: 'Delta Votes' }),
    link: 'https://atlas.example/forgot-password',
  },
  'key-ends': {
    write: (on, { firstName, lastName }) => keyEnds(on, { firstName, name: lastName, day: '11-27-2026' }),
    link: 'https://atlas.example/account#keys',
  },
  'report-waits': {
    write: (on) => reportWaits(on, decided),
    link: 'https://atlas.example/admin/corrections',
  },
  'report-undone': {
    write: (on, { firstName }) => reportUndone(on, { ...decided, firstName, value: '662-555-0142' }),
    link: 'https://atlas.example/officials/12',
  },
  'reset-password': {
    write: (on, { firstName }) => passwordResetLink(on, { firstName, token }),
    link: 'https://atlas.example/password?token=b64-Token_1',
  },
  'report-accepted': {
    write: (on, { firstName }) =>
      reportDecided(on, { ...decided, firstName, accepted: { value: null, source: null, isOther: false } }),
    link: 'https://atlas.example/officials/12',
  },
  'report-declined': {
    write: (on, { firstName }) =>
      reportDecided(on, { ...decided, firstName, declined: { reason: 'Already right', note: null } }),
    link: 'https://atlas.example/officials/12',
  },
  'password-changed': {
    write: (on, { firstName }) => passwordChanged(on, { firstName }),
    link: 'https://atlas.example/forgot-password',
  },
}

const atDevice = { device: 'Chrome on Windows', network: '203.0.113.…', at: '11-20-2026, 9:00 AM Central Time' }
const ofTwoFactor = {
  'two-factor-on': twoFactorOn,
  'two-factor-off': twoFactorOff,
  'two-factor-reset': twoFactorReset,
  'codes-guessed': codesGuessed,
  'recovery-codes-renewed': recoveryCodesRenewed,
  'new-device': (on: typeof about, { firstName }: { firstName: string }) => newDevice(on, { ...atDevice, firstName }),
}
for (const [name, write] of Object.entries(ofTwoFactor))
  messages[name] = {
    write: (on, { firstName }) => write(on, { firstName }),
    link: 'https://atlas.example/forgot-password',
  }

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><a href="https://evil.example">Sign in</a>',
  "Rosa' onmouseover='alert(1)",
  'Rosa\r\nBcc: eve@evil.example',
  'Rosa\r\n\r\nhttps://evil.example/password?token=1',
  'You won! Visit evil.example now',
  '\u202Eelpmaxe.live',
  'x'.repeat(2_000_000),
]

/** What a person reads of the HTML. */
function readable(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

const words = (text: string) => text.split(/[\s:]+/).filter(Boolean)
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe.for(Object.entries(messages))('the message %s', ([, { write, link }]) => {
  test('has a subject of one short line', () => {
    const { subject } = write(about, rosa)
    expect(subject).toMatch(/^[\p{L} -]+$/u)
    expect(subject.length).toBeLessThan(78)
  })

  test('says in HTML what it says in text', () => {
    const { text, html } = write(about, rosa)
    // Lines that are quoted or listed begin with a sign in the text, and have a border or a bullet in the HTML.
    expect(words(readable(html))).toEqual(words(text.replaceAll(/^[>-] /gm, '')))
  })

  test('tells whom to ask', () => {
    expect(write(about, rosa).text).toContain('support@example.org')
  })

  test('links to one place of this site only, on a line of its own in the text', () => {
    const { text, html } = write(about, rosa)
    expect(text.match(/https?:\S+/g)).toEqual(link ? [link] : null)
    if (link) expect(text.split('\n')).toContain(link)
    expect(new Set(hrefs(html))).toEqual(new Set(link ? [link] : []))
  })

  test.for(hostile)('takes no harm from the name %.60s', (name) => {
    const { subject, text, html } = write(about, { firstName: name, lastName: name, organization: name })
    const { html: harmless } = write(about, rosa)
    const tags = (page: string) => page.match(/<[^>]*>/g)
    expect(subject).toBe(write(about, rosa).subject)
    expect(tags(html)).toEqual(tags(harmless))
    expect(text).not.toMatch(/^(bcc|https:\/\/evil)|\r|\u202E/im)
    expect(text.length).toBeLessThan(1_500)
  })
})

describe('the greeting', () => {
  test.for(['Rosa', 'Zoë', "D'Angelo", 'Mary-Jo', 'Mary Jo', 'José María', 'Jo.', 'Đặng'])(
    'calls %s by name',
    (firstName) => {
      expect(accountApproved(about, { firstName }).text).toMatch(new RegExp(`^Hello ${firstName},`))
    },
  )

  test.for(['', ...hostile])('names nobody where the first name is %.60s', (firstName) => {
    expect(accountApproved(about, { firstName }).text).toMatch(/^Hello,\n/)
  })
})

test('a site below a path keeps it in its links', () => {
  const { text } = accountApproved({ ...about, publicUrl: 'https://example.org/atlas/' }, rosa)
  expect(text).toContain('https://example.org/atlas/login\n')
})

test('a token of any characters arrives as it is', () => {
  const strange = 'a+b/c=&d e'
  const { text } = passwordResetLink(about, { firstName: 'Rosa', token: strange })
  const [link = ''] = /https:\S+/.exec(text) ?? []
  expect(new URL(link).searchParams.get('token')).toBe(strange)
})

test('the link for a new password says how long it works', () => {
  expect(passwordResetLink(about, { firstName: 'Rosa', token }).text).toContain('once, for 60 minutes')
})

test('administrators read who waits and for which organization, of many only the first', () => {
  const { subject, text, html } = peopleWait(about, [rosa])
  expect(subject).toContain('Someone is waiting')
  expect(text).toContain('One person has registered')
  expect(text).toContain('- Rosa Parks (Vote & Learn)')
  expect(html).toContain('Vote &amp; Learn')
  const many = peopleWait(
    about,
    Array.from({ length: 25 }, () => rosa),
  ).text
  expect(many).toContain('25 people have registered')
  expect(many.match(/Rosa Parks/g)).toHaveLength(20)
  expect(many).toContain('- and 5 more')
})

test('whoever reported a mistake reads what was set and where that is from, or why nothing was', () => {
  const of = (more: object) => reportDecided(about, { ...decided, firstName: 'Rosa', ...more })
  const accepted = of({ accepted: { value: '662-555-0142', source: 'County web page' } })
  for (const text of ['Quint Carver', '(Phone)', '662-555-0142', 'Source: County web page']) {
    expect(accepted.text).toContain(text)
    expect(accepted.html).toContain(text)
  }
  const declined = of({ declined: { reason: 'Not confirmed', note: '<b>No</b> list has it' } })
  expect(declined.text).toContain('Reason: Not confirmed.')
  expect(declined.text).toContain('<b>No</b> list has it')
  expect(declined.html).toContain('&lt;b&gt;No&lt;/b&gt; list has it')
  expect(of({ label: null, accepted: { value: null, source: 'County web page' } }).text).not.toMatch(/Phone|County web/)
})

test('a link leads to its page with the very token, whatever that begins with', () => {
  const tokens = [token, '3DfR-9_x', '3dfR-9_x']
  const links = tokens.map((each) => new URL(linkTo(about, '/password', { token: each })))
  expect(links.map(({ search }) => parseQuery(search))).toEqual(tokens.map((each) => ({ token: each })))
})
