import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FilterProps } from '#search/filters/filter-props.ts'
import { Filters } from '#search/filters/Filters.tsx'
import { FiltersInSheet } from '#search/filters/FiltersInSheet.tsx'
import type { Drafts } from '#search/filters/forms/drafts.ts'
import { showFilter } from '#testing/filters.tsx'
import { useFilterPanel } from '#search/filters/use-filter-panel.ts'

function Screen(props: FilterProps) {
  const panel = useFilterPanel()
  const [drafts, setDrafts] = useState<Drafts>(() => new Map())
  return (
    <>
      <button type="button" ref={panel.toggle} onClick={() => panel.setIsOpen(!panel.isOpen)}>
        Open or close
      </button>
      <Filters {...props} panel={panel} hasRows total={132} drafts={drafts} onClear={() => setDrafts(new Map())} />
    </>
  )
}

const draw = (props: FilterProps) => <Screen {...props} />
const toggle = page.getByRole('button', { name: 'Open or close' })
const sheet = page.getByRole('dialog', { name: 'Filters' })
const district = page.getByRole('textbox', { name: 'District' })
const years = page.getByRole('textbox', { name: 'Term Length' })

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ values: [] })))
})
afterEach(() => vi.unstubAllGlobals())

describe('on a phone', () => {
  beforeEach(() => page.viewport(375, 812))

  test('the filters are a sheet that holds the focus, and gives it back', async () => {
    showFilter(draw)
    await toggle.click()
    await expect.element(sheet).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Show 132 results' })).toBeInViewport()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await vi.waitFor(() => expect(sheet.element().contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expect.element(toggle).toHaveFocus()
    await expect.element(sheet).not.toBeInTheDocument()
  })

  test('Show applies what stands in the field that is left for it', async () => {
    const search = showFilter(draw)
    await toggle.click()
    await district.fill('97')
    await page.getByRole('button', { name: 'Show 132 results' }).click()
    await expect.element(toggle).toHaveFocus()
    expect(search.filters()).toEqual([{ column_id: 'jurisdiction.district', operator: 'eq', value: '97' }])
  })

  test('Show stays and leads to the field that holds a mistake, into its closed group if need be', async () => {
    showFilter(draw)
    await toggle.click()
    const show = page.getByRole('button', { name: 'Show 132 results' })
    await years.fill('four')
    await show.click()
    await expect.element(years).toHaveFocus()
    await expect.element(years).toHaveAccessibleDescription('Enter a whole number, 0 or more.')
    await page.getByRole('button', { name: /^Office/ }).click()
    await expect.element(years).not.toBeInTheDocument()
    await show.click()
    await expect.element(years).toHaveFocus()
    await years.fill('4')
    await show.click()
    await expect.element(sheet).not.toBeInTheDocument()
  })

  test('Clear Filters empties what is half typed, with no filter applied', async () => {
    showFilter(draw)
    await toggle.click()
    await years.fill('four')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect.element(years).toHaveValue('')
    await expect.element(years).not.toHaveAttribute('aria-invalid')
    await expect.element(sheet).toBeVisible()
  })

  test('what is wrong is still there when the sheet is opened again', async () => {
    showFilter(draw)
    await toggle.click()
    await years.fill('four')
    await page.getByRole('button', { name: 'Close filters' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await toggle.click()
    await expect.element(years).toHaveValue('four')
    await expect.element(years).toHaveAccessibleDescription('Enter a whole number, 0 or more.')
  })
})

test('on a desktop, hiding the filters loses nothing that was typed', async () => {
  await page.viewport(1280, 800)
  showFilter(draw)
  await district.fill('97')
  await page.getByRole('button', { name: 'Hide filters' }).click()
  await expect.element(toggle).toHaveFocus()
  await expect.element(district).not.toBeInTheDocument()
  await toggle.click()
  await expect.element(district).toHaveValue('97')
})

test('a page with no list beside them has the filters in a sheet on a desktop too, where Show applies what is typed', async () => {
  await page.viewport(1280, 800)
  const search = showFilter((props) => <FiltersInSheet {...props} hasRows total={null} />)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect.element(sheet).toBeVisible()
  await district.fill('97')
  await page.getByRole('button', { name: 'Show results' }).click()
  const button = page.getByRole('button', { name: 'Filters (1)' })
  await expect.element(button).toHaveFocus()
  expect(search.filters()).toEqual([{ column_id: 'jurisdiction.district', operator: 'eq', value: '97' }])
  await button.click()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect.poll(search.filters).toEqual([])
  await expect.element(district).toHaveValue('')
  await expect.element(sheet).toBeVisible()
})

test.each([
  ['a desktop', 1280],
  ['a phone', 375],
])('on %s nothing moves under a press that leaves a field', async (_, width) => {
  await page.viewport(width, 900)
  const ethnicities = ['Black or African American', 'Hispanic or Latino', 'White', 'Asian'].map((label, index) => {
    return { id: `e${index}`, label, count: 10 }
  })
  showFilter(draw, {
    choices: { 'eo.ethnicity': ethnicities },
    filters: [{ column_id: 'eo.ethnicity', operator: 'in', value: ethnicities.map(({ id }) => id) }],
  })
  if (width === 375) await toggle.click()
  await expect.element(page.getByRole('combobox', { name: 'Ethnicity' })).toBeVisible()
  // On a busy machine the other comboboxes take the place of their placeholders later.
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
  const controls = () => [...document.querySelectorAll<HTMLElement>('input, select, button, [role=combobox]')]
  const places = () => controls().map((each) => [each.getAttribute('aria-label') ?? each.id, topOf(each)])
  // The sheet slides in; on a busy machine it may take some frames to start.
  await Promise.all(document.getAnimations().map(async ({ finished }) => await finished))
  const fields = controls().filter((each) =>
    each.matches('input:not([type=checkbox], [type=radio], [aria-hidden=true])'),
  )
  expect(fields.length).toBeGreaterThan(8)
  for (const field of fields) {
    field.focus()
    if (field.getAttribute('role') !== 'combobox') await userEvent.keyboard('four')
    await frames()
    const before = places()
    field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    field.blur()
    await frames()
    expect(places()).toEqual(before)
    field.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    await frames()
  }
  // The error appears once the press is over.
  await expect.element(years).toHaveAccessibleDescription('Enter a whole number, 0 or more.')
})

function topOf(element: HTMLElement): number {
  return Math.round(element.getBoundingClientRect().top)
}

/** Two frames, after which a change has been drawn. */
async function frames(): Promise<void> {
  for (let count = 0; count < 2; count++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

describe('on a desktop', () => {
  beforeEach(() => page.viewport(1280, 800))

  test('behind each group of filters one more press of the keyboard leads to the results', async () => {
    showFilter((props) => (
      <>
        {draw(props)}
        <section aria-label="Results" tabIndex={-1} data-results />
      </>
    ))
    const ways = page.getByRole('button', { name: 'Go to the results' })
    await expect.element(ways.first()).toBeInTheDocument()
    const open = page.getByRole('complementary').getByRole('button', { expanded: true }).elements().length
    expect(ways.elements().length).toBeGreaterThanOrEqual(open - 1)
    await years.click()
    const fields =
      years.element().closest('section')?.querySelectorAll('input, select, textarea, button, a, [tabindex="0"]') ?? []
    let presses = 0
    for (; document.activeElement?.textContent !== 'Go to the results' && presses < 40; presses++) await userEvent.tab()
    expect(presses).toBeLessThan(fields.length)
    const { width } = (document.activeElement as HTMLElement).getBoundingClientRect()
    expect(width).toBeGreaterThan(40)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('region', { name: 'Results' })).toHaveFocus()
  })

  test('from a filter that is set, a few presses lead to the first row', async () => {
    showFilter(
      (props) => (
        <>
          {draw(props)}
          <section aria-label="Results" tabIndex={-1} data-results>
            <table>
              <thead>
                <tr>
                  <th>
                    <button type="button">Name</button>
                  </th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>
                    <a href="/officials/1">Kay Ivey</a>
                  </td>
                </tr>
              </tbody>
            </table>
          </section>
        </>
      ),
      { filters: [{ column_id: 'office.name', operator: 'in', value: ['Sheriff'] }] },
    )
    await page.getByRole('combobox', { name: 'Position' }).click()
    await userEvent.keyboard('{Escape}')
    for (let press = 0; press < 3 && document.activeElement?.textContent !== 'Go to the results'; press++)
      await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'Kay Ivey' })).toHaveFocus()
  })
})
