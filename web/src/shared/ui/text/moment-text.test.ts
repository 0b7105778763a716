import { expect, test } from 'vitest'
import { momentText } from '#shared/ui/text/moment-text.ts'

test.each([
  [new Date(2026, 10, 20, 15, 4), 'November 20, 2026 at 3:04 PM'],
  [new Date(2026, 0, 2, 0, 0), 'January 2, 2026 at 12:00 AM'],
])('%s reads as %s', (moment, text) => {
  expect(momentText(moment.toISOString())).toBe(text)
})
