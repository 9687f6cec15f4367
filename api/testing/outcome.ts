/** What a caller sees of an answer. */
export interface Outcome {
  status: number
  body: Record<string, unknown>
}

export async function outcome(answer: Response | Promise<Response>): Promise<Outcome> {
  const response = await answer
  return { status: response.status, body: await response.json() }
}

/** The outcomes of calls made at once. */
export const outcomes = (answers: Iterable<Response | Promise<Response>>): Promise<Outcome[]> =>
  Promise.all(Array.from(answers, outcome))

/** As many calls at once. */
export const atOnce = (times: number, call: (index: number) => Response | Promise<Response>): Promise<Outcome[]> =>
  outcomes(Array.from({ length: times }, (_, index) => call(index)))
