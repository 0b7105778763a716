/**
 * Identifies a kept thing: its path and, for a saved search, which one. The rest of the address of a search, such as
 * its columns, may change.
 */
export function identityOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const saved = searchParams.get('saved')
  return saved === null ? pathname : `${pathname}?saved=${saved}`
}
