/** Security: an organisation's own file may name any address; only the web's become a link. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
