import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumWords, provideChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { takenFile, takenOf } from './picture-ages.mjs'
import { root } from './repository.mjs'

/**
 * Retakes the screenshots in the README and in the help, of what `npm start` shows on its first start:
 *
 *     npm run pictures
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} alt the alternative text on the page that shows it
 * @property {string} path
 * @property {'light' | 'dark'} theme
 * @property {boolean} isPhone
 * @property {readonly string[]} shows the folders with the sources of its screen; a change in them makes it out of date
 * @property {RegExp} [until] the text that appears once the screen is complete; by default the number of officials found
 * @property {(page: Page) => Promise<void>} [act] brings the screen into the state to be shown
 */

export const folder = join(root, 'docs', 'pictures')

const womenOfGeorgia =
  '/advanced-search?state.name=13&office.type=state-legislature&eo.gender=female&eo.ethnicity=african-american'
const senatorsOfMississippi = '/advanced-search?state.name=28&office.name=state-senator'

const shared = ['page', 'styles', 'ui', 'values'].map((folder) => `web/src/shared/${folder}`)
const frame = ['web/src/layout', 'web/src/search/quick', ...shared]
const list = [...frame, 'web/src/search/filters', 'web/src/search/results', 'web/src/officials/search/results']
const officialPage = [...frame, 'web/src/shared/figures', 'web/src/officials/detail']

/** @type {readonly Picture[]} */
export const pictures = [
  {
    name: 'search',
    alt: 'Advanced Search: African-American women in the legislature of Georgia, 33 found, each marked “Result not in yet”',
    path: womenOfGeorgia,
    theme: 'light',
    isPhone: false,
    shows: list,
  },
  {
    name: 'details',
    alt: 'The page of a state representative in dark colors: person, office, people and votes of her district',
    path: womenOfGeorgia,
    theme: 'dark',
    isPhone: false,
    shows: officialPage,
    act: openFirst,
  },
  {
    name: 'phone',
    alt: 'State senators of Mississippi on a phone, as cards',
    path: senatorsOfMississippi,
    theme: 'light',
    isPhone: true,
    shows: list,
  },
  {
    name: 'phone-dark',
    alt: 'The page of a state representative on a phone, in dark colors',
    path: womenOfGeorgia,
    theme: 'dark',
    isPhone: true,
    shows: officialPage,
    act: openFirst,
  },
  {
    name: 'coming-up',
    alt: 'Coming Up: election days and deadlines of Mississippi, with the seats that are decided',
    path: '/coming-up?state.name=28',
    theme: 'light',
    isPhone: false,
    shows: [...frame, 'web/src/elections/coming-up'],
    until: /^Put it in your calendar$/,
  },
  {
    name: 'report',
    alt: 'Report a mistake on a phone: what is wrong, what is right, and where it was seen',
    path: womenOfGeorgia,
    theme: 'light',
    isPhone: true,
    shows: [...frame, 'web/src/data/corrections/report'],
    act: openReport,
  },
  {
    name: 'place',
    alt: 'The page of Dallas County, Alabama: its people, and who governs there',
    path: '/places/01047',
    theme: 'light',
    isPhone: false,
    shows: [...frame, 'web/src/shared/figures', 'web/src/places/page'],
    until: /^Print brief$/,
  },
  {
    name: 'draw',
    alt: 'The Mississippi House of Representatives by ethnicity: a circle for each of 122 seats, of which 8 are known',
    path: '/places/28/pictures?body=state-representative',
    theme: 'light',
    isPhone: false,
    shows: [...frame, 'web/src/shared/pictures', 'web/src/places/pictures'],
    until: /^On the board page$/,
  },
  {
    name: 'call',
    alt: 'A list to call from on a phone: numbers to press, and what came of each call',
    path: '/places/28011',
    theme: 'light',
    isPhone: true,
    shows: [...frame, 'web/src/saved/lists/sheet'],
    until: /officials on file represent/,
    act: callFromList,
  },
  {
    name: 'corrections',
    alt: 'A report to check: the value of now, the one that was reported, and the source to show with it',
    path: '/advanced-search?state.name=28&office.name=chancery-clerk',
    theme: 'light',
    isPhone: false,
    shows: [...frame, 'web/src/data/corrections/decide'],
    act: reportAndCheck,
  },
]

/** @param {Page} page */
async function openFirst(page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /details/i })
    .first()
    .click()
  await page.getByRole('link', { name: 'Open page' }).click()
  await page.getByText('Personal Information').waitFor()
}

/** @param {Page} page */
async function openReport(page) {
  await openFirst(page)
  await page.getByRole('button', { name: 'Report a mistake' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).waitFor()
}

/** @param {Page} page */
async function callFromList(page) {
  await page.getByRole('button', { name: 'Save as list' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Name').press('Enter')
  await page.getByText('List saved').first().waitFor()
  await page.goto('/lists')
  await page.getByRole('link', { name: 'Bolivar County officials' }).press('Enter')
  const calls = page.getByRole('group', { name: /^What came of the call/ })
  await calls.nth(0).getByRole('button', { name: 'Reached' }).click()
  await calls.nth(1).getByRole('button', { name: 'Left message' }).click()
  await calls.nth(1).scrollIntoViewIfNeeded()
}

/** @param {Page} page */
async function reportAndCheck(page) {
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Report a mistake' }).press('Enter')
  const right = page.getByRole('dialog').getByRole('textbox', { name: 'What should it say?' })
  await right.fill('662-555-0142')
  await right.press('Enter')
  await page.getByText('Sent. You get an e-mail when it is decided.').waitFor()
  await page.goto('/admin/corrections')
  await page.getByText('(662) 555-0142').first().waitFor()
}

/** @param {(line: string) => void} onLine what the server prints @param {string} folderOfData */
function startServer(onLine, folderOfData) {
  const server = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    env: { ...process.env, DATA_DIR: folderOfData, PORT: '0', DATABASE_URL: '', SEED: 'public' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout.setEncoding('utf8').on('data', onLine)
  return server
}

/** @param {string} output @returns {{ address: string, email: string, password: string } | null} */
function signInOf(output) {
  const [, email = '', password = ''] = /Sign in as (\S+) with the password (\S+)/.exec(output) ?? []
  const [, address = ''] = /is ready at (\S+)/.exec(output) ?? []
  return email && address ? { address, email, password } : null
}

/** @param {{ address: string, email: string, password: string }} signIn */
async function takePictures({ address, email, password }) {
  const browser = await chromium.launch({ args: [...chromiumWords], executablePath: await provideChromium() })
  for (const { name, path, theme, isPhone, until = /officials found/, act } of pictures) {
    const page = await browser.newPage({
      baseURL: address,
      viewport: isPhone ? { width: 375, height: 780 } : { width: 1280, height: 800 },
      deviceScaleFactor: isPhone ? 2 : 1.5,
      isMobile: isPhone,
      hasTouch: isPhone,
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en-US',
    })
    await page.request.post('/api/auth/login', { data: { email, password }, headers: { origin: address } })
    await page.goto(path)
    await page.getByText(until).first().waitFor()
    await act?.(page)
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
    await page.close()
  }
  await browser.close()
  writeFileSync(join(folder, takenFile), `${JSON.stringify(takenOf(root, pictures), null, 2)}\n`)
}

async function main() {
  // What starts the server would else install what that needs, and take the browser's driver away.
  await install()
  mkdirSync(folder, { recursive: true })
  // The pages of help cannot be built without their pictures: until a new one is taken, another stands in for it.
  const [standIn = '', ...others] = pictures.map(({ name }) => join(folder, `${name}.webp`))
  for (const file of others) if (!existsSync(file)) copyFileSync(standIn, file)
  const folderOfData = mkdtempSync(join(tmpdir(), 'atlas-pictures-'))
  let output = ''
  /** @type {(signIn: NonNullable<ReturnType<typeof signInOf>>) => void} */
  let ready = () => {}
  const isReady = new Promise((/** @type {typeof ready} */ resolve) => (ready = resolve))
  const server = startServer((text) => {
    output += text
    const signIn = signInOf(output)
    if (signIn) ready(signIn)
  }, folderOfData)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await takePictures(await isReady)
  server.kill('SIGTERM')
  await ended
  rmSync(folderOfData, { recursive: true })
}

if (process.argv[1] === import.meta.filename) await main()
