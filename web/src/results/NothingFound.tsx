import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Known } from '@atlas/contract/endpoints/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { knownAmongQuery } from '#api/known.ts'
import { officialCountQuery } from '#api/official-count.ts'
import { DidYouMean } from '#results/DidYouMean.tsx'
import styles from '#results/NothingFound.module.css'
import { knownText } from '#filters/known-text.ts'
import { focusPageTitle } from '#layout/page/PageTitle.tsx'
import statusPageStyles from '#layout/page/StatusPage.module.css'
import { MapSheet } from '#layout/page/StatusPage.tsx'
import { withFilters, withoutFilter } from '#search-state/change-view.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import buttonLook from '#ui/look/button.module.css'
import textLook from '#ui/look/text.module.css'
import { classes } from '#ui/look/classes.ts'
import { thousands } from '#ui/text/thousands.ts'

// As many as one call counts; more filters than that are typed by nobody.
const mostColumns = 20

interface NothingFoundProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly describe: (filter: Filter) => string
  readonly onClear: () => void
}

/** No official fits all filters: what each of them hides, and a button that takes it away. */
export function NothingFound({ view, onChange, describe, onClear }: NothingFoundProps) {
  const { filters } = view
  const hidden = useHiddenBy(filters)
  const { data: known } = useQuery({ ...knownAmongQuery(columnsOf(filters), filters), enabled: filters.length > 0 })
  const helpful = filters.filter((_, place) => hidden[place] !== 0)
  return (
    <div className={styles.nothing}>
      <MapSheet>
        <circle className={statusPageStyles.edge} cx="78" cy="46" r="20" />
        <path className={statusPageStyles.edge} d="m93 61 14 15" />
        <circle className={statusPageStyles.found} cx="78" cy="46" r="4" />
      </MapSheet>
      <h2>{titleFor(filters.length)}</h2>
      <ul className={classes(styles.suggestions, styles.meant)}>
        {filters.map((filter) => (
          <DidYouMean
            key={`${filter.column_id} ${filter.operator} ${String(filter.value)}`}
            filter={filter}
            others={filters.filter((each) => each !== filter)}
            onTake={(meant) => leave(() => onChange(withFilters(view, [filter], [meant])))}
          />
        ))}
      </ul>
      {filters.length > 1 && <p>{adviceFor(helpful.length)}</p>}
      {helpful.length > 0 && (
        <ul className={styles.suggestions}>
          {helpful.map((filter) => (
            <li key={filters.indexOf(filter)}>
              <span>
                Without <b>{describe(filter)}</b>
                <UnknownReason filter={filter} known={known?.[filter.column_id]} isOneOfMany={filters.length > 1} />
              </span>
              <button
                type="button"
                className={buttonLook.button}
                onClick={() => leave(() => onChange(withoutFilter(view, filter)))}
              >
                {offerText(hidden[filters.indexOf(filter)])}
              </button>
            </li>
          ))}
        </ul>
      )}
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

interface UnknownReasonProps {
  readonly filter: Filter
  readonly known: Known | undefined
  readonly isOneOfMany: boolean
}

/** Nobody may fit because nobody knows, which is not the same. */
function UnknownReason({ filter: { column_id: id, operator }, known, isOneOfMany }: UnknownReasonProps) {
  if (!known || operator === 'is_empty' || known.known === known.found) return null
  return (
    <span className={styles.reason}>
      {columnOf(id as ColumnId).label} is {knownText(known)}
      {isOneOfMany && ' who fit the other filters'}.{' '}
      <Link to="/data/known" search={{ column: id }}>
        Where it is known
      </Link>
    </span>
  )
}

function columnsOf(filters: readonly Filter[]): ColumnId[] {
  return [...new Set(filters.map(({ column_id: id }) => id as ColumnId))].slice(0, mostColumns)
}

/** Whoever looked in one county asks about that one. */
function coverageQuestion(filters: readonly Filter[]): { county?: string } {
  const asked = filters.filter(({ column_id: id }) => id === 'county.name').flatMap(({ value }) => value ?? [])
  return asked.length === 1 ? { county: String(asked[0]) } : {}
}

/** This whole block goes away with the click, and the focus with it. */
function leave(change: () => void): void {
  focusPageTitle()
  change()
}

function adviceFor(helpful: number): string {
  return helpful > 0
    ? 'No one fits all of them at once. Removing one helps:'
    : 'No one fits all of them at once, and removing just one does not help.'
}

function titleFor(filters: number): string {
  if (filters === 0) return 'There are no officials yet'
  return filters === 1 ? 'No officials match this filter' : `No officials match all ${filters} filters`
}

function offerText(total: number | undefined): string {
  if (total === undefined) return 'Remove this filter'
  return total === 1 ? 'Show 1 official' : `Show ${thousands(total)} officials`
}

/** How many officials each filter alone keeps out. */
function useHiddenBy(filters: readonly Filter[]): (number | undefined)[] {
  return useQueries({
    queries: filters.map((unwanted) => {
      const others = filters.filter((filter) => filter !== unwanted)
      return officialCountQuery(others)
    }),
    combine: (queries) => queries.map(({ data, isPlaceholderData }) => (isPlaceholderData ? undefined : data?.total)),
  })
}
