import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { atBothWidths, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { takePicture } from '../fixtures/picture.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'

test.use({ data: 'public' })

test('From the page of a state to who sits in its House as a picture, which is read by keys and taken along', async ({
  page,
  enter,
}, { project }) => {
  await enter('/places/13')
  await page.getByRole('link', { name: 'Picture of the Georgia House of Representatives' }).click()
  await expect(page).toHaveTitle(/^Georgia House of Representatives in pictures · /)
  const card = page.getByRole('region', { name: 'Who sits in the Georgia House of Representatives' })
  const seats = card.getByRole('option')
  await expect(seats).toHaveCount(180)
  const known = Number(/ethnicity of (\d+) known/.exec((await page.locator('main').innerText()) ?? '')?.[1])
  await expect(card.getByText(`of 180 known`)).toBeVisible()
  await expect(card.getByRole('listbox')).toContainText(String(known))

  await card.getByRole('listbox').focus()
  await page.keyboard.press('End')
  await expect(card.getByRole('option', { selected: true })).toHaveAccessibleName('Not on file')
  await card.getByRole('button', { name: /^Table/ }).click()
  await card.getByRole('button', { name: 'Show all' }).click()
  await expect(card.getByRole('table').getByRole('row')).toHaveCount(181)
  await card.getByRole('button', { name: /^Table/ }).click()

  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: /^PNG/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('georgia-house-of-representatives-by-ethnicity.png')
  const png = await readFile(await file.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  // The width stands in the first part of the file: two pixels for each of the drawing.
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000)

  await card.getByRole('button', { name: /^On the board page/ }).click()
  await expect(card.getByRole('button', { name: /^On the board page/ })).toHaveAttribute('aria-pressed', 'true')
  // How many are on it depends on what was put there before, on the same server.
  await page.getByRole('link', { name: /^Board page \(\d\)$/ }).click()
  await expect(
    page.getByRole('img', { name: /^Georgia House of Representatives by ethnicity, 180 seats/ }),
  ).toBeVisible()
  await expect(page.getByText('Source 1.')).toBeVisible()
  await expectAccessibleInBothThemes(page, `board-page-${project.name}`)
  if (project.name === 'desktop') {
    await page.emulateMedia({ media: 'print' })
    // 7.5 by 10 inches of the sheet are within its margins.
    const sheet = await page.locator('article').boundingBox()
    expect(sheet?.width).toBe(720)
    expect(sheet?.height).toBeLessThanOrEqual(960)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
    await page.emulateMedia({ media: null })
  }
  await page.goBack()

  await page.getByRole('button', { name: 'Gender' }).click()
  await expect(page).toHaveURL(/by=eo\.gender/)
  await expect(card.getByRole('option', { name: /Female$/ }).first()).toBeAttached()
  await expectAccessibleInBothThemes(page, `pictures-${project.name}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

const pictures = {
  search: '/advanced-search?state.name=28&picture=eo.ethnicity',
  dots: '/places?dots=place.completeness',
  map: '/places?dots=place.completeness&as=map',
  changes: '/places?dots=changes',
  representation: '/places/representation?state=28',
  years: '/coming-up?picture=years',
} as const

test('Each other picture is read by everybody, in both themes, and stands on paper with its words', {
  tag: '@once',
}, async ({ page, enter }) => {
  test.slow()
  await enter('/account')
  for (const [name, address] of Object.entries(pictures)) {
    await page.goto(address)
    const drawing = page.getByRole('main').getByRole('listbox').first()
    await expect(drawing.getByRole('option').first()).toBeAttached()
    const card = page.getByRole('region').filter({ has: drawing }).last()
    await atBothWidths(page, async (width) => {
      await expect(drawing.getByRole('option').first()).toBeAttached()
      await expectAccessibleInBothThemes(page, `picture-${name}-${width}`)
      await expectNoSidewaysScroll(page)
    })
    await page.emulateMedia({ media: 'print' })
    await expect(drawing).toBeVisible()
    await expect(card.getByRole('button')).toHaveCount(0)
    await takePicture(page, `picture-${name}-print`)
    await page.emulateMedia({ media: null })
  }

  await page.goto('/places?dots=changes&since=2001-01-01')
  await expect(page.getByText(/^The records begin on .* Choose that day or a later one\.$/)).toBeVisible()
  await expect(page.getByText('What changed could not be loaded.')).toBeHidden()
})
