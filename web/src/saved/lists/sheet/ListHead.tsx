import type { OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Link } from '@tanstack/react-router'
import type { ListQuestion } from '#saved/lists/list/ListQuestionDialog.tsx'
import styles from '#saved/lists/sheet/ListHead.module.css'
import { listQuestion } from '#saved/lists/save/list-questions.ts'
import { ListTools } from '#saved/lists/sheet/ListTools.tsx'
import { useOwnOrganization } from '#saved/sharing/own-organization.ts'
import { Crumbs, CrumbsToCome } from '#shared/page/Crumbs.tsx'
import { KeepSwitch } from '#shared/page/KeepSwitch.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import textLook from '#shared/ui/look/text.module.css'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { localDay } from '#shared/ui/text/local-day.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface ListHeadProps {
  readonly list: OfficialList
  readonly onAsk: AskQuestion<ListQuestion>
  /** A call is in progress, so the other actions on the list are hidden. */
  readonly isCalling: boolean
}

/** The name and owner of the list, and the actions on the whole list. */
export function ListHead({ list, onAsk, isCalling }: ListHeadProps) {
  return (
    <>
      <Crumbs above={[<Link to="/lists">Lists</Link>]} here={list.name} />
      <div className={styles.row}>
        <div className={styles.title}>
          <PageTitle>{list.name}</PageTitle>
          <p className={styles.under}>
            <Facts list={list} />
          </p>
          <KeepSwitch thing={thingOf(list)} questions={[listQuestion(list.id)]} />
        </div>
        {!isCalling && <ListTools list={list} onAsk={onAsk} />}
      </div>
    </>
  )
}

function thingOf({ id, name, officials }: OfficialList) {
  return {
    kind: 'list',
    address: `/lists/${id}`,
    title: name,
    about: counted(officials.length, 'official', 'officials'),
  } as const
}

/** As high as what will come, so that nothing below moves. */
export function ListHeadToCome() {
  return (
    <>
      <CrumbsToCome />
      <div className={styles.row} data-to-come>
        <div className={styles.title}>
          <PageTitle isAwaited />
        </div>
      </div>
    </>
  )
}

/** "8 officials · shared with everybody at Delta Civic Voices · made by you on 11-16-2026" */
function Facts({ list: { officials, is_shared: isShared, owner, made_at: madeAt } }: Pick<ListHeadProps, 'list'>) {
  const organization = useOwnOrganization()
  return (
    <>
      {thousands(officials.length)} {officials.length === 1 ? 'official' : 'officials'} ·{' '}
      {isShared ? (
        <>
          shared with everybody at <b>{organization?.name ?? 'your organization'}</b>
        </>
      ) : (
        'only you see it'
      )}{' '}
      · made by {owner.is_me ? 'you' : owner.name} on{' '}
      <span className={textLook.nowrap}>{typedDayOf(localDay(new Date(madeAt)))}</span>
    </>
  )
}
