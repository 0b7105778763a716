import { mostMatched } from '@atlas/contract/endpoints/places/find.ts'
import { mostColumns, type TableFile } from '#places/find/match/file/table-file.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

const megabyte = 1024 * 1024
export const mostFileMegabytes = 20

/** Why a file is not worth opening, or null. */
export function reasonAgainstFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return `${name} is empty.`
  if (size > mostFileMegabytes * megabyte)
    return `${name} has ${(size / megabyte).toFixed(1)} MB. The most that is read are ${mostFileMegabytes} MB.`
  if (/\.(?:csv|tsv|txt|xlsx|xlsm)$/i.test(name)) return null
  return `${name} cannot be read. Save it as an Excel workbook (.xlsx) or as CSV, and choose that file.`
}

/** Why what was read cannot be matched, or null. */
export function reasonAgainstTable({ name, headings, rows }: TableFile): string | null {
  if (headings.length === 0 || rows.length === 0)
    return `${name} holds no rows under its headings. The first row has to name the columns.`
  if (headings.length > mostColumns) return `${name} has more than ${mostColumns} columns; a list of members has fewer.`
  if (rows.length > mostMatched)
    return `${name} has ${thousands(rows.length)} rows. The most that are matched at a time are ${thousands(mostMatched)}: divide the file.`
  return null
}
