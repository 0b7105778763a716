import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import { slug } from '@atlas/contract/rules/normalised.ts'
import { all } from '#all.ts'

/**
 * Why a place is known by a name that the Census does not give it: its government is a county's and a city's at once, it
 * was renamed, people shorten it so, or another code of the Census stands for it.
 */
const aliasReasons = ['consolidated', 'renamed', 'short', 'code'] as const
type AliasReason = (typeof aliasReasons)[number]

export interface PlaceAlias {
  /** FIPS code of the place that is meant: of five digits, a county; of seven, a city or town. */
  readonly placeId: string
  /** Of a county without the word "county" or "parish". */
  readonly alias: string
  readonly reason: AliasReason
  /** FIPS code of another place of the state that has this name by right; null where none has. */
  readonly alsoNames: string | null
  readonly source: string
}

const columns = ['geoid', 'alias', 'reason', 'also_names', 'source']

/** The aliases of places that the folder of a state has; none where it has no file of them. */
export function placeAliasesOf(stateId: keyof typeof all): PlaceAlias[] {
  const path = `${slug(all[stateId].name)}/place-aliases.csv`
  const file = fileURLToPath(new URL(path, import.meta.url))
  return existsSync(file) ? readPlaceAliases(`states/${path}`, readFileSync(file, 'utf8')) : []
}

export function readPlaceAliases(path: string, text: string): PlaceAlias[] {
  const [header, ...rows] = readCsvRows(text, { delimiter: ',', strayQuotes: 'refuse', escape: 'doubled' })
  if (header?.cells.join() !== columns.join()) throw new Error(`${path} needs the headings ${columns.join()}`)
  return rows.map(({ cells, line }) => {
    const refuse = (reason: string) => new Error(`${path}, line ${line}: ${reason}`)
    if (cells.length !== columns.length) throw refuse(`it has ${cells.length} values under ${columns.length} headings`)
    const [geoid = '', alias = '', reason = '', alsoNames = '', source = ''] = cells
    if (!isGeoid(geoid)) throw refuse(`"${geoid}" is no FIPS code of a county, a city or a town`)
    if (!isReason(reason)) throw refuse(`"${reason}" is none of the reasons ${aliasReasons.join(', ')}`)
    if (alsoNames !== '' && !isGeoid(alsoNames))
      throw refuse(`"${alsoNames}" is no FIPS code of a county, a city or a town`)
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
