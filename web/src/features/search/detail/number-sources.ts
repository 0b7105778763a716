import type { Provenance } from '@atlas/contract/endpoints/officials.ts'

export interface NumberedSource {
  readonly number: number
  readonly source: Provenance
}

/** The sources of a panel, each once, numbered from 1 in the order of the panel. */
export function numberSources(provenances: readonly Provenance[]): NumberedSource[] {
  const firsts = new Map<string, Provenance>()
  for (const source of provenances) if (!firsts.has(keyOf(source))) firsts.set(keyOf(source), source)
  return [...firsts.values()].map((source, place) => ({ number: place + 1, source }))
}

export function numberFor(numbered: readonly NumberedSource[], wanted: Provenance): number | undefined {
  return numbered.find(({ source }) => keyOf(source) === keyOf(wanted))?.number
}

function keyOf({ publisher, source, method, as_of }: Provenance): string {
  return JSON.stringify([publisher, source, method, as_of])
}
