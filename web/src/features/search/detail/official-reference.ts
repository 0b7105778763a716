import { states } from '@atlas/contract/rules/states.ts'
import { type Figures, textOf } from '#features/search/detail/official-facts.ts'

/** What a message, a link or a calendar says of an official: who, which office where, and the page about them. */
export interface OfficialReference {
  readonly name: string
  /** "Coroner, Marshall County (MS)" */
  readonly office: string
  /** The address of the official's own page. */
  readonly address: string
}

export function referenceTo(id: number, figures: Figures, origin: string): OfficialReference {
  return {
    name: textOf(figures, 'eo.name') ?? `Official ${id}`,
    office: [textOf(figures, 'office.name'), areaOf(figures)].filter(Boolean).join(', '),
    address: `${origin}/officials/${id}`,
  }
}

/** "Marshall County (MS)"; a whole state is its name alone. */
function areaOf(figures: Figures): string | null {
  const [area, state] = [textOf(figures, 'jurisdiction.name'), textOf(figures, 'state.name')]
  return area && state && area !== state ? `${area} (${stateCode(state)})` : area
}

/** "MS" for "Mississippi". */
export function stateCode(name: string): string {
  return Object.values(states).find((state) => state.name === name)?.code ?? name
}
