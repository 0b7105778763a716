import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'

const nothing: SavedSearch['changes'] = { new: 0, left_office: 0, no_longer_matches: 0, changed: {} }

/** A search of Renee's, with `changes`. */
export function searchOf(changes: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    name: 'Women in the Georgia legislature',
    view: '?state.name=13&eo.gender=female&office.type=state%20legislature&sort=-eo.age',
    filters_in_words: ['State: Georgia', 'Office Type: State Legislature', 'Gender: Female'],
    missing: [],
    is_shared: false,
    owner: { id: '1', name: 'Renee Baptiste', is_me: true },
    digest: 'none',
    total: 77,
    fact: '77 are up on 05-16-2028',
    seen_at: '2026-11-14T12:00:00Z',
    changes: nothing,
    saved_at: '2026-11-01T12:00:00Z',
    ...changes,
  }
}
