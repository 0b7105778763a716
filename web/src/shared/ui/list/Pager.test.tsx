import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Pager } from '#shared/ui/list/Pager.tsx'
import { show } from '#testing/show.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'

function Screen() {
  const [pageNumber, setPageNumber] = useState(3)
  return (
    <Pager
      size={25}
      sizes={[25, 50]}
      onSize={() => {}}
      count={`Page ${pageNumber}`}
      onFirst={pageNumber > 2 ? () => setPageNumber(1) : null}
      onPrevious={pageNumber > 1 ? () => setPageNumber(pageNumber - 1) : null}
      onNext={() => setPageNumber(pageNumber + 1)}
    />
  )
}

test('the keyboard keeps a place when the button to the first page goes away', async () => {
  show(<Screen />)
  await page.getByRole('button', { name: 'First page' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Page 1')
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a button without a page behind it keeps the focus and does nothing', async () => {
  show(<Screen />)
  const previous = page.getByRole('button', { name: 'Previous' })
  await previous.click()
  await previous.click()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await pressDisabled(previous)
  await expect.element(previous).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('Page 1')
})
