import type { Place } from '#places/page/place-query.ts'

export interface PlaceSection {
  readonly id: string
  readonly label: string
}

/** The sections of a place's page, with the labels of its jump links. */
export function sectionsOf(place: Place, isNonpartisan: boolean): PlaceSection[] {
  return [
    { id: 'who', label: place.completeness.all.seats_by_law > 0 ? 'Seats' : 'Who represents it' },
    ...(place.bodies.length > 0 ? [{ id: 'bodies', label: 'Governing bodies' }] : []),
    ...(place.completeness.all.seats_by_law > 0 ? [{ id: 'known', label: 'What is known' }] : []),
    { id: 'serves', label: 'Whom it serves' },
    ...(isNonpartisan || place.kind === 'municipality' ? [] : [{ id: 'votes', label: 'Votes' }]),
    ...(place.coming.length > 0 ? [{ id: 'elections', label: 'Elections' }] : []),
  ]
}
