import type { AnswerSource, SeatAnswerOfTask } from '@atlas/contract/endpoints/drives/answers.ts'
import { CircleSlash, Check, Link2, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { NotFoundTiles } from '#drives/form/NotFoundTiles.tsx'
import { SourceFields } from '#drives/form/SourceFields.tsx'
import { sourceErrorsIn } from '#drives/task/item-errors.ts'
import styles from '#drives/task/ItemFrame.module.css'
import { FieldError } from '#shared/ui/form/Field.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'

type NotFound = SeatAnswerOfTask['not_found']

interface ItemFrameProps {
  readonly title: string
  /** What is on file, below the title. */
  readonly onFile: ReactNode
  readonly status: 'filled' | 'still_right' | null
  /** Null where nothing is asked that could not be found out. */
  readonly notFound: { readonly value: NotFound; readonly onChange: (value: NotFound) => void } | null
  readonly canBeVacant?: boolean
  readonly source: AnswerSource | null
  readonly office: string
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly onSource: (source: AnswerSource | null) => void
  /** Other things to press, at the foot. */
  readonly acts?: ReactNode
  readonly children: ReactNode
}

/** One seat, official or office of the form: what is on file, what is asked, and the two ways out of it. */
export function ItemFrame(props: ItemFrameProps) {
  const { title, onFile, status, notFound, canBeVacant = true, errors, onSource, acts, children } = props
  const [isAsking, setIsAsking] = useState(false)
  const [hasOther, setHasOther] = useState(props.source !== null)
  const isNotFound = notFound !== null && (notFound.value !== null || isAsking)
  return (
    <section className={styles.item} data-done={status === 'still_right' || undefined} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Status status={notFound?.value ? 'not_found' : status} />
        <p className={styles.onFile}>{onFile}</p>
      </div>
      {isNotFound ? (
        <NotFoundTiles
          about={title}
          canBeVacant={canBeVacant}
          value={notFound.value}
          error={errors['not_found.note']}
          onChange={notFound.onChange}
        />
      ) : (
        children
      )}
      <FieldError
        id={`${title}-error`}
        error={errors['people'] ?? errors['id'] ?? errors['official_id'] ?? errors['']}
      />
      {hasOther && <OwnSource {...props} />}
      <Foot
        title={title}
        canSay={notFound !== null}
        isNotFound={isNotFound}
        onNotFound={() => {
          setIsAsking(!isNotFound)
          if (isNotFound) notFound.onChange(null)
        }}
        hasOther={hasOther}
        onOther={
          notFound === null && status === null
            ? null
            : () => {
                setHasOther(!hasOther)
                if (hasOther) onSource(null)
              }
        }
      >
        {acts}
      </Foot>
    </section>
  )
}

function OwnSource({ source, office, errors, onSource }: ItemFrameProps) {
  return (
    <div className={styles.source}>
      <SourceFields
        legend="Another source for this"
        office={office}
        source={source}
        errors={sourceErrorsIn(errors)}
        onChange={onSource}
      />
    </div>
  )
}

interface FootProps {
  readonly title: string
  readonly canSay: boolean
  readonly isNotFound: boolean
  readonly onNotFound: () => void
  readonly hasOther: boolean
  /** Null while nothing is said that could have a source. */
  readonly onOther: (() => void) | null
  readonly children: ReactNode
}

/** What else can be said of it, one press each. */
function Foot({ title, canSay, isNotFound, onNotFound, hasOther, onOther, children }: FootProps) {
  const cannotSay = isNotFound ? 'Fill it in after all' : 'Could not find out'
  const other = hasOther ? 'The same source as the others' : 'Another source for this'
  return (
    <p className={styles.foot}>
      {children}
      {canSay && (
        <button
          type="button"
          className={buttonLook.link}
          aria-label={`${cannotSay}: ${title}`}
          aria-expanded={isNotFound}
          onClick={onNotFound}
        >
          <CircleSlash aria-hidden />
          {cannotSay}
        </button>
      )}
      {onOther && (
        <button
          type="button"
          className={buttonLook.link}
          aria-label={`${other}: ${title}`}
          aria-expanded={hasOther}
          onClick={onOther}
        >
          <Link2 aria-hidden />
          {other}
        </button>
      )}
    </p>
  )
}

function Status({ status }: { readonly status: 'filled' | 'still_right' | 'not_found' | null }) {
  if (status === null) return null
  if (status === 'still_right')
    return (
      <span className={classes(badgeLook.success, styles.status)}>
        <Check aria-hidden />
        Still right
      </span>
    )
  return (
    <span className={classes(badgeLook.badge, styles.status)} data-status={status}>
      {status === 'filled' && <Pencil aria-hidden />}
      {status === 'filled' ? 'Filled in' : 'Could not find out'}
    </span>
  )
}
