const stateAndZip = /^([A-Z]{2})\.?\s+(\d{5}(?:-\d{4})?)$/

export interface PostalAddress {
  readonly street: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  readonly zip: string
}

/** The parts of an address as our sources write it, on one line; null where it is written otherwise. */
export function postalParts(address: string): PostalAddress | null {
  const parts = address.trim().split(',')
  const [, state, zip] = stateAndZip.exec(parts.pop()?.trim() ?? '') ?? []
  const city = parts.pop()?.trim()
  const street = parts.join(',')
  return street && city && state && zip ? { street, city, state, zip } : null
}

/** What fits beside the name and the office on a label. */
const mostStreetLines = 2

/** An address as it stands on a label: building, street, and the line of the city. */
export function postalLines(address: string): string[] {
  const parts = postalParts(address)
  if (!parts) return [address.trim()]
  const [first = '', ...others] = parts.street.split(/,\s*/)
  const street = others.length < mostStreetLines ? [first, ...others] : [first, others.join(', ')]
  return [...street, `${parts.city}, ${parts.state} ${parts.zip}`]
}
