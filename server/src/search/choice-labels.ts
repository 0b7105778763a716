import type { IndexChoice } from '#search/search-index.ts'

/** "Jackson (FL)" */
export function labelWithPlace({ label, place }: Pick<IndexChoice, 'label' | 'place'>): string {
  return place ? `${label} (${place})` : label
}

/** The label of each choice in the list. The state is added to a name that several states share. */
export function labelsAmong(choices: readonly IndexChoice[]): string[] {
  const counts = new Map<string, number>()
  for (const { label } of choices) counts.set(label, (counts.get(label) ?? 0) + 1)
  return choices.map((choice) => ((counts.get(choice.label) as number) > 1 ? labelWithPlace(choice) : choice.label))
}
