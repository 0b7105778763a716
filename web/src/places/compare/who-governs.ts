import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { placeGroups } from '@atlas/contract/rules/place-kinds.ts'
import { seatsInWords } from '@atlas/contract/rules/seats-by-law.ts'
import { coverageLabels } from '@atlas/contract/rules/coverage.ts'
import type { GoverningBody } from '@atlas/contract/endpoints/places/places.ts'
import { type CompareCell, type CompareGroup, known } from '#places/compare/compare-row.ts'
import { openSeatsOf } from '#places/page/body-words.ts'
import { knownSeatsText } from '#places/seats-text.ts'
import type { Place } from '#places/page/place-query.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** Who governs some places, as far as it is on file. */
export const whoGoverns: CompareGroup = {
  title: 'Who governs',
  rows: [
    {
      label: 'Officials on file',
      hint: 'Congress to county',
      cell: ({ lede }) => ({ text: thousands(lede.officials) }),
    },
    {
      label: 'County offices with one name on the ballot',
      hint: 'last election on file',
      isKnown: ({ kind }) => kind === 'county',
      cell: ({ kind, lede }) =>
        kind !== 'county'
          ? none
          : known(lede.county_offices, (offices) => ({ text: `${offices.uncontested} of ${offices.on_file}` })),
    },
    {
      label: 'Seats by law, on file',
      hint: 'whose number the law sets',
      isKnown: ({ completeness }) => completeness.all.seats_by_law > 0,
      cell: ({ completeness: { all, own } }) => ({
        text: `${thousands(all.on_file)} of ${thousands(all.seats_by_law)}`,
        share: all.on_file / all.seats_by_law,
        aside: own.seats_by_law > 0 ? `its own: ${own.on_file} of ${own.seats_by_law}` : null,
      }),
    },
    { label: 'Governing body', cell: (place) => (isDistrict(place) ? none : bodyCell(place.bodies[0])) },
    {
      label: 'Representation gap',
      hint: 'Black, of voting age',
      cell: (place) => (isDistrict(place) ? none : gapCell(place.bodies[0])),
    },
    {
      label: 'Next election known',
      cell: ({ lede }) =>
        known(lede.next_election, ({ date, kind }) => ({
          text: typedDayOf(date),
          aside: kind && kind.replace('_', ' '),
        })),
    },
    {
      label: 'Coverage rule',
      cell: ({ coverage: { answer } }) => ({
        text: answer === 'unknown' ? null : coverageLabels[answer],
        isMet: answer === 'yes',
      }),
    },
  ],
}

const none: CompareCell = { text: null, isNone: true }

/** The voters of these places elect one official to each chamber. */
function isDistrict({ kind }: Place): boolean {
  return placeGroups.districts.kinds.some((each) => each === kind)
}

function bodyCell(body: GoverningBody | undefined): CompareCell {
  if (!body) return { text: null, aside: 'none on file' }
  const { known: seatsKnown = 0, counted = 0 } = ofBlack(body) ?? {}
  return {
    text: body.name,
    seats: { seats: body.seats, known: seatsKnown, counted, open: openSeatsOf(body) },
    aside: `${body.name}, ${
      body.seats_by_law === null ? `${body.seats} ${body.seats === 1 ? 'seat' : 'seats'} on file` : seatsInWords(body)
    }`,
  }
}

function gapCell(body: GoverningBody | undefined): CompareCell {
  const black = body && ofBlack(body)
  if (!black) return { text: null, aside: 'no seats on file' }
  if (black.gap === null)
    return { text: null, aside: knownSeatsText({ ...black, seats: body.seats, byLaw: body.seats_by_law }) }
  return { text: black.value, aside: black.rest }
}

function ofBlack({ groups }: GoverningBody) {
  return groups.find(({ group }) => group === 'black')
}
