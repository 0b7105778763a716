/**
 * The projection of every map of the atlas: equal-area conic, parallels 28 and 34 degrees north,
 * center 87 degrees west, so that a county's patch of color is as large as its land.
 */
const radian = Math.PI / 180
const [south, north, center, middle] = [28 * radian, 34 * radian, -87 * radian, 30.2 * radian]
const cone = (Math.sin(south) + Math.sin(north)) / 2
const constant = Math.cos(south) ** 2 + 2 * cone * Math.sin(south)

const sheet = { width: 720, height: 700 }
const pixelsPerRadian = 2_780

function radius(latitude: number): number {
  return Math.sqrt(constant - 2 * cone * Math.sin(latitude)) / cone
}

/** Where a place stands on the sheet, in the sheet's own units. */
export function project(longitude: number, latitude: number): [number, number] {
  const angle = cone * (longitude * radian - center)
  const from = radius(latitude * radian)
  const x = sheet.width / 2 + pixelsPerRadian * from * Math.sin(angle)
  const y = sheet.height / 2 - pixelsPerRadian * (radius(middle) - from * Math.cos(angle))
  return [x, y]
}
