import {
  deleteOrganization,
  mergeOrganization,
  type Organization,
  type OrganizationHoldings,
} from '@atlas/contract/endpoints/users/organizations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { Field } from '#shared/ui/form/Field.tsx'
import { RadioCards } from '#shared/ui/form/RadioGroup.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { savedText } from '#users/belongings/belongings-words.ts'
import { holdingsQuery, reloadUsers } from '#users/user-queries.ts'

interface EndOrganizationProps extends QuestionDialogProps {
  readonly organization: Organization
  readonly organizations: readonly Organization[]
}

type End = 'merge' | 'delete'

/** Ends an organization, and says beforehand what happens to everything that belongs to it. */
export function EndOrganizationDialog({ organization, organizations, ...dialog }: EndOrganizationProps) {
  const selectId = useId()
  const choices = useRef<HTMLDivElement>(null)
  const others = organizations.filter(({ id }) => id !== organization.id)
  const [end, setEnd] = useState<End | null>(null)
  const [intoId, setIntoId] = useState(others[0]?.id ?? '')
  const holdings = useNewestAnswer({ ...useQuery(holdingsQuery(organization.id)), isPlaceholderData: false })
  const ending = useEndOrganization(organization, dialog.onClose)
  const hasDrives = (holdings.reply?.drives ?? 0) > 0
  const focusChoices = () => choices.current?.querySelector('input')?.focus()
  return (
    <QuestionDialog
      {...dialog}
      title={`What becomes of ${organization.name}?`}
      footer={
        <>
          <DialogClose>Keep it</DialogClose>
          <BusyButton
            variant={end === 'delete' ? 'danger' : 'primary'}
            isBusy={ending.isPending || (!holdings.reply && holdings.progress === 'loading')}
            busyText={ending.isPending ? 'Saving…' : 'Counting…'}
            refusal={refusalOf({ end, isKnown: holdings.reply !== null, hasDrives, focusChoices })}
            onPress={() => ending.mutate(end === 'merge' ? intoId : null)}
          >
            {end === 'delete' ? 'Delete it' : 'Merge'}
          </BusyButton>
        </>
      }
    >
      {holdings.reply && <p>{holdingsText(holdings.reply)}</p>}
      <PartTrouble section="What belongs to it" answer={holdings} />
      <div ref={choices}>
        <EndChoice canMerge={others.length > 0} value={end} onChange={setEnd} />
      </div>
      {end === 'merge' && (
        <Field id={selectId} label="Into" error={undefined}>
          <Select
            id={selectId}
            value={intoId}
            options={others.map(({ id }) => id)}
            labelOf={(id) => others.find((each) => each.id === id)?.name ?? ''}
            onChange={setIntoId}
          />
        </Field>
      )}
      <SendTrouble sent={ending} />
    </QuestionDialog>
  )
}

interface EndChoiceProps {
  /** Another organization exists. */
  readonly canMerge: boolean
  readonly value: End | null
  readonly onChange: (end: End) => void
}

function EndChoice({ canMerge, value, onChange }: EndChoiceProps) {
  return (
    <RadioCards<End>
      legend="What becomes of it"
      choices={[
        ...(canMerge
          ? [
              {
                value: 'merge' as const,
                label: 'Merge it into another',
                hint: 'All of this moves there: people of both see what either shares.',
              },
            ]
          : []),
        {
          value: 'delete',
          label: 'Delete it',
          hint: 'Its people keep their access. What each of them shares becomes theirs alone.',
        },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

interface EndForm {
  readonly end: End | null
  readonly isKnown: boolean
  readonly hasDrives: boolean
  readonly focusChoices: () => void
}

function refusalOf({ end, isKnown, hasDrives, focusChoices: onPress }: EndForm) {
  if (end === null) return { reason: 'Choose what becomes of it first.', onPress }
  if (!isKnown) return { reason: 'It is not known yet what belongs to it.', onPress }
  if (end === 'delete' && hasDrives)
    return { reason: 'It has drives. Delete them first, or merge the organization into another.', onPress }
  return undefined
}

/** "3 people, 2 shared searches and 1 shared list, 1 drive belong to it." */
function holdingsText(holdings: OrganizationHoldings): string {
  const texts = [
    holdings.people > 0 && counted(holdings.people, 'person', 'people'),
    savedText(holdings, 'shared'),
    holdings.drives > 0 && counted(holdings.drives, 'drive', 'drives'),
  ].filter(Boolean)
  return texts.length === 0 ? 'Nobody is in it, and nothing is shared in it.' : `In it: ${texts.join(', ')}.`
}

/** Merges it into the named organization, or deletes it. */
function useEndOrganization({ id, name }: Organization, onEnded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (into_id: string | null) => {
      const params = { id }
      const into = into_id
        ? await call(mergeOrganization, { params, body: { into_id } })
        : await call(deleteOrganization, { params })
      await reloadUsers(client)
      return into
    },
    onSuccess: (into) => {
      showToast('success', into ? `${name} was merged into ${into.name}.` : `${name} was deleted.`)
      onEnded()
    },
    // Somebody else may have made or ended a drive in the meantime.
    onError: async (error) => {
      if (!(error instanceof ApiProblem)) return
      await reloadUsers(client)
      onEnded()
    },
  })
}
