import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { seatTitle } from '#drives/form/seat-title.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'

/** What a place is asked for, a line of paper each: "Coroner", "Sheriff’s office: phone, e-mail". */
export function linesToFill({ seats, lines, results }: Pick<Task, 'seats' | 'lines' | 'results'>): string[] {
  return [
    ...seats.flatMap(({ office, district, holders_wanted: wanted }) => {
      const name = district === null ? office : `${office}, ${/^\d/.test(district) ? `District ${district}` : district}`
      return Array.from({ length: wanted }, (_, index) => (wanted > 1 ? `${name}, ${index + 1} of ${wanted}` : name))
    }),
    ...lines.flatMap(({ name, wanted, phone }) => {
      const kinds = [wanted.includes('phone') && 'phone', wanted.includes('email') && 'e-mail'].filter(Boolean)
      const known = phone && wanted.includes('phone') ? ` (on file ${formatPhone(phone.value)})` : ''
      return kinds.length > 0 ? [`${capital(name)}: ${kinds.join(', ')}${known}`] : []
    }),
    ...seats.flatMap(({ holders }) =>
      holders.flatMap(({ name, wanted }) => (wanted.length > 0 ? [`${name}: ${wanted.join(', ')}`] : [])),
    ),
    ...results.flatMap((seat) =>
      seat.is_wanted ? [`${seatTitle(seat)}: who was elected (on file ${seat.holder?.name ?? 'nobody'})`] : [],
    ),
  ]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
