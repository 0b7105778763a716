/** Marks that nobody sees and that turn the direction of reading: with one, "officials\u202Evsc.exe" reads as a CSV file. */
const steering = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** The name of a file that somebody sent or chose, as it may stand anywhere: what would turn it around is seen. */
export function displayFileName(name: string): string {
  return name.replaceAll(steering, '_')
}
