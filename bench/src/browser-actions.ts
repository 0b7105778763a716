import type { Page } from '@playwright/test'
import type { Question } from '#browser-page.ts'

/** Something that people do on the search screen, and how to see that it is done. */
interface Action {
  readonly what: string
  /** Brings the screen to where the action begins; not measured. Answers what the question compares with. */
  readonly prepare: (page: Page) => Promise<string>
  readonly act: (page: Page) => Promise<unknown>
  readonly isDone: Question<string>
}

const nothing = async () => ''
const names = (page: Page) => page.getByRole('combobox', { name: 'Find an elected official by name' })

/** Runs in the page. */
export const hasRows: Question<string> = () =>
  document.querySelector('[aria-label^="Details for"]') ? performance.now() : null

/** In the order in which each run takes them on one page. */
export const actions: readonly Action[] = [
  {
    what: 'opening the names',
    prepare: nothing,
    act: async (page) => await names(page).click(),
    isDone: () => (document.querySelector('[role=option]') ? performance.now() : null),
  },
  {
    what: 'typing a letter into the names',
    prepare: async (page) => (await page.getByRole('option').first().getAttribute('aria-setsize')) ?? '',
    act: async (page) => await page.keyboard.press('m'),
    isDone: (before) => {
      const option = document.querySelector('[role=option]')
      return option && option.getAttribute('aria-setsize') !== before ? performance.now() : null
    },
  },
  {
    what: 'expanding a row',
    prepare: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('listbox').waitFor({ state: 'detached' })
      return ''
    },
    act: async (page) =>
      await page
        .getByRole('button', { name: /^Details for/ })
        .first()
        .click(),
    isDone: () => {
      const headings = [...document.querySelectorAll('h2, h3, h4')].map(({ textContent }) => textContent)
      return headings.includes('Contact Information') ? performance.now() : null
    },
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
      // On a phone the filters have a window of their own.
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
