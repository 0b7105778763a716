import { type Browser, expect, type Page } from '@playwright/test'
import { type TOTP, URI } from 'otpauth'
import { atBothWidths, expectAccessible } from '../fixtures/accessibility.ts'
import { journeyNow } from '../fixtures/clock.ts'
import { watchForTrouble } from '../fixtures/guard.ts'
import { readMail } from '../fixtures/outbox.ts'
import { administrator, signInAs } from '../fixtures/sign-in.ts'
import { test } from '../fixtures/test.ts'

const password = 'Sweettea4@dusk'

/** A person of their own for each journey and screen, because all share one server. */
function buildPerson(name: string, project: string) {
  return { firstName: 'Rosa', lastName: `Baptiste ${name}`, email: `${name}.${project}@example.org`, password }
}
type Person = ReturnType<typeof buildPerson>

async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Organization', { exact: true }).fill('Delta Voices')
  await page.getByLabel(/^Organization (web)?site/i).fill('https://deltavoices.example')
  await page.getByLabel(/entity type|kind of organization/i).selectOption('501(c)(3)')
  await page.getByRole('checkbox', { name: /accept the terms/ }).check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const toast = 'Registration successful! Please contact an admin for account approval.'
  await expect(page.getByText(toast).first()).toBeVisible()
  await expect(page.getByText(`a mail to ${person.email} was written to the outbox folder of the server`)).toBeVisible()
}

/** A second browser, in which an administrator looks at the users. */
async function openUsers(browser: Browser, baseURL: string): Promise<{ users: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
  const users = await context.newPage()
  const trouble = await watchForTrouble(users)
  await users.goto('/admin/users')
  await signInAs(users, administrator)
  await expect(users.getByRole('heading', { name: 'Pending Users' })).toBeVisible()
  return {
    users,
    close: async () => {
      await context.close()
      expect(trouble).toEqual([])
    },
  }
}

async function approve(users: Page, person: Person, isConfirmed: boolean): Promise<void> {
  await users.getByRole('button', { name: `Approve ${person.firstName} ${person.lastName}` }).click()
  const dialog = users.getByRole('dialog', { name: 'Please select a role for the user' })
  await expectAccessible(users)
  await dialog.getByRole('radio', { name: 'USER' }).check()
  if (!isConfirmed) await dialog.getByRole('checkbox', { name: /I have made sure in another way/ }).check()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}

/**
 * Two actions after the first sign-in, which takes four: the state, and a question. What the question counted is what
 * the search finds. A second time nobody is led to the welcome.
 */
async function findFirstAnswer(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Rosa')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Georgia/ }).click()
  const question = page.getByRole('listitem').getByRole('link').first()
  const [count] = /[\d,]+(?= (seats?|officials?)$)/.exec(await question.innerText().then(inOneLine)) ?? []
  await question.click()
  await expect(page.getByText(`${count} officials found`)).toBeVisible()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/search-builder\?state\.name=13/)
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('Whoever registers confirms the address, is approved, signs in, and is refused at the next click once the role is gone', async ({
  page,
  browser,
  server,
}, { project }) => {
  const person = buildPerson('approved', project.name)
  await register(page, person)
  await signInAttempt(page, person)
  await expect(page).toHaveURL(/\/pending-approval$/)
  await expectAccessible(page)

  const { link } = await readMail(server.folder, person.email, /confirm/i)
  await page.goto(link)
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByText('This is not the password of the newest registration')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page).toHaveURL(/\/confirmed$/)
  await expect(page.getByText('Thank you for confirming your email!')).toBeVisible()
  await expectAccessible(page)

  const { users, close } = await openUsers(browser, server.url)
  await expectAccessible(users)
  await approve(users, person, true)
  const approved = await readMail(server.folder, person.email, /approved/i)
  await page.goto(approved.link)
  await signInAs(page, person)
  await findFirstAnswer(page)

  const row = users.getByRole('row', { name: new RegExp(person.email) })
  await row.getByRole('checkbox', { name: /USER/ }).click()
  await users
    .getByRole('dialog', { name: /change the user's role/ })
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(users.getByText('User Role Updated!').first()).toBeVisible()
  await page.goto('/advanced-search?state.name=13')
  await expect(page).toHaveURL(/\/login/)
  await close()
})

test(
  'Whoever forgot the password chooses a new one by the link, and the old session is over; with a second step it opens nothing alone',
  {
    tag: '@once',
  },
  async ({ page, browser, server }, { project }) => {
    const person = buildPerson('forgetful', project.name)
    await register(page, person)
    const { users, close } = await openUsers(browser, server.url)
    await approve(users, person, false)
    await close()

    const elsewhere = await browser.newContext({ baseURL: server.url })
    const oldSession = await elsewhere.newPage()
    await oldSession.goto('/login')
    await signInAs(oldSession, person)

    await page.goto('/forgot-password')
    await atBothWidths(page, async () => await expectAccessible(page))
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Submit' }).click()
    const { link } = await readMail(server.folder, person.email, /new password/i)
    await page.goto(link)
    await atBothWidths(page, async () => await expectAccessible(page))
    const changed = { ...person, password: 'Magnolia7@porch' }
    await page.getByLabel(/^New password$/i).fill(changed.password)
    await page.getByLabel(/^Confirm/i).fill(changed.password)
    await page.getByRole('button', { name: /change|submit|save|set/i }).click()
    await expect(page.getByText('Password successfully changed!').first()).toBeVisible()

    await oldSession.goto('/advanced-search')
    await expect(oldSession).toHaveURL(/\/login/)
    await expect(oldSession.getByText('Your session has ended.')).toBeVisible()
    await page.goto('/login')
    await signInAs(page, changed)
    await oldSession.goto('/login')
    await signInAs(oldSession, changed)
    await addSecondStep(page, oldSession, changed)
    await elsewhere.close()
  },
)

/** Two-step sign-in with a real authenticator; then the other browser is signed out, and comes back with a code only. */
async function addSecondStep(page: Page, other: Page, person: Person): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const password = page.getByRole('dialog', { name: 'Set up two-step sign-in?' })
  await password.getByLabel('Your password', { exact: true }).fill(person.password)
  await password.getByRole('button', { name: 'Go on' }).click()
  const app = URI.parse((await page.getByRole('link', { name: 'Open in an app' }).getAttribute('href')) ?? '') as TOTP
  await expect(page.getByText(app.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 '))).toBeVisible()
  await atBothWidths(page, async () => await expectAccessible(page))
  await page.getByLabel('Six-digit code').fill(app.generate({ timestamp: journeyNow() }))
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in is on. Keep these codes' })
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await atBothWidths(page, async () => await expectAccessible(page))
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^On since /)).toBeVisible()

  // Whoever was signed in without a code no longer is.
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
  await other.goto('/saved')
  await expect(other.getByText('Your session has ended.')).toBeVisible()
  await signInAs(other, person)
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  // The code that turned it on is used: the next one is that of the next half minute, which counts already.
  await other.getByLabel('Six-digit code').fill(app.generate({ timestamp: journeyNow() + 30_000 }))
  await expect(other.getByRole('heading', { name: 'Saved searches' })).toBeVisible()
}

test(
  'Whoever is rejected is told so by mail and at signing in',
  { tag: '@once' },
  async ({ page, browser, server }, { project }) => {
    const person = buildPerson('rejected', project.name)
    await register(page, person)
    const { users, close } = await openUsers(browser, server.url)
    await users.getByRole('button', { name: `Reject ${person.firstName} ${person.lastName}` }).click()
    const dialog = users.getByRole('dialog', { name: 'Are you sure you want to reject this user?' })
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(users.getByText('User: Rosa was rejected. Rejection email sent.').first()).toBeVisible()
    await close()
    await readMail(server.folder, person.email, /./)
    await page.goto('/login')
    await signInAttempt(page, person)
    await expect(page).toHaveURL(/\/rejected$/)
    await expectAccessible(page)
  },
)

test('Whoever signs out of a page that was opened directly signs in again and goes on', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await page.goto('/advanced-search')
  await signIn()
  await page.goto('/advanced-search?state.name=13')
  await expect(page.getByText(/officials found/)).toBeVisible()
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn()
  await expect(page.getByRole('heading', { name: /^Search Builder/ })).toBeVisible()
})

async function signInAttempt(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /accept the terms/ }).check()
  await page.getByRole('button', { name: 'Sign In' }).click()
}
