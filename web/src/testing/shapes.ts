import { drawOutlines } from '#shared/map/draw-outlines.ts'
import { readCountyShapes } from '#shared/map/shapes/read-shapes.ts'

/** What the build makes, for tests that run without it. */
export const shapes = readCountyShapes()
export const drawn = drawOutlines(shapes)
