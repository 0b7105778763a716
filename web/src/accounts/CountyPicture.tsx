import { countyShares } from '@atlas/contract/endpoints/places/county-shares.ts'
import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { call } from '#shared/api/call.ts'
import { BorderLines } from '#shared/map/BorderLines.tsx'
import { blackShareBreaks, classOf } from '#shared/map/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import countyMapStyles from '#shared/map/county-map.module.css'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'
import { StateNames } from '#shared/map/StateNames.tsx'
import { useDrawnCounties } from '#shared/map/use-drawn-outlines.ts'
import nightPanelStyles from '#accounts/NightPanel.module.css'
import { SurveySheet } from '#accounts/SurveySheet.tsx'
import { classes } from '#shared/ui/look/classes.ts'

type Shares = Readonly<Record<string, number>>

/**
 * The counties shaded by the Black share of their voting-age population, or unshaded where those figures are missing.
 */
export function CountyPicture() {
  const { data: drawn } = useDrawnCounties()
  const { data: counties } = useQuery({
    queryKey: ['county-shares'],
    // The picture is decoration, so a failure is not reported on the sign-in screen: the counties stay unshaded.
    queryFn: async ({ signal }) => await call(countyShares, {}, { signal }).catch(() => null),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const shares = counties?.shares ?? {}
  const isShaded = Object.keys(shares).length > 0
  return (
    <figure className={nightPanelStyles.picture}>
      <SurveySheet>{drawn && counties !== undefined && <Counties drawn={drawn} shares={shares} />}</SurveySheet>
      {drawn && isShaded && <Caption isDemonstration={counties?.is_demonstration === true} />}
    </figure>
  )
}

function Counties({ drawn, shares }: { readonly drawn: DrawnOutlines; readonly shares: Shares }) {
  return (
    <g className={countyMapStyles.counties}>
      {drawn.outlines.map(({ id, path }) => {
        const share = shares[id]
        return <path key={id} d={path} data-class={share === undefined ? 'none' : classOf(share, blackShareBreaks)} />
      })}
      <BorderLines drawn={drawn} />
      <StateNames />
    </g>
  )
}

function Caption({ isDemonstration }: { readonly isDemonstration: boolean }) {
  return (
    <figcaption>
      <span>
        Black share of the voting-age population by county and parish<span className={textLook.visuallyHidden}>:</span>
      </span>
      <svg
        className={classes(countyMapStyles.counties, nightPanelStyles.ramp)}
        viewBox="0 0 6 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {[0, 1, 2, 3, 4, 5].map((each) => (
          <rect key={each} x={each} width="1" height="1" data-class={each} />
        ))}
      </svg>
      <span className={nightPanelStyles.ends}>
        <span>under 10%</span>
        <span className={textLook.visuallyHidden}>to</span>
        <span>60% and more</span>
      </span>
      {isDemonstration && (
        <span className={nightPanelStyles.invented}>
          <FlaskConical aria-hidden />
          Demonstration data
        </span>
      )}
    </figcaption>
  )
}
