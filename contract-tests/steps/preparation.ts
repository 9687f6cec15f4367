import type { People } from '../people.ts'

/** Brings a user to where an operation can succeed. */
export type Preparation = (people: People) => Promise<unknown>

/** By operationId. An operation that is not listed needs no preparation. */
export type Preparations = Record<string, Preparation>

export const inTurn =
  (...steps: Preparation[]): Preparation =>
  async people => {
    for (const step of steps) await step(people)
  }

/** The body of the response, which has to be a success. */
export async function successOf(pending: Promise<Response>) {
  const response = await pending
  if (!response.ok) throw new Error(`the preparation got ${response.status}: ${await response.text()}`)
  return response.json()
}
