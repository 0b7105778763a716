import { useIsNonpartisan } from '#shared/api/use-nonpartisan.ts'
import { fullNameOf, type Place } from '#places/page/place-query.ts'
import { Section } from '#places/page/Section.tsx'
import { columnsOfContest, contests } from '#shared/figures/charts.ts'
import { ContestShares } from '#shared/figures/ContestShares.tsx'
import { isKnown } from '#shared/figures/figures.ts'

/** The votes of the place's own people, newest first; left out in the nonpartisan view. */
export function HowItVoted({ place }: { readonly place: Place }) {
  const isNonpartisan = useIsNonpartisan()
  // No source counts votes by town.
  if (isNonpartisan || place.kind === 'municipality') return null
  const { figures } = place
  const area = { name: place.name, state: place.kind === 'state' ? null : place.state }
  return (
    <Section id="votes" title="How it voted">
      {contests.map((contest) => {
        const ids = columnsOfContest(contest)
        const former = !isKnown(figures, ids) && figures.former && isKnown(figures.former, ids) ? figures.former : null
        return (
          <ContestShares
            key={contest.title}
            contest={contest}
            figures={former ?? figures}
            area={area}
            missing={`no results are on file for ${fullNameOf(place)}`}
          />
        )
      })}
    </Section>
  )
}
