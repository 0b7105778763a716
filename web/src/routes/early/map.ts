import { listCounties } from '@atlas/contract/endpoints/places/counties.ts'
import { fetchCountyShapes } from 'virtual:county-shapes'
import { prefetch } from '#shared/api/early-answers.ts'
import { question } from '#shared/api/question.ts'

/**
 * Asks for all that a map is made of: its outlines, its figures and its code. This file is asked for apart, and comes when
 * the code of the page is nearly here: asked for at once, a map's files would share a slow line with that code, without
 * which nothing is drawn; asked for when it is here, they would wait until it has run, while nothing comes over the line.
 */
export function fetchMap(): void {
  prefetch(...question(listCounties, {}))
  // Where one of these is lost, the map says so, once it asks. The browser has kept the others.
  void fetchCountyShapes().catch(() => {})
  void import('#officials/search/map/MapPanel.tsx').catch(() => {})
}
