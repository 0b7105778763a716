import type { CountedChoice } from '@atlas/contract/endpoints/fields.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'

// Labels are few and the same all day; to normalise hundreds at each letter would be felt on a phone.
const texts = new Map<string, string>()

/** The choices whose label holds what was typed, those that begin with it first; accents and capitals do not count. */
export function matchingChoices(choices: readonly CountedChoice[], typed: string): readonly CountedChoice[] {
  const sought = normalised(typed)
  if (sought === '') return choices
  const matching = choices.filter(({ label }) => textOf(label).includes(sought))
  const isFirst = ({ label }: CountedChoice) => textOf(label).startsWith(sought)
  return [...matching.filter(isFirst), ...matching.filter((choice) => !isFirst(choice))]
}

function textOf(label: string): string {
  const known = texts.get(label)
  if (known !== undefined) return known
  const text = normalised(label)
  texts.set(label, text)
  return text
}
