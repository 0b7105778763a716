/** What the map shows of the sheet: the five states with room for their names, and the Gulf. */
export const mapView = { x: 48, y: 82, width: 634, height: 550 }

export function viewBoxOf({ x, y, width, height }: typeof mapView): string {
  return `${x} ${y} ${width} ${height}`
}
