/** The state's words for a county. */
export interface CountyNoun {
  readonly one: string
  readonly several: string
  /** The abbreviation in lists, without a period. */
  readonly abbreviation: string
}

export const county: CountyNoun = { one: 'county', several: 'counties', abbreviation: 'co' }
export const parish: CountyNoun = { one: 'parish', several: 'parishes', abbreviation: 'par' }

/**
 * A state without its elections, which are in `law.ts`. The browser loads this too, so a declaration contains only
 * values and imports only this file.
 */
export interface State {
  /** The FIPS code of two digits, as text. */
  readonly id: string
  /** The two-letter postal abbreviation. */
  readonly code: string
  readonly name: string
  /** Other short forms of the name, without a period, in lower case. */
  readonly abbreviations: readonly string[]
  /**
   * Shortened names that are recognized only in a column of states, because within a town's name they mean something
   * else.
   */
  readonly cutNames: readonly string[]
  readonly countyNoun: CountyNoun
  /** The number of counties or county equivalents. */
  readonly counties: number
  readonly seats: {
    /** Seats in the US House of Representatives. */
    readonly congress: number
    readonly senate: number
    readonly house: number
  }
  /** The ranges of the first three digits of its ZIP codes, as assigned by the Postal Service. */
  readonly zipCodes: readonly (readonly [from: number, to: number])[]
  /** The time zone of the capital, which applies to filings with the state. */
  readonly timeZone: string
  /** The state's own page where people look up the districts of an address. */
  readonly lookUp: string
  /** Where its name is drawn on a map: above its border, over its neighbor or in the sea, never over small counties. */
  readonly nameOnMap: readonly [longitude: number, latitude: number]
  /**
   * A sentence about district lines that are newer than the outlines on file, by chamber; nothing for other chambers.
   */
  readonly newerLines: Readonly<Partial<Record<'congress' | 'senate' | 'house', string>>>
  readonly returns: {
    /** Whether returns count write-in votes. */
    readonly haveWriteIns: boolean
    /** Whether returns omit unopposed candidates. */
    readonly leaveOutUnopposed: boolean
    /** Whether the returns omit runoffs, so that a contest for a county office without a majority stays open. */
    readonly endBeforeRunoff: boolean
  }
}
