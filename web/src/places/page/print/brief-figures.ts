import { contests, votingAge } from '#shared/figures/charts.ts'
import { type Figures, numberOf } from '#shared/figures/figures.ts'

export interface LabeledShare {
  readonly label: string
  readonly share: number
}

/** The groups of the people of voting age, as the charts have them; none where they are not known. */
export function groupsInOrder(figures: Figures): LabeledShare[] {
  const total = numberOf(figures, votingAge.total)
  if (total === null || total === 0) return []
  return votingAge.groups.flatMap(({ label, id }) => {
    const people = numberOf(figures, id)
    return people === null ? [] : [{ label, share: people / total }]
  })
}

/** Each contest by who led, and who was second. */
export function briefContests(figures: Figures): (LabeledShare & { readonly second: LabeledShare | undefined })[] {
  return contests.flatMap(({ title, year, candidates }) => {
    const known = candidates.flatMap(({ label, share: id }) => {
      const share = numberOf(figures, id)
      return share === null ? [] : [{ label, share }]
    })
    const [first, second] = known.toSorted((one, other) => other.share - one.share)
    const name = year ? `${title} ${numberOf(figures, year) ?? ''}`.trim() : title.replace(',', '')
    return first ? [{ label: `${name}, ${first.label}`, share: first.share, second }] : []
  })
}
