import type { all } from '#all.ts'
import { folderRows, folderTable } from '#folder-table.ts'

/** A school board that returns list under its county's name, or under a name that is not its own. */
export interface ListedSchoolBoard {
  readonly countyId: string
  readonly listedAs: string
  /**
   * The text beside a district's number that identifies the board: "HOLLANDALE H"; empty if the whole list belongs to
   * it.
   */
  readonly part: string
  readonly board: string
}

const columns = ['county_fips', 'listed_as', 'part', 'board', 'source'] as const

/** The boards that a state's returns name differently; empty if its folder has no file of them. */
export function listedSchoolBoardsOf(stateId: keyof typeof all): ListedSchoolBoard[] {
  const table = folderTable(stateId, 'school-boards.csv')
  if (!table) return []
  return folderRows(table, columns).map(({ values, refuse }) => {
    const { county_fips: countyId, listed_as: listedAs, part, board, source } = values
    if (!/^\d{5}$/.test(countyId)) throw refuse(`"${countyId}" is no FIPS code of a county`)
    if (listedAs === '' || board === '' || source === '')
      throw refuse('both names of a board and their source are needed')
    return { countyId, listedAs, part, board }
  })
}
