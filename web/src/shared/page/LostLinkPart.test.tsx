import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LostLinkPart } from '#shared/page/LostLinkPart.tsx'
import { show } from '#testing/show.tsx'

const notice = page.getByRole('note')

test('a link that was cut off says so', async () => {
  show(<LostLinkPart />, '/advanced-search?state.name=13,28&stats.2020biden%25=gte:', '/advanced-search')
  await expect.element(notice.getByText('Part of this link was lost,')).toBeVisible()
})

test('a whole link says nothing', async () => {
  show(
    <>
      <LostLinkPart />
      <LostLinkPart subject="place" />
      <p>Here</p>
    </>,
    '/advanced-search?state.name=13,28&utm_source=mail',
    '/advanced-search',
  )
  await expect.element(page.getByText('Here')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})

test('a link to places knows the columns of places', async () => {
  show(<LostLinkPart subject="place" />, '/places?eo.age=gte:40', '/places')
  await expect.element(notice).toBeVisible()
})
