/** What stands for a party where there is no room for its name; No Party is no letter, because Nonpartisan has the N. */
export function partyLetter(party: string): string {
  return party === 'No Party' ? '–' : party.charAt(0)
}
