/** A race of an election day, in the words of its publisher. */
export interface Race {
  readonly day: string
  /** "Member of School Board -- District 1" */
  readonly title: string
  /** The counties whose voters decide it, by name as published. */
  readonly counties: readonly string[]
  readonly seats: number
  readonly candidates: readonly Candidate[]
  /** How many precincts have not reported, if the file states it. */
  readonly precinctsMissing?: number
  /** Whether the totals equal the sum of their parts, if the file has both. */
  readonly addsUp?: boolean
}

export interface Candidate {
  readonly name: string
  readonly party: string
  readonly votes: number
}
