const millisecondsOfDay = 86_400_000

/** The day of a serial number in Excel, `YYYY-MM-DD`, counted from 1900, or in old Mac files from 1904. */
export function dayOfSerial(serial: number, { is1904 = false } = {}): string {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  return new Date(start + Math.floor(serial) * millisecondsOfDay).toISOString().slice(0, 10)
}
