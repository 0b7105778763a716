import type { CoverageReply } from '@atlas/contract/endpoints/data/coverage.ts'
import { CoverageFrame } from '#data/coverage/CoverageFrame.tsx'
import sectionStyles from '#data/coverage/section.module.css'
import { SourceCard, SourceRow } from '#data/coverage/SourceEntry.tsx'
import tableStyles from '#data/coverage/table.module.css'
import sourcesStyles from '#data/coverage/sources.module.css'
import { fromDesktop } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** Every published source, how old it is, and how many values come from it. */
export function SourcesPage() {
  return <CoverageFrame>{(coverage) => <Sources coverage={coverage} />}</CoverageFrame>
}

function Sources({ coverage: { sources, today } }: { readonly coverage: CoverageReply }) {
  const isWide = useMediaQuery(fromDesktop)
  return (
    <div className={sectionStyles.section}>
      <p className={textLook.muted}>
        Counted over everything on file, in the search or left out of it: officials with a value from the source, and
        figures of places.
      </p>
      {sources.length === 0 && <p>No source is on file.</p>}
      {sources.length > 0 && isWide && (
        <div
          className={classes(tableStyles.frame, sourcesStyles.frame)}
          role="region"
          aria-label="Sources"
          tabIndex={0}
        >
          <table className={classes(tableStyles.table, sourcesStyles.table)}>
            <caption className={textLook.visuallyHidden}>
              Every source, its license, its age, and what relies on it
            </caption>
            <thead>
              <tr>
                <th scope="col">Source</th>
                <th scope="col">License</th>
                <th scope="col">As of</th>
                <th scope="col">Method</th>
                <th scope="col" className={tableStyles.figure}>
                  Officials
                </th>
                <th scope="col" className={tableStyles.figure}>
                  Figures
                </th>
              </tr>
            </thead>
            <tbody>
              {sources.map((source) => (
                <SourceRow key={source.id} source={source} today={today} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!isWide && (
        <ul className={sourcesStyles.cards}>
          {sources.map((source) => (
            <SourceCard key={source.id} source={source} today={today} />
          ))}
        </ul>
      )}
    </div>
  )
}
