import type { Point } from '#county-map/county-shapes.ts'

/** The county under a pointer. */
export function countyAt(target: EventTarget | null): string | undefined {
  return target instanceof SVGElement ? target.dataset['county'] : undefined
}

/** Where on the sheet a pointer is. */
export function pointOnSheet(
  map: SVGSVGElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(map.getScreenCTM()?.inverse())
  return [x, y]
}
