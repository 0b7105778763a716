import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { belongingsOfLoretta, dale, loretta, power, refusal, renee, showUsers, voices } from '#testing/users.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'

beforeEach(async () => await page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

const all = { users: [loretta, renee, dale], organizations: [voices, power] }
const moveButton = page.getByRole('button', { name: 'Change whom Loretta Guidry shares with' })
const choice = page.getByRole('combobox', { name: 'Shares saved searches and lists with' })
const details = (name: string) => page.getByRole('button', { name: `Details for ${name}` })
const deleteButton = page.getByRole('button', { name: 'Delete account of Loretta Guidry' })
const dialog = page.getByRole('dialog')
const lines = (title: string) =>
  [...dialog.element().querySelectorAll('h3')]
    .find(({ textContent }) => textContent === title)
    ?.parentElement?.querySelectorAll('li')
const linesOf = (title: string) => [...(lines(title) ?? [])].map(({ textContent }) => textContent)

test('the list says with whom everybody shares, and only who has a role can be put elsewhere', async () => {
  showUsers(all)
  await expect.element(moveButton).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Loretta/ })).toMatchTextContent(/Delta Voices/)
  await expect.element(page.getByRole('row', { name: /Dale/ })).toMatchTextContent(/Nobody/)
  await expect.element(page.getByRole('button', { name: /^Change whom Dale/ })).not.toBeInTheDocument()
})

describe('somebody is moved', () => {
  test('to another organization once it is said what becomes of what they keep', async () => {
    const { requests } = showUsers(all, (question) =>
      question.startsWith('PUT') ? Response.json({ ...loretta, organization_of: power }) : undefined,
    )
    await moveButton.click()
    await expect.element(choice).toHaveFocus()
    await expect.element(choice).toHaveValue('v')
    await choice.selectOptions('Parish Power (1 person)')
    await expect
      .poll(() => linesOf('What happens then'))
      .toEqual([
        '2 shared searches and 1 shared list stay with Delta Voices and become Renee Baptiste’s.',
        '1 private list goes along.',
        'They see what is shared there, and no longer what Delta Voices shares.',
      ])
    expect(requests).toEqual([])
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.element(page.getByRole('row', { name: /Loretta/ })).toMatchTextContent(/Parish Power/)
    expect(requests).toEqual(['PUT /admin/user/organization {"user_id":"1","organization_id":"p","heir_id":"2"}'])
    await expect.element(moveButton).toHaveFocus()
  })

  test('to none with what is shared deleted, where nobody else is in the organization', async () => {
    showUsers(all, (question) =>
      question.endsWith('/belongings') ? Response.json({ ...belongingsOfLoretta, heir: null }) : undefined,
    )
    await moveButton.click()
    await choice.selectOptions('Nobody')
    const lost = '2 shared searches and 1 shared list are deleted for good, because nobody else is in Delta Voices.'
    await expect.element(dialog.getByText(lost)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Move and delete' })).toBeVisible()
  })

  test('nowhere, as long as the same organization is chosen', async () => {
    const { requests } = showUsers(all)
    await moveButton.click()
    const confirm = page.getByRole('button', { name: 'Confirm' })
    await expect.element(confirm).toHaveAccessibleDescription('Choose another organization first.')
    await pressDisabled(confirm)
    await expect.element(choice).toHaveFocus()
    expect(requests).toEqual([])
  })
})

describe('an account', () => {
  test('is deleted by keyboard alone, once it is said what goes and what stays', async () => {
    const { requests, now } = showUsers(all, (question) => {
      if (question.startsWith('DELETE')) now.users = [renee, dale]
      return undefined
    })
    await expect.element(details('Loretta Guidry')).toBeVisible()
    details('Loretta Guidry').element().focus()
    await userEvent.keyboard('{Enter}')
    deleteButton.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await expect
      .poll(() => linesOf('Deleted for good'))
      .toEqual([
        'The account lguidry@deltavoices.example, signed out everywhere at once.',
        '1 private list.',
        '1 file to download.',
        'The private calendar links. Calendars that use them stop updating.',
      ])
    expect(linesOf('Stays')).toEqual([
      '2 shared searches and 1 shared list stay with Delta Voices and become Renee Baptiste’s.',
      'What they noted in shared lists or reported, without their name.',
    ])
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(details('Loretta Guidry')).not.toBeInTheDocument()
    expect(requests).toEqual(['DELETE /admin/user/1 {"heir_id":"2"}'])
    await expect.element(page.getByRole('heading', { name: 'Current Users' })).toHaveFocus()
  })

  test('is not deleted before it is known what goes with it', async () => {
    let isBroken = true
    const { requests } = showUsers(all, (question) =>
      isBroken && question.endsWith('/belongings') ? refusal(500, 'Something went wrong.') : undefined,
    )
    await details('Loretta Guidry').click()
    await deleteButton.click()
    await expect.element(dialog.getByText('What they keep could not be loaded.')).toBeVisible()
    const confirm = page.getByRole('button', { name: 'Delete for good' })
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
    await pressDisabled(confirm)
    isBroken = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByText('1 private list.')).toBeVisible()
    expect(requests).toEqual([])
  })

  test('is counted for as long as the server takes, and can be kept meanwhile', async () => {
    showUsers(all, (question) => (question.endsWith('/belongings') ? new Promise<never>(() => {}) : undefined))
    await details('Loretta Guidry').click()
    await deleteButton.click()
    await expect.element(dialog.getByText('Counting what they keep…')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Counting…' })).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect.element(deleteButton).toHaveFocus()
  })

  test('that is refused stays, and it is said why', async () => {
    const last = 'This is the last administrator. Make someone else an administrator first.'
    showUsers(all, (question) => (question.startsWith('DELETE') ? refusal(409, last) : undefined))
    await details('Loretta Guidry').click()
    await deleteButton.click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect.element(page.getByText(last).first()).toBeVisible()
    await expect.element(deleteButton).toHaveFocus()
  })

  test('of one’s own is for another administrator to delete', async () => {
    showUsers(all)
    await details('Renee Baptiste').click()
    await expect.element(page.getByText(/^This is your own account\./)).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Delete account/ })).not.toBeInTheDocument()
  })
})

test('before the last role goes it is said who gets what is shared', async () => {
  showUsers(all)
  await page.getByRole('checkbox', { name: 'USER for Loretta Guidry' }).click()
  await expect
    .poll(() => linesOf('What becomes of what they keep'))
    .toEqual([
      '2 shared searches and 1 shared list stay with Delta Voices and become Renee Baptiste’s.',
      '1 private list waits for them.',
    ])
})
