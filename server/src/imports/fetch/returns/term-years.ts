import type { StateId } from '@atlas/contract/rules/states.ts'

const usual = 4

/** Terms of local offices that are not of four years, from the general law of the state. */
const others: Readonly<Partial<Record<StateId, Readonly<Record<string, number>>>>> = {
  '12': { 'Circuit judge': 6, 'County judge': 6 },
  '22': {
    'Appeals court judge': 10,
    'City judge': 6,
    'City marshal': 6,
    Constable: 6,
    'District attorney': 6,
    'District judge': 6,
    'Justice of the peace': 6,
    'Public service commissioner': 6,
    'Supreme court justice': 10,
  },
}

export function termYearsOf(stateId: StateId, office: string): number {
  return others[stateId]?.[office] ?? usual
}
