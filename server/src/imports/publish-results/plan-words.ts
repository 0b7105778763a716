import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { HolderToBe, PlannedSeat, ResultsPlan } from '#imports/publish-results/planned.ts'

/** "Somebody new: Sheriff, Dougherty County: TERRON HAYES follows Kevin Sproul and takes office 01-01-2025" */
export function consequenceText({ consequence, holder, winner, takesOffice }: PlannedSeat): string {
  const seat = `${holder.office}, ${holder.place}`
  if (consequence === 're_elected') return `Re-elected: ${seat}: ${holder.name}`
  const from = takesOffice === null ? 'on a day that is not on file' : typedDayOf(takesOffice)
  return `Somebody new: ${seat}: ${winner} follows ${holder.name} and takes office ${from}`
}

/** "Not on file until now: Coroner, Perry County: ANN ROE takes office 01-18-2027" */
export function toBeText({ seat, winner, takesOffice }: HolderToBe): string {
  return `Not on file until now: ${seat.office}, ${seat.place}: ${winner} takes office ${typedDayOf(takesOffice ?? '')}`
}

/** What is said of the whole file beside its seats. */
export function planNotes({
  known,
  notInFile,
  missing,
}: Pick<ResultsPlan, 'known' | 'notInFile' | 'missing'>): string[] {
  return [
    ...(missing === null ? [] : [missing]),
    ...(known > 0
      ? [`${seats(known)} of the file ${known === 1 ? 'has' : 'have'} this result in the public data already.`]
      : []),
    ...(notInFile > 0
      ? [
          `${seats(notInFile)} that ${notInFile === 1 ? 'was' : 'were'} to be decided by that day ${notInFile === 1 ? 'is' : 'are'} in no contest of the file and ${notInFile === 1 ? 'stays' : 'stay'} as ${notInFile === 1 ? 'it is' : 'they are'}: unopposed, or in another file.`,
        ]
      : []),
  ]
}

function seats(count: number): string {
  return count === 1 ? 'One seat' : `${count} seats`
}
