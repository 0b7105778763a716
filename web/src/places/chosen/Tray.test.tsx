import type { Row } from '@atlas/contract/search/search-request.ts'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { withToggled } from '#places/chosen/chosen-places.ts'
import { Tray } from '#places/chosen/Tray.tsx'
import { PlacesTable } from '#places/list/PlacesTable.tsx'
import { placesView } from '#search/state/standard-view.ts'
import { show } from '#testing/show.tsx'

const names = ['Bullock', 'Dallas', 'Greene', 'Macon', 'Perry']
const rows: Row[] = names.map((name, index) => ({
  'place.id': `0100${index}`,
  'place.name': `${name} County`,
  'state.name': 'Alabama',
  'place.officials': 10 + index,
  'stats.vap_black%': 0.7,
  'place.body': index === 0 ? null : 'Commission',
  'place.seats': index === 0 ? null : 5,
  'place.seats_known': 0,
}))

function Screen() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const choosing = {
    chosen,
    onToggle: (id: string) => setChosen(withToggled(chosen, id)),
    marked: null,
    onMark: () => {},
  }
  const labels = new Map(rows.map((row, index) => [String(row['place.id']), `${names[index]} County, AL`]))
  return (
    <>
      <PlacesTable
        rows={rows}
        caption="Counties"
        view={placesView('counties')}
        onChange={() => {}}
        choosing={choosing}
      />
      <Tray chosen={chosen} names={labels} onChange={setChosen} />
    </>
  )
}

const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^Compare ${name} County, AL`) })
const tray = page.getByRole('region', { name: 'Places to compare' })

test('two to four places are compared: at four the other boxes say so, and one taken out frees them', async () => {
  await page.viewport(1280, 800)
  show(<Screen />)
  await expect.element(tray).not.toBeInTheDocument()
  await box('Bullock').click()
  await expect.element(tray).toMatchTextContent(/^1 chosen of 4, choose one more to compare/)
  await expect.element(tray.getByRole('link', { name: 'Compare' })).not.toBeInTheDocument()
  for (const name of ['Dallas', 'Greene', 'Macon']) await box(name).click()
  await expect.element(page.getByText('Compare Perry County, AL. Four are chosen')).toBeInTheDocument()
  // Playwright waits for a box that is marked as disabled.
  ;(box('Perry').element() as HTMLElement).click()
  await expect.element(tray).toMatchTextContent(/^4 chosen of 4/)
  await tray.getByRole('button', { name: 'Take Dallas County, AL out' }).click()
  await expect.element(tray.getByRole('button', { name: 'Take Greene County, AL out' })).toHaveFocus()
  await box('Perry').click()
  await expect
    .element(tray.getByRole('link', { name: 'Compare' }))
    .toHaveAttribute('href', expect.stringMatching(/01000.*01002.*01003.*01004/))
})

test('everybody who represents the places that are ticked becomes a list', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body: string | null }) => {
    if (method !== 'POST' || !url.endsWith('/lists')) return new Promise(() => {})
    sent.push(JSON.parse(body ?? '{}'))
    return new Promise(() => {})
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  show(<Screen />)
  for (const name of ['Bullock', 'Greene']) await box(name).click()
  await tray.getByRole('button', { name: 'Save officials as list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save list' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      expect.objectContaining({
        name: 'Officials of Bullock County, AL, Greene County, AL',
        made_from: 'Saved from a list of places',
        place_ids: ['01000', '01002'],
      }),
    ])
})

test('a body of which nobody is known is drawn and told, and one that is not on file is unknown', async () => {
  show(<Screen />)
  const dallas = page.getByRole('row', { name: /Dallas County/ })
  await expect
    .element(dallas.getByRole('img', { name: '5 seats on file, who holds them by ethnicity is not known' }))
    .toBeVisible()
  await expect.element(dallas).toMatchTextContent(/Commission, 5 on file.*Unknown.*0 of 5 seats known/)
  await expect
    .element(page.getByRole('row', { name: /Bullock County/ }))
    .toMatchTextContent(/none on file.*no seats on file/)
})
