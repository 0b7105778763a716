// Shorter names are one slip away from what other programs use, such as POST from PORT.
const leastLetters = 8

/**
 * The first variable that is one slip away from a setting which is not set, with that setting: otherwise the person who
 * meant the setting would believe that it applies.
 */
export function misspelledSetting(
  settings: readonly string[],
  variables: NodeJS.ProcessEnv,
): { readonly typed: string; readonly setting: string } | undefined {
  const unset = settings.filter((name) => name.length >= leastLetters && !variables[name])
  const others = Object.keys(variables).filter((name) => variables[name] && !settings.includes(name))
  for (const typed of others) {
    const setting = unset.find((name) => isOneSlipFrom(name, typed.toUpperCase()))
    if (setting) return { typed, setting }
  }
  return undefined
}

/** A letter too many, missing or wrong, or two that changed places; nothing at all where only the case differs. */
function isOneSlipFrom(right: string, typed: string): boolean {
  const shorter = Math.min(right.length, typed.length)
  let start = 0
  while (start < shorter && right[start] === typed[start]) start++
  let end = 0
  while (end < shorter - start && right.at(-1 - end) === typed.at(-1 - end)) end++
  const expected = right.slice(start, right.length - end)
  const actual = typed.slice(start, typed.length - end)
  if (expected.length === 2) return actual === `${expected[1]}${expected[0]}`
  return expected.length <= 1 && actual.length <= 1
}
