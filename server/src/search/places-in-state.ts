import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Operator } from '@atlas/contract/catalogue/operators.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { placeReadings } from '#vocabulary/places/place-name.ts'

/** The column that tells the places of one name apart. */
export const stateColumn = 'state.name' satisfies ColumnId

/** The filters that a filter by places means beside its own text; together they are all of one place. */
export interface PlacesMeant {
  readonly meant: readonly (readonly Filter[])[]
  /** The filter leaves out whom it names. */
  readonly isOpposite: boolean
}

const sameWithin: Readonly<Partial<Record<Operator, Operator>>> = {
  eq: 'eq',
  in: 'eq',
  ne: 'eq',
  nin: 'eq',
  contains: 'contains',
  starts_with: 'starts_with',
}

/** "Selma, AL" and "City of Selma" are the Selma of a list, the former in one state alone. */
export function placesMeant({ column_id, operator, value }: Filter): PlacesMeant {
  const within = sameWithin[operator]
  const meant = within
    ? [value ?? []]
        .flat()
        .flatMap((each) =>
          namesOf(String(each)).map(({ name, stateId }): Filter[] => [
            { column_id, operator: within, value: name },
            ...(stateId === null
              ? []
              : [{ column_id: stateColumn, operator: 'eq', value: states[stateId].name } as const]),
          ]),
        )
    : []
  return { meant, isOpposite: operator === 'ne' || operator === 'nin' }
}

/** A county keeps its noun: "Dallas County, AL" is not the city of Dallas. */
function namesOf(text: string): { readonly name: string; readonly stateId: StateId | null }[] {
  const [, ...others] = placeReadings(text)
  return others.flatMap(({ words, stateId, noun, kind, isLoose, zip }) => {
    const isName = noun === null || kind === 'municipality'
    return isName && !isLoose && zip === null && words.length > 0 ? [{ name: words.join(' '), stateId }] : []
  })
}
