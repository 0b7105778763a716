import type { ColumnId, StatedColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { OfficialChange } from '@atlas/contract/endpoints/officials/changes.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { valueText } from '#officials/changes/value-text.ts'

/** The facts about how an official came into office, in this order; null for those that go without saying. */
const wordOfEntered: Readonly<Record<StatedColumnId | 'jurisdiction.district', string | null>> = {
  'eo.name': 'name',
  'party.name': 'party',
  'eo.gender': 'gender',
  'eo.ethnicity': 'ethnicity',
  'eo.age': 'age',
  'jurisdiction.district': 'district',
  'eo.phone': 'phone',
  'eo.second_phone': 'second phone',
  'eo.email': 'e-mail',
  'office.phone': 'office line',
  'stats.address': 'office address',
  'eo.term_end': 'end of term',
  'jurisdictionoffice.next_general': 'next election',
  'stats.last_election': 'last election',
  // These are stated with the number, the name, the next or the last election, or the office, which are above every
  // entry.
  'eo.second_phone_of': null,
  'office.contact_name': null,
  'office.contact_as_of': null,
  'office.email': null,
  'office.address': null,
  'office.website': null,
  'eo.first': null,
  'eo.middle': null,
  'eo.last': null,
  'eo.suffix': null,
  'office.name': null,
  'office.type': null,
  'office.level': null,
  'jurisdictionoffice.term_length': null,
  'jurisdictionoffice.next_primary': null,
  'jurisdictionoffice.next_election': null,
  'eo.elected': null,
  'eo.takes_office': null,
  'stats.incumbent_election_year': null,
  'stats.incumbent_election%': null,
  'stats.last_election_date': null,
  'stats.last_election_candidates': null,
  'stats.last_election_margin%': null,
  // These describe the record, not the official; since and the ballot have their own entries.
  'eo.id': null,
  'eo.as_of': null,
  'eo.openstates_id': null,
  'eo.added': null,
  'eo.since': null,
  'stats.result_pending': null,
}
const enteredIds = Object.keys(wordOfEntered) as (keyof typeof wordOfEntered)[]
const list = new Intl.ListFormat('en-US')

/** What an entry says besides the values. */
export function sentencesOf(change: OfficialChange, presenter: string): string[] {
  const { kind, before, after, layer, is_undo: isUndo, columns } = change
  const whose = layer === 'organisation' ? `The list of ${presenter}` : 'The public record'
  if (kind === 'entered') return columns ? [firstKnown(columns)] : []
  if (kind === 'left') return [`${whose} no longer names ${valueText(before)} in this office.`]
  if (kind === 'replaced') return [`${whose} names ${valueText(after)} in the place of ${valueText(before)}.`]
  if (kind === 'taken_back') return [`The import that brought ${valueText(before)} was undone.`]
  if (kind === 'came_back')
    return [isUndo ? 'The import that ended it was undone.' : `${whose} names the person again.`]
  if (kind === 'joined') return ['Both entries are shown as one from then on.']
  if (change.column_id === 'stats.result_pending' && after !== null)
    return ['The seat was on the ballot. Until the result is in, the last name known is shown and marked.']
  return []
}

function firstKnown(columns: readonly ColumnId[]): string {
  const known = enteredIds.flatMap((id) => (columns.includes(id) ? (wordOfEntered[id] ?? []) : []))
  const words = list.format(known)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** The source of the values of an entry, and who requested the load that brought them. */
export function fromOf({
  kind,
  column_id: id,
  source,
  method,
  as_of: asOf,
  by,
  was_undone: wasUndone,
  correction_id: correction,
  was_taken_out: wasTakenOut,
}: OfficialChange): string[] {
  if (id === 'stats.result_pending') return ['Set by the atlas, because no source has a result yet']
  const origin = [source, method === 'inferred' ? null : method, asOf && `as of ${typedDayOf(asOf)}`].filter(Boolean)
  return [
    ...(kind === 'changed' && origin.length > 0 ? [origin.join(', ')] : []),
    ...(method === 'inferred' ? ['Computed from the rule, not confirmed'] : []),
    ...(by === null ? [] : [`${wasTakenOut ? 'Taken out' : correction === null ? 'Loaded' : 'Set'} by ${by}`]),
    ...(wasUndone ? ['This import was undone later'] : []),
  ]
}
