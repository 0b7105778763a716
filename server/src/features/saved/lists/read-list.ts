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
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import type { OfficialSource } from '#dataset/official-sources.ts'
import { described } from '#dataset/published-sources.ts'
import { standingAt } from '#dataset/standing-at.ts'
import { countListed, markOf, type People, personOf, summarize } from '#features/saved/lists/summarize.ts'
import { findList } from '#lists/find-list.ts'
import { readNames } from '#lists/people.ts'
import { type Note, readNewestOutcomes, readNotes, readOutcomesAsJson, readSayers } from '#lists/read-list-rows.ts'
import { outcomeOf, listEntries, type ListEntry } from '#lists/list-entries.ts'
import { answerInTurns, type JsonAnswer } from '#platform/http/json-answer.ts'
import { mapInTurns } from '#platform/turns.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

type Needed = Pick<Context, 'database' | 'dataset'>

/** A list with everybody in it, what was said of each last, and what was noted. */
export async function readList(context: Needed, accountId: string, id: string): Promise<ReadList> {
  const { list, entries, describe } = await inOneMoment(context, (database) =>
    entriesOfList({ ...context, database }, accountId, id),
  )
  return { ...list, officials: await mapInTurns(entries, describe) }
}

interface ReadList extends Omit<OfficialList, 'officials'> {
  readonly officials: readonly Omit<ListedOfficial, 'outcomes'>[]
}

/** The same with all that was said of each, as it is answered. */
export async function answerList(context: Needed, accountId: string, id: string): Promise<JsonAnswer> {
  const { list, entries, describe, outcomesOf } = await inOneMoment(context, async (database) => {
    const read = await entriesOfList({ ...context, database }, accountId, id)
    const { sayers, people } = read
    const persons = sayers.map((byId) => [byId, personOf(people, byId)] as const)
    return { ...read, outcomesOf: await readOutcomesAsJson(database, id, persons) }
  })
  return await answerInTurns(list, 'officials', entries, (each) => {
    const official = JSON.stringify(describe(each))
    return `${official.slice(0, -1)},"outcomes":${outcomesOf.get(each.entry.officialId) ?? '[]'}}`
  })
}

/** What is said meanwhile is in all parts of an answer or in none. */
async function inOneMoment<Result>(
  { database }: Needed,
  read: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return await database.transaction().setIsolationLevel('repeatable read').execute(read)
}

async function entriesOfList({ database, dataset }: Needed, accountId: string, id: string) {
  const snapshot = dataset.current()
  const list = await findList(database, accountId, id)
  const entries = await listEntries(database, snapshot, id, await readNewestOutcomes(database, id))
  const notes = await readNotes(database, id)
  const sayers = await readSayers(database, id)
  const accounts = [list.owner_id, ...notes.map(({ byId }) => byId), ...sayers]
  const people = { names: await readNames(database, accounts), viewerId: accountId }
  const noteOf = new Map(notes.map((note) => [note.officialId, note]))
  const { officials: _, ...counted } = summarize({ list, counted: countListed(snapshot.index, entries), people })
  return {
    list: { ...counted, script: list.script },
    entries,
    sayers,
    people,
    describe: (each: ListEntry) => ({
      ...describeEntry(snapshot, each),
      outcome: outcomeOfEntry(each, people),
      note: asNote(noteOf.get(each.entry.officialId), people),
    }),
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

function outcomeOfEntry(entry: ListEntry, people: People): ListedOfficial['outcome'] {
  const newest = outcomeOf(entry)
  return (
    newest && {
      client_id: newest.clientId,
      outcome: newest.outcome,
      follow_up_on: newest.followUpOn,
      at: newest.at.toISOString(),
      by: personOf(people, newest.byId),
    }
  )
}

export function asNote(note: Note | undefined, people: People): ListedOfficial['note'] {
  return note ? { text: note.text, by: personOf(people, note.byId), at: note.at.toISOString() } : null
}
