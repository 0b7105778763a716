import { listCounties } from '@atlas/contract/endpoints/places/counties.ts'
import { fetchCountyShapes } from 'virtual:county-shapes'
import { prefetch } from '#shared/api/early-answers.ts'
import { question } from '#shared/api/question.ts'

/** Asks for all that a map is made of: its outlines, its figures and, while that of the page still is on its way, its code. */
export function fetchMap(): void {
  prefetch(...question(listCounties, {}))
  // Where one of these is lost, the map says so, once it asks. The browser has kept the others.
  void fetchCountyShapes().catch(() => {})
  void import('#officials/search/map/MapPanel.tsx').catch(() => {})
}
