import type { Understood } from '#search/quick/use-quick-search.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

export const mostOfficesNamed = 2

/**
 * "Nobody is on file as Coroner of Dallas County." Where the coverage rule leaves people out, nobody says so: it may be
 * one of them.
 */
export function nobodySentence(understood: Understood): string {
  const { offices, place, district, state, left_out: leftOut } = understood
  const office = offices.length > mostOfficesNamed ? 'any of several offices' : offices.join(' or ')
  const part = district && `District ${district}`
  const where = [part, place].filter(Boolean).join(' of ')
  const whose = where === '' ? (state ? ` in ${state}` : '') : ` ${office === '' ? 'for' : 'of'} ${where}`
  const whom = `${office === '' ? '' : ` as ${office}`}${whose}`
  if (leftOut === 0) return `Nobody is on file${whom}.`
  const officials = leftOut === 1 ? '1 official' : `${thousands(leftOut)} officials`
  const there = where === '' ? ' of such offices' : ' there'
  return `Nobody is shown${whom}: ${officials}${there} ${leftOut === 1 ? 'is' : 'are'} on file and left out by the coverage rule.`
}
