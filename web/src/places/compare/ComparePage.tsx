import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Printer } from 'lucide-react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { mostChosen, withToggled, writeChosen } from '#places/chosen/chosen-places.ts'
import { useChosen } from '#places/chosen/use-chosen.ts'
import styles from '#places/compare/ComparePage.module.css'
import type { CompareGroup } from '#places/compare/compare-row.ts'
import { CompareTable } from '#places/compare/CompareTable.tsx'
import { differingYears, titleOf } from '#places/compare/compare-words.ts'
import { howItVoted } from '#places/compare/how-it-voted.ts'
import { whoGoverns } from '#places/compare/who-governs.ts'
import { whomItServes } from '#places/compare/whom-it-serves.ts'
import { type Place, placeQuery } from '#places/page/place-query.ts'
import { Crumbs } from '#shared/page/Crumbs.tsx'
import { focusPageTitle, PageTitle, useScreenTitle } from '#shared/page/PageTitle.tsx'
import { PlacesFrame } from '#places/PlacesFrame.tsx'
import { Banner } from '#shared/ui/async/Banner.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { CopyLinkButton } from '#shared/ui/overlay/CopyLinkButton.tsx'

/** Two to four places side by side, named in the address. */
export function ComparePage() {
  const title = useScreenTitle()
  const [chosen, change] = useChosen()
  const { places, missing, isLost, isWaiting, retry } = usePlaces(chosen)
  const remove = (id: string) => {
    // The button disappears with its column, and the focus would go with it.
    focusPageTitle()
    change((newest) => withToggled(newest, id))
  }
  const isEnough = chosen.length > 1
  return (
    <PlacesFrame>
      <Crumbs
        above={[
          <Link key="places" to="/places" search={writeChosen(chosen)}>
            Places
          </Link>,
        ]}
        here="Compare"
      />
      <div className={styles.head}>
        <div>
          <PageTitle tab={title}>{places.length > 1 ? titleOf(places) : undefined}</PageTitle>
          <p className={styles.lede}>
            {isEnough
              ? 'Every bar runs from 0 to 100%, so lengths compare across the row.'
              : 'Choose two to four places in the list; they stand side by side here.'}
          </p>
        </div>
        <Actions chosen={chosen} isEnough={isEnough} />
      </div>
      {isLost && (
        <Banner text="The comparison could not be loaded." more="The address keeps your places." onRetry={retry} />
      )}
      {missing.map((id) => (
        <p key={id} className={styles.note} role="status">
          The atlas has no place {id}.
        </p>
      ))}
      {isWaiting && <p className={styles.note} role="status">{`Loading ${chosen.length} places…`}</p>}
      {places.length > 0 && <Comparison places={places} onRemove={remove} />}
    </PlacesFrame>
  )
}

function Actions({ chosen, isEnough }: { readonly chosen: readonly string[]; readonly isEnough: boolean }) {
  return (
    <div className={styles.actions}>
      {isEnough && (
        <>
          <button type="button" className={buttonLook.button} onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </button>
          <CopyLinkButton url={window.location.href} look={buttonLook.button} />
        </>
      )}
      {chosen.length < mostChosen && (
        <Link to="/places" search={writeChosen(chosen)} className={buttonLook.primary}>
          <Plus aria-hidden />
          Add a place
        </Link>
      )}
    </div>
  )
}

function Comparison({
  places,
  onRemove,
}: {
  readonly places: readonly Place[]
  readonly onRemove: (id: string) => void
}) {
  const groups = visibleGroups([whomItServes, howItVoted, whoGoverns], places)
  return (
    <>
      <CompareTable caption={titleOf(places)} places={places} groups={groups} onRemove={onRemove} />
      <p className={styles.note}>
        {differingYears(groups, places).join(' ')} Voting age: 2020 Census, counted. You can compare up to four places;
        the address of this page keeps them.
      </p>
    </>
  )
}

/** The rows that apply to at least one of the places; the nonpartisan view has no votes. */
function visibleGroups(groups: readonly CompareGroup[], places: readonly Place[]): readonly CompareGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isKnown }) => !isKnown || places.some(isKnown)) }))
    .filter(({ rows }) => rows.length > 0)
}

function usePlaces(ids: readonly string[]) {
  const answers = useQueries({ queries: ids.map(placeQuery) })
  const isMissing = (error: unknown) => error instanceof ApiProblem && error.status === 404
  return {
    places: answers.flatMap(({ data }) => data ?? []),
    missing: ids.filter((_, index) => isMissing(answers[index]?.error)),
    isLost: answers.some(({ error }) => error !== null && !isMissing(error)),
    isWaiting: answers.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching'),
    retry: () => answers.forEach(({ isError, refetch }) => isError && void refetch()),
  }
}
