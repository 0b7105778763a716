import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import * as z from 'zod/mini'
import { RowRefused } from '#imports/reading/rows.ts'
import { dayField, optionalDayField, plainField } from '#imports/reading/fields.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { shaped, yamlOf, yamlText as text } from '#imports/reading/yaml.ts'

/** The values that are read about a person; all other keys of the file (family, faith, staff, homes) are ignored. */
const personFile = z.object({
  id: z.string(),
  name: z.string(),
  family_name: z.string(),
  gender: text,
  birth_date: text,
  email: text,
  party: z.optional(z.array(z.object({ name: z.string(), end_date: text }))),
  roles: z.array(
    z.object({ type: z.string(), jurisdiction: z.string(), district: text, start_date: text, end_date: text }),
  ),
  offices: z.optional(z.array(z.object({ classification: z.string(), address: text, voice: text }))),
  other_identifiers: z.optional(z.array(z.object({ scheme: text, identifier: z.unknown() }))),
})
export type PersonFile = z.output<typeof personFile>
export type Role = PersonFile['roles'][number]
export type OfficeOfPerson = NonNullable<PersonFile['offices']>[number]

export function parsePerson(file: TextFile): PersonFile {
  const person = shaped(personFile, yamlOf(file))
  plainField(person.name, 'name')
  optionalDayField(person.birth_date, 'birth_date')
  return person
}

/** The one present role; a role whose end has passed does not count. */
export function currentRole(person: PersonFile, today: string): Role {
  const current = person.roles.filter((role) => isCurrent(role, today))
  const [role] = current
  if (!role) throw new RowRefused(`${person.name} holds no office today: ${whenEnded(person)}`)
  if (current.length > 1) throw new RowRefused(`${person.name} holds ${current.length} offices at once`)
  return role
}

function isCurrent(role: Role, today: string): boolean {
  if (role.start_date && dayField(role.start_date, 'start_date') > today) return false
  return !role.end_date || dayField(role.end_date, 'end_date') > today
}

function whenEnded(person: PersonFile): string {
  const last = person.roles
    .map((role) => role.end_date ?? '')
    .sort()
    .at(-1)
  return last ? `the last one ended on ${typedDayOf(last)}` : 'when the last one ended is not known'
}
