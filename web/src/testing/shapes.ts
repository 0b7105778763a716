import { drawOutlines } from '#shared/map/draw-outlines.ts'
import { readCountyShapes } from '#shared/map/shapes/read-shapes.ts'

/** The outlines that the build produces, for tests that run without it. */
export const shapes = readCountyShapes()
export const drawn = drawOutlines(shapes)
