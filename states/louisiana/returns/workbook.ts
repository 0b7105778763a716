import type { Candidate, Race } from '#returns/race.ts'
import { UnknownLayout } from '#returns/unknown-layout.ts'
import type { PublishedFile, Sheet } from '#returns/published-file.ts'

const severalParishes = 'Multi-Parish(Parish)'
const precincts = 'Multi-Parish(Precinct)'

/**
 * The races in Louisiana's workbook of one election day. It has a sheet for races of several parishes and one for each
 * parish, with blocks of a title, a row of candidates, a row of totals, and rows of parishes or precincts.
 */
export function louisianaRaces({ name, sheets: sheetsOf }: PublishedFile, day: string): Race[] {
  const sheets = sheetsOf((sheet) => sheet !== precincts)
  if (!sheets.some((sheet) => sheet.name === severalParishes))
    throw new UnknownLayout(name, `the sheet ${severalParishes}`)
  return sheets.flatMap((sheet) => racesOf(name, sheet, day))
}

function racesOf(name: string, { name: parish, rows }: Sheet, day: string): Race[] {
  const dated = rows.slice(0, 5).flatMap((row) => /^Election Date: (\S+)$/.exec(row[1] ?? '')?.[1] ?? [])
  if (dated[0] !== day) throw new UnknownLayout(name, `"Election Date: ${day}" at the top of the sheet ${parish}`)
  const totals = rows.flatMap((row, index) => (row[0]?.trim() === 'Total Votes' ? [index] : []))
  return totals.flatMap((index, turn) => {
    const [title, candidates] = [rows[index - 2]?.[0] ?? '', rows[index - 1] ?? []]
    if (title === '' || candidates.length < 2 || candidates[0] !== '')
      throw new UnknownLayout(
        name,
        `a title and a row of candidates above line ${index + 1} of the sheet ${parish}`,
        'were',
      )
    const end = (totals[turn + 1] ?? rows.length + 2) - 2
    const parts = rows.slice(index + 1, end).filter((row) => (row[0] ?? '').trim() !== '')
    const below = parts.map((row) => row[0] ?? '')
    const totalsOfAll = rows[index] ?? []
    return {
      day,
      title: title.replace(/\s+/g, ' ').trim(),
      counties: parish === severalParishes ? below : [parish],
      seats: Number(/\((\d+) to be elected\)/.exec(title)?.[1] ?? 1),
      // A block that ends after its totals has no parts to add up.
      ...(parts.length > 0 && {
        addsUp: candidates.every((_, column) => column === 0 || isSum(totalsOfAll, parts, column)),
      }),
      candidates: candidates.slice(1).map((text, column) => candidateOf(name, text, rows[index]?.[column + 1] ?? '')),
    }
  })
}

function isSum(totals: readonly string[], parts: readonly (readonly string[])[], column: number): boolean {
  return parts.reduce((sum, row) => sum + Number(row[column] ?? 0), 0) === Number(totals[column] ?? 0)
}

/** "Gary Chambers, Jr. (DEM)"; yes and no on a proposition have no party. */
function candidateOf(file: string, text: string, votes: string): Candidate {
  const [, name = text, party = ''] = /^(.+?)\s*\((\w+)\)$/.exec(text) ?? []
  if (!/^\d+$/.test(votes)) throw new UnknownLayout(file, `the votes of ${text} as a whole number`, 'were')
  return { name, party: parties.get(party) ?? '', votes: Number(votes) }
}

const parties: ReadonlyMap<string, string> = new Map([
  ['DEM', 'Democratic'],
  ['REP', 'Republican'],
  ['LBT', 'Libertarian'],
  ['GRN', 'Green'],
  ['IND', 'Independent'],
  ['NOPTY', 'No party'],
  ['OTHER', 'Other'],
])
