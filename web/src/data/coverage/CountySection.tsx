import type { CoverageReply, CoveredCounty } from '@atlas/contract/endpoints/data/coverage.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { memo } from 'react'
import { CountyAnswer } from '#data/coverage/CountyAnswer.tsx'
import styles from '#data/coverage/section.module.css'
import { SelectBox } from '#shared/ui/form/Select.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** The chosen county is in the URL, so that the answer can be sent to a colleague. */
export function CountySection({ coverage: { counties } }: { readonly coverage: CoverageReply }) {
  const countyId = useLocation({ select: ({ search }) => (search as { county?: string }).county })
  const navigate = useNavigate()
  const county = counties.find(({ id }) => id === countyId)
  const pick = (id: string) => void navigate({ to: '/data', search: { county: id }, replace: true, resetScroll: false })
  return (
    <section className={styles.section} aria-labelledby="county">
      <h2 id="county" tabIndex={-1}>
        Is my county or parish covered?
      </h2>
      <div className={classes(fieldLook.field, styles.field)} data-compact>
        <label className={fieldLook.label} htmlFor="county-asked">
          County or parish
        </label>
        <SelectBox id="county-asked" value={county?.id ?? ''} onChange={pick}>
          <option value="" disabled>
            {counties.length === 0 ? 'None on file yet' : 'Choose one'}
          </option>
          <CountyOptions counties={counties} />
        </SelectBox>
      </div>
      <div role="status">{county && <CountyAnswer county={county} />}</div>
    </section>
  )
}

const CountyOptions = memo(function CountyOptions({ counties }: { readonly counties: readonly CoveredCounty[] }) {
  return stateIds.map((stateId) => (
    <optgroup key={stateId} label={states[stateId].name}>
      {counties
        .filter((county) => county.state_id === stateId)
        .map(({ id, full_name: name }) => (
          <option key={id} value={id}>{`${name}, ${states[stateId].code}`}</option>
        ))}
    </optgroup>
  ))
})
