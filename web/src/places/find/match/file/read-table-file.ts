import { reasonAgainstFile, reasonAgainstTable } from '#places/find/match/file/reason-against-file.ts'
import { type TableFile, UnreadableFile } from '#places/find/match/file/table-file.ts'

/** Reads a file in the browser: nothing of it goes anywhere. Throws UnreadableFile with the reason in words. */
export async function readTableFile(file: File): Promise<TableFile> {
  refuseFor(reasonAgainstFile(file))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const rows = isZip(bytes) ? await readWorkbook(file.name, bytes) : await readText(file.name, bytes)
  const [headings = [], ...others] = rows.map((row) => row.map((cell) => cell.trim())).filter(hasSomething)
  const table = { name: file.name, headings: named(headings), rows: others }
  refuseFor(reasonAgainstTable(table))
  return table
}

function refuseFor(reason: string | null): void {
  if (reason !== null) throw new UnreadableFile(reason)
}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b
}

function hasSomething(row: readonly string[]): boolean {
  return row.some((cell) => cell !== '')
}

function named(headings: readonly string[]): string[] {
  return headings.map((heading, at) => heading || `Column ${at + 1}`)
}

// Each reader comes when a file of its kind is chosen.
async function readWorkbook(name: string, bytes: Uint8Array): Promise<string[][]> {
  return await (await import('#places/find/match/file/read-workbook.ts')).readWorkbook(name, bytes)
}

async function readText(name: string, bytes: Uint8Array): Promise<string[][]> {
  return (await import('#places/find/match/file/read-csv.ts')).readCsv(name, bytes)
}
