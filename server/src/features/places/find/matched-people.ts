import type { MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import { columnsOfContact, contactIn } from '@atlas/contract/rules/shown-contact.ts'
import { certainties } from '@atlas/contract/rules/place-certainty.ts'
import { listAt } from '#dataset/places/lists.ts'
import { type Places, rowsOfArea } from '#dataset/places/places.ts'
import { standingsIn } from '#dataset/standing-at.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

/** The officials whom the places of a reply elect, each once, whatever the number of values. */
export class MatchedPeople {
  readonly people: MatchReply['people'] = []
  readonly #places: Places
  readonly #personOf: (row: number) => MatchReply['people'][number]
  readonly #ofPlace = new Map<number, readonly number[]>()

  constructor(places: Places, index: SearchIndex) {
    this.#places = places
    this.#personOf = personsIn(index)
  }

  /**
   * The officials, by index in `people`, whom all of a place elects. Those elected by a part of it may serve other
   * values.
   */
  readonly electedBy = (place: number): readonly number[] => {
    const cached = this.#ofPlace.get(place)
    if (cached) return cached
    const { areas, own } = this.#places
    const whole = [...listAt(own, place)].filter((area) => certainties[areas.certainties[area] as number] === 'whole')
    const found = whole
      .flatMap((area) => [...rowsOfArea(this.#places, area)])
      .map((row) => this.people.push(this.#personOf(row)) - 1)
    this.#ofPlace.set(place, found)
    return found
  }
}

function personsIn(index: SearchIndex): (row: number) => MatchReply['people'][number] {
  const standing = standingsIn(index)
  const [names, offices, phones] = [
    indexColumn(index, 'eo.name'),
    indexColumn(index, 'office.name'),
    columnsOfContact('phone').map((id) => [id, indexColumn(index, id)] as const),
  ]
  return (row) => ({
    id: index.ids[row] as number,
    name: (valueAt(names, row) as string | null) ?? '',
    office: (valueAt(offices, row) as string | null) ?? '',
    phone: contactIn(Object.fromEntries(phones.map(([id, column]) => [id, valueAt(column, row)])), 'phone'),
    standing: standing(row),
  })
}
