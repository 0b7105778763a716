import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { ListQuestionDialog, type ListQuestion } from '#saved/lists/list/ListQuestionDialog.tsx'
import { ListRow } from '#saved/lists/index/ListRow.tsx'
import rowsLook from '#shared/ui/list/named-rows.module.css'
import { SavedHead } from '#saved/item/SavedHead.tsx'
import { SaveAsListButton } from '#saved/lists/save/SaveAsListButton.tsx'
import { listsQuery } from '#saved/lists/save/lists.ts'
import { NotSentInLists } from '#saved/lists/calls/NotSentInLists.tsx'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { SavedFrame } from '#shared/page/SavedFrame.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'

/** Makes an empty list, to which officials are added by name. */
const emptyList = () => ({ request: null, count: null, suggestedName: '' })

/** The person's lists, and those that colleagues share. */
export function ListsPage() {
  const answer = useNewestAnswer({ ...useQuery(listsQuery), isPlaceholderData: false })
  const lists = answer.reply?.values
  const { current: question, ask, dialog } = useQuestion<ListQuestion>()
  return (
    <SavedFrame>
      <div data-asking-list>
        <SavedHead
          action={<SaveAsListButton source={emptyList} look={buttonLook.primary} label="New list" icon={Plus} />}
        >
          {answer.reply && lists && lists.length > 0 && (
            <ListsSentence lists={lists.length} followUps={answer.reply.coming_follow_ups} />
          )}
        </SavedHead>
        <NotSentInLists />
        <ListTrouble list={answer} onRetry={answer.retry} />
        {!lists && answer.progress === 'loading' && <SkeletonCards />}
        {lists?.length === 0 && (
          <p className={rowsLook.nothing}>
            No list yet. Tick officials in a search or open a place, then press Save as list.
          </p>
        )}
        {lists && lists.length > 0 && (
          <>
            <ul className={rowsLook.list} aria-label="Lists">
              {lists.map((list) => (
                <ListRow key={list.id} list={list} lists={lists} onAsk={ask} />
              ))}
            </ul>
            <p className={rowsLook.hint}>
              A list keeps the officials you picked, whatever your filters are later. Somebody who leaves office stays
              in the list, marked, until you take them out.
            </p>
          </>
        )}
        {question && <ListQuestionDialog key={question.number} question={question.question} {...dialog} />}
      </div>
    </SavedFrame>
  )
}

function ListsSentence({ lists, followUps }: { readonly lists: number; readonly followUps: number }) {
  return (
    <>
      <b>{lists}</b> {lists === 1 ? 'list' : 'lists'}, {followUps > 0 ? <b>{followUps}</b> : 'no'}{' '}
      {followUps === 1 ? 'follow-up' : 'follow-ups'} in the next 14 days
    </>
  )
}
