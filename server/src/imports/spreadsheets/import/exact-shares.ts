import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { tenthsOfPercent } from '@atlas/contract/rules/share.ts'
import { officialColumns, stating } from '#database/stored-columns.ts'
import type { ShownBefore } from '#imports/spreadsheets/report/compare.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { Layer, LayerOfficial } from '#imports/spreadsheets/overlay/layer.ts'
import { type ShownOfficial, shownValue } from '#imports/spreadsheets/report/shown-officials.ts'

const sharesOfOfficials = stating(officialColumns).filter(([, id]) => columnOf(id).type === 'percentage')

/**
 * An export rounds shares to one decimal. If such a share equals the stored one to one decimal, the stored one is
 * kept, so that an unchanged export changes nothing.
 */
export function withExactShares(layer: Layer, before: ShownBefore, rounded: ReadonlySet<FileColumn>): Layer {
  if (rounded.size === 0) return layer
  const shownOf = shownByOfficial(before)
  const shownAt = new Map<string, ShownOfficial>()
  for (const official of layer.officials) {
    const shown = shownOf(official)
    if (shown) shownAt.set(official.jurisdictionKey, shown)
  }
  const exact = <Value>(value: Value, column: ColumnId, shown: ShownOfficial | undefined) =>
    typeof value === 'number' && rounded.has(column) && shown ? exactShare(value, shownValue(shown, column)) : value
  return {
    ...layer,
    officials: layer.officials.map((official) => {
      const shown = shownOf(official)
      // Most lists consist of new officials, of whom no copy is made.
      if (!shown) return official
      const record: Record<string, unknown> = { ...official }
      for (const [name, id] of sharesOfOfficials) record[name] = exact(record[name], id, shown)
      return record as unknown as LayerOfficial
    }),
    facts: layer.facts.map((fact) => ({
      ...fact,
      value: exact(fact.value, fact.field, shownAt.get(fact.jurisdictionKey)),
    })),
  }
}

function exactShare(value: number, exact: ReturnType<typeof shownValue>): number {
  return typeof exact === 'number' && tenthsOfPercent(exact) === tenthsOfPercent(value) ? exact : value
}

function shownByOfficial({
  existing,
  shownOfficials,
}: ShownBefore): (official: LayerOfficial) => ShownOfficial | undefined {
  const byKey = new Map(existing.officials.map(({ key, id, standsFor }) => [key, shownOfficials.get(standsFor ?? id)]))
  return ({ key, standsFor }) => byKey.get(key) ?? byKey.get(standsFor ?? '')
}
