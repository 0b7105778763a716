import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import type { Operator } from '@atlas/contract/catalogue/operators.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { placeReadings } from '#vocabulary/places/place-name.ts'

/** The column that distinguishes places with the same name. */
export const stateColumn = 'state.name' satisfies ColumnId

/** The filters that a filter by places implies besides its own text; all filters of one group are about one place. */
export interface ImpliedFilters {
  readonly alternatives: readonly (readonly Filter[])[]
  /** Whether the filter excludes the places that it names. */
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

/** The noun that each column of places omits from its names. */
const nounsLeftOut: Readonly<Partial<Record<Kind, PlaceKind>>> = { place: 'municipality', counties: 'county' }

/** Whether a filter by such a column may include the state of a place. */
export function mayNameState(kind: Kind): boolean {
  return nounsLeftOut[kind] !== undefined
}

/**
 * In a list, "Selma, AL" and "City of Selma" both mean Selma; the first only in one state. In a column without places,
 * nothing more is implied.
 */
export function impliedFilters({ column_id, operator, value }: Filter, kind: Kind): ImpliedFilters {
  const within = sameWithin[operator]
  const leftOut = nounsLeftOut[kind]
  const alternatives =
    within && leftOut
      ? [value ?? []]
          .flat()
          .flatMap((each) =>
            namesOf(String(each), leftOut).map(({ name, stateId }): Filter[] => [
              { column_id, operator: within, value: name },
              ...(stateId === null
                ? []
                : [{ column_id: stateColumn, operator: 'eq', value: states[stateId].name } as const]),
            ]),
          )
      : []
  return { alternatives, isOpposite: operator === 'ne' || operator === 'nin' }
}

/** In a column of jurisdictions a county keeps its noun, because "Dallas County, AL" is not the city of Dallas. */
function namesOf(text: string, leftOut: PlaceKind): { readonly name: string; readonly stateId: StateId | null }[] {
  const [, ...others] = placeReadings(text)
  return others.flatMap(({ words, stateId, noun, kind, isLoose, zip }) => {
    const isName = noun === null || kind === leftOut
    return isName && !isLoose && zip === null && words.length > 0 ? [{ name: words.join(' '), stateId }] : []
  })
}
