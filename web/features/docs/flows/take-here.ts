import type { Json, WorkflowStep } from '#arazzo/workflow.ts'
import { type Run, type StepRequest, takeStep } from '#arazzo/workflow-run.ts'
import { type ApiAnswer, type ApiRequest, send } from '../request/api-request.ts'
import type { StepState } from './flow-state.ts'

class Unreachable extends Error {}

/** Takes a step on this server. */
export async function takeHere(step: WorkflowStep, run: Run, leaving: () => AbortSignal): Promise<StepState> {
  let last: ApiAnswer | undefined
  try {
    const { outcome } = await takeStep(step, run, {
      send: async request => {
        last = await answerTo(request)
        return { status: last.status, body: asJson(last.body) }
      },
      wait: seconds => waited(seconds, leaving()),
    })
    return last ? { kind: 'answered', answer: last, outcome } : { kind: 'unreachable' }
  } catch (error) {
    if (error instanceof Unreachable) return { kind: 'unreachable' }
    throw error
  }
}

/** As the snippets and the runner of this documentation know a request. */
export function apiRequestOf({ method, path, headers, body }: StepRequest): ApiRequest {
  const token = headers.Authorization?.replace(/^Bearer /, '')
  return { method, path, ...(body !== undefined && { body }), ...(token !== undefined && { token }) }
}

async function answerTo(request: StepRequest): Promise<ApiAnswer> {
  const answer = await send(apiRequestOf(request))
  if (answer === null) throw new Unreachable()
  return answer
}

/** What came in as JSON, or as a text that is none. */
function asJson(body: unknown): Json {
  return JSON.parse(JSON.stringify(body))
}

function waited(seconds: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    leaving.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Unreachable())
    })
  })
}
