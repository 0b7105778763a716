/**
 * What tells one thing from another: its path and, of a saved search, which one. Whatever else the address of a search
 * says may change, as its columns do.
 */
export function identityOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const saved = searchParams.get('saved')
  return saved === null ? pathname : `${pathname}?saved=${saved}`
}
