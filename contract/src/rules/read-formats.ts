/** In what a program reads rows. */
export const readFormats = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const
export type ReadFormat = keyof typeof readFormats
export const readFormatIds = Object.keys(readFormats) as [ReadFormat, ...ReadFormat[]]
