import { expect, type Page } from '@playwright/test'
import { atBothWidths, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts'
import { expectNoSidewaysScroll } from '../fixtures/sideways.ts'
import { test } from '../fixtures/test.ts'

// What an organizer sees is wrong, and what an administrator makes of it and publishes, on the real records.
test.use({ data: 'public', shared: 'by nobody else: a correction changes what everybody finds' })

// What is published is seen with the next index, for which a thread that steps back for everybody else reads all officials.
const published = { timeout: 150_000 }
test.beforeEach(() => test.slow())

test(
  'A report is declined, opened again, accepted, shown with its source, written down, and taken out again',
  {
    tag: '@once',
  },
  async ({ page, enter }, { project }) => {
    await enter('/advanced-search?state.name=28&office.name=chancery-clerk')
    await page
      .getByRole('button', { name: /^Details/ })
      .first()
      .press('Enter')
    const own = page.getByRole('link', { name: /^Open page of / })
    const href = await own.getAttribute('href')
    await report(page, project.name)

    await page.goto('/admin/corrections')
    const card = page.getByRole('list', { name: 'Reports to check' }).getByRole('listitem')
    await expect(card.getByText('(662) 555-0142')).toBeVisible()
    await atBothWidths(page, async (width) => {
      await expectAccessibleInBothThemes(page, `corrections-${width}`)
      await expectNoSidewaysScroll(page)
    })
    await card.getByRole('button', { name: /^Decline/ }).press('Enter')
    const decline = page.getByRole('dialog', { name: 'Decline this report?' })
    await decline.getByRole('radio', { name: 'Home or personal' }).check()
    await decline.getByRole('button', { name: 'Decline' }).press('Enter')
    await expect(page.getByText(/Own office phone of .+: declined\./)).toBeVisible()
    // For half a minute at least nobody is told, and the report is open again.
    await page.getByRole('button', { name: /^Declined/ }).press('Enter')
    const decided = page.getByRole('region', { name: 'Decided corrections' })
    await decided.getByRole('button', { name: /^Undo the decision about Own office phone/ }).press('Enter')
    await page.getByRole('dialog', { name: 'Undo this decision?' }).getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(page.getByRole('button', { name: /^To check/ })).toHaveText(/1/)
    await page.getByRole('button', { name: /^To check/ }).press('Enter')
    await card.getByRole('button', { name: 'Accept' }).press('Enter')
    await expect(card.getByText('A value needs a source before it can be accepted.')).toBeVisible()
    await card.getByRole('textbox', { name: 'Source to show with it' }).fill('Letterhead of 10-30-2026')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nothing to check.')).toBeVisible()
    await page.getByRole('button', { name: /^Accepted/ }).press('Enter')
    await expect(page.getByRole('row', { name: /Letterhead of 10-30-2026/ })).toBeVisible()
    await expect(page.getByText('Being written …')).toBeHidden(published)
    await atBothWidths(page, async (width) => await expectAccessibleInBothThemes(page, `corrections-accepted-${width}`))

    await page.goto(`${href}`)
    await expect(page.getByRole('link', { name: /555-0142/ }).first()).toBeVisible()
    await page.goto(`${href}/changes`)
    await expect(page.getByText('(662) 555-0142').first()).toBeVisible()
    await atBothWidths(page, async (width) => await expectAccessibleInBothThemes(page, `corrections-changes-${width}`))

    await page.goto('/admin/corrections')
    await page.getByRole('button', { name: /^Accepted/ }).press('Enter')
    await decided.getByRole('button', { name: /^Undo the decision about Own office phone/ }).press('Enter')
    await page.getByRole('dialog', { name: 'Undo this decision?' }).getByRole('button', { name: 'Undo' }).press('Enter')
    // Whoever left sooner would take the request along.
    await expect(page.getByRole('button', { name: /^To check/ })).toHaveText(/1/)
    const taken = page.getByRole('link', { name: /555-0142/ })
    await expect(async () => {
      await page.goto(`${href}`)
      await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
      expect(await taken.count()).toBe(0)
    }).toPass(published)
  },
)

/** What is said of a cell phone is refused first. */
async function report(page: Page, project: string): Promise<void> {
  await page.getByRole('button', { name: 'Report a mistake' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report a mistake' })
  await expect(dialog.getByText('No public list states a phone for this office.')).toBeVisible()
  await expectAccessibleInBothThemes(page, `corrections-report-${project}`)
  const right = dialog.getByRole('textbox', { name: 'What should it say?' })
  await right.fill('662-555-0142, her cell')
  await right.press('Enter')
  await expect(right).toHaveAttribute('aria-invalid', 'true')
  await right.fill('662-555-0142')
  await right.press('Enter')
  await expect(dialog.getByText('Sent. You get an e-mail when it is decided.')).toBeVisible()
  await page.keyboard.press('Escape')
}

test(
  'An administrator puts a value right and names who follows an official, without a file, and takes both back',
  {
    tag: '@once',
  },
  async ({ page, enter }, { project }) => {
    await enter('/advanced-search?state.name=28&office.name=circuit-clerk')
    await page
      .getByRole('button', { name: /^Details/ })
      .first()
      .press('Enter')
    const href = await page.getByRole('link', { name: /^Open page of / }).getAttribute('href')
    await page.goto(`${href}`)
    const dialog = page.getByRole('dialog')
    const confirmation = dialog.getByText('Everybody sees it now.')
    const fill = async (name: string, text: string) => await dialog.getByRole('textbox', { name }).fill(text)
    await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
    await fill('What should it say?', '662-555-0142')
    await fill('Source to show with it', 'Letterhead of 10-30-2026')
    await expectAccessibleInBothThemes(page, `corrections-edit-${project.name}`)
    await page.keyboard.press('Enter')
    await expect(confirmation).toBeVisible(published)
    await page.goto(`${href}/changes`)
    await expect(page.getByText('(662) 555-0142').first()).toBeVisible()
    await page.getByRole('button', { name: 'Use the public value again' }).press('Enter')
    await dialog.getByRole('button', { name: 'Use the public value' }).press('Enter')
    await expect(page.getByText('The public value counts again')).toBeVisible(published)

    await page.getByRole('link', { name: 'Details' }).press('Enter')
    await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
    await dialog.getByRole('button', { name: 'Somebody else holds this office now' }).press('Enter')
    await fill('Name', 'Zoe Reed')
    await fill('Source to show with it', 'County web page')
    await expectAccessibleInBothThemes(page, `corrections-official-${project.name}`)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/is replaced, and leaves the atlas/)).toBeVisible(published)
    await expectAccessibleInBothThemes(page, `corrections-check-${project.name}`)
    await dialog.getByRole('button', { name: 'Publish' }).press('Enter')
    await expect(confirmation).toBeVisible(published)
    await dialog.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(dialog.getByText('Undone. All is as it was.')).toBeVisible(published)
  },
)

test('Who publishes officials of places that the coverage rule leaves out is told so, and everybody finds them', {
  tag: '@once',
}, async ({ page, enter }) => {
  const rows = ['Quintavia Nettlesworth,Constable,Bolivar,MS', 'Hosea Winterbourne,Constable,Tishomingo,MS']
  const buffer = Buffer.from(`Name,Office,County,State\n${rows.join('\n')}\n`)
  await enter('/admin/data')
  await page.getByLabel('Choose a file').setInputFiles({ name: 'constables.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('All questions are answered.')).toBeVisible()
  await page.getByRole('button', { name: 'See what changes' }).press('Enter')
  const notice =
    '1 of these 2 officials is in a place that the coverage rule leaves out. Everybody who searches finds this one all the same, as your own.'
  await expect(page.getByText(notice)).toBeVisible(published)
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish constables.csv?' })
  await expect(dialog.getByText(notice)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByText('constables.csv is published.').first()).toBeVisible(published)
  await expect(page.getByText(notice)).toBeVisible()
  for (const name of ['Quintavia', 'Hosea']) {
    await page.goto(`/advanced-search?eo.name=${encodeURIComponent(`contains:${name}`)}`)
    await expect(page.getByText(/^1 official found/)).toBeVisible()
  }
})

test('Who holds a seat that nobody was on file for is added where the seat stands, with the keyboard alone, and taken back', {
  tag: '@once',
}, async ({ page, enter }) => {
  const office = 'County Supervisor, District 1'
  const add = page.getByRole('button', { name: `Add who holds it: ${office}` })
  await enter('/places/28011')
  await add.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Who holds this office now?' })
  await expect(dialog.getByText('County Supervisor, Bolivar County, District 1, Mississippi')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'add-who-holds-it')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Octavia Greenlee')
  await dialog.getByRole('textbox', { name: 'Source to show with it' }).fill('County web page')
  await dialog.getByRole('button', { name: 'Check' }).press('Enter')
  await dialog.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(dialog.getByText('Published. Everybody sees it now.')).toBeVisible(published)
  // The row that the form was opened from is another now; the form stays.
  const row = page.getByRole('row', { name: /County Supervisor.*Octavia Greenlee/, includeHidden: true })
  await expect(row).toBeAttached(published)
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(dialog.getByText('Undone. All is as it was.')).toBeVisible(published)
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(add).toBeVisible(published)
})
