import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fetchLicenses } from 'virtual:licenses'
import { sessionQuery } from '#shared/api/session.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import type { License } from '#help/licenses/license.ts'
import styles from '#help/licenses/LicensesPage.module.css'
import frameLook from '#shared/page/frame.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'

/** They never change while a page is open. */
const licensesQuery = {
  queryKey: ['licenses'],
  queryFn: fetchLicenses,
  staleTime: Number.POSITIVE_INFINITY,
} as const

/** The packages that the atlas is built on, and their licenses. */
export function LicensesPage() {
  const licenses = useNewestAnswer<readonly License[]>({ ...useQuery(licensesQuery), isPlaceholderData: false })
  const { data: user } = useQuery(sessionQuery)
  return (
    <main id="main" className={classes(frameLook.page, styles.page)}>
      <PageTitle />
      <p className={styles.summary}>
        The atlas is free software under the MIT license. These packages are part of it; each belongs to the people who
        made it, who let everybody use it on the terms below. The data belongs to its publishers
        {user ? (
          <>
            : <Link to="/data/sources">who they are</Link>.
          </>
        ) : (
          ', who are named beside it.'
        )}
      </p>
      <PartTrouble section="The list of licenses" answer={licenses} />
      {licenses.reply ? (
        <ul className={styles.packages}>
          {licenses.reply.map((each) => (
            <Package key={`${each.name} ${each.version}`} license={each} />
          ))}
        </ul>
      ) : (
        licenses.progress === 'loading' && <SkeletonCards />
      )}
    </main>
  )
}

function Package({ license: { name, version, license, text } }: { readonly license: License }) {
  const heading = (
    <>
      <b>{name}</b> {version} <span className={textLook.muted}>{license}</span>
    </>
  )
  if (text === null)
    return (
      <li className={styles.bare}>
        {heading} <span className={textLook.muted}>(the package brings no text of it)</span>
      </li>
    )
  return (
    <li>
      <details>
        <summary>{heading}</summary>
        <pre className={styles.text}>{text}</pre>
      </details>
    </li>
  )
}
