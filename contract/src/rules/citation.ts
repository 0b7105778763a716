interface Cited {
  readonly title: string
  /** "Officials" or "Places". */
  readonly what: string
  /** The version of the data, as `Data-Version` says it. */
  readonly version: number
  /** The day from which the newest record is; null while there is none. */
  readonly recordsAsOf: string | null
  /** The day on which it was read. */
  readonly day: string
  /** Where it was read; undefined where the operator has set no address. */
  readonly url: string | undefined
}

/** How a paper or a report names the data that it was made of. */
export function citation({ title, what, version, recordsAsOf, day, url }: Cited): string {
  const newest = recordsAsOf === null ? '' : `, newest record from ${recordsAsOf}`
  return `${title}. ${what}. Version ${version} of the data${newest}. Read on ${day}${url ? ` at ${url}` : ''}.`
}
