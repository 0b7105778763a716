import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fetchLicences } from 'virtual:licences'
import { sessionQuery } from '#shared/api/session.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import type { Licence } from '#help/licences/licence.ts'
import styles from '#help/licences/LicencesPage.module.css'
import frameLook from '#shared/page/frame.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'

/** They never change while a page is open. */
const licencesQuery = {
  queryKey: ['licences'],
  queryFn: fetchLicences,
  staleTime: Number.POSITIVE_INFINITY,
} as const

/** The packages that the atlas is built on, and their licenses. */
export function LicencesPage() {
  const licences = useNewestAnswer<readonly Licence[]>({ ...useQuery(licencesQuery), isPlaceholderData: false })
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
      <PartTrouble section="The list of licenses" answer={licences} />
      {licences.reply ? (
        <ul className={styles.packages}>
          {licences.reply.map((each) => (
            <Package key={`${each.name} ${each.version}`} licence={each} />
          ))}
        </ul>
      ) : (
        licences.progress === 'loading' && <SkeletonCards />
      )}
    </main>
  )
}

function Package({ licence: { name, version, licence, text } }: { readonly licence: Licence }) {
  const heading = (
    <>
      <b>{name}</b> {version} <span className={textLook.muted}>{licence}</span>
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
