import type { CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import { BorderLines } from '#shared/map/BorderLines.tsx'
import { StateNames } from '#shared/map/StateNames.tsx'
import { useDrawnCounties } from '#shared/map/use-drawn-outlines.ts'
import styles from '#search/builder/StateMap.module.css'
import { isChoice } from '#search/builder/use-step-choices.ts'

interface StateMapProps {
  readonly choices: readonly CountedChoice[]
  readonly picked: readonly string[]
  readonly onToggle: (id: string, label: string, isPicked: boolean) => void
}

/** Lets a pointer select what the boxes beside it offer to keyboards and screen readers. */
export function StateMap({ choices, picked, onToggle }: StateMapProps) {
  const { data: drawn } = useDrawnCounties()
  return (
    <svg className={styles.map} viewBox="44 70 640 574" aria-hidden="true">
      {drawn && (
        <>
          {choices.map((choice) => {
            const isPicked = picked.some((value) => isChoice(choice, value))
            const outline = drawn.outlines.filter(({ stateId }) => stateId === choice.id).map(({ path }) => path)
            return (
              <path
                key={choice.id}
                className={styles.state}
                d={outline.join('')}
                data-state={choice.id}
                data-picked={isPicked || undefined}
                onClick={() => onToggle(choice.id, choice.label, !isPicked)}
              />
            )
          })}
          <BorderLines drawn={drawn} />
          <StateNames />
        </>
      )}
    </svg>
  )
}
