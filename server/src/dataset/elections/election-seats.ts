import { electionKinds } from '@atlas/contract/rules/election-kinds.ts'
import { dayOfElection, type SeatsOfElection } from '@atlas/contract/search/seats-of-election.ts'
import { rowsOf } from '#search/match.ts'
import { addRow, intersection, noRows, type RowBitset } from '#search/row-bitset.ts'
import type { Codes } from '#search/codes.ts'
import { type ChoiceTable, type IndexColumn, indexColumn, type SearchIndex } from '#search/search-index.ts'
import { valueCount, valueOf } from '#search/values.ts'

/** An election of a state with its seats, for all offices. */
type StatesElection = Omit<SeatsOfElection, 'office_ids'> & { readonly seats: RowBitset }

/**
 * The seats of every election: one pass over the rows for each kind of election. The filters of `filtersOfSeats` give
 * the same result with one pass per day.
 */
export class ElectionSeats {
  readonly elections: readonly StatesElection[]
  readonly #index: SearchIndex
  readonly #byElection: ReadonlyMap<string, RowBitset>

  constructor(index: SearchIndex) {
    this.#index = index
    this.elections = electionKinds.flatMap((election_kind) =>
      byStateAndDay(index, indexColumn(index, dayOfElection[election_kind])).map((found) => ({
        ...found,
        election_kind,
      })),
    )
    this.#byElection = new Map(this.elections.map((election) => [keyOf(election), election.seats]))
  }

  /** The seats of an election, optionally only those of some offices. */
  of(election: SeatsOfElection): RowBitset {
    const seats = this.#byElection.get(keyOf(election)) ?? noRows(this.#index.rowCount)
    const { office_ids: offices } = election
    if (offices === null) return seats
    const ofOffices = rowsOf(this.#index, { column_id: 'office.name', operator: 'in', value: offices })
    return intersection([seats, ofOffices], this.#index.rowCount)
  }
}

function keyOf({ state_id, election_kind, election_day }: Omit<SeatsOfElection, 'office_ids'>): string {
  return `${state_id} ${election_kind} ${election_day}`
}

function byStateAndDay(index: SearchIndex, days: IndexColumn): Omit<StatesElection, 'election_kind'>[] {
  const states = indexColumn(index, 'state.name')
  const stateCodes = states.codes as Codes
  const dayCodes = days.codes as Codes
  const dayOfCode = Array.from({ length: valueCount(days.values) }, (_, code) => valueOf(days.values, code))
  const sets: (RowBitset | undefined)[] = []
  for (let row = 0; row < index.rowCount; row++) {
    const code = dayCodes[row] as number
    if (dayOfCode[code] === null) continue
    const position = (stateCodes[row] as number) * dayOfCode.length + code
    addRow((sets[position] ??= noRows(index.rowCount)), row)
  }
  return sets.flatMap((seats, position) => {
    const day = dayOfCode[position % dayOfCode.length]
    const state_id = stateIdOf(states.choices as ChoiceTable, Math.floor(position / dayOfCode.length))
    return seats && state_id && typeof day === 'string' ? [{ state_id, election_day: day, seats }] : []
  })
}

function stateIdOf({ list, ofCode }: ChoiceTable, code: number): string | undefined {
  const [position] = ofCode[code] ?? []
  return position === undefined ? undefined : list[position]?.id
}
