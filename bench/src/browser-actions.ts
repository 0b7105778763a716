import type { Page } from '@playwright/test'
import type { Question } from '#browser-page.ts'

/** An action on the search screen, and how to detect that it is done. */
interface Action {
  readonly what: string
  /** On a phone some controls are elsewhere, and their actions are not measured. */
  readonly isThere?: (page: Page) => Promise<boolean>
  /** Prepares the screen, which is not measured. Returns a value for the condition to compare with. */
  readonly prepare: (page: Page) => Promise<string>
  readonly act: (page: Page) => Promise<unknown>
  readonly isDone: Question<string>
}

const nothing = async () => ''
const names = (page: Page) => page.getByRole('combobox', { name: 'Find an elected official by name' })
/** On a phone the names are in the header's search. */
const hasNames = async (page: Page) => await names(page).isVisible()

/** Runs in the page. */
export const hasRows: Question<string> = () =>
  document.querySelector('[aria-label^="Details for"]') ? performance.now() : null

const details = (page: Page) => page.getByRole('button', { name: /^Details for/ })

export const expanding = 'expanding a row'
export const goingBack = 'back from the page of an official'

/** In the order in which each run performs them on one page. */
export const actions: readonly Action[] = [
  {
    what: 'opening the names',
    isThere: hasNames,
    prepare: nothing,
    act: async (page) => await names(page).click(),
    isDone: () => (document.querySelector('[role=option]') ? performance.now() : null),
  },
  {
    what: 'typing a letter into the names',
    isThere: hasNames,
    prepare: async (page) => (await page.getByRole('option').first().getAttribute('aria-setsize')) ?? '',
    act: async (page) => await page.keyboard.press('m'),
    isDone: (before) => {
      const option = document.querySelector('[role=option]')
      return option && option.getAttribute('aria-setsize') !== before ? performance.now() : null
    },
  },
  {
    what: expanding,
    prepare: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('listbox').waitFor({ state: 'detached' })
      return ''
    },
    act: async (page) => await details(page).first().click(),
    isDone: () => {
      const headings = [...document.querySelectorAll('h2, h3, h4')].map(({ textContent }) => textContent)
      return headings.includes('Contact Information') ? performance.now() : null
    },
  },
  {
    what: goingBack,
    prepare: async (page) => {
      await page.getByRole('link', { name: /^Open page of/ }).click()
      await details(page).first().waitFor({ state: 'detached' })
      return ''
    },
    act: async (page) => await page.evaluate(() => history.back()),
    isDone: hasRows,
  },
  {
    what: '25 → 100 rows',
    prepare: nothing,
    act: async (page) => await page.getByLabel('Rows per page').selectOption('100'),
    isDone: () => (document.querySelectorAll('[aria-label^="Details for"]').length === 100 ? performance.now() : null),
  },
  {
    what: 'filter click to new rows',
    prepare: async (page) => {
      const georgia = page.getByRole('checkbox', { name: 'Georgia' })
      // On a phone the filters are in a dialog.
      if (!(await georgia.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click()
      await georgia.waitFor()
      return await page.evaluate(() => /[\d,]+(?= officials? found)/.exec(document.body.textContent)?.[0] ?? '')
    },
    act: async (page) => await page.getByRole('checkbox', { name: 'Georgia' }).check(),
    isDone: (before) => {
      const found = /[\d,]+(?= officials? found)/.exec(document.body.textContent)?.[0]
      return found && found !== before ? performance.now() : null
    },
  },
]

/**
 * Expands more rows, and returns the number of requests for the file that was requested most often since the page was
 * opened.
 */
export async function mostAskedForOneFile(page: Page): Promise<number> {
  // On a phone the filters cover the list.
  await page.keyboard.press('Escape')
  for (const row of [1, 2, 3, 4]) await details(page).nth(row).click()
  await page.waitForLoadState('networkidle')
  return await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => !name.includes('/api/'))
    return Math.max(
      ...Map.groupBy(files, ({ name }) => name)
        .values()
        .map(({ length }) => length),
    )
  })
}
