import type { Open } from '#imports/results/decide.ts'

const sentences: Readonly<Record<Open, string>> = {
  'nobody has a vote': 'nobody has a vote.',
  'precincts have not reported': 'not all of its precincts have reported.',
  'its totals are not the sum of their parts': 'its totals are not the sum of their parts.',
  'the file does not say how many are elected': 'the file does not say how many are elected.',
  tied: 'it is tied.',
  'a runoff follows': 'nobody has the votes that the law asks for, so that a runoff follows.',
  'write-ins, whom the file does not name, are ahead': 'write-ins, whom the file does not name, are ahead.',
}

/** "Mayor, Evangeline: it is tied." */
export function untoldOf(seat: string, open: Open): string {
  return `${seat}: ${sentences[open]}`
}
