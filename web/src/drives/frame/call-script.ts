import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { groupBy } from '#shared/ui/browser/group-by.ts'

/** Where callers say their own name: stressed on the screen, a line to write on on paper. */
export const yourName = 'your name'

type CalledTask = Pick<Task, 'seats' | 'lines' | 'place' | 'organization'>

/** What to say at the courthouse, sentence by sentence: who one is, what is asked, and thanks. */
export function callScript({ seats, lines, place, organization }: CalledTask): readonly string[] {
  const kind = place.kind === 'county' ? 'county' : 'local'
  return [
    `Hello, this is ${yourName}, a volunteer with ${organization.name}. Could you help me with our list of ${kind} officials?`,
    ...questionsAboutSeats(seats),
    ...questionsAboutLines(lines),
    'Thank you. May I have your name for our notes?',
  ]
}

function questionsAboutSeats(seats: CalledTask['seats']): string[] {
  const missing = seats.filter(({ holders_wanted: count }) => count > 0)
  const single = missing.filter(({ district, holders_wanted: count }) => district === null && count === 1)
  const byOffice = groupBy(
    missing.filter((seat) => !single.includes(seat)),
    ({ office }) => office,
  )
  return [
    ...Array.from(byOffice, ([office, of]) => questionAbout(office, of)),
    ...(single.length > 0
      ? [`Who ${single.length === 1 ? 'is' : 'are'} ${listed(single.map(({ office }) => `the ${office}`))}?`]
      : []),
  ]
}

/** "Who is the County Supervisor in each of Districts 1, 2 and 5?" */
function questionAbout(office: string, seats: CalledTask['seats']): string {
  const districts = seats.flatMap(({ district }) => district ?? [])
  const count = seats.reduce((sum, each) => sum + each.holders_wanted, 0)
  if (districts.length === 0) return `Who are the ${count} people who serve as ${office}?`
  const isNumbered = districts.every((district) => /^\d/.test(district))
  const [first = ''] = districts
  if (districts.length === 1) return `Who is the ${office} for ${isNumbered ? `District ${first}` : first}?`
  return `Who is the ${office} in each of ${isNumbered ? 'Districts ' : ''}${listed(districts)}?`
}

function questionsAboutLines(lines: CalledTask['lines']): string[] {
  const known = lines.filter(({ phone, wanted }) => phone !== null && wanted.includes('phone'))
  const unknown = lines.filter((line) => line.wanted.length > 0 && !known.includes(line))
  const isEmail = unknown.some(({ wanted }) => wanted.includes('email'))
  return [
    ...known.map(({ name, phone }) => `Is ${formatPhone(phone?.value ?? '')} still the number of the ${name}?`),
    ...(unknown.length > 0
      ? [
          `How do people reach ${listed(unknown.map(({ name }) => `the ${name}`))}${isEmail ? ', by phone and by e-mail' : ''}?`,
        ]
      : []),
  ]
}

/** "the Tax Assessor, the Sheriff and the Coroner" */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
