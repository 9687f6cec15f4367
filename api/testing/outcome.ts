import { expect } from 'vitest'

/** What a caller sees of a response. */
export interface Outcome {
  status: number
  body: Record<string, unknown>
}

export async function outcome(pending: Response | Promise<Response>): Promise<Outcome> {
  const response = await pending
  return { status: response.status, body: await response.json() }
}

/** The outcomes of calls made at once. */
export const outcomes = (responses: Iterable<Response | Promise<Response>>): Promise<Outcome[]> =>
  Promise.all(Array.from(responses, outcome))

/** Makes a number of calls at once and returns their outcomes. */
export const atOnce = (times: number, call: (index: number) => Response | Promise<Response>): Promise<Outcome[]> =>
  outcomes(Array.from({ length: times }, (_, index) => call(index)))

/** What `outcome` returns for an error with this code. */
export const refusal = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) })
