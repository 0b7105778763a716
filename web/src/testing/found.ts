import type { Found, FoundOfficial } from '@atlas/contract/endpoints/places/find.ts'
import type { Level } from '@atlas/contract/rules/levels.ts'
import type { Certainty } from '@atlas/contract/rules/place-certainty.ts'

interface FoundInput {
  readonly level: Level
  readonly parts: readonly string[]
  readonly certainty?: Certainty
  readonly values?: FoundOfficial['values']
}

let people = 0

export function buildOfficial(
  name: string,
  { level, parts, certainty = 'whole', values = {} }: FoundInput,
): FoundOfficial {
  return {
    values: { 'eo.id': ++people, 'eo.name': name, 'office.name': 'Sheriff', 'party.name': 'Democratic', ...values },
    level,
    certainty,
    place_id: null,
    next_kind: null,
    parts: parts.map((id) => ({ id, certainty })),
    reason: null,
  }
}

const part = (id: string, name: string, share: number, officials: number) => ({
  id,
  name,
  state: 'Mississippi',
  share,
  officials,
})

/** A ZIP area that crosses a county line: Shaw, Mississippi. */
export function buildFound(overrides: Partial<Found> = {}): Found {
  return {
    kind: 'zip',
    name: '38773',
    full_name: '38773 (Shaw, Mississippi)',
    place_id: null,
    state_id: '28',
    parts: [part('28011', 'Bolivar County', 0.72, 4), part('28133', 'Sunflower County', 0.28, 3)],
    officials: [],
    reaching: { congress: 1, senate: 2, house: 5 },
    look_ups: [{ state: 'Mississippi', host: 'sos.ms.gov', url: 'https://www.sos.ms.gov/elections-voting' }],
    not_on_file: [],
    point: null,
    ...overrides,
  }
}
