import { Link } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Crumbs } from '#shared/page/Crumbs.tsx'
import { show } from '#testing/show.tsx'

test('only the page itself is said to be current, and none that it lies below', async () => {
  show(<Crumbs above={[<Link to="/lists">Lists</Link>]} here="Sheriffs" />, '/lists/7')
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect.element(crumbs.getByRole('link', { name: 'Lists' })).toHaveAttribute('href', '/lists')
  const current = [...crumbs.element().querySelectorAll('[aria-current]')]
  expect(current.map(({ textContent }) => textContent)).toEqual(['Sheriffs'])
})
