import { useEffect, useReducer, useRef } from 'react'
import type { WorkflowText } from '#arazzo/generated/workflows.ts'
import type { Json, Workflow, WorkflowStep } from '#arazzo/workflow.ts'
import { type Run, runStep, type StepRequest, withOutputs } from '#arazzo/workflow-run.ts'
import { useLocale } from '#web/lib/locale.tsx'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { type ApiResponse, apiRequestOf, send } from '../request/api-request.ts'
import { initialState, reduceFlow, renewedInputs, type StepState } from './flow-state.ts'
import { workflowText } from './workflow-texts.messages.ts'

/** Runs a flow on the page, step by step or all at once. */
export function useFlow(workflow: Workflow) {
  const [state, dispatch] = useReducer(reduceFlow(workflow), workflow, initialState)
  const leaving = useLeaving()

  const runAndRecord = async (step: WorkflowStep, run: Run): Promise<Run | null> => {
    dispatch({ type: 'started', step })
    const ended = await runInBrowser(step, run, leaving)
    dispatch({ type: 'ended', step, state: ended })
    if (ended.kind !== 'finished' || ended.outcome.kind !== 'passed') return null
    return withOutputs(run, step, ended.outcome.outputs)
  }
  const restart = () => {
    const inputs = renewedInputs(workflow, state)
    dispatch({ type: 'restarted', inputs })
    return { inputs, outputs: {} }
  }
  const [runSingle, isRunningSingle] = useSingleFlight(async (step: WorkflowStep) => {
    await runAndRecord(step, state.run)
  })
  const [runAll, isRunning] = useSingleFlight(async () => {
    let run: Run | null = Object.keys(state.steps).length > 0 ? restart() : state.run
    for (const step of workflow.steps) run = run && (await runAndRecord(step, run))
  })
  return {
    ...state,
    isRunning,
    isBusy: isRunning || isRunningSingle,
    type: (name: string, value: string) => dispatch({ type: 'typed', name, value }),
    renew: () => void restart(),
    runStep: runSingle,
    runAll,
  }
}

export type Flow = ReturnType<typeof useFlow>

/** A signal that aborts when the user leaves the page. */
function useLeaving(): () => AbortSignal {
  const controller = useRef(new AbortController())
  useEffect(() => {
    controller.current = new AbortController()
    return () => controller.current.abort()
  }, [])
  return () => controller.current.signal
}

/** Translates a text of a workflow into the current language. */
export function useWorkflowText(): (text: WorkflowText) => string {
  const { locale } = useLocale()
  return text => workflowText(locale, text)
}

class Unreachable extends Error {}

/** Runs a step against this server. */
async function runInBrowser(step: WorkflowStep, run: Run, leaving: () => AbortSignal): Promise<StepState> {
  let last: ApiResponse | undefined
  try {
    const { outcome } = await runStep(step, run, {
      send: async request => {
        last = await sendOrThrow(request)
        return { status: last.status, body: toJson(last.body) }
      },
      wait: seconds => wait(seconds, leaving()),
    })
    return last ? { kind: 'finished', response: last, outcome } : { kind: 'unreachable' }
  } catch (error) {
    if (error instanceof Unreachable) return { kind: 'unreachable' }
    throw error
  }
}

async function sendOrThrow(request: StepRequest): Promise<ApiResponse> {
  const response = await send(apiRequestOf(request))
  if (response === null) throw new Unreachable()
  return response
}

/** Parsed JSON, or the text of a response that is not JSON. */
function toJson(body: unknown): Json {
  return JSON.parse(JSON.stringify(body))
}

function wait(seconds: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    leaving.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Unreachable())
    })
  })
}
