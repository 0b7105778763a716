import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { register } from '../fixtures/colleague.ts'
import { countPresses } from '../fixtures/count-presses.ts'
import { readMail } from '../fixtures/outbox.ts'
import { takePicture } from '../fixtures/picture.ts'
import { test } from '../fixtures/test.ts'

const password = 'Sweettea4@dusk'

// Before: 46 presses.
test('An administrator decides on ten who registered after 15 presses, and rejects with a reason', {
  tag: '@once',
}, async ({ page, enter, server }) => {
  const people = Array.from({ length: 10 }, (_, index) => ({
    email: `waits.${index}@example.org`,
    password,
    first_name: 'Alma',
    last_name: `Reese ${'ABCDEFGHIJ'[index]}`,
    organization: index < 7 ? 'Black Belt Votes' : 'Nobody Knows It',
  }))
  for (const person of people) await register(page, server, person)
  const choose = async (chosen: typeof people) => {
    for (const { last_name } of chosen) await page.getByRole('checkbox', { name: `Choose Alma ${last_name}` }).click()
  }
  await enter('/admin/users')
  const presses = await countPresses(page)
  await choose(people.slice(0, 7))
  // What the header half covers would be judged by the half that is seen.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await takePicture(page, 'pending-users')
  await page.getByRole('button', { name: 'Approve 7' }).click()
  await expect(page.getByText('7 users were approved.').first()).toBeVisible()
  await choose(people.slice(7))
  await page.getByRole('button', { name: 'Reject 3 …' }).click()
  await page.getByRole('radio', { name: 'We could not find your organization.' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('3 users were rejected.').first()).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(15)
  await expect(page.getByRole('row', { name: /waits\.0@example\.org/ })).toContainText('Black Belt Votes')
  await readMail(server.folder, 'waits.6@example.org', /approved/i)
  const { text } = await readMail(server.folder, 'waits.9@example.org', /About your account/)
  expect(text).toContain('We could not find your organization.')
})

test('Whoever is invited chooses a password by the link and searches at once; the link works no second time', async ({
  page,
  enter,
  browser,
  server,
}, { project }) => {
  const email = `ora.${project.name}@example.org`
  await enter('/admin/users')
  await page.getByRole('textbox', { name: 'E-mail addresses' }).fill(`Ora Hill <${email}>, lena@belt`)
  await expect(page.getByText('Not an e-mail address: something is missing after the @')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await takePicture(page, `invite-${project.name}`)
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await expect(page.getByText('1 person is invited.').first()).toBeVisible()

  const { link } = await readMail(server.folder, email, /invited/i)
  const context = await browser.newContext({ baseURL: server.url })
  const invited = await context.newPage()
  await invited.goto(link)
  await expect(invited.getByText(`invites ${email}`)).toBeVisible()
  await invited.getByLabel('First name').fill('Ora')
  await invited.getByLabel('Last name').fill('Hill')
  await invited.getByLabel('Password', { exact: true }).fill(password)
  await invited.getByRole('checkbox', { name: /accept the terms/ }).check()
  await expectAccessible(invited)
  await takePicture(invited, `invitation-${project.name}`)
  await invited.getByRole('button', { name: 'Accept and sign in' }).click()
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ora')

  await invited.goto(link)
  await expect(invited.getByText('This invitation was used. Sign in instead.')).toBeVisible()
  await context.close()
})
