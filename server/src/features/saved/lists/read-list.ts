import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ListedOfficial, OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import { officeLineName } from '@atlas/contract/rules/office-line-names.ts'
import { postalLines } from '@atlas/contract/rules/postal-address.ts'
import {
  columnsOfContact,
  contactIn,
  type ContactKind,
  contactShown,
  type ShownContact,
} from '@atlas/contract/rules/shown-contact.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import type { Context } from '#context/context.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import type { OfficialSource } from '#dataset/official-sources.ts'
import { described } from '#dataset/published-sources.ts'
import { standingAt } from '#dataset/standing-at.ts'
import { countListed, markOf, type People, personOf, summarise } from '#features/saved/lists/summarise.ts'
import { findList } from '#lists/find-list.ts'
import { readNames } from '#lists/people.ts'
import { type Note, readOutcomes, readNotes } from '#lists/read-list-rows.ts'
import { outcomeOf, listEntries, type ListEntry } from '#lists/list-entries.ts'
import { mapInTurns } from '#platform/turns.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

/** A list with everybody in it, and all that was said and noted. */
export async function readList(
  { database, dataset }: Pick<Context, 'database' | 'dataset'>,
  accountId: string,
  id: string,
): Promise<OfficialList> {
  const snapshot = dataset.current()
  const list = await findList(database, accountId, id)
  const outcomes = await readOutcomes(database, id)
  const entries = await listEntries(database, snapshot, id, outcomes)
  const notes = await readNotes(database, id)
  const accounts = [list.owner_id, ...[...outcomes, ...notes].map(({ byId }) => byId)]
  const people = { names: await readNames(database, accounts), viewerId: accountId }
  const noteOf = new Map(notes.map((note) => [note.officialId, note]))
  const officials = await mapInTurns(entries, (each) => ({
    ...describeEntry(snapshot, each),
    ...outcomesOfEntry(each, people),
    note: asNote(noteOf.get(each.entry.officialId), people),
  }))
  return {
    ...summarise({ list, counted: countListed(snapshot.index, entries), people }),
    script: list.script,
    officials,
  }
}

type FromIndex = Omit<ListedOfficial, 'outcome' | 'outcomes' | 'note'>

function describeEntry(snapshot: Snapshot, each: ListEntry): FromIndex {
  const { entry: names, status } = each
  if (status.kind === 'in office') return { eo_id: names.officialId, ...inOffice(snapshot, status.row) }
  const { officialId, name, last, office, place, state } = names
  return {
    eo_id: officialId,
    page_id: null,
    name,
    last_name: last,
    office,
    place,
    state,
    phone: null,
    email: null,
    address: null,
    address_lines: [],
    has_left: status.kind === 'left office',
    left_on: status.kind === 'left office' ? status.on : null,
    is_left_out: status.kind === 'left out',
    source: null,
    as_of: null,
    standing: markOf(snapshot.index, status),
  }
}

/** What is told of an official in office: contacts of the office alone. */
export function inOffice({ index, provenance }: Snapshot, row: number): Omit<FromIndex, 'eo_id'> {
  const text = (id: ColumnId) => valueAt(indexColumn(index, id), row) as string | null
  const { sources, officials } = provenance
  const { source, as_of } = described(sources, officials.source[officials.ofRow[row] as number] as OfficialSource)
  const contact = (kind: ContactKind) => contactIn(contactRow(index, row, kind), kind)
  const address = addressAt(text)
  return {
    page_id: index.ids[row] as number,
    name: text('eo.name') ?? '',
    last_name: text('eo.last') ?? '',
    office: text('office.name'),
    place: text('jurisdiction.name'),
    state: text('state.name'),
    phone: contact('phone'),
    email: contact('email'),
    address,
    address_lines: address === null ? [] : postalLines(address.value),
    has_left: false,
    left_on: null,
    is_left_out: false,
    source,
    as_of,
    standing: standingAt(index, row),
  }
}

function contactRow(index: SearchIndex, row: number, kind: ContactKind): Row {
  return Object.fromEntries(columnsOfContact(kind).map((id) => [id, valueAt(indexColumn(index, id), row)]))
}

/** The official’s own, else that of the office. */
function addressAt(text: (id: ColumnId) => string | null): ShownContact | null {
  return contactShown({
    own: text('stats.address'),
    ownAsOf: text('eo.as_of'),
    line: text('office.address'),
    lineOf: text('office.contact_name') ?? officeLineName(text('office.name') ?? ''),
    lineAsOf: text('office.contact_as_of'),
  })
}

function outcomesOfEntry(entry: ListEntry, people: People): Pick<ListedOfficial, 'outcome' | 'outcomes'> {
  const outcomes = entry.outcomes.map(({ clientId, outcome, followUpOn, at, byId }) => ({
    client_id: clientId,
    outcome,
    follow_up_on: followUpOn,
    at: at.toISOString(),
    by: personOf(people, byId),
  }))
  return { outcome: outcomeOf(entry) && (outcomes[0] ?? null), outcomes }
}

export function asNote(note: Note | undefined, people: People): ListedOfficial['note'] {
  return note ? { text: note.text, by: personOf(people, note.byId), at: note.at.toISOString() } : null
}
