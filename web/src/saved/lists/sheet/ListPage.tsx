import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { OfficialList, UnsentNote } from '@atlas/contract/endpoints/saved/lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { ListQuestionDialog, type ListQuestion } from '#saved/lists/list/ListQuestionDialog.tsx'
import { CallQuestionDialog, type CallQuestion } from '#saved/lists/sheet/CallQuestionDialog.tsx'
import { Calls } from '#saved/lists/sheet/Calls.tsx'
import { OneAtATime } from '#saved/lists/sheet/OneAtATime.tsx'
import { peopleToCall } from '#saved/lists/sheet/people-to-call.ts'
import { ListHead, ListHeadToCome } from '#saved/lists/sheet/ListHead.tsx'
import styles from '#saved/lists/sheet/ListPage.module.css'
import { NoSuchList } from '#saved/lists/sheet/NoSuchList.tsx'
import { GoodToKnow, WhatToSay } from '#saved/lists/sheet/WhatToSay.tsx'
import { useCallList } from '#saved/lists/sheet/use-call-list.ts'
import { NotTaken } from '#saved/lists/calls/NotTaken.tsx'
import { WaitingNotice } from '#saved/lists/calls/WaitingNotice.tsx'
import { InstallOffer } from '#shared/page/InstallOffer.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SavedFrame } from '#shared/page/SavedFrame.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'

/** The call sheet of a list. */
export function ListPage() {
  const id = useParams({ strict: false }).id ?? ''
  const { data: user } = useQuery(sessionQuery)
  // Another list is another page, on which nothing of the previous one may stay.
  return user && <CallSheetPage key={id} id={id} user={user} />
}

function CallSheetPage({ id, user }: { readonly id: string; readonly user: Me }) {
  const { list, answer, error, waiting, refused, say, write } = useCallList(id, user)
  const navigate = useNavigate()
  const question = useQuestion<ListQuestion>()
  const calling = useQuestion<CallQuestion>()
  const { called, go } = useCalled(id)
  const sheet = { unsent: waiting.unsent, onSay: say, onWrite: write, onAsk: calling.ask }
  const leave = useCallback(() => void navigate({ to: '/lists' }), [navigate])
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
    return (
      <>
        <NotTaken userId={user.id} {...refused} />
        <NoSuchList />
      </>
    )
  return (
    <SavedFrame>
      {list ? <ListHead list={list} onAsk={question.ask} isCalling={called !== null} /> : <ListHeadToCome />}
      <PartTrouble section="The list" answer={answer} />
      {!list && answer.progress === 'loading' && <SkeletonCards />}
      <WaitingNotice outcomes={waiting.outcomes.length} notes={waiting.notes.length} />
      <NotTaken userId={user.id} outcomes={refused.outcomes} notes={notInRows(refused.notes, list)} />
      {list && (
        <div className={styles.columns} data-asking-list>
          {called === null ? (
            <Calls {...sheet} list={list} onCallOne={() => go(peopleToCall(list.officials, null)[0] ?? null)} />
          ) : (
            <OneAtATime {...sheet} list={list} current={called} onGo={go} />
          )}
          <div className={styles.side}>
            <WhatToSay list={list} />
            <GoodToKnow list={list} />
            {called === null && <InstallOffer />}
          </div>
        </div>
      )}
      {question.current && (
        <ListQuestionDialog
          key={`list ${question.current.number}`}
          question={question.current.question}
          {...question.dialog}
          onRemoved={leave}
        />
      )}
      {calling.current && (
        <CallQuestionDialog
          key={`call ${calling.current.number}`}
          question={calling.current.question}
          listId={id}
          onSay={say}
          {...calling.dialog}
        />
      )}
    </SavedFrame>
  )
}

/** The person being called, one at a time, is in the address; Back leaves the calls in one step. */
function useCalled(id: string) {
  const { call = null }: { readonly call?: number | null } = useSearch({ strict: false })
  const navigate = useNavigate()
  const go = (officialId: number | null) =>
    void navigate({
      to: '/lists/$id',
      params: { id },
      search: officialId === null ? {} : { call: officialId },
      replace: call !== null,
      resetScroll: false,
    })
  return { called: call, go }
}

/** A refused note is shown with its official, if the official is still in the list. */
function notInRows(notes: readonly UnsentNote[], list: OfficialList | null): readonly UnsentNote[] {
  const officialIds = new Set(list?.officials.map(({ eo_id: id }) => id))
  return notes.filter(({ eo_id: id }) => !officialIds.has(id))
}
