/** Security: an organization's file may contain any URL; only http and https become a link. */
export function isWebUrl(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
