import { drawCounties } from '#county-map/draw-counties.ts'
import { readCountyShapes } from '#county-map/shapes/read-county-shapes.ts'

/** What the build makes, for tests that run without it. */
export const shapes = readCountyShapes()
export const drawn = drawCounties(shapes)
