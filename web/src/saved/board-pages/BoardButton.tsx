import type { BoardPicture } from '@atlas/contract/endpoints/saved/board-pages.ts'
import { toBoardSentence } from '@atlas/contract/rules/board-sentence.ts'
import { formatQuery, type UrlQuery } from '@atlas/contract/search/query-text.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, FilePlus2 } from 'lucide-react'
import { boardPagesQuery, usePutOnBoardPage, useTakeOffBoardPage } from '#saved/board-pages/board-queries.ts'
import type { Picture } from '#shared/pictures/picture.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

interface BoardButtonProps {
  readonly kind: BoardPicture
  /** The query by which the picture is drawn, also on the board page. */
  readonly query: UrlQuery
  readonly picture: Pick<Picture, 'title' | 'sentence'>
}

/** Puts a picture on the board page that its reader edited last, or removes it. */
export function BoardButton({ kind, query, picture: { title, sentence } }: BoardButtonProps) {
  const { data: pages } = useQuery(boardPagesQuery)
  const [putting, takingOff] = [usePutOnBoardPage(), useTakeOffBoardPage()]
  const view = formatQuery(query).replace(/^\?/, '')
  const page = pages?.values.find(({ owner }) => owner.is_me)
  const shown = page?.pictures.find((each) => each.picture === kind && each.view === view)
  const isBusy = putting.isPending || takingOff.isPending
  const toggle = () => {
    if (isBusy) return
    if (page && shown) takingOff.mutate({ id: page.id, picture_id: shown.id })
    else
      putting.mutate(
        { picture: kind, view, sentence: toBoardSentence(sentence) },
        { onSuccess: ({ name }) => showToast('success', 'Put on the board page', name) },
      )
  }
  const Icon = shown ? Check : FilePlus2
  return (
    <button
      type="button"
      className={shown ? buttonLook.button : buttonLook.quiet}
      aria-pressed={shown !== undefined}
      aria-busy={isBusy || undefined}
      aria-label={`On the board page: ${title}`}
      onClick={toggle}
    >
      <Icon aria-hidden />
      On the board page
    </button>
  )
}
