import type { CoverageReply } from '@atlas/contract/endpoints/data/coverage.ts'
import { Link } from '@tanstack/react-router'
import styles from '#data/coverage/MorePages.module.css'
import sectionStyles from '#data/coverage/section.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface MorePagesProps {
  readonly coverage: CoverageReply
}

/** What the other pages about the data contain. */
export function MorePages({ coverage: { sources, columns } }: MorePagesProps) {
  return (
    <section className={sectionStyles.section} aria-labelledby="more">
      <h2 id="more" tabIndex={-1}>
        More about the data
      </h2>
      <ul className={styles.pages}>
        <li>
          <Link to="/data/states">State by state</Link>
          <p>Officials by office type, places by kind, and what is known, for each state.</p>
        </li>
        <li>
          <Link to="/data/known">What is known</Link>
          <p>Of how many officials each value is known, by state and office type.</p>
        </li>
        <li>
          <Link to="/data/sources">{sources.length === 1 ? '1 source' : `${thousands(sources.length)} sources`}</Link>
          <p>Who publishes what is here, under which license, how old it is, and what relies on it.</p>
        </li>
        <li>
          <Link to="/data/columns">{`${thousands(columns.length)} columns`}</Link>
          <p>The data dictionary: what each column means, how it can be filtered, where it comes from.</p>
        </li>
      </ul>
    </section>
  )
}
