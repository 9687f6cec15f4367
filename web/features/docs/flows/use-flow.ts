import { useEffect, useReducer, useRef } from 'react'
import type { Workflow, WorkflowStep } from '#arazzo/workflow.ts'
import { after, type Run } from '#arazzo/workflow-run.ts'
import type { WorkflowText } from '#web/api/generated/workflows.ts'
import { useLocale } from '#web/lib/locale.tsx'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { workflowText } from '#web/messages/workflow-texts.ts'
import { beginning, reduceFlow, renewedInputs } from './flow-state.ts'
import { takeHere } from './take-here.ts'

/** A flow as somebody runs it on the page, step by step or all at once. */
export function useFlow(workflow: Workflow) {
  const [state, dispatch] = useReducer(reduceFlow(workflow), workflow, beginning)
  const leaving = useLeaving()

  const take = async (step: WorkflowStep, run: Run): Promise<Run | null> => {
    dispatch({ type: 'started', step })
    const ended = await takeHere(step, run, leaving)
    dispatch({ type: 'ended', step, state: ended })
    if (ended.kind !== 'answered' || ended.outcome.kind !== 'passed') return null
    return after(run, step, ended.outcome.outputs)
  }
  const begin = () => {
    const inputs = renewedInputs(workflow, state)
    dispatch({ type: 'begun', inputs })
    return { inputs, outputs: {} }
  }
  const [runStep, isTaking] = useSingleFlight(async (step: WorkflowStep) => {
    await take(step, state.run)
  })
  const [runAll, isRunning] = useSingleFlight(async () => {
    let run: Run | null = Object.keys(state.steps).length > 0 ? begin() : state.run
    for (const step of workflow.steps) run = run && (await take(step, run))
  })
  return {
    ...state,
    isRunning,
    isBusy: isRunning || isTaking,
    type: (name: string, value: string) => dispatch({ type: 'typed', name, value }),
    renew: () => void begin(),
    runStep,
    runAll,
  }
}

export type Flow = ReturnType<typeof useFlow>

/** Aborted when the page is left. */
function useLeaving(): () => AbortSignal {
  const controller = useRef(new AbortController())
  useEffect(() => {
    controller.current = new AbortController()
    return () => controller.current.abort()
  }, [])
  return () => controller.current.signal
}

/** Says what the workflows describe in the language on screen. */
export function useWorkflowText(): (text: WorkflowText) => string {
  const { locale } = useLocale()
  return text => workflowText(locale, text)
}
