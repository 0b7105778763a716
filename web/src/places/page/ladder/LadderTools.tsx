import { Jump, JumpRow } from '#places/page/JumpLinks.tsx'
import { type LadderLevel, levelId, levelLabel } from '#places/page/ladder/ladder-levels.ts'
import styles from '#places/page/ladder/LadderTools.module.css'
import { useChooseNearestFirst, useNearestFirst } from '#places/page/ladder/use-nearest-first.ts'
import type { Place } from '#places/page/place-query.ts'
import { Switch } from '#shared/ui/form/Switch.tsx'

interface LadderToolsProps {
  readonly place: Place
  readonly groups: readonly LadderLevel[]
}

/** Which level comes first, and on a phone the links to each level. */
export function LadderTools({ place, groups }: LadderToolsProps) {
  const isNearestFirst = useNearestFirst()
  const choose = useChooseNearestFirst()
  if (groups.length < 2) return null
  return (
    <div className={styles.tools}>
      {place.kind !== 'state' && (
        <Switch isOn={isNearestFirst} onChange={choose}>
          Nearest first
        </Switch>
      )}
      <JumpRow label="Levels of government">
        {groups.map(({ level }) => (
          <Jump key={level} to={{ id: levelId(level), label: levelLabel(level, place.state_id) }} />
        ))}
      </JumpRow>
    </div>
  )
}
