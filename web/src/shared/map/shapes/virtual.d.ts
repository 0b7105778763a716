declare module 'virtual:county-shapes' {
  import type { OutlineShapes } from '#shared/map/outline-shapes.ts'
  export const fetchCountyShapes: () => Promise<OutlineShapes>
}

declare module 'virtual:district-shapes' {
  import type { OutlineShapes } from '#shared/map/outline-shapes.ts'
  /** By how the ids of their districts begin: "al-house". */
  export const fetchDistrictShapes: Readonly<Record<string, () => Promise<OutlineShapes>>>
}
