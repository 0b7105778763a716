import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { startSmtpServer, type TestSmtpServer } from '../../server/src/testing/mail/smtp-server.ts'
import { atBothWidths, expectAccessible, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { goOn } from '../fixtures/go-on.ts'
import { startServer } from '../fixtures/run-atlas.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { administrator, firstAdministrator, signInAs, startSession } from '../fixtures/sign-in.ts'
import { placeWith } from '../fixtures/templates.ts'
import { test as base } from '../fixtures/test.ts'

const presentedBy = 'Southern Civic Data Partnership'
const resources = 'https://files.example/atlas'

/** A server that hands its mails to a real mail server. */
const test = base.extend<object, { readonly mailServer: TestSmtpServer }>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here
    async ({}, use) => {
      const server = await startSmtpServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailServer }, use) => {
      const place = await placeWith('demonstration')
      const server = await startServer({
        ...place.settings,
        ...firstAdministrator,
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        MAIL_FROM: 'Officials Atlas <atlas@example.org>',
        SUPPORT_EMAIL: 'help@atlas.example',
        PRESENTED_BY: presentedBy,
        RESOURCES_URL: resources,
      })
      await use(server)
      try {
        await server.stop()
      } finally {
        await place.remove()
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const accountMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /account menu|^Menu$/ })

/** An entry of the navigation, which on small screens is a part of the menu. */
async function navigationEntry(page: Page, role: 'link' | 'button', name: RegExp): Promise<Locator> {
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole(role, { name })
  if (await entry.isVisible()) return entry
  await accountMenu(page).click()
  return page.getByRole('menuitem', { name })
}

async function choose(page: Page, entry: RegExp): Promise<void> {
  await accountMenu(page).click()
  await page
    .getByRole('menuitem', { name: entry })
    .or(page.getByRole('menuitemradio', { name: entry }))
    .click()
}

test('Whoever writes to support is told what is missing, keeps what they wrote, and is answered', async ({
  page,
  enter,
  mailServer,
}) => {
  await enter('/advanced-search')
  await (await navigationEntry(page, 'button', /^Feedback$/)).click()
  const dialog = page.getByRole('dialog', { name: 'Feedback' })
  await expect(dialog.getByLabel('Subject')).toBeFocused()
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('Subject cannot be empty')).toBeVisible()
  await expect(dialog.getByText('Message cannot be empty')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByLabel('Subject').fill('The sheriff of Bibb County')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await (await navigationEntry(page, 'button', /^Feedback$/)).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('The sheriff of Bibb County')
  await dialog.getByLabel('Message').fill('has a new phone.\n\nSince May.')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message with subject: The sheriff of Bibb County sent!').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect.poll(() => mailServer.received.length).toBe(1)
  expect(mailServer.received[0]).toMatchObject({
    recipients: ['help@atlas.example'],
    mail: {
      subject: '[FEEDBACK] | The sheriff of Bibb County',
      replyTo: [{ name: 'First Administrator', address: administrator.email }],
      text: expect.stringContaining('> has a new phone.\n>\n> Since May.'),
    },
  })
})

test('The preferred state starts every new search, and changing it resets the filters of the table', async ({
  page,
  enter,
}) => {
  await enter('/advanced-search?party.name=democratic&sort=-eo.name')
  await choose(page, /^Preferred state/)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Georgia' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/advanced-search\?state\.name=13&sort=-eo\.name$/)
  const applied = page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')
  await expect(applied).toHaveText([/Georgia/])

  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { name: 'Pending Users' })).toBeVisible()
  await (await navigationEntry(page, 'link', /^Advanced Search$/)).click()
  await expect(page).toHaveURL(/\/advanced-search\?state\.name=13$/)
  await (await navigationEntry(page, 'link', /^Search Builder$/)).click()
  await expect(page).toHaveURL(/\/search-builder\?state\.name=13/)
  await page.goBack()

  await choose(page, /^Preferred state Georgia/)
  await page.getByRole('radio', { name: /^None/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/advanced-search$/)
})

test('A chosen theme holds, also after a reload', { tag: '@once' }, async ({ page, enter }) => {
  const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await enter('/advanced-search')
  const light = await canvas()
  await choose(page, /^Dark$/)
  await expect.poll(canvas).not.toBe(light)
  const dark = await canvas()
  await page.reload()
  await expect.poll(canvas).toBe(dark)
  await choose(page, /^Match system$/)
  await expect.poll(canvas).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(canvas).toBe(dark)
})

test('The quick search leads to everybody in an office, to an official, and to a search for a name', async ({
  page,
  enter,
}) => {
  await enter('/admin/users')
  await expect(page.getByRole('heading', { name: 'Pending Users' })).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: /Quick search/ })
  await expect(field).toBeFocused()
  await page.keyboard.type('sherif')
  await expect(page.getByRole('option').first()).toContainText(/Sheriff.*Office · \d+ officials/)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/advanced-search\?office\.name=sheriff$/)
  await expect(page.getByText(/officials found/)).toBeVisible()

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('abernath')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/officials\/\d+$/)
  // The address is there before the page is: until then, the heading of the one before has the focus.
  await expect(page.getByRole('heading', { level: 1, name: /Abernath/ })).toBeFocused()

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('abernath')
  await page.getByRole('option', { name: 'All officials whose name contains “abernath”' }).click()
  await expect(page).toHaveURL(/\/advanced-search\?eo\.name=contains:abernath$/)
  await expect(page.getByText(/officials? found/)).toBeVisible()
})

test('A keyboard skips the header on every kind of page, and a new page takes the focus to its heading', {
  tag: '@once',
}, async ({ page, enter }) => {
  const skips = page.getByRole('link', { name: 'Skip to content' })
  await enter('/account')
  for (const path of ['/advanced-search', '/places/13097']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Tab')
    await expect(skips).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(skips).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page).toHaveTitle(/^Forgot/i)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

const publicPages = {
  '/login': 'Sign in',
  '/second-step': 'Enter your code',
  '/register': /./,
  '/forgot-password': /./,
  '/password?token=x': /./,
  '/pending-approval': 'Awaiting Approval',
  '/confirm?token=x': 'Confirm your email address',
  '/confirmed': 'Awaiting Approval',
  '/access-removed': 'Your access has ended',
  '/rejected': 'We are sorry',
  '/unsubscribe/x': 'Stop the weekly email?',
  '/about/licences': 'Licenses',
  '/help/find': 'Find who holds which office',
  '/nowhere': '404 Page Not Found',
}
const leadBack = new Set(['/pending-approval', '/confirmed', '/access-removed', '/rejected', '/nowhere'])
const guardedPages = {
  '/welcome': /^Welcome, /,
  '/account': 'Account',
  '/search-builder': /^Search Builder/,
  '/advanced-search': 'Advanced Search',
  '/saved': 'Saved searches',
  '/lists': 'Lists',
  '/admin/users': 'Users',
  '/admin/data': 'Import a spreadsheet',
  '/admin/corrections': 'Corrections',
  '/admin/audit': 'Audit log',
}

test('Every page has its title, its landmarks and the same frame, and is accessible in both themes, at each width', {
  tag: '@once',
}, async ({ page, enter }) => {
  test.slow()
  const look = async (path: string, heading: string | RegExp) => {
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(heading)
    await expect(page).toHaveTitle(`${await title.innerText()} · Southern Officials Atlas`)
    await atBothWidths(page, async (width) => {
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1)
      const footer = page.getByRole('contentinfo')
      for (const text of [presentedBy, 'help@atlas.example', /Records as of \d\d-\d\d-\d{4}/, 'Demonstration data'])
        await expect(footer.getByText(text)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessibleInBothThemes(page, `frame${path.replaceAll(/\W+/g, '-')}-${width}`)
    })
  }
  for (const [path, heading] of Object.entries(publicPages)) {
    await page.goto(path)
    await look(path, heading)
    if (leadBack.has(path))
      await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  }
  await enter('/login')
  await page.goto('/nowhere')
  await expect(page.getByRole('link', { name: 'Start a new search' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeHidden()
  for (const [path, heading] of Object.entries(guardedPages)) {
    await goOn(page, path)
    await look(path, heading)
  }
  await atBothWidths(page, async () => {
    const elsewhere = await navigationEntry(page, 'link', /^Additional Resources/)
    await expect(elsewhere).toHaveAttribute('href', resources)
    await expect(elsewhere).toHaveAttribute('target', '_blank')
  })
})

/** A page that may fail to load things, which the others must not. */
async function openFailing(browser: Browser, baseURL: string): Promise<Page> {
  return await (await browser.newContext({ baseURL })).newPage()
}

test('A server that is away is said, with a way to try again', { tag: '@once' }, async ({ browser, server }) => {
  const page = await openFailing(browser, server.url)
  await startSession(page, server.url, administrator)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/advanced-search')
  await expect(page.getByRole('heading', { name: 'No answer from the server' })).toBeVisible()
  await expectAccessible(page)
  // A visitor who is not signed in is told as well.
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page.getByText('No answer came from the server.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No answer came from the server.')).toBeHidden()
  await page.context().close()
})

test('A page that breaks keeps the frame and leads back', { tag: '@once' }, async ({ browser, server }) => {
  const page = await openFailing(browser, server.url)
  await page.route(/\/assets\/search-/, (route) => route.abort())
  await page.goto('/advanced-search')
  await signInAs(page, administrator)
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.unroute(/\/assets\/search-/)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { name: 'Advanced Search' })).toBeVisible()
  await page.context().close()
})

test('A browser that is too old for the code is told so in a sentence', { tag: '@once' }, async ({
  browser,
  server,
}) => {
  const page = await openFailing(browser, server.url)
  await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('/advanced-search')
  await expect(page.getByText(/^This browser is too old for the atlas\. It works in Safari and iOS from/)).toBeVisible()
  await page.context().close()
})
