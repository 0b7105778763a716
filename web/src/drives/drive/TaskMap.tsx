import type { TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'
import { useMemo } from 'react'
import { isMine } from '#drives/drive/next-task.ts'
import { TaskGlyph } from '#drives/drive/TaskGlyph.tsx'
import styles from '#drives/drive/TaskMap.module.css'
import { taskStateIds, taskStates } from '#drives/frame/task-states.ts'
import { BorderLines } from '#shared/map/BorderLines.tsx'
import { type Box, boxAroundBoxes, fitted, unitOf, viewBoxOf } from '#shared/map/boxes.ts'
import type { DrawnOutline, DrawnOutlines } from '#shared/map/draw-outlines.ts'
import { unitStyle } from '#shared/map/drawing/MapDrawing.tsx'
import { SelectionMark } from '#shared/map/drawing/MapMarks.tsx'
import { PlaceLabels } from '#shared/map/drawing/PlaceLabels.tsx'
import { useDrawnCounties } from '#shared/map/use-drawn-outlines.ts'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

/** Height by width. */
const shape = 0.8
/** From the middle of a mark to its edge, in pixels of the sheet. */
const glyphRadius = 11
/** With more, names would cover the map. */
const mostNamed = 40

interface TaskMapProps {
  /** Those of places that have an outline: counties and parishes. */
  readonly tasks: readonly TaskSummary[]
  /** "counties" */
  readonly noun: string
}

/** Where a drive stands: each place by the state of its task, by its color and by a mark. The list says the same. */
export function TaskMap({ tasks, noun }: TaskMapProps) {
  const outlines = useDrawnCounties()
  const counts = taskStateIds
    .map((state) => ({ state, count: tasks.filter((task) => task.state === state).length }))
    .filter(({ count }) => count > 0)
  const sums = counts.map(({ state, count }) => `${count} ${taskStates[state].counted}`).join(', ')
  const label = `Map of ${tasks.length} ${noun} by the state of their task: ${sums}. The list of tasks says the same.`
  if (outlines.isError) return <p className={textLook.muted}>The map could not be loaded. The list says the same.</p>
  return (
    <>
      {outlines.data ? (
        <Drawing tasks={tasks} label={label} drawn={outlines.data} />
      ) : (
        <div className={styles.toCome} aria-busy="true" />
      )}
      <ul className={styles.key}>
        {counts.map(({ state, count }) => (
          <li key={state}>
            <svg viewBox="-2 -1.45 4 2.9" aria-hidden="true">
              <rect className={styles.place} x="-2" y="-1.45" width="4" height="2.9" data-state={state} />
              <TaskGlyph state={state} />
            </svg>
            <span>
              <b>{thousands(count)}</b> {taskStates[state].counted}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface DrawingProps {
  readonly tasks: readonly TaskSummary[]
  readonly label: string
  readonly drawn: DrawnOutlines
}

function Drawing({ tasks, label, drawn }: DrawingProps) {
  const placed = useMemo(() => outlined(tasks, drawn), [tasks, drawn])
  const view = fitted(boxAroundBoxes(placed.map(({ outline }) => outline.box)), { shape, margin: 0.05, leastWidth: 90 })
  const unit = unitOf(view)
  const glyphs = placed.filter(({ task }) => taskStates[task.state].glyph !== null)
  return (
    <div className={styles.frame}>
      <svg className={styles.map} style={unitStyle(view)} viewBox={viewBoxOf(view)} role="img" aria-label={label}>
        <g className={styles.around}>
          {drawn.outlines.map(({ id, path }) => (
            <path key={id} d={path} />
          ))}
        </g>
        <BorderLines drawn={drawn} />
        {placed.map(({ task, outline }) => (
          <path
            key={task.id}
            className={styles.place}
            data-state={task.state}
            data-named={outline.id}
            d={outline.path}
          />
        ))}
        {placed
          .filter(({ task }) => isMine(task))
          .map(({ task, outline }) => (
            <SelectionMark key={task.id} drawn={outline} />
          ))}
        {glyphs.map(({ task, outline: { center } }) => (
          <g key={task.id} transform={`translate(${center.join(' ')}) scale(${(unit * glyphRadius).toFixed(3)})`}>
            <TaskGlyph state={task.state} />
          </g>
        ))}
        {placed.length <= mostNamed && (
          <PlaceLabels
            labels={placed.map(labelOf)}
            view={view}
            occupied={glyphs.map(({ outline }) => boxOfGlyph(outline, unit))}
          />
        )}
      </svg>
    </div>
  )
}

interface Placed {
  readonly task: TaskSummary
  readonly outline: DrawnOutline
}

function outlined(tasks: readonly TaskSummary[], { outlines }: DrawnOutlines): Placed[] {
  const byId = new Map(outlines.map((outline) => [outline.id, outline]))
  return tasks.flatMap((task) => {
    const outline = byId.get(task.place.id)
    return outline ? [{ task, outline }] : []
  })
}

/** What every county or parish is called beside its name would fill the map. */
const kindAtEnd = / (?:County|Parish)$/

function labelOf({ task, outline }: Placed) {
  return { id: outline.id, text: task.place.name.replace(kindAtEnd, ''), outline, isMain: isMine(task) }
}

function boxOfGlyph({ center: [x, y] }: DrawnOutline, unit: number): Box {
  const radius = unit * glyphRadius
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
}
