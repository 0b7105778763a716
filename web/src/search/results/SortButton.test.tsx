import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SortButton } from '#search/results/SortButton.tsx'
import { show } from '#testing/show.tsx'

test('a heading with a slash goes on after it where its column is narrow, and no word of it is broken', async () => {
  show(
    <div style={{ width: 84, overflowWrap: 'break-word' }}>
      <SortButton columnId="county.name" label="County/Parish" direction={null} rank={0} onSort={() => {}} />
    </div>,
  )
  const button = page.getByRole('button', { name: 'County/Parish', exact: true })
  await expect.element(button).toBeVisible()
  const texts = [...(button.element().querySelector('span')?.childNodes ?? [])].filter(({ nodeType }) => nodeType === 3)
  const lines = texts.map((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].map(({ top }) => top)
  })
  expect(lines.map(({ length }) => length)).toEqual(lines.map(() => 1))
  expect(new Set(lines.flat()).size).toBe(2)
})
