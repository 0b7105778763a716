import type { Provenance } from '@atlas/contract/endpoints/officials/officials.ts'

export interface NumberedSource {
  readonly number: number
  readonly source: Provenance
  /** What is said of one or another value that comes from it, each once. */
  readonly notes: readonly string[]
}

/** The sources of a panel, each once, and which of them a value comes from. */
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
