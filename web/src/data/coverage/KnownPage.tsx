import { type ColumnId, columnIds, columnOf, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { sections } from '@atlas/contract/catalogue/sections.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { CoverageFrame } from '#data/coverage/CoverageFrame.tsx'
import { Doubts } from '#data/coverage/Doubts.tsx'
import { KnownTable } from '#data/coverage/KnownTable.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { knownQuery } from '#data/coverage/queries.ts'
import sectionStyles from '#data/coverage/section.module.css'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { classes } from '#shared/ui/look/classes.ts'
import { SelectBox } from '#shared/ui/form/Select.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import textLook from '#shared/ui/look/text.module.css'

// What organizers ask for first: whom they can call.
const first: ColumnId = 'contact.phone'

/** For how many officials a column is known, by state and office type; the chosen column is in the URL. */
export function KnownPage() {
  const hidden = useHidden()
  const columnId = useLocation({ select: ({ search }) => (search as { column?: string }).column })
  const column = columnIds.find((id) => id === columnId && !hidden.has(id)) ?? first
  return (
    <CoverageFrame>
      {({ doubts }) => (
        <div className={sectionStyles.section}>
          <p className={textLook.muted}>
            Of the officials in the search. What no source states reads “Unknown” and is never taken for a no. A new
            list may bring names without phones: the share that is known then falls, and nothing is lost.
          </p>
          <ColumnChoice column={column} />
          <KnownByOffice column={column} />
          <Doubts doubts={doubts} />
        </div>
      )}
    </CoverageFrame>
  )
}

interface KnownProps {
  readonly column: ColumnId
}

function ColumnChoice({ column }: KnownProps) {
  const hidden = useHidden()
  const navigate = useNavigate()
  const pick = (id: string) =>
    void navigate({ to: '/data/known', search: { column: id }, replace: true, resetScroll: false })
  return (
    <div className={classes(fieldLook.field, sectionStyles.field)} data-compact>
      <label className={fieldLook.label} htmlFor="column-asked">
        Column
      </label>
      <SelectBox id="column-asked" value={column} onChange={pick}>
        {Object.entries(sections).map(([section, label]) => (
          <optgroup key={section} label={label}>
            {columnsOf.official.columns
              .filter((each) => each.section === section && !hidden.has(each.id))
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.label}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectBox>
    </div>
  )
}

function KnownByOffice({ column }: KnownProps) {
  const answer = useNewestAnswer({ ...useQuery(knownQuery(column)), isPlaceholderData: false })
  const { label, meaning } = columnOf(column)
  return (
    <>
      <p>
        <b>{label}:</b> {meaning}{' '}
        <Link to="/data/columns" hash={column}>
          Where it comes from
        </Link>
      </p>
      <PartTrouble section={`How much is known of ${label}`} answer={answer} />
      {answer.reply ? (
        <KnownTable label={label} offices={answer.reply.offices} />
      ) : (
        answer.progress === 'loading' && <SkeletonCards />
      )}
    </>
  )
}
