import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { knownAmongQuery } from '#shared/api/current-data.ts'
import { isAdministrator, sessionQuery } from '#shared/api/session.ts'
import { usePresenter } from '#shared/api/settings.ts'
import styles from '#places/list/GapNotice.module.css'
import { groupNouns } from '#places/list/place-words.ts'
import { requestedFilters, type SearchView } from '#search/state/search-view.ts'
import { classes } from '#shared/ui/look/classes.ts'
import noticeLook from '#shared/ui/look/notice.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

/** Once a tenth is known, the column needs no explanation. */
const fewShare = 0.1

const one: Readonly<Record<string, string>> = {
  counties: 'county',
  cities: 'city and town',
  schools: 'school district',
}

/**
 * Most lists have hardly any known gap, so the space for the sentence is reserved until they are counted, and no row
 * moves.
 */
const uncounted = { known: 0, found: 1 }

/** Where a gap can be computed for hardly any of the listed places: why, and what would help. */
export function GapNotice({ view }: { readonly view: SearchView }) {
  const presenter = usePresenter()
  const { data: user } = useQuery(sessionQuery)
  const hasGap = view.columns.includes('place.gap_black')
  const { data, isPending, isPlaceholderData } = useQuery({
    ...knownAmongQuery(['place.gap_black'], requestedFilters(view, view.filters), 'place'),
    enabled: hasGap,
    placeholderData: keepPreviousData,
  })
  const counted = isPending ? uncounted : data?.['place.gap_black']
  if (!hasGap || !counted || counted.known >= counted.found * fewShare) return null
  const group = view.group ?? 'counties'
  return (
    <div className={classes(noticeLook.notice, (isPending || isPlaceholderData) && styles.waiting)} role="note">
      <Info aria-hidden />
      <p>
        The representation gap is{' '}
        <b>
          {counted.known === 0
            ? `unknown for every ${one[group] ?? 'place'}`
            : `known for ${thousands(counted.known)} of ${thousands(counted.found)} ${groupNouns[group]}`}
        </b>{' '}
        today: no public list states the ethnicity of{' '}
        {view.group === 'counties' ? 'county officials' : 'these officials'}. It fills in as {presenter} adds what it
        knows, each with its source.{' '}
        {user && isAdministrator(user) ? (
          <Link to="/admin/data">How to add it</Link>
        ) : (
          <Link to="/help/$page" params={{ page: 'report' }}>
            How to add it
          </Link>
        )}
      </p>
    </div>
  )
}
