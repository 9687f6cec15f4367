import { startingInputs } from '#arazzo/fresh-values.ts'
import type { Json, Workflow, WorkflowStep } from '#arazzo/workflow.ts'
import { after, type Run, type StepTaken } from '#arazzo/workflow-run.ts'
import type { ApiAnswer } from '../request/api-request.ts'

export type StepState =
  | { kind: 'running' }
  | { kind: 'answered'; answer: ApiAnswer; outcome: StepTaken['outcome'] }
  | { kind: 'unreachable' }

export interface FlowState {
  run: Run
  /** The inputs that somebody has typed. They stay when the others get new values. */
  typed: readonly string[]
  /** By step. */
  steps: Readonly<Record<string, StepState>>
}

export type FlowEvent =
  | { type: 'typed'; name: string; value: string }
  | { type: 'begun'; inputs: Record<string, string> }
  | { type: 'started'; step: WorkflowStep }
  | { type: 'ended'; step: WorkflowStep; state: StepState }

export const beginning = ({ inputs }: Workflow): FlowState => ({
  run: { inputs: startingInputs(inputs), outputs: {} },
  typed: [],
  steps: {},
})

/** New values for a run after the first: what has served its turn would be refused. */
export function renewedInputs({ inputs }: Workflow, { run, typed }: FlowState): Record<string, string> {
  const kept = Object.entries(run.inputs).filter(([name]) => typed.includes(name))
  return { ...startingInputs(inputs), ...Object.fromEntries(kept) }
}

/** What follows from an event in this flow. */
export function reduceFlow({ steps: all }: Workflow) {
  return (state: FlowState, event: FlowEvent): FlowState => {
    switch (event.type) {
      case 'typed': {
        const inputs = { ...state.run.inputs, [event.name]: event.value }
        return { run: { inputs, outputs: {} }, typed: [...state.typed, event.name], steps: {} }
      }
      case 'begun':
        return { ...state, run: { inputs: event.inputs, outputs: {} }, steps: {} }
      case 'started': {
        const before = all
          .slice(
            0,
            all.findIndex(({ id }) => id === event.step.id),
          )
          .map(({ id }) => id)
        const outputs = only(state.run.outputs, before)
        const steps: Record<string, StepState> = { ...only(state.steps, before), [event.step.id]: { kind: 'running' } }
        return { ...state, run: { ...state.run, outputs }, steps }
      }
      case 'ended':
        return {
          ...state,
          run: after(state.run, event.step, outputsOf(event.state)),
          steps: { ...state.steps, [event.step.id]: event.state },
        }
    }
  }
}

function outputsOf(state: StepState): Record<string, Json> {
  return state.kind === 'answered' && state.outcome.kind === 'passed' ? state.outcome.outputs : {}
}

function only<Value>(values: Readonly<Record<string, Value>>, names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

export const hasPassed = (state: StepState | undefined): boolean =>
  state?.kind === 'answered' && state.outcome.kind === 'passed'

export const hasFailed = (state: StepState | undefined): boolean =>
  state !== undefined && state.kind !== 'running' && !hasPassed(state)
