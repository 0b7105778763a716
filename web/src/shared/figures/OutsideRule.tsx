import { coverageLabels, coverageOfLabel, isOutsideRule, outsideRuleMark } from '@atlas/contract/rules/coverage.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { useQuery } from '@tanstack/react-query'
import { MapPinOff } from 'lucide-react'
import { settingsQuery } from '#shared/api/settings.ts'
import { textOf as factOf } from '#shared/figures/figures.ts'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'
import noticeLook from '#shared/ui/look/notice.module.css'
import markLook from '#shared/ui/text/StandingMark.module.css'
import { textOf } from '#shared/values/text-of.ts'

interface RuleValues {
  readonly coverage: string | null
  readonly officeType: string | null
}

/** A mark beside the name of an official who is found only because of a value from the organization itself. */
export function OutsideRuleOfRow({ row }: { readonly row: Row }) {
  const values = { coverage: textOf(row, 'jurisdiction.coverage'), officeType: textOf(row, 'office.type') }
  // Most rows are of places that meet the rule, so no request is sent for them.
  return values.coverage === coverageLabels.no && <OutsideRuleMark {...values} />
}

function OutsideRuleMark(values: RuleValues) {
  const settings = useSettingsOf(values)
  if (!settings) return null
  return (
    <span className={markLook.mark}>
      <MapPinOff aria-hidden />
      {outsideRuleMark}
    </span>
  )
}

/** The same above the details, with the reason. */
export function OutsideRuleNotice({ facts }: { readonly facts: OfficialFacts }) {
  const settings = useSettingsOf({
    coverage: factOf(facts, 'jurisdiction.coverage'),
    officeType: factOf(facts, 'office.type'),
  })
  if (!settings) return null
  return (
    <div className={noticeLook.notice}>
      <MapPinOff aria-hidden />
      <p>
        <b>Outside the coverage rule.</b> Found because {settings.presented_by} itself loaded, filled in or corrected
        something here.
      </p>
    </div>
  )
}

/** The settings, only if the rule alone would leave out the official. */
function useSettingsOf({ coverage, officeType }: RuleValues) {
  const { data: settings } = useQuery(settingsQuery)
  return settings && isOutsideRule(coverageOfLabel(coverage), () => officeType ?? '', settings.coverage)
    ? settings
    : null
}
