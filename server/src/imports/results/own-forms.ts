import { publishedReturns } from '@atlas/states/published-returns.ts'
import type { PublishedFile } from '@atlas/states/returns/published-file.ts'
import type { Race } from '@atlas/states/returns/race.ts'
import { UnknownLayout } from '@atlas/states/returns/unknown-layout.ts'
import { sheetsNamed } from '#imports/reading/xlsx.ts'
import { type Contest, isOfBody, kindOf, partyOf, type ResultsFile } from '#imports/results/contest.ts'
import { ResultsRefused } from '#imports/results/refused.ts'

type OwnForm = keyof typeof publishedReturns

/** A file in the format of one state, read by the reader in that state's folder. */
export function ownForm(stateId: OwnForm, form: string, name: string, bytes: Uint8Array, day: string): ResultsFile {
  const file: PublishedFile = { name, bytes, sheets: (isWanted) => sheetsNamed(name, bytes, isWanted) }
  const races = racesOf(stateId, file, day)
  return { form, stateId, day, contests: races.map((race) => contestOf(race, stateId)), notRead: [] }
}

function racesOf(stateId: OwnForm, file: PublishedFile, day: string): readonly Race[] {
  try {
    return publishedReturns[stateId].racesOf(file, day)
  } catch (error) {
    throw error instanceof UnknownLayout ? new ResultsRefused(error.message) : error
  }
}

const louisiana = '22'

function contestOf(race: Race, stateId: OwnForm): Contest {
  // Louisiana's title states if several are elected. Georgia's export states one for every race.
  const isStated = stateId === louisiana || race.seats > 1 || !isOfBody(race.title.replaceAll('|', ' ').trim(), '')
  return {
    title: race.title,
    district: '',
    counties: race.counties,
    seats: isStated ? race.seats : null,
    precinctsMissing: race.precinctsMissing ?? 0,
    addsUp: race.addsUp ?? null,
    choices: race.candidates.map(({ name, party, votes }) => ({
      name,
      party: partyOf(party),
      votes,
      kind: kindOf(name),
    })),
  }
}
