import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loretta, power, showUsers, voices } from '#testing/users.tsx'

beforeEach(async () => await page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

const waiting = (id: string, first_name: string, more: object = {}) => ({
  ...loretta,
  id,
  first_name,
  last_name: 'Reese',
  organization_of: null,
  roles: { ADMIN: false, USER: false },
  approved_at: null,
  ...more,
})
const pending = [
  waiting('a', 'Alma'),
  waiting('b', 'Bea', { organization: 'Delta V0ices', confirm_email: false }),
  waiting('c', 'Cora', { organization: '', entity_type: '', organization_site: '' }),
]
const row = (name: string) =>
  page
    .getByRole('list', { name: /^Pending Users/ })
    .getByRole('listitem')
    .filter({ hasText: name })
const bar = page.getByRole('region', { name: 'Chosen users' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const box = (name: string | RegExp) => page.getByRole('checkbox', { name })

test('whoever waits is shown with all that a decision is made by', async () => {
  showUsers({ pending, organizations: [voices, power] })
  await expect.element(row('Alma Reese')).toBeVisible()
  for (const text of [
    /Delta Voices, 501\(c\)\(3\)/,
    /deltavoices.example/,
    /Registered 11-19-2026/,
    /Email confirmed/,
    /There is an organization with this name/,
  ])
    await expect.element(row('Alma Reese')).toMatchTextContent(text)
  await expect.element(row('Bea Reese')).toMatchTextContent(/Looks like “Delta Voices”, written otherwise/)
  await expect.element(row('Bea Reese')).toMatchTextContent(/Email not confirmed/)
  await expect.element(row('Cora Reese')).toMatchTextContent(/No organization named/)
})

describe('several who wait', () => {
  test('are approved with three presses, and whoever cannot be is named with the reason', async () => {
    const refused = [{ id: 'b', name: 'Bea Reese', reason: 'Nobody has confirmed this email address.' }]
    const { requests, now } = showUsers({ pending, organizations: [voices] }, (question) => {
      if (question !== 'POST /admin/user/decisions') return undefined
      now.pending = pending.filter(({ id }) => id === 'b')
      return Response.json({ decided: 2, refused })
    })
    await box('Choose all 3').click()
    await expect.element(bar).toMatchTextContent(/3 of 3 chosen. Role USER, each in the organization they named./)
    await button('Approve 3').click()
    await expect.element(page.getByText('2 users were approved. The approval emails are sent.')).toBeVisible()
    await expect
      .element(page.getByText('Bea Reese was left as before. Nobody has confirmed this email address.'))
      .toBeVisible()
    expect(requests).toEqual([
      'POST /admin/user/decisions {"user_ids":["a","b","c"],"decision":{"kind":"approve","role":"USER","joins_named":true}}',
    ])
    await expect.element(button(/^Approve \d/)).not.toBeInTheDocument()
  })

  test('are given another role and no organization, where that is chosen', async () => {
    const { requests } = showUsers({ pending })
    await box('Choose Alma Reese').click()
    await button(/^Change what the chosen|^Change/)
      .first()
      .click()
    await bar.getByRole('combobox', { name: 'Role' }).selectOptions('ADMIN')
    await box(/^Each shares with the organization/).click()
    await expect.element(bar).toMatchTextContent(/1 of 3 chosen. Role ADMIN, in no organization./)
    await button('Approve 1').click()
    await expect
      .poll(() => requests)
      .toEqual([
        'POST /admin/user/decisions {"user_ids":["a"],"decision":{"kind":"approve","role":"ADMIN","joins_named":false}}',
      ])
  })

  test('are rejected with a reason that each reads', async () => {
    const { requests } = showUsers({ pending }, (question) =>
      question === 'POST /admin/user/decisions' ? Response.json({ decided: 2, refused: [] }) : undefined,
    )
    await box('Choose Alma Reese').click()
    await box('Choose Cora Reese').click()
    await button('Reject 2 …').click()
    await page.getByRole('radio', { name: 'We could not find your organization.' }).click()
    await button('Confirm').click()
    await expect.element(page.getByText('2 users were rejected. The rejection emails are sent.')).toBeVisible()
    expect(requests).toEqual([
      'POST /admin/user/decisions {"user_ids":["a","c"],"decision":{"kind":"reject","reason":"unknown_organization"}}',
    ])
  })
})
