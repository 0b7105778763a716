/** What a state calls its counties. */
export interface CountyNoun {
  readonly one: string
  readonly several: string
  /** As lists shorten it, without a period. */
  readonly abbreviation: string
}

export const county: CountyNoun = { one: 'county', several: 'counties', abbreviation: 'co' }
export const parish: CountyNoun = { one: 'parish', several: 'parishes', abbreviation: 'par' }

/**
 * What is said of a state, its elections apart (`law.ts`). The browser has it too, so a declaration holds values alone
 * and imports nothing but this file.
 */
export interface State {
  /** The FIPS code of two digits, as text. */
  readonly id: string
  /** The two letters of the Postal Service. */
  readonly code: string
  readonly name: string
  /** Other short forms of the name, without a period, in lower case. */
  readonly abbreviations: readonly string[]
  /** Cut names, which only a column of states is searched for: in the name of a town they mean something else. */
  readonly cutNames: readonly string[]
  readonly countyNoun: CountyNoun
  /** How many counties, or what stands for them, there are. */
  readonly counties: number
  readonly seats: {
    /** In the House of Representatives of the United States. */
    readonly congress: number
    readonly senate: number
    readonly house: number
  }
  /** The first three digits of its ZIP codes, as the Postal Service gives them out. */
  readonly zipCodes: readonly (readonly [from: number, to: number])[]
  /** Of the capital, whose clocks count for what is filed with the state. */
  readonly timeZone: string
  /** Where the state itself answers, from an address, in which districts a person votes. A link for people. */
  readonly lookUp: string
  /** Where its name stands on a map: above its border, over its neighbor or in the sea, never over small counties. */
  readonly nameOnMap: readonly [longitude: number, latitude: number]
  /** Of lines of districts that are newer than the outlines on file, by chamber, in a sentence; nothing of the others. */
  readonly newerLines: Readonly<Partial<Record<'congress' | 'senate' | 'house', string>>>
  readonly returns: {
    /** Whether they count votes for people who are not on the ballot. */
    readonly haveWriteIns: boolean
    /** Whether they leave out who had no opponent. */
    readonly leaveOutUnopposed: boolean
    /** Whether nobody is elected to an office of a county without a majority: the runoff is not in the returns. */
    readonly endBeforeRunoff: boolean
  }
}
