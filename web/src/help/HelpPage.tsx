import { Link, useParams } from '@tanstack/react-router'
import { pages } from 'virtual:help'
import { Blocks } from '#help/Blocks.tsx'
import type { HelpPage as Page } from '#help/help-page.ts'
import styles from '#help/HelpPage.module.css'
import frameLook from '#shared/page/frame.module.css'
import { NotFound } from '#layout/NoPage.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { classes } from '#shared/ui/look/classes.ts'

/**
 * How to use the atlas: the contents, or one of the pages. Anybody may read them, even while an account waits for
 * approval.
 */
export function HelpPage() {
  const { page: id } = useParams({ strict: false })
  if (id === undefined) return <Frame />
  const page = pages.find((each) => each.id === id)
  return page ? <Frame key={id} page={page} /> : <NotFound />
}

function Frame({ page }: { readonly page?: Page }) {
  return (
    <main id="main" className={classes(frameLook.page, styles.page)}>
      <Contents isWhole={!page} />
      <article className={styles.article}>
        <PageTitle>{page?.title}</PageTitle>
        {page ? <Blocks blocks={page.blocks} /> : <p>Seven short pages for organizers, and two for administrators.</p>}
      </article>
    </main>
  )
}

/** A list beside a page; on the first page it stands alone. */
function Contents({ isWhole }: { readonly isWhole: boolean }) {
  return (
    <nav className={styles.contents} aria-label="Help" data-whole={isWhole || undefined}>
      <ul>
        {pages.map(({ id, title }) => (
          <li key={id}>
            <Link to="/help/$page" params={{ page: id }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
