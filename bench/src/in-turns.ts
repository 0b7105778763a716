import { median } from '#figure.ts'
import { type Call, sendCalls, type Speed } from '#load.ts'
import type { RunningServer } from '#servers.ts'

const rounds = 5
const warmUpSeconds = 3

/** A server and the requests to repeat. */
export interface Contender {
  readonly server: RunningServer
  readonly url: string
  readonly calls: readonly Call[]
}

/** The median speed of each. They alternate, so that other load of the machine affects all of them. */
export async function speedsInTurns<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  seconds: number,
): Promise<Record<Name, Speed>> {
  const all = Object.entries(contenders) as [Name, Contender][]
  for (const [, each] of all) await send(each, warmUpSeconds)
  const speeds = new Map<Name, Speed[]>(all.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, each] of all) speeds.get(name)?.push(await send(each, seconds))
  return Object.fromEntries([...speeds].map(([name, list]) => [name, middle(list)])) as Record<Name, Speed>
}

async function send({ server, url, calls }: Contender, seconds: number): Promise<Speed> {
  return await sendCalls(url, server.headers, calls, seconds)
}

function middle(speeds: readonly Speed[]): Speed {
  return {
    perSecond: median(speeds.map(({ perSecond }) => perSecond)),
    medianMilliseconds: median(speeds.map(({ medianMilliseconds }) => medianMilliseconds)),
    slowMilliseconds: median(speeds.map(({ slowMilliseconds }) => slowMilliseconds)),
  }
}

export function speedText({ perSecond, medianMilliseconds, slowMilliseconds }: Speed): string {
  return `${Math.round(perSecond)} requests/s; half within ${medianMilliseconds} ms, 99% within ${slowMilliseconds} ms`
}
