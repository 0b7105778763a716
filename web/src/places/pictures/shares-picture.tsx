import type { BodySeats, PlaceBodies, TraitOfSeats } from '@atlas/contract/endpoints/places/bodies.ts'
import { scaleLinear } from 'd3-scale'
import { sharesSentence } from '#places/pictures/seat-groups.ts'
import { sourceText } from '#places/pictures/seats-picture.tsx'
import { type Drawing, fewestKnown, fileNameOf, type Picture } from '#shared/pictures/picture.ts'
import { wrapped } from '#shared/pictures/wrapped.ts'
import { percent } from '#shared/ui/text/percent.ts'

type VotingAge = NonNullable<PlaceBodies['voting_age']>

interface ComparedGroup {
  readonly label: string
  readonly ofVotingAge: number
  /** How many of the known seats. */
  readonly seats: number
}

/**
 * Voting age compared with the seats of a body. Null where there are no figures for voting age, or where seats are left
 * out by the coverage rule: the shown ones are selected by whom they serve, so their shares would say nothing about the
 * whole.
 */
export function sharesOf({ voting_age: votingAge }: PlaceBodies, body: BodySeats): Picture | null {
  const ethnicity = body.traits.find(({ column_id: column }) => column === 'eo.ethnicity')
  return ethnicity && votingAge && body.left_out === 0 ? sharesPicture(body, ethnicity, votingAge) : null
}

/** A group's share of voting age, and below it its share of the known seats. */
export function sharesPicture(body: BodySeats, ethnicity: TraitOfSeats, votingAge: VotingAge): Picture {
  const { known } = ethnicity
  const groups = votingAge.groups.map(({ values, share }): ComparedGroup => {
    const own = ethnicity.groups.filter(({ value }) => values.includes(value))
    return {
      label: values.join(' or '),
      ofVotingAge: share,
      seats: own.reduce((sum, { seats }) => sum + seats, 0),
    }
  })
  const year = votingAge.source.as_of?.slice(0, 4)
  const ofSeats = (seats: number) => (known === 0 ? 'Unknown' : percent(seats / known))
  return {
    title: `Voting age against seats: ${body.name}`,
    sentence: sharesSentence(body, ethnicity),
    sum: `Share of voting age against share of the ${known} seats whose ethnicity is known, ${body.name}: ${groups
      .map(({ label, ofVotingAge, seats }) => `${label} ${percent(ofVotingAge)} and ${ofSeats(seats)}`)
      .join('; ')}.`,
    source: sourceText([votingAge.source, ...body.sources]),
    headings: ['Group', year ? `Voting age, ${year}` : 'Voting age', 'Seats', 'Share of seats known'],
    rows: groups.map(({ label, ofVotingAge, seats }) => ({
      key: label,
      cells: [label, percent(ofVotingAge), String(seats), ofSeats(seats)],
      words: `${label}: ${percent(ofVotingAge)} of voting age, ${ofSeats(seats)} of the ${known} seats known`,
    })),
    keys: [
      {
        symbol: <rect y="2" width="14" height="10" fill="var(--chart-rest)" />,
        label: `Voting age${year ? `, ${year}` : ''}`,
      },
      {
        symbol: <rect y="2" width="14" height="10" fill="var(--chart-lead)" />,
        label: 'Seats whose ethnicity is known',
      },
    ],
    draw: known < fewestKnown ? null : (isNarrow) => drawn(groups, known, isNarrow),
    fileName: fileNameOf(`${body.name} voting age against seats`),
  }
}

const rowHeight = 48
const barHeight = 13
const size = 12
/** The space after a bar, for its number. */
const numberWidth = 48

function drawn(groups: readonly ComparedGroup[], known: number, isNarrow: boolean): Drawing {
  const width = isNarrow ? 318 : 440
  const left = isNarrow ? 118 : 150
  const largest = Math.max(...groups.map(({ ofVotingAge, seats }) => Math.max(ofVotingAge, seats / known)))
  const across = scaleLinear([0, largest], [0, width - left - numberWidth])
  const height = groups.length * rowHeight + 8
  return {
    width,
    height,
    ground: <path d={`M${left} 4V${height - 4}`} stroke="var(--line-strong)" />,
    marks: groups.map(({ label, ofVotingAge, seats }, index) => {
      const top = index * rowHeight + 10
      return {
        key: label,
        box: { x: 2, y: top - 4, width: width - 4, height: barHeight * 2 + 12 },
        shape: (
          <g fontFamily="var(--font-sans)" fontSize={size} fill="var(--ink)">
            {wrapped(label, left - 12, size).map((line, at) => (
              <text key={line} x={6} y={top + 13 + at * 15}>
                {line}
              </text>
            ))}
            <Bar x={left} y={top} width={across(ofVotingAge)} fill="var(--chart-rest)" />
            <text x={left + across(ofVotingAge) + 6} y={top + 11} fill="var(--ink-muted)">
              {percent(ofVotingAge)}
            </text>
            <Bar x={left} y={top + barHeight + 4} width={across(seats / known)} fill="var(--chart-lead)" />
            <text x={left + across(seats / known) + 6} y={top + barHeight + 15} fontWeight="650">
              {percent(seats / known)}
            </text>
          </g>
        ),
      }
    }),
  }
}

interface BarProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly fill: string
}

function Bar({ x, y, width, fill }: BarProps) {
  return <rect x={x} y={y} width={width.toFixed(1)} height={barHeight} fill={fill} />
}
