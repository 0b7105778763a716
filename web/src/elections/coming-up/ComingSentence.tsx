import type { Coming } from '@atlas/contract/endpoints/elections/elections.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { type ComingWindow, windowText } from '@atlas/contract/rules/coming-windows.ts'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface ComingSentenceProps {
  readonly coming: Coming
  readonly window: ComingWindow
}

/** How many seats are up and how they went last time; what nobody knows of any of them is left out. */
export function ComingSentence({ coming: { totals, today, next }, window }: ComingSentenceProps) {
  const { seats, uncontested, close, unknown } = totals
  const isKnown = unknown < seats
  return (
    <>
      {seats === 0 ? 'No seat on file is up' : <Up seats={seats} />} in the {windowText(window)}
      {isKnown && (
        <>
          , <b>{thousands(uncontested)}</b> of them had one name on the ballot last time, <b>{thousands(close)}</b>{' '}
          {close === 1 ? 'was' : 'were'} close
        </>
      )}
      {next && (
        <>
          ; the next election is on{' '}
          <b>
            <span className={textLook.nowrap}>{typedDayOf(next.date)}</span> ({next.name}, {next.state})
          </b>
        </>
      )}
      <span className={textLook.muted}>
        {' · '}today is <span className={textLook.nowrap}>{typedDayOf(today)}</span>
      </span>
    </>
  )
}

function Up({ seats }: { readonly seats: number }) {
  return (
    <>
      <b>{thousands(seats)}</b> {seats === 1 ? 'seat on file is up' : 'seats on file are up'}
    </>
  )
}
