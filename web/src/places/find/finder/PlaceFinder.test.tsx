import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import type { PlaceQuery } from '#places/find/place-query.ts'
import { PlaceFinder } from '#places/find/finder/PlaceFinder.tsx'
import { testSettings } from '#testing/settings.ts'
import { show } from '#testing/show.tsx'

const field = page.getByRole('combobox', { name: 'ZIP code, city, town, county or parish' })
const clear = page.getByRole('button', { name: 'Clear the place' })

function showFinder(): void {
  vi.stubGlobal('fetch', async () => Response.json({ values: [] }))
  show(<Screen />)
}

function Screen() {
  const [query, setQuery] = useState<PlaceQuery>({ text: 'Autauga County, Alabama', place_id: '01001' })
  return (
    <>
      <PlaceFinder query={query} onAsk={setQuery} onAskPoint={() => undefined} />
      <button type="button">Elsewhere</button>
      <p>Asked for {query.text}</p>
    </>
  )
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    null,
    'ZIP code, city, town, county or parish',
    'Street addresses cannot be looked up here. Use your location or a ZIP code.',
  ],
  ['geocoder.example', 'Address, ZIP code, city, town, county or parish', null],
])('where addresses are looked up by %s, the field asks for what can be found', async (service, label, hint) => {
  vi.stubGlobal('fetch', async () => Response.json({ ...testSettings, address_service: service }))
  show(<Screen />)
  const labeled = page.getByRole('combobox', { name: label, exact: true })
  await expect.element(labeled).toBeVisible()
  const hints = page.getByText(/^Street addresses/).elements()
  expect(hints.map(({ textContent }) => textContent)).toEqual(hint === null ? [] : [hint])
})

test('whoever presses the field types over the place that was asked last, and a second press only sets the cursor', async () => {
  showFinder()
  await expect.element(field).toHaveValue('Autauga County, Alabama')
  await field.click()
  await userEvent.keyboard('38773')
  await expect.element(field).toHaveValue('38773')
  await field.click()
  await userEvent.keyboard('{End}-4471')
  await expect.element(field).toHaveValue('38773-4471')
})

test('after an answer the field that still has the focus is typed over, too', async () => {
  showFinder()
  await field.fill('38773')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Asked for 38773')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await field.click()
  await userEvent.keyboard('36701')
  await expect.element(field).toHaveValue('36701')
})

test('the last place is cleared with one press, which leads into the field', async () => {
  showFinder()
  await clear.click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await expect.element(clear).not.toBeInTheDocument()
})
