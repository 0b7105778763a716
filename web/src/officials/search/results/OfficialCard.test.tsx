import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OfficialCard } from '#officials/search/results/OfficialCard.tsx'
import { show } from '#testing/show.tsx'

const row = {
  'eo.id': 7,
  'eo.name': 'Jennifer Adams-Williams',
  'eo.last': 'Adams-Williams',
  'office.name': 'County Attorney',
  'jurisdiction.name': 'Bolivar County',
  'county.name': ['Bolivar'],
  'state.name': 'Mississippi',
  'party.name': 'Democratic',
  'jurisdictionoffice.next_primary': '2099-08-04',
  'jurisdictionoffice.next_general': '2099-11-03',
  'stats.last_election': 'Uncontested',
  'stats.last_election_date': '2023-11-07',
  'contact.phone': '662-843-2071',
  'contact.phone_of': 'sheriff’s office',
  'contact.phone_as_of': '2009',
  'contact.email': null,
}

test('a card tells who holds which office where, the last election and the next, and how to reach the office', async () => {
  show(<OfficialCard titledBy="h2" row={row} isOpen={false} onToggle={() => {}} />)
  await expect.element(page.getByRole('heading', { name: 'Jennifer Adams-Williams' })).toBeVisible()
  expect(page.getByRole('heading').element().querySelector('b')?.textContent).toBe('Adams-Williams')
  await expect.element(page.getByText('County Attorney, Bolivar County')).toBeVisible()
  await expect.element(page.getByText('Uncontested 2023')).toBeVisible()
  await expect.element(page.getByText('Next primary 08-04-2099')).toBeVisible()
  expect(page.getByText(/Next general/).elements()).toHaveLength(0)
  const call = page.getByRole('link', {
    name: 'Call (662) 843-2071 sheriff’s office, listed in 2009: Jennifer Adams-Williams',
  })
  await expect.element(call).toHaveAttribute('href', 'tel:+16628432071')
  await expect.element(page.getByText('sheriff’s office, listed in 2009')).toBeVisible()
  expect(page.getByRole('link', { name: /^Email/ }).elements()).toHaveLength(0)
})

test('a card dials the extension after the number, and writes to the very e-mail address', async () => {
  const reached = { ...row, 'contact.phone': '662-323-2525 ext. 3100', 'contact.email': 'ada?bcc=eve@example.org' }
  show(<OfficialCard titledBy="h2" row={reached} isOpen={false} onToggle={() => {}} />)
  const link = (name: RegExp) => page.getByRole('link', { name })
  await expect.element(link(/^Call/)).toHaveAttribute('href', 'tel:+16623232525;ext=3100')
  await expect.element(link(/^Email/)).toHaveAttribute('href', 'mailto:ada%3Fbcc%3Deve@example.org')
})

test('a card says where the result of the last election is not on file', async () => {
  show(
    <OfficialCard
      titledBy="h2"
      row={{ ...row, 'stats.result_pending': '2026-11-03' }}
      isOpen={false}
      onToggle={() => {}}
    />,
  )
  await expect.element(page.getByText('Result not in yet')).toBeVisible()
})

test('a card shows the values that a person chose, and claims nothing of what it did not ask for', async () => {
  const { 'party.name': _, 'county.name': __, ...few } = row
  const chosen = { ...few, 'stats.county_population': 30_985, 'eo.age': null }
  show(<OfficialCard titledBy="h2" row={chosen} isOpen={false} onToggle={() => {}} />)
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('30,985')
  expect(
    page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['County Population', 'Age'])
  expect(page.getByRole('definition').elements().at(1)?.textContent).toBe('—')
  expect(page.getByText(/unknown$/).elements()).toHaveLength(0)
})
