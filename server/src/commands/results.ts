import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { readCounties } from '#imports/geography/counties.ts'
import { readTextFile } from '#imports/reading/text-file.ts'
import { compare } from '#imports/results/compare.ts'
import { decide, type Decision } from '#imports/results/decide.ts'
import { isQuestion, seatOf } from '#imports/results/contest.ts'
import { missingText } from '#imports/results/missing-counties.ts'
import { readResults } from '#imports/results/read-results.ts'
import { storedWinners } from '#imports/results/stored-elections.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'

interface Question {
  readonly day: string
  /** "MS", where a file does not tell its state. */
  readonly state: string | null
  /** The folder of public data files, with the counties and the elections that are stored. */
  readonly pack: string
  readonly isCompared: boolean
}

/**
 * Reports what a file of results says: who is elected, which contests are open and why, and, if requested, how that
 * compares with a pack.
 */
export async function resultsCommand(path: string, { day, state, pack, isCompared }: Question): Promise<string[]> {
  const stateId = stateOption(state)
  const name = basename(path)
  const counties = readCounties(await readTextFile(pack, tableFiles.counties)).items
  const results = readResults(name, await bytesOf(path), { day, stateId }, counties)
  const contests = results.contests.filter((contest) => !isQuestion(contest))
  const decisions = contests.map((contest) => decide(contest, results.stateId, day))
  const open = decisions.filter((decision) => decision.open !== null)
  const elected = decisions.reduce((sum, decision) => sum + decision.elected.length, 0)
  const summary = [
    `${name} is ${results.form}: ${states[results.stateId].name}, ${typedDayOf(day)}, ${decisions.length} contests`,
    `${elected} are elected, ${open.length} contests are open`,
    ...(results.missing ? [missingText(results.missing, results.stateId)] : []),
    ...results.notRead.map((reason) => `Not read: ${reason}`),
  ]
  if (!isCompared) return [...summary, ...decisions.flatMap(electedLines), ...open.map(openLine)]
  const stored = await storedWinners(pack, results.stateId, day)
  const { equal, different, notInFile, notOnFile } = compare(decisions, stored, results, counties)
  return [
    ...summary,
    `Of ${stored.length} stored winners of this day ${equal} are equal, ${different.length} are different, and ${notInFile} are in no contest of the file`,
    `${notOnFile.length} contests have a winner by the file and none on file`,
    ...different.map((each) => `Different: ${each}`),
    ...notOnFile.map((each) => `Not on file: ${each}`),
  ]
}

/** "MS" → the state; null where none is named. */
export function stateOption(state: string | null): StateId | null {
  const stateId = state === null ? null : stateIds.find((id) => states[id].code === state)
  if (stateId !== undefined) return stateId
  throw new Error(`--state must be one of ${stateIds.map((id) => states[id].code).join(', ')}`)
}

export async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`${path} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : code}`, { cause: error })
  }
}

function electedLines({ contest, elected, rule }: Decision): string[] {
  return elected.map(({ name, votes }) => `Elected: ${seatOf(contest)}: ${name}, ${votes} votes (${rule.basis})`)
}

function openLine({ contest, open, rule }: Decision): string {
  return `Open: ${seatOf(contest)}: ${open} (${rule.basis})`
}
