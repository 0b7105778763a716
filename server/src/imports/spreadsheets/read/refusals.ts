import { ImportRefused } from '#imports/records/import-refused.ts'

export function isProtected(path: string): ImportRefused {
  return new ImportRefused(
    `${path} is protected by a password; open it, take the password off (in Excel: File, Info, Protect Workbook, Encrypt with Password), save it and give that file`,
  )
}
