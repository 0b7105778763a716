import type { HolderOfTask, LineOfTask, SeatOfTask, Task } from '@atlas/contract/endpoints/drives/tasks.ts'

/** What stands in the form one below the other. */
export type FormItem =
  | { readonly kind: 'known'; readonly seats: readonly SeatOfTask[] }
  | { readonly kind: 'seat'; readonly seat: SeatOfTask }
  | { readonly kind: 'official'; readonly seat: SeatOfTask; readonly holder: HolderOfTask }
  | { readonly kind: 'line'; readonly line: LineOfTask }

/**
 * The seats of an office whose holders are on file in one row, of whom nothing is wanted; then the others, after each
 * those on file of whom something is wanted; and after an office its line.
 */
export function formItems({ seats, lines }: Pick<Task, 'seats' | 'lines'>): FormItem[] {
  const wantedLines = lines.filter(({ wanted }) => wanted.length > 0)
  const offices = new Set(seats.map(({ office }) => office))
  const lineItem = (line: LineOfTask) => ({ kind: 'line', line }) as const
  return [
    ...[...offices].flatMap((office) => [
      ...itemsOfOffice(seats.filter((seat) => seat.office === office)),
      ...wantedLines.filter((line) => line.office === office).map(lineItem),
    ]),
    ...wantedLines.filter(({ office }) => !offices.has(office)).map(lineItem),
  ]
}

function itemsOfOffice(seats: readonly SeatOfTask[]): FormItem[] {
  const known = seats.filter(isKnown)
  return [
    ...(known.length > 0 ? [{ kind: 'known', seats: known } as const] : []),
    ...seats.filter((seat) => !known.includes(seat)).flatMap(itemsOfSeat),
  ]
}

/** Whoever is on file is all that there is to the seat, and something is wanted of them. */
export function isOfOne({ holders, holders_wanted: wanted }: SeatOfTask): boolean {
  return wanted === 0 && holders.length === 1 && !isKnown({ holders, holders_wanted: wanted })
}

function isKnown({ holders, holders_wanted: wanted }: Pick<SeatOfTask, 'holders' | 'holders_wanted'>): boolean {
  return wanted === 0 && holders.length > 0 && holders.every((holder) => holder.wanted.length === 0)
}

function itemsOfSeat(seat: SeatOfTask): FormItem[] {
  const officials = seat.holders
    .filter(({ wanted }) => wanted.length > 0)
    .map((holder) => ({ kind: 'official', seat, holder }) as const)
  // Of a seat with one holder, who holds it and what is wanted of them is one question.
  return isOfOne(seat) ? officials : [{ kind: 'seat', seat }, ...officials]
}
