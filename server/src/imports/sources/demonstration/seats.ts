import type { OfficeType } from '@atlas/contract/rules/office-types.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import type { SeatRecord } from '#imports/records/records.ts'
import type { ElectionLevel } from '@atlas/states/demonstration/demonstration.ts'
import { outdatedSeatDates, seatDates } from '#imports/sources/demonstration/calendar.ts'
import type { Post } from '#imports/sources/demonstration/post.ts'
import { demonstrations } from '@atlas/states/demonstrations.ts'
import type { DemonstrationSources } from '#imports/sources/demonstration/sources.ts'

export interface InventedSeat {
  readonly record: SeatRecord
  readonly lastYear: number
}

const levelOf: Record<OfficeType, ElectionLevel> = {
  Congress: 'federal',
  'Statewide Executive': 'state',
  'State Legislature': 'state',
  'County Government': 'county',
  'Law Enforcement': 'county',
  Courts: 'county',
  'Municipal Government': 'municipal',
  'School Board': 'county',
  Other: 'county',
}

const usualTerm = 4
const outdatedShare = 0.04
const unknownDatesShare = 0.06
const unknownTermShare = 0.03

/** Invents the seat of a post: its term, and the elections before and after a day. */
export function seatInventor(today: string, sources: DemonstrationSources): (post: Post) => InventedSeat {
  const computed = {
    source: sources.people.id,
    as_of: today,
    method: 'inferred',
    note: 'Computed from the usual days of elections.',
  } as const
  const reported = { source: sources.people.id, as_of: today, method: 'reported' } as const
  const provenance = {
    'jurisdictionoffice.term_length': reported,
    'jurisdictionoffice.next_primary': computed,
    'jurisdictionoffice.next_general': computed,
  }
  return ({ office, jurisdiction: { record }, random }) => {
    const { terms, staggered, elections: electionsOf } = demonstrations[record.stateId]
    const term = terms[office] ?? usualTerm
    const offset = staggered.includes(office) && Number(record.district) % 2 === 0 ? term / 2 : 0
    const elections = electionsOf[levelOf[offices[office]]]
    const dates = (random.chance(outdatedShare) ? outdatedSeatDates : seatDates)(elections, term, offset, today)
    const areDatesKnown = !random.chance(unknownDatesShare)
    return {
      record: {
        office,
        jurisdictionKey: record.key,
        termLength: random.chance(unknownTermShare) ? null : term,
        nextPrimary: areDatesKnown ? dates.nextPrimary : null,
        nextGeneral: areDatesKnown ? dates.nextGeneral : null,
        provenance,
      },
      lastYear: dates.lastYear,
    }
  }
}
