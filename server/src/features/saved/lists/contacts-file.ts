import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { type CardVersion, contactsMedia } from '@atlas/contract/endpoints/saved/lists.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { contactWords, type ShownContact } from '@atlas/contract/rules/shown-contact.ts'
import type { Context } from '#context/context.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { inOffice } from '#features/saved/lists/read-list.ts'
import { type Contact, vCard } from '#features/saved/lists/vcard.ts'
import { findList } from '#lists/find-list.ts'
import { readStoredEntries } from '#lists/read-list-rows.ts'
import { entryStatuses } from '#lists/entry-status.ts'
import type { About } from '#mail/mail.ts'
import { linkTo } from '#mail/messages/compose.ts'
import { mapInTurns } from '#platform/turns.ts'
import type { TextFile } from '#platform/http/serve-text.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'

/** A card for everybody in a list who is in office; nothing of what was said or noted of them. */
export async function contactsFile(
  { database, dataset, about }: Pick<Context, 'database' | 'dataset' | 'about'>,
  accountId: string,
  { id, version }: { readonly id: string; readonly version: CardVersion },
): Promise<TextFile> {
  const snapshot = dataset.current()
  const { name } = await findList(database, accountId, id)
  const statuses = await entryStatuses(database, snapshot, await readStoredEntries(database, id))
  const cards = await mapInTurns(statuses, (status) =>
    status.kind === 'in office' ? vCard(contactAt(snapshot, about, status.row), version) : '',
  )
  return { name: `${slug(name) || 'contacts'}.vcf`, mediaType: contactsMedia, text: cards.join('') }
}

function contactAt(snapshot: Snapshot, about: About, row: number): Contact {
  const official = inOffice(snapshot, row)
  const text = (column: ColumnId) => valueAt(indexColumn(snapshot.index, column), row) as string | null
  const { page_id: id, place, state, source, as_of: asOf, standing: status, phone, email, address } = official
  const second = text('eo.second_phone')
  const url = linkTo(about, `/officials/${id}`)
  return {
    ...official,
    uid: url,
    url,
    first: text('eo.first'),
    middle: text('eo.middle'),
    last: official.last_name,
    suffix: text('eo.suffix'),
    place: [place, state].filter((part) => part !== null).join(', ') || null,
    phones: [phone?.value, second].filter((number) => typeof number === 'string'),
    email: email?.value ?? null,
    address: address?.value ?? null,
    note: [
      status && `${status.mark}. ${status.sentence}`,
      whose('Phone', phone, snapshot.index.today),
      second && `Second number: ${text('eo.second_phone_of') ?? 'another office'}.`,
      whose('E-mail', email, snapshot.index.today),
      whose('Address', address, snapshot.index.today),
      sourceText(source, asOf),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** "Phone: sheriff’s office, listed in 2009, may have changed." */
function whose(what: string, contact: ShownContact | null, today: string): string | null {
  return contact && `${what}: ${contactWords(contact, today).text}.`
}

function sourceText(source: string | null, asOf: string | null): string {
  return `Source: ${source ?? 'unknown'}${asOf === null ? '' : `, ${typedDayOf(asOf)}`}`
}
