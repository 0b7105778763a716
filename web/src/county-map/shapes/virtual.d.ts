declare module 'virtual:county-shapes' {
  import type { CountyShapes } from '#county-map/county-shapes.ts'
  export const fetchCountyShapes: () => Promise<CountyShapes>
}
