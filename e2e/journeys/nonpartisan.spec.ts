import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { goOn, listenForQuiet } from '../fixtures/go-on.ts'
import { takePicture } from '../fixtures/picture.ts'
import { screens } from '../fixtures/screens.ts'
import { test } from '../fixtures/test.ts'

const line = 'Nonpartisan view is on. Party and candidates’ shares are hidden on every page, in files and in print.'

/** Which addresses show a screen, where that is not its name; none where nobody who is signed in comes. */
const addresses: Record<string, (official: string) => readonly string[]> = {
  '/advanced-search': (official) => [
    `/advanced-search?open=${official}&map=biden-share&columns=eo.name,stats.last_election,party.name`,
  ],
  '/search-builder': () => ['/search-builder', '/search-builder?step=ethnicity'],
  '/officials/$id': (official) => [`/officials/${official}`],
  '/officials/$id/changes': (official) => [`/officials/${official}/changes`],
  '/places/$id': () => ['/places/01047'],
  '/places/compare': () => ['/places/compare?chosen=01047,28011'],
  '/help/$page': () => ['/help/find'],
  '/unsubscribe/$token': () => ['/unsubscribe/x'],
  '/data/known': () => ['/data/known?column=party.name'],
  '/login': () => [],
  '/second-step': () => [],
  '/register': () => [],
  '/forgot-password': () => [],
  '/password': () => [],
  '/pending-approval': () => [],
  '/confirm': () => [],
  '/invitation': () => [],
  '/confirmed': () => [],
  '/access-removed': () => [],
  '/rejected': () => [],
}

// What "close" means is said with its 5 points; that an election was won by 9.2 is not.
const partyWords =
  /\b(?:democrat\w*|republican\w*|gop|biden|trump|party unknown|election margin|voting statistics|won by)\b|, party\b|% of the vote|\d\.\d points/gi

async function expectNothingPartisan(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('note').filter({ hasText: line }), where).toBeVisible()
  await page.waitForLoadState('networkidle')
  const text = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
    return `${document.body.textContent} ${named.join(' ')}`
  })
  expect([where, ...new Set(text.match(partyWords))]).toEqual([where])
}

async function turn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu|^Menu$/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Nonpartisan view' }).click()
  await page.keyboard.press('Escape')
}

test('With the nonpartisan view on no screen tells a party or a candidate’s share, and off again all do', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/advanced-search?state.name=13&party.name=democratic')
  const party = page.getByRole('columnheader', { name: /^Party/ })
  await expect(party).toBeVisible()
  await turn(page)
  await expect(page.getByText('1 filter on party or candidates’ shares taken off')).toBeVisible()
  await expect(page).toHaveURL(/\/advanced-search\?state\.name=13$/)
  await expect(party).toBeHidden()
  await expectNothingPartisan(page, 'the search, at once')
  await page.getByRole('button', { name: /account menu|^Menu$/ }).click()
  await expectAccessible(page)
  await takePicture(page, 'nonpartisan-menu')
  await page.keyboard.press('Escape')

  await page
    .getByRole('button', { name: /^Details for/ })
    .first()
    .click()
  await expect(page).toHaveURL(/open=\d+/)
  const official = new URL(page.url()).searchParams.get('open') ?? ''
  const untilQuiet = listenForQuiet(page)
  for (const screen of screens)
    for (const address of addresses[screen]?.(official) ?? [screen]) {
      await goOn(page, address)
      await untilQuiet()
      await expectNothingPartisan(page, address)
    }
  await page.goto(`/officials/${official}`)
  await page.getByRole('heading', { name: 'Office Information' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await expectNothingPartisan(page, 'on paper')
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText(line)).toBeHidden()
  await expect(page.getByText('President, 2020').first()).toBeVisible()
  await page.goto('/advanced-search?party.name=democratic')
  await expect(party).toBeVisible()
  await expect(page).toHaveURL(/party\.name=democratic/)
})
