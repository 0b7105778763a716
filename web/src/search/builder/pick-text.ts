import { messages } from '@atlas/contract/messages.ts'

const named = 3

/** "Georgia, Mississippi"; for many, the first: "Bolivar, Coahoma, Hinds and 3 more". */
export function pickText(labels: readonly string[] | null, count: number): string {
  if (count === 0) return messages.noOptionsSelected
  if (!labels) return `${count} selected`
  // "and 1 more" is no shorter than the name.
  if (labels.length <= named + 1) return labels.join(', ')
  return `${labels.slice(0, named).join(', ')} and ${labels.length - named} more`
}
