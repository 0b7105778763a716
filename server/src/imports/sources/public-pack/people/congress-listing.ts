import { emailOf } from '#imports/sources/public-pack/people/contact.ts'
import { currentRole, parsePerson } from '#imports/sources/public-pack/people/person-file.ts'
import { readEach, type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

/** Open States' own list of the members of Congress, used to check and complete the main list. */
export interface ListedMember {
  readonly bioguide: string
  /** The id of Open States. */
  readonly person: string
  readonly email: string | null
}

export function readCongressListing(files: readonly TextFile[], today: string): Reading<ListedMember> {
  const rows = files.map((file) => ({ file: file.path, line: null, text: file }))
  return readEach(rows, ({ text }) => {
    const person = parsePerson(text)
    currentRole(person, today)
    const bioguide = person.other_identifiers?.find(({ scheme }) => scheme === 'bioguide')?.identifier
    if (typeof bioguide !== 'string') throw new RowRefused(`${person.name} has no bioguide id`)
    return { bioguide, person: person.id, email: emailOf(person.email) }
  })
}
