export interface HelpTitle {
  readonly id: string
  readonly title: string
}

/** The pages of help, and what people call what is in them. */
export const helpTitles: readonly (HelpTitle & { readonly words: string })[] = [
  { id: 'find', title: 'Find who holds which office', words: 'help search filter zip represents trust source' },
  { id: 'save', title: 'Save a search, and hear what changes', words: 'help weekly email calendar elections' },
  { id: 'call', title: 'Make a list and call', words: 'help lists phone outcome follow-up' },
  { id: 'fill', title: 'Fill in what is missing', words: 'help drive task volunteers call' },
  { id: 'draw', title: 'Draw it for a board', words: 'help pictures charts diagram chamber dots map seats' },
  { id: 'report', title: 'Report a mistake', words: 'help wrong correction' },
  {
    id: 'print',
    title: 'Print, download, take along',
    words: 'help csv excel export paper labels contacts live links',
  },
  { id: 'administrators', title: 'For administrators: people', words: 'help approve invite users roles audit' },
  { id: 'data', title: 'For administrators: data', words: 'help import results share corrections' },
]

const leastLetters = 3
const most = 2

/** The pages that each typed word is about, by how it begins. */
export function helpFor(typed: string): HelpTitle[] {
  const words = wordsOf(typed)
  if (words.length === 0 || words.some((word) => word.length < leastLetters)) return []
  return helpTitles
    .filter(({ title, words: more }) => {
      const known = wordsOf(`${title} ${more}`)
      return words.every((word) => known.some((each) => each.startsWith(word)))
    })
    .slice(0, words.includes('help') ? helpTitles.length : most)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}
