/** The abbreviation of a party. No Party has none, because Nonpartisan has the N. */
export function partyLetter(party: string): string {
  return party === 'No Party' ? '–' : party.charAt(0)
}
