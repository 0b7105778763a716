import type { all } from '#all.ts'
import { folderRows, type FolderTable, folderTable } from '#folder-table.ts'

/**
 * Why a place has a name that the Census does not use: its government is consolidated, it was renamed, people shorten
 * the name, or it has another Census code.
 */
const aliasReasons = ['consolidated', 'renamed', 'short', 'code'] as const
type AliasReason = (typeof aliasReasons)[number]

export interface PlaceAlias {
  /** FIPS code of the place that the alias means: five digits for a county, seven for a city or town. */
  readonly placeId: string
  /** For a county without the word "county" or "parish". */
  readonly alias: string
  readonly reason: AliasReason
  /** FIPS code of another place in the state with this official name; null if there is none. */
  readonly alsoNames: string | null
  readonly source: string
}

const columns = ['geoid', 'alias', 'reason', 'also_names', 'source'] as const

/** The place aliases of a state; empty if its folder has no file of them. */
export function placeAliasesOf(stateId: keyof typeof all): PlaceAlias[] {
  const table = folderTable(stateId, 'place-aliases.csv')
  return table ? readPlaceAliases(table) : []
}

export function readPlaceAliases(table: FolderTable): PlaceAlias[] {
  return folderRows(table, columns).map(({ values, refuse }) => {
    const { geoid, alias, reason, also_names: alsoNames, source } = values
    const noCode = [geoid, ...(alsoNames === '' ? [] : [alsoNames])].find((code) => !isGeoid(code))
    if (noCode !== undefined) throw refuse(`"${noCode}" is no FIPS code of a county, a city or a town`)
    if (!isReason(reason)) throw refuse(`"${reason}" is none of the reasons ${aliasReasons.join(', ')}`)
    if (alias === '' || source === '') throw refuse('an alias and its source are needed')
    return { placeId: geoid, alias, reason, alsoNames: alsoNames === '' ? null : alsoNames, source }
  })
}

function isGeoid(text: string): boolean {
  return /^\d{5}(?:\d{2})?$/.test(text)
}

function isReason(text: string): text is AliasReason {
  return aliasReasons.some((reason) => reason === text)
}
