import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { FigureSource, StoredFacts } from '#dataset/facts.ts'
import type { SearchedJurisdictions } from '#dataset/searched-jurisdictions.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'
import { sharedFloat64, sharedUint32 } from '#search/shared-memory.ts'

/**
 * The sources of the figures of each official's jurisdiction. A jurisdiction with figures of its own is a holder; its
 * figures are a range of `codes`, so that a figure takes four bytes and each source is stored once.
 */
export interface FigureSources {
  /** row → its jurisdiction, as an index in the next two arrays */
  readonly jurisdictionOfRow: Uint32Array
  /** jurisdiction → the holder that it is itself, and the one whose figures it uses for others; 0 for none */
  readonly own: Uint32Array
  readonly inherited: Uint32Array
  /** holder → the area that its figures describe; the first one stands for no holder */
  readonly places: readonly string[]
  /** holder → the start of its figures in `codes`; one more entry for the end of the last */
  readonly starts: Uint32Array
  /** figure → index in `sources` */
  readonly codes: Uint32Array
  readonly sources: readonly FigureSource[]
  /** figure → its value, if it is a number */
  readonly numbers: Float64Array
  /** figure → its value, if it is a text */
  readonly texts: ReadonlyMap<number, string>
  /** figure → its value for former lines */
  readonly formerValues: ReadonlyMap<number, NonNullable<ColumnValue>>
}

type FiguresOfHolders = Omit<FigureSources, keyof HoldersOfRows>
type HoldersOfRows = Pick<FigureSources, 'jurisdictionOfRow' | 'own' | 'inherited'>

/** The holders of the figures that each row shows. This changes with the officials; the figures do not. */
export function holdersOfRows(
  holders: ReadonlyMap<number, number>,
  { searched, jurisdictionOfRow }: SearchedJurisdictions,
): HoldersOfRows {
  const own = sharedUint32(searched.length)
  const inherited = sharedUint32(searched.length)
  for (const [jurisdiction, { id, figuresFrom }] of searched.entries()) {
    own[jurisdiction] = holders.get(id) ?? 0
    inherited[jurisdiction] = figuresFrom === null ? 0 : (holders.get(figuresFrom) ?? 0)
  }
  return { jurisdictionOfRow, own, inherited }
}

const remembered = new WeakMap<readonly StoredFacts[], ReadonlyMap<number, number>>()

/** id of a jurisdiction with figures → its index among the holders, of which the first stands for none */
export function holdersOf(facts: readonly StoredFacts[]): ReadonlyMap<number, number> {
  const known = remembered.get(facts)
  if (known) return known
  const ids = new Set(facts.flatMap(({ jurisdictions }) => jurisdictions))
  const holders = new Map(Array.from(ids, (id, index) => [id, index + 1]))
  remembered.set(facts, holders)
  return holders
}

export function figuresOfHolders(
  facts: readonly StoredFacts[],
  jurisdictions: ReadonlyMap<number, StoredJurisdiction>,
): FiguresOfHolders {
  const holders = holdersOf(facts)
  const places = ['', ...Array.from(holders.keys(), (id) => jurisdictions.get(id)?.name ?? '')]
  const starts = startsOf(facts, holders)
  const codes = sharedUint32(starts.at(-1) as number)
  const numbers = sharedFloat64(codes.length).fill(Number.NaN)
  const texts = new Map<number, string>()
  const formerValues = new Map<number, NonNullable<ColumnValue>>()
  const next = starts.slice()
  for (const [code, { jurisdictions, values, linesYear }] of facts.entries())
    for (const [at, id] of jurisdictions.entries()) {
      const holder = holders.get(id) as number
      const figure = next[holder] as number
      next[holder] = figure + 1
      codes[figure] = code
      const value = values[at] as NonNullable<ColumnValue>
      if (typeof value === 'number') numbers[figure] = value
      else if (typeof value === 'string') texts.set(figure, value)
      if (linesYear > 0) formerValues.set(figure, value)
    }
  const sources = facts.map(({ jurisdictions: _, values: __, ...figure }) => figure)
  return { places, starts, codes, sources, numbers, texts, formerValues }
}

function startsOf(facts: readonly StoredFacts[], holders: ReadonlyMap<number, number>): Uint32Array {
  const starts = sharedUint32(holders.size + 2)
  for (const { jurisdictions } of facts)
    for (const id of jurisdictions) (starts[(holders.get(id) as number) + 1] as number)++
  let start = 0
  for (const [holder, figures] of starts.entries()) starts[holder] = start += figures
  return starts
}
