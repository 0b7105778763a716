import { type Figures, textOf } from '#shared/figures/figures.ts'
import { stateCode } from '#shared/values/state-code.ts'

/** What a message or a link says about an official: who, which office where, and the page about them. */
export interface OfficialReference {
  readonly name: string
  /** "Coroner, Marshall County (MS)" */
  readonly office: string
  /** The URL of the official's own page. */
  readonly url: string
}

export function referenceTo(id: number, figures: Figures, origin: string): OfficialReference {
  return {
    name: textOf(figures, 'eo.name') ?? `Official ${id}`,
    office: [textOf(figures, 'office.name'), areaOf(figures)].filter(Boolean).join(', '),
    url: `${origin}/officials/${id}`,
  }
}

/** "Marshall County (MS)"; a whole state is just its name. */
function areaOf(figures: Figures): string | null {
  const [area, state] = [textOf(figures, 'jurisdiction.name'), textOf(figures, 'state.name')]
  return area && state && area !== state ? `${area} (${stateCode(state)})` : area
}
