import type { LineOfTask, SeatOfTask } from '@atlas/contract/endpoints/drives/tasks.ts'

/** "County Commissioner, District 5"; a name that says by itself what it is stays alone. */
export function seatTitle({ office, district }: Pick<SeatOfTask, 'office' | 'district'>): string {
  if (district === null) return office
  return `${office}, ${/^\d/.test(district) ? `District ${district}` : district}`
}

/** "Sheriff’s office" */
export function lineTitle({ name }: Pick<LineOfTask, 'name'>): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** "County Commissioner, Districts 1 to 4": seats of one office. */
export function seatsTitle(seats: readonly Pick<SeatOfTask, 'office' | 'district'>[]): string {
  const [first] = seats
  if (!first) return ''
  const districts = seats.map(({ district }) => district)
  if (seats.length === 1) return seatTitle(first)
  if (districts.includes(null)) return first.office
  const numbers = districts.map(Number)
  const isRange = numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
  return `${first.office}, Districts ${isRange ? `${numbers.at(0)} to ${numbers.at(-1)}` : districts.join(', ')}`
}
