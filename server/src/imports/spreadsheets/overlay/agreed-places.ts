import type { ExistingJurisdiction } from '#imports/spreadsheets/resolve/existing-records.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { ReadFile } from '#imports/spreadsheets/rows/read-rows.ts'
import { attempt, type OfficeRow } from '#imports/spreadsheets/resolve/resolve-rows.ts'

type PlaceOfRow = Pick<OfficeRow, 'line' | 'place'>

/**
 * Each place once. For a place that only the organization knows, all rows that state counties must state the same
 * ones.
 */
export class AgreedPlaces {
  readonly #file: ReadFile
  readonly #firsts = new Map<string, PlaceOfRow>()
  /** Places that only the organization knows, by their keys without a county. */
  readonly #own = new Map<string, PlaceOfRow[]>()

  constructor(file: ReadFile) {
    this.#file = file
  }

  add({ line, place }: PlaceOfRow): void {
    const ofRow = { line, place }
    if (place.key.startsWith('organisation:')) {
      const nameless = place.key.slice(0, place.key.lastIndexOf(':') + 1)
      const same = this.#own.get(nameless)
      if (same) same.push(ofRow)
      else this.#own.set(nameless, [ofRow])
    }
    const first = this.#firsts.get(place.key)
    if (!first || first.place.countyIds.length === 0) this.#firsts.set(place.key, ofRow)
    else if (place.countyIds.length > 0 && place.countyIds.join() !== first.place.countyIds.join()) {
      attempt(this.#file, line, () => {
        const reason = `Line ${first.line} names other counties of ${place.name}; both rows must agree`
        throw new CellRefused(reason, 'county.name')
      })
    }
  }

  /**
   * Refuses places with a county in one row and none in another, which would become two places; called after all rows.
   */
  refuseHalf(): void {
    for (const same of this.#own.values()) {
      const placed = same.find(({ place }) => place.countyIds.length > 0)
      if (!placed) continue
      for (const { line, place } of same.filter((row) => row.place.countyIds.length === 0)) {
        const reason = `It is empty, and line ${placed.line} puts ${place.name} into a county; both rows must agree`
        attempt(this.#file, line, () => {
          throw new CellRefused(reason, 'county.name')
        })
      }
    }
  }

  list(): ExistingJurisdiction[] {
    return Array.from(this.#firsts.values(), ({ place }) => place)
  }
}
