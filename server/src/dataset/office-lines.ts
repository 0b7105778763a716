import { slug } from '@atlas/contract/rules/normalized.ts'
import { officeLineName } from '@atlas/contract/rules/office-line-names.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import { columnsOfContact, type ContactKind } from '@atlas/contract/rules/shown-contact.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { textAt, textCount, textTable, type TextTable } from '#search/text-table.ts'

/**
 * The phone numbers and email addresses of offices, including those without a holder. They are texts in memory that
 * threads share; as a hundred thousand objects they would be most of what the garbage collector of the serving thread
 * traverses.
 */
export interface OfficeLines {
  /** The keys of places, sorted. */
  readonly places: TextTable
  /** For each place, as JSON: office → its lines, in the columns of an official's contact. */
  readonly lines: TextTable
}

type LinesOfOffices = Readonly<Record<string, Row>>

interface StoredLine {
  readonly place: string
  readonly office: string
  readonly name: string | null
  readonly phone: string | null
  readonly phoneAsOf: string | null
  readonly email: string | null
  readonly emailAsOf: string | null
}

/** An organization's own values override the public ones, as for seats. */
export async function readOfficeLines(database: Database): Promise<OfficeLines> {
  const known = await database.selectFrom('office').select(['id', 'name']).execute()
  const nameOf = new Map([...Object.keys(offices).map((name) => [slug(name), name] as const), ...known.map(pair)])
  const { rows } = await sql<StoredLine>`
    select place_key as place, office_id as office,
      (array_agg(name order by layer) filter (where name is not null))[1] as name,
      (array_agg(phone order by layer) filter (where phone is not null))[1] as phone,
      (array_agg(as_of order by layer) filter (where phone is not null))[1] as "phoneAsOf",
      (array_agg(email order by layer) filter (where email is not null))[1] as email,
      (array_agg(as_of order by layer) filter (where email is not null))[1] as "emailAsOf"
    from office_contact group by place_key, office_id order by place_key, office_id`.execute(database)
  const lines = new Map<string, Record<string, Row>>()
  for (const { place, office: id, name, phone, phoneAsOf, email, emailAsOf } of rows) {
    const office = nameOf.get(id)
    if (office === undefined || (phone === null && email === null)) continue
    const of = name ?? officeLineName(office)
    const ofPlace = lines.get(place) ?? {}
    ofPlace[office] = {
      ...contactValues('phone', phone, of, phoneAsOf),
      ...contactValues('email', email, of, emailAsOf),
    }
    lines.set(place, ofPlace)
  }
  return officeLines(lines)
}

export function officeLines(lines: ReadonlyMap<string, LinesOfOffices>): OfficeLines {
  const places = [...lines.keys()].sort()
  return { places: textTable(places), lines: textTable(places.map((place) => JSON.stringify(lines.get(place)))) }
}

function pair({ id, name }: { readonly id: string; readonly name: string }) {
  return [id, name] as const
}

function contactValues(kind: ContactKind, value: string | null, of: string, asOf: string | null): Row {
  if (value === null) return {}
  const [valueColumn, ofColumn, asOfColumn] = columnsOfContact(kind)
  return { [valueColumn]: value, [ofColumn]: of, [asOfColumn]: asOf }
}

/** The office lines of a place; for a county also those of its own school district. */
export function linesOfPlace(
  lines: OfficeLines,
  { id, kind, name }: { readonly id: string; readonly kind: string; readonly name: string },
): LinesOfOffices {
  const own = firstFrom(lines, id, (key) => key === id)
  if (kind !== 'county') return own
  const board = `school-${id}-${slug(name)}`
  return { ...firstFrom(lines, board, (key) => key.startsWith(board)), ...own }
}

/** The lines of the first place whose key is not before the given one, if it is the requested place. */
function firstFrom({ places, lines }: OfficeLines, key: string, isSought: (key: string) => boolean): LinesOfOffices {
  let low = 0
  let high = textCount(places)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (textAt(places, middle) < key) low = middle + 1
    else high = middle
  }
  const isThere = low < textCount(places) && isSought(textAt(places, low))
  return isThere ? (JSON.parse(textAt(lines, low)) as LinesOfOffices) : {}
}
