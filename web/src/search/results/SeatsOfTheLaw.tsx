import { countSeats } from '@atlas/contract/endpoints/data/seats.ts'
import { findPlace } from '@atlas/contract/endpoints/places/places.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import { isStateId, states } from '@atlas/contract/rules/states.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#shared/api/call.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/**
 * For a search for one office in one county or state: says that the law gives it seats, and that nobody on file holds
 * them.
 */
export function SeatsOfTheLaw({ filters }: { readonly filters: readonly Filter[] }) {
  const [office, county, state] = [
    onlyValue(filters, 'office.name'),
    onlyValue(filters, 'county.name'),
    onlyValue(filters, 'state.name'),
  ]
  if (office === null) return null
  if (county !== null && kindOfPlaceId(county) === 'county') return <OfCounty office={office} county={county} />
  return state !== null && isStateId(state) ? <OfState office={office} state={state} /> : null
}

/** The value of a filter for a single value. */
function onlyValue(filters: readonly Filter[], columnId: Filter['column_id']): string | null {
  const [filter, ...others] = filters.filter(({ column_id: id }) => id === columnId)
  if (!filter || others.length > 0 || (filter.operator !== 'eq' && filter.operator !== 'in')) return null
  const values = [filter.value].flat()
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : null
}

function OfCounty({ office, county }: { readonly office: string; readonly county: string }) {
  const { data: place } = useQuery({
    queryKey: ['place', county],
    queryFn: ({ signal }) => call(findPlace, { params: { id: county } }, { signal }),
  })
  const seats = place?.seats.filter((seat) => slug(seat.office) === office) ?? []
  const [first] = seats
  if (!place || !first || first.seats_by_law === null || seats.some(({ official_id: id }) => id !== null)) return null
  return (
    <p>
      No {first.office} of{' '}
      <Link to="/places/$id" params={{ id: county }}>
        {place.name}
      </Link>{' '}
      is on file; the law gives it {seatsText(first.seats_by_law)}.
    </p>
  )
}

function OfState({ office, state }: { readonly office: string; readonly state: keyof typeof states }) {
  const { data } = useQuery({
    queryKey: ['seats by law', state],
    queryFn: ({ signal }) => call(countSeats, { query: { state_id: state } }, { signal }),
  })
  const found = data?.offices.find((each) => slug(each.office) === office)
  if (!found?.seats_by_law || found.on_file > 0) return null
  return (
    <p>
      No {found.office} of {states[state].name} is on file; the law gives it {seatsText(found.seats_by_law)}.{' '}
      <Link to="/data/seats">Seats by law</Link>
    </p>
  )
}

function seatsText(count: number): string {
  return count === 1 ? 'one seat' : `${thousands(count)} seats`
}
