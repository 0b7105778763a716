import { resultPending } from '@atlas/contract/rules/result-pending.ts'
import type { OfficialBatch } from '#dataset/read-officials.ts'
import { isUnknownText, textIn } from '#dataset/stored-batches.ts'

/** Whether the result of an official's election is pending, 1 or 0. Many officials of a batch share the same days. */
export function pendingReader(today: string): (batch: OfficialBatch, row: number) => number {
  const answers = new Map<string, number>()
  return ({ columns: { ballot_day: days, election_year: years } }, row) => {
    if (isUnknownText(days.bytes, days.starts[row] as number, days.ends[row] as number)) return 0
    const [ballotDay, year] = [textIn(days, row), textIn(years, row)]
    const key = `${ballotDay} ${year}`
    const known = answers.get(key)
    if (known !== undefined) return known
    const pending = resultPending({ ballotDay, electionYear: year === null ? null : Number(year) }, today)
    answers.set(key, pending === null ? 0 : 1)
    return pending === null ? 0 : 1
  }
}
