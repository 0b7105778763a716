/** The tables of the catalogue: the part of a column's id before its dot. */
export const tables = {
  eo: 'Elected official',
  office: 'Office',
  jurisdiction: 'Jurisdiction',
  county: 'County/Parish',
  party: 'Party',
  state: 'State',
  jurisdictionoffice: 'Seat',
  contact: 'Contact',
  stats: 'Statistics',
  place: 'Place',
} as const

export type TableId = keyof typeof tables
