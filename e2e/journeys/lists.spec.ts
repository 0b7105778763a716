import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { ask } from '../fixtures/ask.ts'
import { addColleague, organization } from '../fixtures/colleague.ts'
import { countSheets } from '../fixtures/count-sheets.ts'
import { watchForTrouble } from '../fixtures/guard.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { startSession } from '../fixtures/sign-in.ts'
import { test } from '../fixtures/test.ts'

// What an organizer does before a public meeting, on the real records: place → list → calls from a phone without a
// signal → a colleague sees them.
test.use({ data: 'public' })

const keisha = {
  email: 'keisha@example.org',
  password: 'Sweettea4@dusk',
  first_name: 'Keisha',
  last_name: 'Tolliver',
}

test('A place becomes a list, calls without a signal are sent when it is back, and a colleague sees them', async ({
  page,
  context,
  browser,
  enter,
  server,
}, { project }) => {
  const colleague = { ...keisha, email: `keisha.${project.name}@example.org` }
  await enter('/places/28011')
  await addColleague(page, server, colleague)
  await page.reload()
  await saveAsList(page, project.name)

  await page.goto('/lists')
  // Another journey may have made lists on the same server.
  await expect(page.getByText(/^\d+ lists?, .*in the next 14 days$/)).toBeVisible()
  await expectAccessibleInBothThemes(page, `lists-${project.name}`)
  await page.getByRole('link', { name: 'Bolivar County officials' }).press('Enter')
  await expect(page.getByText(new RegExp(`shared with everybody at ${organization}`))).toBeVisible()
  await writeScript(page)

  const calls = page.getByRole('group', { name: /^What came of the call/ })
  const [first, second] = [calls.nth(0), calls.nth(1)]
  await context.setOffline(true)
  await first.getByRole('button', { name: 'Reached' }).press('Enter')
  await second.getByRole('button', { name: 'Left message' }).press('Enter')
  await expect(page.getByText('2 outcomes will be sent when the signal is back.')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Left message' })).toHaveAttribute('aria-pressed', 'true')
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/outcomes') && answer.ok())
  await context.setOffline(false)
  await sent
  await expect(page.getByText(/will be sent when/)).toHaveCount(0)
  // What the head of the page half covers is judged as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessibleInBothThemes(page, `list-${project.name}`)
  await expectNoSidewaysScroll(page)

  await callAsColleague(browser, server.url, colleague, page.url())
  await page.reload()
  await expect(page.getByRole('button', { name: /^Follow up \d\d-\d\d$/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^Set by Keisha Tolliver on/)).toBeVisible()
})

test(
  'A note without a signal outlives its page, and is sent from another one; a wrong number is reported with one press',
  {
    tag: '@once',
  },
  async ({ page, context, enter }, { project }) => {
    await enter('/places/28133')
    await page.getByRole('button', { name: 'Save as list' }).press('Enter')
    await page.getByRole('dialog', { name: 'Save as list' }).getByLabel('Name').fill(`Sunflower ${project.name}`)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: `Open “Sunflower ${project.name}”` }).press('Enter')
    const calls = page.getByRole('group', { name: /^What came of the call/ })
    await expect(calls.first()).toBeVisible()
    const list = page.url()

    await context.setOffline(true)
    await page
      .getByRole('button', { name: /^Add a note about/ })
      .first()
      .press('Enter')
    await page.getByRole('textbox', { name: /^Note about/ }).fill('Call after noon.')
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await calls.first().getByRole('button', { name: 'Reached' }).press('Enter')
    await expect(page.getByText('Waits on this device, will be sent when the signal is back.').first()).toBeVisible()
    await expect(page.getByText('1 outcome and 1 note will be sent when the signal is back.')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessibleInBothThemes(page, `list-waiting-${project.name}`)
    await expectNoSidewaysScroll(page)
    await page.goto('about:blank')

    await context.setOffline(false)
    await page.goto('/lists')
    await expect
      .poll(async () => JSON.stringify(await ask(page, 'GET', `lists/${list.split('/').at(-1)}`)))
      .toContain('Call after noon.')
    await page.goto(list)
    await expect(page.getByText('Call after noon.')).toBeVisible()
    await expect(page.getByText(/^Noted by you on/)).toBeVisible()
    await expect(page.getByText(/^Waits on this device/)).toHaveCount(0)

    await calls.nth(1).getByRole('button', { name: 'Wrong number' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Report a mistake' })
    await expect(dialog.getByRole('checkbox', { name: 'I only know that this number is wrong' })).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: 'Where did you see it?' })).toHaveValue('A call to this number')
    await expectAccessibleInBothThemes(page, `report-wrong-number-${project.name}`)
    await dialog.getByRole('button', { name: 'Send report' }).press('Enter')
    await expect(dialog.getByText('Sent. You get an e-mail when it is decided.')).toBeVisible()
  },
)

/** By keyboard alone. */
async function saveAsList(page: Page, project: string): Promise<void> {
  await page.getByRole('button', { name: 'Save as list' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save as list' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Name')).toHaveValue('Bolivar County officials')
  await dialog.getByRole('radio', { name: `Everybody at ${organization}` }).press('Space')
  await expectAccessibleInBothThemes(page, `lists-save-${project}`)
  await dialog.getByLabel('Name').press('Enter')
  await expect(page.getByText('List saved').first()).toBeVisible()
}

async function writeScript(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write it' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'What to say' })
  await expect(field).toBeFocused()
  await field.fill('“Hello, this is [your name] from Delta Civic Voices.”')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
  await expect(page.getByText('your name', { exact: true })).toBeVisible()
}

/** A second person of the same organization, in a browser of their own. */
async function callAsColleague(browser: Browser, origin: string, person: typeof keisha, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const trouble = await watchForTrouble(page)
  await startSession(page, origin, person)
  await page.goto(url)
  await expect(page.getByText(/^Noted by .+ on/).first()).toBeVisible()
  const third = page.getByRole('group', { name: /^What came of the call/ }).nth(2)
  await third.getByRole('button', { name: 'Follow up …' }).press('Enter')
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/outcomes') && answer.ok())
  await page.getByRole('dialog').getByRole('button', { name: 'In a week' }).press('Enter')
  await sent
  await page
    .getByRole('button', { name: /^Add a note about/ })
    .first()
    .press('Enter')
  await page.getByRole('textbox', { name: /^Note about/ }).fill('Ask for Ms. Bell.')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText('Ask for Ms. Bell.')).toBeVisible()
  // What is kept of the note draws the page once more, which may close a menu that has just been opened.
  await expect(async () => {
    await page.getByRole('button', { name: /^More for/ }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Copy to your lists' })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(page.getByRole('menuitem', { name: 'Delete …' })).toHaveCount(0)
  await context.close()
  expect(trouble).toEqual([])
}

test('Ticked officials, and all whom a search finds, come into a list that prints', { tag: '@once' }, async ({
  page,
  enter,
}) => {
  await enter('/advanced-search?state.name=28&office.name=sheriff')
  const ticks = page.getByRole('checkbox', { name: /^Select (?!everybody)/ })
  await ticks.nth(0).press('Space')
  await ticks.nth(1).press('Space')
  const tray = page.getByRole('region', { name: 'Selected officials' })
  await expect(tray.getByText('2 selected')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'search-ticked')
  await tray.getByRole('button', { name: 'Save as list' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save as list' })
  await expect(dialog.getByLabel('Name')).toHaveValue('Sheriffs in Mississippi')
  // The dialog is drawn before the focus is in it.
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sheriffs in Mississippi: 2 officials.')).toBeVisible()
  await expect(tray).toBeHidden()

  await page.getByRole('checkbox', { name: 'Select everybody on this page' }).press('Space')
  await expect(tray.getByText('25 selected')).toBeVisible()
  const found = Number.parseInt(await page.getByText(/^\d+ officials found/).innerText(), 10)
  await tray.getByRole('button', { name: `Select all ${found}` }).press('Enter')
  await expect(tray.getByText(`All ${found} selected`)).toBeVisible()
  await tray.getByRole('button', { name: 'Save as list' }).press('Enter')
  // As people come to it: the field of a name goes, and with it a focus that it would still have.
  const into = dialog.getByLabel('Put into')
  await into.focus()
  await into.selectOption('Sheriffs in Mississippi')
  await dialog.getByRole('button', { name: 'Add to list' }).press('Enter')
  await expect(page.getByText(`${found - 2} officials added`).first()).toBeVisible()

  await page.goto('/lists')
  await page.getByRole('link', { name: 'Sheriffs in Mississippi' }).press('Enter')
  await expect(page.getByText(new RegExp(`^${found} officials · only you see it`))).toBeVisible()
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print call sheet' }).press('Enter')
  await expect(page.locator('[data-printed]')).toBeAttached()
  expect(await countSheets(page)).toBe(Math.ceil(found / 8))
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
})
