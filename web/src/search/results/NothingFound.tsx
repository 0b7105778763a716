import { type ColumnId, columnOf, findColumn } from '@atlas/contract/catalogue/columns.ts'
import type { Known } from '@atlas/contract/endpoints/search/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { knownAmongQuery } from '#shared/api/current-data.ts'
import { SeatsOfTheLaw } from '#search/results/SeatsOfTheLaw.tsx'
import { DidYouMean } from '#search/results/DidYouMean.tsx'
import { resultCountQuery } from '#search/results/result-count.ts'
import styles from '#search/results/NothingFound.module.css'
import { knownText } from '#search/filters/known-text.ts'
import { focusPageTitle } from '#shared/page/PageTitle.tsx'
import statusPageStyles from '#shared/page/StatusPage.module.css'
import { MapSheet } from '#shared/page/StatusPage.tsx'
import { withFilters, withoutFilter } from '#search/state/change-view.ts'
import { requestedFilters, type SearchView } from '#search/state/search-view.ts'
import { nounOf } from '#search/state/subject.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

// As many as one request counts; nobody sets more filters than that.
const mostColumns = 20

export interface NothingFoundProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly describe: (filter: Filter) => string
  readonly onClear: () => void
}

/** Nothing matches all filters: shows what each of them excludes, with a button that removes it. */
export function NothingFound({ view, onChange, describe, onClear }: NothingFoundProps) {
  const { subject, filters } = view
  const hidden = useHiddenBy(view)
  const helps = filters.some((_, index) => hidden[index] !== 0)
  return (
    <div className={styles.nothing}>
      <MapSheet>
        <circle className={statusPageStyles.edge} cx="78" cy="46" r="20" />
        <path className={statusPageStyles.edge} d="m93 61 14 15" />
        <circle className={statusPageStyles.found} cx="78" cy="46" r="4" />
      </MapSheet>
      <h2>{words[subject].title(filters.length)}</h2>
      <ul className={classes(styles.suggestions, styles.meant)}>
        {filters.map((filter) => (
          <DidYouMean
            key={`${filter.column_id} ${filter.operator} ${String(filter.value)}`}
            filter={filter}
            view={view}
            onTake={(meant) => leave(() => onChange(withFilters(view, [filter], [meant])))}
          />
        ))}
      </ul>
      {filters.length > 1 && (
        <p>
          {words[subject].none} of them at once
          {helps ? '. Removing one helps:' : ', and removing just one does not help.'}
        </p>
      )}
      {subject === 'official' && <SeatsOfTheLaw filters={filters} />}
      <WithoutOne view={view} onChange={onChange} describe={describe} hidden={hidden} />
      {filters.length > 0 && (
        <button type="button" className={buttonLook.primary} onClick={() => leave(onClear)}>
          Clear Filters
        </button>
      )}
      <p>
        <Link to="/data" search={coverageQuestion(filters)} hash="county">
          Is it covered?
        </Link>{' '}
        <span className={textLook.muted}>See which counties are, and what is on file.</span>
      </p>
    </div>
  )
}

interface WithoutOneProps extends Omit<NothingFoundProps, 'onClear'> {
  /** How many each filter alone excludes, in their order. */
  readonly hidden: readonly (number | undefined)[]
}

/** The filters that each exclude something by themselves. */
function WithoutOne({ view, onChange, describe, hidden }: WithoutOneProps) {
  const { subject, filters } = view
  const { data: known } = useQuery({
    ...knownAmongQuery(columnsOf(filters), requestedFilters(view, filters), subject),
    enabled: filters.length > 0,
  })
  const helpful = filters.filter((_, index) => hidden[index] !== 0)
  if (helpful.length === 0) return null
  return (
    <ul className={styles.suggestions}>
      {helpful.map((filter) => (
        <li key={filters.indexOf(filter)}>
          <span>
            Without <b>{describe(filter)}</b>
            <UnknownReason
              filter={filter}
              known={known?.[filter.column_id]}
              others={filters.length > 1 ? words[subject].others : null}
            />
          </span>
          <button
            type="button"
            className={buttonLook.button}
            onClick={() => leave(() => onChange(withoutFilter(view, filter)))}
          >
            {offerText(subject, hidden[filters.indexOf(filter)])}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface UnknownReasonProps {
  readonly filter: Filter
  readonly known: Known | undefined
  /** Whom the filter was asked of, where there are others. */
  readonly others: string | null
}

/** Perhaps nobody matches because the value is unknown, which is a different matter. */
function UnknownReason({ filter: { column_id: id, operator }, known, others }: UnknownReasonProps) {
  if (!known || operator === 'is_empty' || known.known === known.found) return null
  return (
    <span className={styles.reason}>
      {columnOf(id as ColumnId).label} is {knownText(known)}
      {others}.{' '}
      <Link to="/data/known" search={{ column: id }}>
        Where it is known
      </Link>
    </span>
  )
}

function columnsOf(filters: readonly Filter[]): ColumnId[] {
  return [...new Set(filters.map(({ column_id: id }) => id as ColumnId))].slice(0, mostColumns)
}

/** A person who searched in one county is asking about that county. */
function coverageQuestion(filters: readonly Filter[]): { county?: string } {
  const counties = filters
    .filter(({ column_id: id }) => findColumn(id)?.kind === 'counties')
    .flatMap(({ value }) => value ?? [])
  return counties.length === 1 ? { county: String(counties[0]) } : {}
}

/** This whole block disappears with the click, and the focus with it. */
function leave(change: () => void): void {
  focusPageTitle()
  change()
}

/** The words for an empty result, for people and for places. */
const words: Readonly<Record<SubjectId, { title: (filters: number) => string; none: string; others: string }>> = {
  official: {
    title: (filters) => (filters === 0 ? 'There are no officials yet' : `No officials match ${filtersText(filters)}`),
    none: 'No one fits all',
    others: ' who fit the other filters',
  },
  place: {
    title: (filters) => (filters === 0 ? 'There are no places yet' : `No place matches ${filtersText(filters)}`),
    none: 'None fits all',
    others: ' that fit the other filters',
  },
}

function filtersText(filters: number): string {
  return filters === 1 ? 'this filter' : `all ${filters} filters`
}

function offerText(subject: SubjectId, total: number | undefined): string {
  return total === undefined ? 'Remove this filter' : `Show ${thousands(total)} ${nounOf(subject, total)}`
}

/** How many each filter alone excludes. */
function useHiddenBy(view: SearchView): (number | undefined)[] {
  const { filters } = view
  return useQueries({
    queries: filters.map((unwanted) =>
      resultCountQuery(
        view,
        filters.filter((filter) => filter !== unwanted),
      ),
    ),
    combine: (queries) => queries.map(({ data, isPlaceholderData }) => (isPlaceholderData ? undefined : data?.total)),
  })
}
