import type { ListedOfficial, OfficialList, UnsentNote } from '@atlas/contract/endpoints/saved/lists.ts'

type Note = ListedOfficial['note']
type Person = NonNullable<NonNullable<Note>['by']>

/** A list as it will be once the server has these notes; officials without a waiting note stay the same objects. */
export function withNotes(list: OfficialList, waiting: readonly UnsentNote[], by: Person): OfficialList {
  return waiting.reduce((shown, { eo_id: id, text, written_at: at }) => {
    return withNote(shown, id, text.trim() === '' ? null : { text: text.trim(), by, at })
  }, list)
}

export function withNote(list: OfficialList, id: number, note: Note): OfficialList {
  return {
    ...list,
    officials: list.officials.map((official) => (official.eo_id === id ? { ...official, note } : official)),
  }
}
