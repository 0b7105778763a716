import { expect } from '@playwright/test'
import { placeWithoutAccounts } from '../fixtures/place-without-accounts.ts'
import { type RunningServer, startServer } from '../fixtures/run-atlas.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { saidAtFirstStart } from '../fixtures/templates.ts'
import { test } from '../fixtures/test.ts'

test.skip(
  Boolean(process.env['DATABASE_URL']),
  'Only the embedded database is filled and given an administrator by itself.',
)

const signInLine = /Sign in as (\S+) with the password (\S+)/

test('Whoever starts it with nothing configured signs in with what it printed and finds real officials; a restart keeps them', {
  tag: '@once',
}, async ({ page }) => {
  // To fill a database takes 20 s, so it is shown by the server that fills that of the other journeys.
  expect(saidAtFirstStart()).toMatch(
    /^The database is empty: filling it with the public data[^]*^The database holds [\d,]+ officials[^]* is ready at /m,
  )
  const place = await placeWithoutAccounts()
  let server: RunningServer | undefined
  try {
    server = await startServer(place.settings)
    const [, email = '', password = ''] = signInLine.exec(server.output()) ?? []
    await page.goto(`${server.url}/advanced-search`)
    await signInAs(page, { email, password })
    await expect(page.getByText(/^Public records of \d{4} to \d{4}$/)).toBeVisible()
    await expect(page.getByText('Demonstration data')).toHaveCount(0)
    const found = await page.getByText(/^[\d,]+ officials found/).innerText()
    await page.goto('about:blank')
    await server.stop()

    server = await startServer(place.settings)
    expect(server.output()).not.toMatch(signInLine)
    await page.goto(`${server.url}/advanced-search`)
    await expect(page.getByText(found)).toBeVisible()
  } finally {
    await page.goto('about:blank')
    await server?.stop()
    await place.remove()
  }
})
