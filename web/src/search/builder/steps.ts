import { type ChoiceColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'

/** One question of the wizard: which choices of a column. */
export interface Step {
  /** Its word in the URL. */
  readonly id: string
  readonly columnId: ChoiceColumnId
  readonly label: string
  /** The question, where the title alone is not one. */
  readonly question?: string
  /** The singular and the plural of a choice within a sentence. */
  readonly noun: string
  readonly nouns: string
  /** Beyond the base fields of the specification. */
  readonly isAdditional: boolean
}

const base = (id: string, columnId: ChoiceColumnId, noun: string, nouns: string): Step => ({
  id,
  columnId,
  label: columnOf(columnId).label,
  noun,
  nouns,
  isAdditional: false,
})
const additional = (...words: Parameters<typeof base>): Step => ({ ...base(...words), isAdditional: true })

/** The steps in order; each narrows the choices of those after it. */
export const steps: readonly Step[] = [
  { ...base('state', 'state.name', 'state', 'states'), question: 'Where do you work?' },
  base('county', 'county.name', 'county or parish', 'counties and parishes'),
  base('office-type', 'office.type', 'office type', 'office types'),
  // The column's own label suits the table, where it is beside a person; here it must differ from "Office Type".
  { ...base('office', 'office.name', 'office', 'offices'), label: 'Office Name' },
  base('party', 'party.name', 'party', 'parties'),
  additional('ethnicity', 'eo.ethnicity', 'ethnicity', 'ethnicities'),
  additional('gender', 'eo.gender', 'gender', 'genders'),
]

/** The steps whose columns are visible. */
export function visibleSteps(hidden: ReadonlySet<string>): readonly Step[] {
  return steps.filter(({ columnId }) => !hidden.has(columnId))
}

export function stepAt(index: number, among: readonly Step[] = steps): Step {
  const step = among[index]
  if (!step) throw new Error(`The wizard has no step ${index}`)
  return step
}
