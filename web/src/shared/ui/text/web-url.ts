/** Security: an organization's own file may name any URL; only those of the web become a link. */
export function isWebUrl(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
