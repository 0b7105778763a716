import type { CoveredCounty } from '@atlas/contract/endpoints/data/coverage.ts'
import {
  type Coverage,
  largerPlace,
  leastShareFor,
  shareAnywhere,
  shareInLargerPlaces,
} from '@atlas/contract/rules/coverage.ts'
import { percentBeside, wholePercent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

export const verdicts: Record<Coverage, string> = {
  yes: 'Meets the coverage rule',
  no: 'Does not meet the coverage rule',
  unknown: 'Coverage unknown',
}

/** Beside the verdict, which does not cover this: whether the offices of the county and its places are on file. */
export function officesText(county: CoveredCounty): string {
  const count = localOfficials(county)
  return count === 0 ? 'None of its own offices is on file' : `${many(count)} of its own on file`
}

/** Why the county is covered or not, as a sentence with its figures. */
export function reasonFor({ coverage, voting_age: people, black_share: share }: CoveredCounty): string {
  if (people === null || share === null || coverage === 'unknown')
    return 'No source states its voting-age population by group. That is a gap in the data, not a no.'
  const least = leastShareFor(people)
  const figure = `${percentBeside(share, least)} of its ${thousands(people)} people of voting age are Black`
  const wide = `${wholePercent(shareAnywhere)} or, from ${thousands(largerPlace)} people of voting age on, ${wholePercent(shareInLargerPlaces)}`
  return coverage === 'yes' ? `${figure}; ${wholePercent(least)} is needed.` : `${figure}; ${wide} is needed.`
}

interface OfficialsOnFile {
  readonly searchable: number
  readonly excluded: number
}

export function onFileIn({ officials }: CoveredCounty): OfficialsOnFile {
  return {
    searchable: officials.reduce((sum, { searchable }) => sum + searchable, 0),
    excluded: officials.reduce((sum, { left_out: excluded }) => sum + excluded, 0),
  }
}

// Offices of areas that contain the county; every other office belongs to the county itself or to a place in it.
const ofLargerAreas = new Set(['Congress', 'State Legislature', 'Statewide Executive'])

/** What is on file and what is missing, so that readers can tell "empty" from "not covered". */
export function onFileText(county: CoveredCounty): string {
  const { searchable, excluded } = onFileIn(county)
  if (searchable + excluded === 0) return 'No official whose area touches it is on file: it is empty, not hidden.'
  if (localOfficials(county) === 0)
    return 'No official of its own is on file, so its courthouse and towns are empty, not hidden. Those of districts and areas that touch it are there.'
  return excluded > 0
    ? `${many(excluded)} on file ${excluded === 1 ? 'is' : 'are'} left out of the search. Officials of areas whose own share is unknown, such as most districts and towns, can still be found.`
    : 'Everyone on file for it can be found.'
}

function localOfficials({ officials }: CoveredCounty): number {
  const local = officials.filter(({ office_type: type }) => !ofLargerAreas.has(type))
  return local.reduce((sum, { searchable, left_out: excluded }) => sum + searchable + excluded, 0)
}

function many(officials: number): string {
  return officials === 1 ? '1 official' : `${thousands(officials)} officials`
}
