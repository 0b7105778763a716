import type { Completeness, PlaceSeat } from '@atlas/contract/endpoints/places/places.ts'

/** "District 7", "Chief"; null where the whole place elects the seat, or where the district is unknown. */
export function districtOf({ district }: Pick<PlaceSeat, 'district'>): string | null {
  if (district === null) return null
  return /^\d/.test(district) ? `District ${district}` : district
}

/** "County Commissioner, District 5" */
export function seatName(seat: PlaceSeat): string {
  return [seat.office, districtOf(seat)].filter(Boolean).join(', ')
}

type LevelSeats = Completeness['levels'][number]

/**
 * "9 seats by law, 6 on file, and 4 whose number is not set by law"; null where the law gives no number for any of
 * them.
 */
export function levelText({
  seats_by_law: byLaw,
  on_file: onFile,
  unnumbered,
  left_out: out,
}: LevelSeats): string | null {
  if (byLaw === 0) return null
  const others = unnumbered > 0 ? `, and ${unnumbered} in offices whose number is not known` : ''
  const leftOut = out > 0 ? `; ${out} of them left out by the coverage rule` : ''
  return `${byLaw} ${byLaw === 1 ? 'seat' : 'seats'} by law, ${onFile === 0 ? 'none' : onFile} on file${others}${leftOut}`
}

/** "Constables, whose number is set by local law" */
export function unnumberedText(offices: Completeness['unnumbered']): string | null {
  const local = offices.filter(({ set_by: setBy }) => setBy === 'local_law').map(({ office }) => office)
  const others = offices.filter(({ set_by: setBy }) => setBy !== 'local_law').map(({ office }) => office)
  const sentences = [
    local.length > 0 && `${local.join(', ')}: set by local law`,
    others.length > 0 && `${others.join(', ')}: law not looked up`,
  ].filter((each) => each !== false)
  return sentences.length > 0 ? `Without offices whose number is not known. ${sentences.join('. ')}.` : null
}
