import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useReport } from '#data/corrections/report/open-report.ts'
import { OfficialCard } from '#officials/search/results/OfficialCard.tsx'
import { show } from '#testing/show.tsx'

const row = {
  'eo.id': 7,
  'eo.name': 'Jennifer Adams-Williams',
  'eo.last': 'Adams-Williams',
  'office.name': 'County Attorney',
  'jurisdiction.name': 'Bolivar County',
  'state.name': 'Mississippi',
  'stats.last_election': 'Uncontested',
  'stats.last_election_date': '2023-11-07',
  'contact.phone': '662-843-2071',
  'contact.phone_of': 'sheriff’s office',
  'contact.phone_as_of': '2009',
  'contact.email': null,
}

function Opened() {
  const report = useReport()
  if (!report?.isOpen) return null
  const { columnId, official } = report
  return <output>{`${columnId} of ${official.id}, ${official.name}, ${official.office}`}</output>
}

test('a card tells who holds which office where, the state, how they won, and how to reach the office', async () => {
  show(<OfficialCard titledBy="h2" row={row} isOpen={false} onToggle={() => {}} />)
  await expect.element(page.getByRole('heading', { name: 'Jennifer Adams-Williams' })).toBeVisible()
  expect(page.getByRole('heading').element().querySelector('b')?.textContent).toBe('Adams-Williams')
  await expect.element(page.getByText('County Attorney, Bolivar County')).toBeVisible()
  await expect.element(page.getByText('MS', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Uncontested 2023')).toBeVisible()
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
  expect(page.getByText(/uncontested/i).elements()).toHaveLength(0)
})

test('where no phone is on file a card asks for the number of the office, and nothing where it did not ask for one', async () => {
  show(
    <>
      <OfficialCard titledBy="h2" row={{ ...row, 'contact.phone': null }} isOpen={false} onToggle={() => {}} />
      <Opened />
    </>,
  )
  await page.getByRole('button', { name: 'Add the office’s number: Jennifer Adams-Williams' }).click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('office.phone of 7, Jennifer Adams-Williams, County Attorney, Bolivar County')
  const { 'contact.phone': _, ...notAsked } = row
  show(<OfficialCard titledBy="h2" row={notAsked} isOpen={false} onToggle={() => {}} />)
  await expect.element(page.getByRole('button', { name: /^Details/ }).nth(1)).toBeVisible()
  expect(page.getByRole('button', { name: /^Add the office/ }).elements()).toHaveLength(1)
})

test('a card shows the values that a person chose, and claims nothing of what it did not ask for', async () => {
  const chosen = { ...row, 'stats.county_population': 30_985, 'eo.age': null }
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
