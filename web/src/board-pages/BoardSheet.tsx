import type { BoardPage, PictureOnBoard } from '@atlas/contract/endpoints/saved/board-pages.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import styles from '#board-pages/BoardPage.module.css'
import { SentenceForm } from '#board-pages/SentenceForm.tsx'
import { WithNumbers } from '#board-pages/WithNumbers.tsx'
import { useOwnOrganization } from '#saved/sharing/own-organization.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import type { Picture } from '#shared/pictures/picture.ts'
import { PictureKeys } from '#shared/pictures/PictureKeys.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface DrawnPicture {
  readonly data: Picture | null | undefined
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}

interface BoardSheetProps {
  readonly page: BoardPage
  /** One entry for each picture of the page that has loaded. */
  readonly drawn: readonly DrawnPicture[]
  readonly records: string | null
  readonly today: string
}

/** The sheet as it is printed; its owner changes the sentences and the order beside it. */
export function BoardSheet({ page, drawn, records, today }: BoardSheetProps) {
  const { data: settings } = useQuery(settingsQuery)
  const organization = useOwnOrganization()
  const { pictures } = page
  const sources = [...new Set(drawn.flatMap(({ data }) => (data ? [data.source] : [])))]
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p className={styles.kicker}>
            {settings?.title ?? 'Southern Officials Atlas'}
            {organization && ` · for ${organization.name}`}
          </p>
          <PageTitle>{page.name}</PageTitle>
        </div>
        <p>
          <WithDays text={`Printed ${typedDayOf(today)}`} />
          {records && (
            <>
              <br />
              <WithDays text={`${records.charAt(0).toUpperCase()}${records.slice(1)}`} />
            </>
          )}
        </p>
      </header>
      {pictures.length === 0 && (
        <p className={styles.nothing}>
          Nothing is on this board page yet. Open a picture, then press On the board page.
        </p>
      )}
      {pictures.map((picture, index) => (
        <section key={picture.id} className={styles.part} data-count={pictures.length}>
          <Drawing picture={picture} drawn={drawn[index]} />
          <PictureText picture={picture} page={page} index={index} drawn={drawn[index]} sources={sources} />
        </section>
      ))}
      <div className={styles.notes} aria-hidden="true">
        <p>Notes</p>
        <hr />
        <hr />
        <hr />
      </div>
      <footer className={styles.foot}>
        <p>
          {sources.map((source, index) => (
            <span key={source}>
              {index + 1} <WithDays text={source} />
              {index + 1 < sources.length && ' · '}
            </span>
          ))}
        </p>
        <p>
          {window.location.host}/board-pages/{page.id} · Check before you act.
        </p>
      </footer>
    </article>
  )
}

interface PictureProps {
  readonly picture: PictureOnBoard
  readonly drawn: DrawnPicture | undefined
}

function Drawing({ picture: { is_hidden: isHidden }, drawn }: PictureProps) {
  const { data: shown, isError = false, refetch } = drawn ?? {}
  if (isHidden)
    return <p className={styles.none}>This picture shows party or candidates’ shares, which you have hidden.</p>
  if (isError)
    return (
      <p className={styles.none} role="alert">
        The picture could not be loaded.{' '}
        <button type="button" className={buttonLook.link} onClick={() => void refetch?.()}>
          Try again
        </button>
      </p>
    )
  if (shown === undefined)
    return (
      <p className={styles.none} role="status">
        Drawing …
      </p>
    )
  const drawing = shown?.draw?.(true)
  if (!shown || !drawing) return <p className={styles.none}>Too little is known to draw this</p>
  const { width, height, ground, marks } = drawing
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={shown.sum}>
        {ground}
        {marks.map(({ key, shape }) => (
          <g key={key}>{shape}</g>
        ))}
      </svg>
      <PictureKeys keys={shown.keys} />
    </figure>
  )
}

interface PictureTextProps extends PictureProps {
  readonly page: BoardPage
  readonly index: number
  readonly sources: readonly string[]
}

function PictureText({ picture, page, index, drawn, sources }: PictureTextProps) {
  const source = drawn?.data?.source
  return (
    <div>
      {drawn?.data && <h2 className={styles.title}>{drawn.data.title}</h2>}
      <p className={styles.say}>
        <WithNumbers text={picture.sentence} />
      </p>
      {source !== undefined && <p className={styles.source}>Source {sources.indexOf(source) + 1}.</p>}
      {page.owner.is_me && <SentenceForm key={picture.sentence} page={page} index={index} />}
    </div>
  )
}
