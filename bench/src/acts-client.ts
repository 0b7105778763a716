import { setTimeout as pause } from 'node:timers/promises'
import type { RunningServer } from '#servers.ts'

/** The servers that are there right now; one that was killed is taken out, and put in again when it is back. */
export class Site {
  private servers: readonly RunningServer[] = []
  private turn = 0
  /** How many requests were answered how; `none` is those that were cut off. */
  readonly answered = new Map<number | 'none', number>()
  /** What people read where something was not done; each sentence once. */
  readonly sentences = new Set<string>()

  put(server: RunningServer): void {
    this.servers = [...this.servers, server]
  }

  takeOut(server: RunningServer): void {
    this.servers = this.servers.filter((each) => each !== server)
  }

  /** The reply, or the status of a refusal; null where nobody can know whether it was done. */
  async ask(method: string, path: string, body?: object): Promise<Answer | null> {
    const server = await this.next()
    try {
      const answer = await fetch(`${server.address}/api${path}`, {
        method,
        headers: body ? server.headers : withoutType(server.headers),
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      })
      const text = await answer.text()
      this.count(answer.status)
      return answer.ok ? { reply: JSON.parse(text) as unknown } : { refused: answer.status, why: this.heard(text) }
    } catch {
      this.count('none')
      await pause(50)
      return null
    }
  }

  /** Asks again until it is known to be done, as somebody does who sees an error. */
  async insist<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    for (;;) {
      const answer = await this.ask(method, path, body)
      if (answer && 'reply' in answer) return answer.reply as Reply
      if (answer && answer.refused < 500) throw new Error(`${method} ${path} was refused: ${answer.why}`)
      await pause(100)
    }
  }

  private async next(): Promise<RunningServer> {
    for (;;) {
      const server = this.servers[this.turn++ % Math.max(this.servers.length, 1)]
      if (server) return server
      await pause(20)
    }
  }

  private count(status: number | 'none'): void {
    this.answered.set(status, (this.answered.get(status) ?? 0) + 1)
  }

  private heard(text: string): string {
    const { detail } = JSON.parse(text) as { detail: string }
    this.sentences.add(detail)
    return detail
  }
}

type Answer = { readonly reply: unknown } | { readonly refused: number; readonly why: string }

/** What a request without a body carries. */
export function withoutType({
  'content-type': _,
  ...headers
}: Readonly<Record<string, string>>): Record<string, string> {
  return headers
}
