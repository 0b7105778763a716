import type { Provenance } from '@atlas/contract/endpoints/officials/officials.ts'

export interface NumberedSource {
  readonly number: number
  readonly source: Provenance
  /** Notes on the values that come from this source, without duplicates. */
  readonly notes: readonly string[]
}

/** The sources of a panel without duplicates, and which of them each value comes from. */
export interface SourceNumbers {
  readonly all: readonly NumberedSource[]
  readonly of: (provenance: Provenance) => number | undefined
}

/** Numbers sources from 1 in the order of the panel. */
export function numberSources(provenances: readonly Provenance[]): SourceNumbers {
  const byKey = new Map<string, { number: number; source: Provenance; notes: Set<string> }>()
  for (const source of provenances) {
    const key = keyOf(source)
    const numbered = byKey.get(key) ?? { number: byKey.size + 1, source, notes: new Set() }
    byKey.set(key, numbered)
    if (source.note) numbered.notes.add(source.note)
  }
  return {
    all: [...byKey.values()].map(({ notes, ...numbered }) => ({ ...numbered, notes: [...notes] })),
    of: (provenance) => byKey.get(keyOf(provenance))?.number,
  }
}

function keyOf({ publisher, source, method, as_of }: Provenance): string {
  return JSON.stringify([publisher, source, method, as_of])
}
