import type { Provenance } from '@atlas/contract/endpoints/officials.ts'

export interface NumberedSource {
  readonly number: number
  readonly source: Provenance
  /** What is said of one or another value that comes from it, each once. */
  readonly notes: readonly string[]
}

/** The sources of a panel, each once, numbered from 1 in the order of the panel. */
export function numberSources(provenances: readonly Provenance[]): NumberedSource[] {
  const firsts = new Map<string, Provenance>()
  for (const source of provenances) if (!firsts.has(keyOf(source))) firsts.set(keyOf(source), source)
  return [...firsts].map(([key, source], place) => ({
    number: place + 1,
    source,
    notes: notesOf(provenances.filter((each) => keyOf(each) === key)),
  }))
}

export function numberFor(numbered: readonly NumberedSource[], wanted: Provenance): number | undefined {
  return numbered.find(({ source }) => keyOf(source) === keyOf(wanted))?.number
}

function keyOf({ publisher, source, method, as_of }: Provenance): string {
  return JSON.stringify([publisher, source, method, as_of])
}

function notesOf(provenances: readonly Provenance[]): string[] {
  return [...new Set(provenances.flatMap(({ note }) => note ?? []))]
}
