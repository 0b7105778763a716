import { daysOfRecords } from '@atlas/contract/rules/days-of-records.ts'
import type { BoardPage as Board } from '@atlas/contract/endpoints/saved/board-pages.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { PencilLine, Printer, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { boardPictureQuery } from '#board-pages/board-picture.ts'
import styles from '#board-pages/BoardPage.module.css'
import { BoardSheet } from '#board-pages/BoardSheet.tsx'
import { boardPageQuery } from '#saved/board-pages/board-queries.ts'
import { type BoardQuestion, BoardQuestionDialog } from '#saved/board-pages/BoardQuestionDialog.tsx'
import { SharedLine } from '#saved/item/SharedLine.tsx'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SavedFrame } from '#shared/page/SavedFrame.tsx'
import { NothingHere } from '#shared/page/StatusPage.tsx'
import { usePrint } from '#shared/ui/browser/use-print.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { MoreButton } from '#shared/ui/overlay/MoreButton.tsx'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'
import { useToday } from '#shared/values/use-today.ts'

/** One sheet of Letter with up to three pictures and a sentence beside each. */
export function BoardPage() {
  const id = useParams({ strict: false }).id ?? ''
  const query = useQuery(boardPageQuery(id))
  const answer = useNewestAnswer(query)
  const { reply } = answer
  if (!reply && query.error instanceof ApiProblem && [404, 422].includes(query.error.status)) return <NoSuchBoardPage />
  return (
    <SavedFrame>
      {!reply && <PageTitle isAwaited />}
      <PartTrouble section="The board page" answer={answer} />
      {reply && <Sheet page={reply} />}
      {!reply && answer.progress === 'loading' && <SkeletonCards />}
    </SavedFrame>
  )
}

/** For a colleague's page that is not shared, the answer is the same as for one that never existed. */
function NoSuchBoardPage() {
  return (
    <NothingHere title="No such board page" to="/board-pages" linkText="See your board pages">
      It may have been deleted, or is not shared with you. Ask whoever sent you the link to share it.
    </NothingHere>
  )
}

function Sheet({ page }: { readonly page: Board }) {
  const client = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const [today, hidden] = [useToday(), useHidden()]
  const records = settings ? daysOfRecords(settings) : null
  const drawn = useQueries({
    queries: page.pictures.map((picture) => ({
      ...boardPictureQuery(picture, { client, records, today, hidden }),
      enabled: !picture.is_hidden && settings !== undefined,
    })),
  })
  return (
    <>
      <Tools page={page} />
      <BoardSheet page={page} drawn={drawn} records={records} today={today} />
    </>
  )
}

function Tools({ page }: { readonly page: Board }) {
  const navigate = useNavigate()
  const { current: question, ask, dialog } = useQuestion<BoardQuestion>()
  const [printed, setPrinted] = useState<Date | null>(null)
  usePrint(printed, () => setPrinted(null))
  const asks = (kind: BoardQuestion['kind'], button: HTMLElement | null) => ({
    asks: true,
    onChoose: () => button && ask({ kind, page }, button),
  })
  return (
    <div className={styles.tools}>
      <SharedLine isShared={page.is_shared} owner={page.owner} />
      <button type="button" className={buttonLook.primary} onClick={() => setPrinted(new Date())}>
        <Printer aria-hidden />
        Print
      </button>
      {page.owner.is_me && (
        <MoreButton
          name={page.name}
          actions={(button) => [
            { label: 'Rename …', icon: PencilLine, ...asks('rename', button) },
            { label: 'Share …', icon: Users, ...asks('share', button) },
            { label: 'Delete …', icon: Trash2, ...asks('remove', button) },
          ]}
        />
      )}
      {question && (
        <BoardQuestionDialog
          key={question.number}
          question={question.question}
          {...dialog}
          onRemoved={() => void navigate({ to: '/board-pages' })}
        />
      )}
    </div>
  )
}
