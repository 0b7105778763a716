import { expect, test } from 'vitest'
import {
  type ComingView,
  readComingView,
  standardView,
  withKindToggled,
  writeComingView,
} from '#elections/coming-up/coming-view.ts'

test.each<[ComingView, object]>([
  [standardView, {}],
  [
    { ...standardView, window: 90, kinds: ['elections'] },
    { within: '90', show: 'elections' },
  ],
  [{ ...standardView, kinds: ['deadlines'] }, { show: 'deadlines' }],
  [{ ...standardView, hasPicture: true }, { picture: 'years' }],
  [
    { ...standardView, window: 30, kinds: [] },
    { within: '30', show: 'none' },
  ],
])('%j is written as %j and read as itself', (view, query) => {
  expect(writeComingView(view)).toEqual(query)
  expect(readComingView(writeComingView(view))).toEqual(view)
})

test('what an address says that is no window and no kind leaves the page as it opens', () => {
  expect(readComingView({ within: '31', show: 'everything' })).toEqual(standardView)
})

test('a kind that is pressed again comes back in its place', () => {
  const without = withKindToggled(standardView, 'elections')
  expect(without.kinds).toEqual(['deadlines'])
  expect(withKindToggled(without, 'elections')).toEqual(standardView)
})
