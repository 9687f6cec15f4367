import { expect } from 'vitest'

/** The part of a response that a caller sees. */
export interface Outcome {
  status: number
  body: Record<string, unknown>
}

export async function outcome(pending: Response | Promise<Response>): Promise<Outcome> {
  const response = await pending
  return { status: response.status, body: await response.json() }
}

/** Returns the outcomes of concurrent calls. */
export const outcomes = (responses: Iterable<Response | Promise<Response>>): Promise<Outcome[]> =>
  Promise.all(Array.from(responses, outcome))

/** Makes a number of concurrent calls and returns their outcomes. */
export const atOnce = (times: number, call: (index: number) => Response | Promise<Response>): Promise<Outcome[]> =>
  outcomes(Array.from({ length: times }, (_, index) => call(index)))

/** Returns the outcome of an error with this code. */
export const refusal = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) })
