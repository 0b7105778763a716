import type { BoardPage } from '@atlas/contract/endpoints/saved/board-pages.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { PencilLine, Plus, Trash2, Users } from 'lucide-react'
import { boardPagesQuery, useMakeBoardPage } from '#saved/board-pages/board-queries.ts'
import { type BoardQuestion, BoardQuestionDialog } from '#saved/board-pages/BoardQuestionDialog.tsx'
import { SavedHead } from '#saved/item/SavedHead.tsx'
import rowsLook from '#shared/ui/list/named-rows.module.css'
import { SharedLine } from '#saved/item/SharedLine.tsx'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { SavedFrame } from '#shared/page/SavedFrame.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { MoreButton } from '#shared/ui/overlay/MoreButton.tsx'
import { type AskQuestion, useQuestion } from '#shared/ui/overlay/use-question.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { useToday } from '#shared/values/use-today.ts'

/** The person's board pages, and those that colleagues share. */
export function BoardPagesPage() {
  const answer = useNewestAnswer({ ...useQuery(boardPagesQuery), isPlaceholderData: false })
  const pages = answer.reply?.values
  const { current: question, ask, dialog } = useQuestion<BoardQuestion>()
  return (
    <SavedFrame>
      <div data-asking-list>
        <SavedHead action={<NewBoardPage />}>
          {pages && pages.length > 0 && counted(pages.length, 'board page', 'board pages')}
        </SavedHead>
        <ListTrouble list={answer} onRetry={answer.retry} />
        {!pages && answer.progress === 'loading' && <SkeletonCards />}
        {pages?.length === 0 && (
          <p className={rowsLook.nothing}>No board page yet. Open a picture, then press On the board page.</p>
        )}
        {pages && pages.length > 0 && (
          <>
            <ul className={rowsLook.list} aria-label="Board pages">
              {pages.map((page) => (
                <BoardRow key={page.id} page={page} onAsk={ask} />
              ))}
            </ul>
            <p className={rowsLook.hint}>
              One sheet of Letter with three pictures and a sentence beside each. Pictures are put on the page that you
              worked on last, and are drawn by the records of the day on which it is opened.
            </p>
          </>
        )}
        {question && (
          <BoardQuestionDialog
            key={question.number}
            question={question.question}
            {...dialog}
            onRemoved={dialog.onClose}
          />
        )}
      </div>
    </SavedFrame>
  )
}

function BoardRow({ page, onAsk }: { readonly page: BoardPage; readonly onAsk: AskQuestion<BoardQuestion> }) {
  const { id, name, pictures, is_shared: isShared, owner, saved_at: savedAt } = page
  const asks = (kind: BoardQuestion['kind'], button: HTMLElement | null) => ({
    asks: true,
    onChoose: () => button && onAsk({ kind, page }, button),
  })
  return (
    <li className={rowsLook.row}>
      <div>
        <h2>
          <Link to="/board-pages/$id" params={{ id }}>
            {name}
          </Link>
        </h2>
        <SharedLine isShared={isShared} owner={owner} />
      </div>
      <p className={rowsLook.count}>
        <b>{pictures.length}</b> {pictures.length === 1 ? 'picture' : 'pictures'}
      </p>
      <p className={rowsLook.words}>Changed {typedDayOf(savedAt.slice(0, 10))}</p>
      {owner.is_me && (
        <div className={rowsLook.acts}>
          <MoreButton
            name={name}
            actions={(button) => [
              { label: 'Rename …', icon: PencilLine, ...asks('rename', button) },
              { label: 'Share …', icon: Users, ...asks('share', button) },
              { label: 'Delete …', icon: Trash2, ...asks('remove', button) },
            ]}
          />
        </div>
      )}
    </li>
  )
}

/** Makes an empty page, to which pictures are added from then on. */
function NewBoardPage() {
  const making = useMakeBoardPage()
  const navigate = useNavigate()
  const today = useToday()
  const make = () =>
    making.mutate(`Board page of ${typedDayOf(today)}`, {
      onSuccess: ({ id }) => void navigate({ to: '/board-pages/$id', params: { id } }),
    })
  return (
    <BusyButton variant="primary" isBusy={making.isPending} busyText="Making…" onPress={make}>
      <Plus aria-hidden />
      New board page
    </BusyButton>
  )
}
