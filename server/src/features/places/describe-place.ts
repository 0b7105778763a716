import { ladderColumns, type Place } from '@atlas/contract/endpoints/places/places.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { leastShareFor } from '@atlas/contract/rules/coverage.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { stateName } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { linesOfPlace } from '#dataset/office-lines.ts'
import { ladderOf, nextKind, type RepresentingRow, rowsRepresenting } from '#dataset/places/ladder.ts'
import { findPlace, placeAt, type PlaceOnFile } from '#dataset/places/places.ts'
import { described } from '#dataset/published-sources.ts'
import { comingHere } from '#features/places/coming-here.ts'
import { describeBodies } from '#features/places/describe-bodies.ts'
import { describeSeats } from '#features/places/describe-seats.ts'
import { figuresOfPlace, type PlaceFigures } from '#features/places/figures-of-place.ts'
import { linksOf } from '#features/places/links-of-place.ts'
import { notOnFileHere } from '#dataset/places/missing/not-on-file-here.ts'
import { countyOfficesOf, nextElectionOf, overdueOf, pendingOf } from '#features/places/seats-of-place.ts'
import { sourcesOfOfficials } from '#features/places/sources-of-officials.ts'
import { match } from '#search/match.ts'
import { countRows } from '#search/row-bitset.ts'

/** A place on one page. */
export function describePlace(snapshot: Snapshot, id: string, isNonpartisan: boolean): Place {
  const number = findPlace(snapshot.places, id)
  if (number === undefined) throw new Problem('not_found', { detail: 'There is no such place in the five states.' })
  const place = placeAt(snapshot.places, number)
  const rows = rowsRepresenting(snapshot.places, number)
  const counted = rows.filter(({ certainty }) => isCounted(certainty))
  const figures = figuresOfPlace(snapshot, place, isNonpartisan)
  const ladder = ladderOf(snapshot, rows, isNonpartisan)
  const bodies = describeBodies(snapshot, place, figures)
  return {
    id,
    kind: place.kind,
    name: place.name,
    state_id: place.stateId,
    state: stateName(place.stateId),
    coverage: coverageOf(snapshot, place, figures),
    population: populationOf(snapshot, place),
    lede: ledeOf(snapshot, place, { rows, counted }, figures),
    pending: pendingOf(snapshot, counted),
    overdue: overdueOf(snapshot, counted),
    ...figures.visible,
    ladder,
    ...describeSeats(snapshot, place, ladder),
    other_sources: sourcesOfOfficials(snapshot, rows, ladderColumns),
    not_on_file: notOnFileHere(snapshot, place),
    office_lines: linesOfPlace(snapshot.officeLines, place),
    bodies,
    coming: comingHere(snapshot, place, counted),
    ...linksOf(snapshot, place),
  }
}

function coverageOf({ places }: Snapshot, place: PlaceOnFile, { numberOf }: PlaceFigures): Place['coverage'] {
  const votingAge = numberOf('stats.vap_total')
  return {
    answer: place.coverage,
    left_out: places.excluded[place.number] as number,
    black_share: numberOf('stats.vap_black%'),
    least_share: votingAge === null ? null : leastShareFor(votingAge),
  }
}

function populationOf({ provenance }: Snapshot, { town, name }: PlaceOnFile): Place['population'] {
  if (!town || town.population === null) return null
  const asOf = provenance.sources.get(town.populationSource)?.as_of ?? null
  const stated = { source: town.populationSource, as_of: asOf, method: 'estimated' as const }
  return {
    value: town.population,
    year: town.populationYear,
    provenance: described(provenance.sources, stated, { place: name }),
  }
}

function foundIn({ index }: Snapshot, county: string): number {
  return countRows(match(index, [{ column_id: 'county.name', operator: 'in', value: [county] }]))
}

function ledeOf(
  snapshot: Snapshot,
  place: PlaceOnFile,
  { rows, counted }: Record<'rows' | 'counted', readonly RepresentingRow[]>,
  { numberOf }: PlaceFigures,
): Place['lede'] {
  const next = nextElectionOf(snapshot, counted)
  return {
    officials: counted.length,
    uncertain: rows.length - counted.length,
    with_towns: place.kind === 'county' ? foundIn(snapshot, place.id) : null,
    voting_age: numberOf('stats.vap_total'),
    black_share: numberOf('stats.vap_black%'),
    county_offices: place.kind === 'county' ? countyOfficesOf(snapshot, place) : null,
    next_election: next && { date: next.date, kind: nextKind(snapshot, next.row) },
  }
}
