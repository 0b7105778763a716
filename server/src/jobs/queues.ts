import type { PgBoss, QueueResult } from 'pg-boss'
import type { Job } from '#jobs/define-job.ts'

type Queue = Omit<Job<object>, 'payload'>
type Options = NonNullable<Parameters<PgBoss['updateQueue']>[1]>

// A process that died is noticed this long after its last sign of life, and it gives one every half of it.
const heartbeatSeconds = 15
const keepDoneSeconds = 24 * 60 * 60
// What makes a job fail, such as a database that is away, may make its giveUp handler fail as well.
const givenUpRetries = { retryLimit: 8, retryBackoff: true, retryDelay: 10, retryDelayMax: 600 }

// By then the transaction that enqueued has usually committed. Where it has not, the next poll finds the job.
const commitMilliseconds = 50

/** The queue of each job: made, known, and its workers notified. */
export class Queues {
  readonly #boss: PgBoss
  readonly #found: ReadonlyMap<string, QueueResult>
  readonly #workers = new Map<string, string[]>()
  readonly #timers = new Map<string, NodeJS.Timeout>()

  /** @param found the queues that the database had when the library read them at its start */
  constructor(boss: PgBoss, found: readonly QueueResult[]) {
    this.#boss = boss
    this.#found = new Map(found.map((queue) => [queue.name, queue]))
  }

  /** Where jobs of a queue go that were tried as often as they may be. */
  givenUp(job: Queue): string {
    return `${job.name}.given-up`
  }

  names(): string[] {
    return [...this.#workers.keys()]
  }

  async prepare(job: Queue): Promise<void> {
    if (this.#workers.has(job.name)) return
    const { times, firstPauseSeconds, longestPauseSeconds } = job.retries
    const tried = { heartbeatSeconds, deleteAfterSeconds: keepDoneSeconds, expireInSeconds: job.expireSeconds }
    await this.#create(this.givenUp(job), { ...tried, ...givenUpRetries })
    await this.#create(job.name, {
      ...tried,
      retryLimit: times,
      retryBackoff: true,
      retryDelay: firstPauseSeconds,
      retryDelayMax: longestPauseSeconds,
      deadLetter: this.givenUp(job),
    })
  }

  async #create(name: string, options: Options): Promise<void> {
    if (!hasOptions(this.#found.get(name), options)) {
      await this.#boss.createQueue(name)
      // What an older version of this program said about the queue is replaced.
      await this.#boss.updateQueue(name, options)
      // The first use of a new queue reads about it on a connection of its own. Within a transaction on the
      // embedded database that would wait for ever, so it is used once here, without taking a job.
      await this.#boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
    }
    this.#workers.set(name, [])
  }

  assertPrepared(job: Queue): void {
    if (!this.#workers.has(job.name)) throw new Error(`The job ${job.name} was not prepared at start`)
  }

  addWorker(name: string, id: string): void {
    this.#workers.get(name)?.push(id)
  }

  /** Lets the workers of a queue poll for more at once. */
  notify(name: string): void {
    for (const id of this.#workers.get(name) ?? []) this.#boss.notifyWorker(id)
  }

  /** Debounced: many jobs that are enqueued together cause one poll. */
  notifyAfterCommit({ name }: Queue): void {
    if (this.#timers.has(name)) return
    const timer = setTimeout(() => {
      this.#timers.delete(name)
      this.notify(name)
    }, commitMilliseconds)
    this.#timers.set(name, timer)
  }

  cancelNotifications(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }
}

function hasOptions(found: QueueResult | undefined, options: Options): boolean {
  return found !== undefined && Object.entries(options).every(([name, value]) => found[name as keyof Options] === value)
}
