import { states } from '@atlas/contract/rules/states.ts'

/** "MS" for "Mississippi". */
export function stateCode(name: string): string {
  return Object.values(states).find((state) => state.name === name)?.code ?? name
}
