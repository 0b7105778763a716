import { mostOfficialsFileBytes } from '@atlas/contract/endpoints/data/imports.ts'

const megabyte = 1024 * 1024
export const mostMegabytes = mostOfficialsFileBytes / megabyte

/** Why a file is not worth sending, or null; whether it holds officials only the check can say. */
export function reasonAgainst({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return `${name} is empty. Choose the file that holds your officials.`
  if (size > mostOfficialsFileBytes)
    return `${name} has ${(Math.ceil((size / megabyte) * 10) / 10).toFixed(1)} MB. The most that is taken are ${mostMegabytes} MB.`
  if (/\.(xlsb|numbers|pdf|docx?)$/i.test(name))
    return `${name} cannot be read. Save it as an Excel workbook (.xlsx) or as CSV, and choose that file.`
  return null
}
