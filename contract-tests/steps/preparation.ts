import type { Customer } from '#api/testing/customers/customer.ts'
import type { People } from '../people.ts'

/** What steps make. An id has the name that requests give it. Some steps make another customer of the same business. */
export type Made = Record<string, string | Customer>

/** Some steps make nothing. */
type Result = Promise<Made> | Promise<void>

type MadeBy<Of extends Result> = Of extends Promise<infer Makes extends Made> ? Makes : Record<never, never>

/** Brings people to where an operation succeeds, and returns what it made for the request. */
export type Preparation = (people: People) => Result

/** By operationId. An operation that is not listed needs no preparation. */
export type Preparations = Record<string, Preparation>

type Prepare<Makes> = (people: People) => Promise<Makes>

/** Takes what the steps before it made. Returns what it makes itself. */
type Step<Before, Of extends Result> = (people: People, made: Before) => Of

/**
 * Takes steps one after the other and returns what all of them made. A step does not compile here if it needs what no step before it makes.
 */
export function inTurn<A extends Result, B extends Result>(
  first: (people: People) => A,
  second: Step<MadeBy<A>, B>,
): Prepare<MadeBy<A> & MadeBy<B>>
export function inTurn<A extends Result, B extends Result, C extends Result>(
  first: (people: People) => A,
  second: Step<MadeBy<A>, B>,
  third: Step<MadeBy<A> & MadeBy<B>, C>,
): Prepare<MadeBy<A> & MadeBy<B> & MadeBy<C>>
export function inTurn<A extends Result, B extends Result, C extends Result, D extends Result>(
  first: (people: People) => A,
  second: Step<MadeBy<A>, B>,
  third: Step<MadeBy<A> & MadeBy<B>, C>,
  fourth: Step<MadeBy<A> & MadeBy<B> & MadeBy<C>, D>,
): Prepare<MadeBy<A> & MadeBy<B> & MadeBy<C> & MadeBy<D>>
export function inTurn(...steps: Step<Made, Result>[]): Prepare<Made> {
  return async people => {
    let made: Made = {}
    for (const step of steps) made = { ...made, ...(await step(people, made)) }
    return made
  }
}

/** People, and what was made for them. */
export interface PreparedPeople {
  people: People
  made: Made
}

/** The body of the response, which has to be a success. */
export async function successOf(pending: Promise<Response>) {
  const response = await pending
  if (!response.ok) throw new Error(`the preparation got ${response.status}: ${await response.text()}`)
  return response.json()
}
