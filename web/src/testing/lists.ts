import type { ListedOfficial, OfficialList, RecordedOutcome } from '@atlas/contract/endpoints/saved/lists.ts'

export const listId = '33333333-3333-4333-8333-333333333333'
export const keisha = { id: '2', name: 'Keisha Tolliver', is_me: false }

/** State Representative Otis Anthony, with `changes`. */
export function officialOf(changes: Partial<ListedOfficial> = {}): ListedOfficial {
  return {
    eo_id: 1,
    page_id: 1,
    name: 'Otis Anthony',
    last_name: 'Anthony',
    office: 'State Representative',
    place: 'House District 31',
    state: 'Mississippi',
    phone: { value: '601-359-3755', of: 'own office', asOf: '2026-08-05' },
    email: { value: 'oanthony@house.ms.gov', of: 'own office', asOf: '2026-08-05' },
    address: { value: 'P.O. Box 1018, Jackson, MS 39215', of: 'own office', asOf: '2026-08-05' },
    address_lines: ['P.O. Box 1018', 'Jackson, MS 39215'],
    has_left: false,
    left_on: null,
    is_left_out: false,
    source: 'Open States',
    as_of: '2026-08-05',
    standing: null,
    outcome: null,
    outcomes: [],
    note: null,
    ...changes,
  }
}

/** An outcome that Keisha recorded on November 20. */
export function outcomeOf(changes: Partial<RecordedOutcome> = {}): RecordedOutcome {
  return {
    client_id: '44444444-4444-4444-8444-444444444444',
    outcome: 'reached',
    follow_up_on: null,
    at: '2026-11-20T15:00:00.000Z',
    by: keisha,
    ...changes,
  }
}

/** A shared list of Renee's with these officials. */
export function listOf(officials: readonly ListedOfficial[], changes: Partial<OfficialList> = {}): OfficialList {
  return {
    id: listId,
    name: 'Bolivar and Sunflower',
    made_from: null,
    is_shared: true,
    owner: { id: '1', name: 'Renee Baptiste', is_me: true },
    officials: [...officials],
    outcomes: { reached: 0, left_message: 0, wrong_number: 0, follow_up: 0, to_call: 0, no_phone: 0, left_office: 0 },
    next_follow_up: null,
    made_at: '2026-11-16T12:00:00Z',
    script: '',
    ...changes,
  }
}
