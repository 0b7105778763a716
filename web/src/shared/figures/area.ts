import { type Figures, textOf } from '#shared/figures/figures.ts'
import { stateCode } from '#shared/values/state-code.ts'

/** Where an official holds office. Figures describe this area unless they name another place in the state. */
export interface Area {
  readonly name: string
  readonly state: string | null
}

export function areaOf(facts: Figures): Area {
  return { name: textOf(facts, 'jurisdiction.name') ?? 'this jurisdiction', state: textOf(facts, 'state.name') }
}

/** "Bolivar County, MS"; for a whole state, only its name. */
export function placeText({ name, state }: Area, place: string | null = null): string {
  const where = place ?? name
  return state === null || where === state ? where : `${where}, ${stateCode(state)}`
}
