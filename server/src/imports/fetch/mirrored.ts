/** The address of a file where a mirror serves the publishers' files under the names of their hosts. */
export function mirrored(address: string, mirror: string | null): string {
  if (mirror === null) return address
  const { host, pathname } = new URL(address)
  return `${mirror.replace(/\/+$/, '')}/${host}${pathname}`
}
