import type { Invitee } from '@atlas/contract/endpoints/users/invitations.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { power, showUsers, voices } from '#testing/users.tsx'

beforeEach(async () => await page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

const area = page.getByRole('textbox', { name: 'E-mail addresses' })
const answers = page.getByRole('list', { name: 'Who gets an invitation' })
const row = (email: string) => answers.getByRole('listitem').filter({ hasText: email })
const button = (name: string | RegExp) => page.getByRole('button', { name })

const open = {
  id: 'i',
  email: 'marcus@belt.example',
  role: 'USER' as const,
  organization: 'Delta Voices',
  invited_at: '2026-11-20T15:00:00Z',
  expires_at: '2026-12-04T15:00:00Z',
  has_expired: false,
  is_undelivered: false,
}
const known: Readonly<Record<string, Partial<Invitee>>> = {
  'keisha@delta.example': { standing: 'user', organization: 'Delta Civic Voices' },
  'marcus@belt.example': { standing: 'invited', invitation: open },
  'rejected@belt.example': { standing: 'rejected' },
  'waits@belt.example': { standing: 'waits' },
}
const answer = (question: string, { emails }: Record<string, unknown>) => {
  if (question === 'POST /admin/invitations') return Response.json({ invited: 2, values: [] }, { status: 201 })
  if (question !== 'POST /admin/invitations/check') return undefined
  const values = (emails as string[]).map((email) => ({
    email,
    standing: 'new',
    organization: null,
    invitation: null,
    ...known[email],
  }))
  return Response.json({ values })
}

describe('addresses', () => {
  test('are answered as they are pasted, and only new ones are invited; what is wrong stays to be mended', async () => {
    const { requests } = showUsers({ organizations: [voices, power] }, answer)
    await area.fill(
      'Keisha Tolliver <keisha@delta.example>; marcus@belt.example\nora@selma.example, ora@selma.example\nlena@belt\ntom@belt.example\nrejected@belt.example waits@belt.example',
    )
    await expect.element(row('tom@belt.example')).toMatchTextContent(/Will be invited/)
    await expect.element(row('ora@selma.example')).toMatchTextContent(/It stood there twice; once is enough\./)
    await expect.element(row('keisha@delta.example')).toMatchTextContent(/Is a user already, of Delta Civic Voices/)
    await expect
      .element(row('marcus@belt.example'))
      .toMatchTextContent(/Was invited on 11-20-2026, open until 12-04-2026/)
    await expect.element(row('rejected@belt.example')).toMatchTextContent(/Was rejected/)
    await expect.element(row('waits@belt.example')).toMatchTextContent(/waits for approval/)
    await expect.element(row('lena@belt')).toMatchTextContent(/Not an e-mail address: something is missing after the @/)
    await button('Mend lena@belt').click()
    await expect.element(area).toHaveFocus()
    await page.getByRole('combobox', { name: 'Organization' }).selectOptions('Parish Power')
    await button('Invite 2 people').click()
    await expect.element(page.getByText('2 people are invited. The mails are sent.')).toBeVisible()
    expect(requests).toContain(
      'POST /admin/invitations {"emails":["ora@selma.example","tom@belt.example"],"role":"USER","organization_id":"p"}',
    )
    await expect.element(area).toHaveValue('lena@belt')
  })

  test('come from a file as well', async () => {
    showUsers({}, answer)
    await page
      .getByLabelText('Choose a CSV file')
      .upload(new File(['Name,E-mail\nOra Hill,ora@selma.example\n'], 'people.csv', { type: 'text/csv' }))
    await expect.element(row('ora@selma.example')).toMatchTextContent(/Will be invited/)
    await expect.element(button('Invite 1 person')).toBeEnabled()
  })
})

describe('an open invitation', () => {
  test('is sent again, and ended once that is confirmed', async () => {
    const { requests } = showUsers({
      invitations: [open, { ...open, id: 'j', email: 'x@y.example', is_undelivered: true }],
    })
    await expect.element(page.getByText('sent 11-20-2026, until 12-04-2026')).toBeVisible()
    await expect.element(page.getByText('Could not be delivered')).toBeVisible()
    await button('Send again to marcus@belt.example').click()
    await expect.element(page.getByText(/was sent again. Only the newest link works/)).toBeVisible()
    await button('End … the invitation of marcus@belt.example').click()
    await button('End it').click()
    await expect.element(page.getByText('The invitation of marcus@belt.example has ended.')).toBeVisible()
    expect(requests).toEqual(['POST /admin/invitations/i/send', 'DELETE /admin/invitations/i'])
    await userEvent.keyboard('{Escape}')
  })

  test('that nobody got goes to another address, once that is one to be invited', async () => {
    const lost = { ...open, email: 'marcus@bet.example', is_undelivered: true }
    let isKnown = true
    const { requests } = showUsers({ organizations: [voices], invitations: [lost] }, (question, { emails }) => {
      if (question !== 'POST /admin/invitations') return undefined
      const [email] = emails as string[]
      const user = { email, standing: 'user', organization: 'Delta Voices', invitation: null }
      if (isKnown) return Response.json({ invited: 0, values: [user] }, { status: 201 })
      return Response.json({ invited: 1, values: [{ ...user, standing: 'new' }] }, { status: 201 })
    })
    await expect.element(page.getByText('1 invitation is open')).toBeVisible()
    await button('Mend … the address marcus@bet.example').click()
    await button('Invite this address').click()
    await expect.element(page.getByText('This is the address that could not be delivered to.')).toBeVisible()
    const field = page.getByRole('dialog').getByRole('textbox')
    await field.fill('marcus@belt.example')
    await button('Invite this address').click()
    await expect.element(page.getByText('Is a user already, of Delta Voices.')).toBeVisible()
    isKnown = false
    await button('Invite this address').click()
    await expect.element(page.getByText('marcus@belt.example is invited. The mail is sent.')).toBeVisible()
    const sent = 'POST /admin/invitations {"emails":["marcus@belt.example"],"role":"USER","organization_id":"v"}'
    expect(requests).toEqual([sent, sent, 'DELETE /admin/invitations/i'])
  })

  test('ends with all others, once that is confirmed', async () => {
    const { requests } = showUsers({ invitations: [open, { ...open, id: 'j', email: 'x@y.example' }] })
    await expect.element(page.getByText('2 invitations are open')).toBeVisible()
    await button('End all … open invitations').click()
    await button('End them all').click()
    await expect.element(page.getByText('2 invitations have ended.')).toBeVisible()
    expect(requests).toEqual(['DELETE /admin/invitations/i', 'DELETE /admin/invitations/j'])
  })
})
