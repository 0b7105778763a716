/** A class attribute from the given classes; falsy ones are dropped. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
