import { listCounties } from '@atlas/contract/endpoints/places/counties.ts'
import { fetchCountyShapes } from 'virtual:county-shapes'
import { prefetch } from '#shared/api/early-answers.ts'
import { question } from '#shared/api/question.ts'

/**
 * Asks for all that a map is made of, its outlines, its figures and its code, as soon as the code of the page has come
 * and before it runs. Asked for earlier, they would share a slow line with that code, without which nothing is drawn,
 * and the map would be drawn later.
 */
export function fetchMap(): void {
  onceCodeHasCome(() => {
    prefetch(...question(listCounties, {}))
    // Where one of these is lost, the map says so, once it asks. The browser has kept the others.
    void fetchCountyShapes().catch(() => {})
    void import('#officials/search/map/MapPanel.tsx').catch(() => {})
  })
}

function onceCodeHasCome(next: () => void): void {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')
  const awaited = new Set(Array.from(scripts, ({ src }) => src))
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) awaited.delete(name)
    if (awaited.size > 0) return
    observer.disconnect()
    next()
  })
  observer.observe({ type: 'resource', buffered: true })
}
