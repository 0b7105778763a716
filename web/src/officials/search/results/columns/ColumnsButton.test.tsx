import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ColumnsButton } from '#officials/search/results/columns/ColumnsButton.tsx'
import { ColumnsWindow } from '#officials/search/results/columns/ColumnsWindow.tsx'
import { arranged } from '#search/state/change-columns.ts'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import { viewAfter } from '#search/state/use-search-view.ts'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'
import { show } from '#testing/show.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'

const threeColumns: SearchView = { ...emptyView, columns: ['eo.name', 'office.name', 'state.name'] }
const dialog = page.getByRole('dialog')
const shown = dialog.getByRole('region', { name: 'Shown, in this order' })

async function open(first: SearchView) {
  const onChange = vi.fn<(next: SearchView) => void>()
  function Screen() {
    const [view, setView] = useState(first)
    const { ask, dialog } = useQuestion<'columns'>()
    return (
      <>
        <ColumnsButton onOpen={(button) => ask('columns', button)} />
        <ColumnsWindow
          {...dialog}
          view={view}
          onChange={(next) => {
            onChange(viewAfter(view, next))
            setView(next)
          }}
        />
      </>
    )
  }
  show(<Screen />)
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect.element(dialog).toBeVisible()
  return onChange
}

const labels = () =>
  shown
    .getByRole('listitem')
    .elements()
    .map((row) => row.children[1]?.textContent)

test('columns found by a word of their meaning are shown in one step, once they are applied', async () => {
  const onChange = await open(threeColumns)
  await expect.element(dialog.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('bachelor')
  await dialog.getByRole('checkbox', { name: 'Percentage of College Graduates' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Columns (4 of 15)' })).toBeVisible()
  await expect
    .element(dialog.getByText('Percentage of College Graduates is shown. 4 of 15 columns.'))
    .toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  expect(onChange.mock.calls.map(([{ columns }]) => columns)).toEqual([
    ['eo.name', 'office.name', 'state.name', 'stats.college_graduates%'],
  ])
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus()
})

test('the keyboard moves a column, says where it is now, and stays on its button', async () => {
  await open(threeColumns)
  const up = dialog.getByRole('button', { name: 'Move State up' })
  ;(up.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('State is now 2 of 3.')).toBeInTheDocument()
  expect(labels()).toEqual(['Name', 'State', 'Office'])
  await expect.element(up).toHaveFocus()
  await expect.element(up).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(labels()).toEqual(['Name', 'State', 'Office'])
})

test('a handle drags a column, and never before the name', async () => {
  await open(threeColumns)
  const grip = shown.getByRole('listitem').nth(2).element().firstElementChild as HTMLElement
  const list = grip.closest('ol') as HTMLElement
  vi.spyOn(list, 'setPointerCapture').mockImplementation(() => {})
  const { top } = list.getBoundingClientRect()
  const topOfSecond = list.children[1]?.getBoundingClientRect().top ?? 0
  grip.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId: 1 }))
  list.dispatchEvent(new PointerEvent('pointermove', { clientY: topOfSecond + 4 }))
  await expect.poll(labels).toEqual(['Name', 'State', 'Office'])
  list.dispatchEvent(new PointerEvent('pointermove', { clientY: top - 40 }))
  list.dispatchEvent(new PointerEvent('pointerup'))
  list.dispatchEvent(new PointerEvent('pointermove', { clientY: top + 4000 }))
  await expect.poll(labels).toEqual(['Name', 'State', 'Office'])
})

test('with fifteen columns a sentence says so, and no more can be ticked until one is hidden', async () => {
  await open({ ...emptyView, columns: arranged(columnIds) })
  const more = dialog.getByRole('checkbox', { name: 'Median Income' })
  await expect.element(dialog.getByText(/the most there can be/)).toBeVisible()
  await expect.element(more).toHaveAccessibleDescription(/Hide one to show another\./)
  await pressDisabled(more)
  await expect.element(more).not.toBeChecked()
  await shown.getByRole('button', { name: 'Hide Party' }).click()
  expect(dialog.getByText(/the most there can be/).elements()).toHaveLength(0)
  await more.click()
  await expect.element(more).toBeChecked()
})

test('the name cannot be hidden, and Reset brings the default columns back', async () => {
  const onChange = await open(threeColumns)
  const name = dialog.getByRole('checkbox', { name: 'Name', exact: true })
  await pressDisabled(name)
  await expect.element(name).toBeChecked()
  await dialog.getByRole('button', { name: 'Reset to default' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  expect(onChange.mock.lastCall?.[0].columns).toEqual(emptyView.columns)
})

test('Escape forgets what was chosen and not applied', async () => {
  const onChange = await open(threeColumns)
  await shown.getByRole('button', { name: 'Hide Office' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect.poll(labels).toEqual(['Name', 'Office', 'State'])
})

test('a set shows its columns, and those chosen are kept under a name of one’s own', async () => {
  const saved: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'PUT') saved.push(JSON.parse(body as string))
    return Response.json(
      method === 'PUT' ? saved.at(-1) : { values: [{ name: 'Ages', columns: ['eo.name', 'eo.age'] }] },
    )
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const onChange = await open(threeColumns)
  await dialog.getByRole('button', { name: 'For calling' }).click()
  await expect.poll(labels).toEqual(expect.arrayContaining(['Phone', 'Email', 'Next General', 'Last Election']))
  await dialog.getByRole('button', { name: 'Ages', exact: true }).click()
  await expect.poll(labels).toEqual(['Name', 'Age'])
  const field = dialog.getByRole('textbox', { name: 'Name for these columns' })
  await field.fill('for calling')
  await dialog.getByRole('button', { name: 'Save set' }).click()
  await expect.element(field).toHaveAccessibleDescription('“for calling” is taken; choose another name.')
  await field.fill('How old')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('button', { name: 'How old', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete the set Ages' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Ages', exact: true })).not.toBeInTheDocument()
  expect(saved.at(-1)).toEqual({ values: [{ name: 'How old', columns: ['eo.name', 'eo.age'] }] })
  expect(onChange).not.toHaveBeenCalled()
})
