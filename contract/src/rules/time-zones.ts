/** Where the people of an organization may be, by the names of the tz database. */
export const timeZones = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
  'America/Puerto_Rico': 'Puerto Rico',
} as const
export type TimeZone = keyof typeof timeZones
export const timeZoneIds = Object.keys(timeZones) as TimeZone[]
