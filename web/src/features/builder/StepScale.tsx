import { steps } from '#features/builder/steps.ts'

const part = 100

/** The scale bar of a map sheet, a part for each step: filled, now, open. */
export function StepScale({ now }: { readonly now: number }) {
  return (
    <svg className="step-scale" viewBox={`0 0 ${steps.length * part} 10`} preserveAspectRatio="none" aria-hidden="true">
      {steps.map(({ id }, place) => (
        <rect
          key={id}
          className={place < now ? 'done' : place === now ? 'now' : 'later'}
          x={place * part + 2}
          y="1"
          width={part - 4}
          height="8"
        />
      ))}
    </svg>
  )
}
