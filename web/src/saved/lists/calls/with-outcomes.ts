import type {
  ListedOfficial,
  ListSummary,
  NewSaying,
  OfficialList,
  RecordedOutcome,
} from '@atlas/contract/endpoints/saved/lists.ts'
import { groupBy } from '#shared/ui/browser/group-by.ts'

type Person = NonNullable<RecordedOutcome['by']>

/**
 * A list as it will be once the server has these outcomes; officials without a waiting outcome stay the same objects.
 */
export function withNewOutcomes(list: OfficialList, sent: readonly NewSaying[], by: Person): OfficialList {
  const added = groupBy(sent, ({ eo_id: id }) => id)
  if (added.size === 0) return list
  const officials = list.officials.map((official) => {
    const existingIds = new Set(official.outcomes.map(({ client_id: id }) => id))
    const fresh = (added.get(official.eo_id) ?? []).filter(({ client_id: id }) => !existingIds.has(id))
    return fresh.length === 0 ? official : withOutcomes(official, fresh, by)
  })
  return { ...list, officials, outcomes: countOutcomes(officials) }
}

function withOutcomes(official: ListedOfficial, sent: readonly NewSaying[], by: Person): ListedOfficial {
  const fresh = sent.map(({ client_id, outcome, follow_up_on, said_at: at }) => {
    return { client_id, outcome, follow_up_on, at, by }
  })
  // Outcomes of the same moment count in the order in which they were entered.
  const outcomes = [...fresh.toReversed(), ...official.outcomes].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
  const [newest] = outcomes
  return { ...official, outcomes, outcome: newest?.outcome === 'taken_back' ? null : (newest ?? null) }
}

/** Each official is counted once, as on the server. */
function countOutcomes(officials: readonly ListedOfficial[]): ListSummary['outcomes'] {
  const counts = { reached: 0, left_message: 0, wrong_number: 0, follow_up: 0, to_call: 0, no_phone: 0, left_office: 0 }
  for (const official of officials) counts[stageOf(official)]++
  return counts
}

/** The stage of the calls to an official. */
export function stageOf({ outcome, has_left: hasLeft, phone }: ListedOfficial): keyof ListSummary['outcomes'] {
  if (outcome && outcome.outcome !== 'taken_back') return outcome.outcome
  if (hasLeft) return 'left_office'
  return phone === null ? 'no_phone' : 'to_call'
}
