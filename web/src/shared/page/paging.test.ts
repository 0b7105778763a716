import { expect, test } from 'vitest'
import { firstPaging, openCursor, pageNumber, withNextPage, withPreviousPage, withSize } from '#shared/page/paging.ts'

const third = withNextPage(withNextPage(firstPaging, 'a'), 'b')

test('next pushes the cursor of the server, previous pops it', () => {
  expect([pageNumber(third), openCursor(third)]).toEqual([3, 'b'])
  const second = withPreviousPage(third)
  expect(second && openCursor(second)).toBe('a')
  const first = second && withPreviousPage(second)
  expect(first && openCursor(first)).toBeUndefined()
  expect(first && withPreviousPage(first)).toBeNull()
})

test('another page size begins at the first page', () => {
  expect(withSize(100)).toEqual({ size: 100, cursors: [] })
})
