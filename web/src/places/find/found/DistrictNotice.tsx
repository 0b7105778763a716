import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import { Info } from 'lucide-react'
import noticeLook from '#shared/ui/look/notice.module.css'

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Says that districts cannot be told apart here, and who can. */
export function DistrictNotice({ found: { reaching, parts, look_ups: lookUps } }: { readonly found: Found }) {
  const { senate, house } = reaching
  const counties = parts.length > 1 ? 'these counties' : 'this county'
  return (
    <div className={noticeLook.notice}>
      <Info aria-hidden />
      <p>
        {numbers[senate] ?? senate} Senate and {numbers[house]?.toLowerCase() ?? house} House districts reach into{' '}
        {counties}; which one a person votes in depends on the precinct. It is on the voter registration card, or at{' '}
        {lookUps.map(({ host, url, state }, at) => (
          <span key={url}>
            {at > 0 && ' or '}
            <a href={url} rel="noreferrer" aria-label={`${host}, the look-up of ${state}`}>
              {host}
            </a>
          </span>
        ))}
        .
      </p>
    </div>
  )
}
