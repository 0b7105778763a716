import { areAccepted } from '#imports/load/refuse.ts'
import { nothingToLoad, type OfficialsCheck, OfficialsRefused } from '#imports/spreadsheets/report/officials-check.ts'
import type { ReadFile } from '#imports/spreadsheets/rows/read-rows.ts'

/** The check of a file with problems: the problems, and no changes. */
export function refusedCheck({ rowsRead, problems }: ReadFile): OfficialsCheck {
  return { ...nothingToLoad, rowsRead, problems: problems.list(), problemsTotal: problems.total }
}

export function refuseFile(name: string, check: OfficialsCheck): never {
  const count = check.problemsTotal === 1 ? 'one problem' : `${check.problemsTotal} problems`
  throw new OfficialsRefused(
    `${name} was not imported: there ${check.problemsTotal === 1 ? 'is' : 'are'} ${count} in it`,
    check,
  )
}

export function refuseLosses(check: OfficialsCheck, accepted: number): void {
  const losses = check.lossesToAccept
  if (areAccepted(losses, accepted)) return
  throw new OfficialsRefused(
    `${losses} officials would vanish; run it again with --accept-losses ${losses} to go on`,
    check,
  )
}
