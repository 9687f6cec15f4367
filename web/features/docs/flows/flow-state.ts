import { startingInputs } from '#arazzo/fresh-values.ts'
import type { Json, Workflow, WorkflowStep } from '#arazzo/workflow.ts'
import { type Run, type StepResult, withOutputs } from '#arazzo/workflow-run.ts'
import type { ApiResponse } from '../request/api-request.ts'

export type StepState =
  | { kind: 'running' }
  | { kind: 'finished'; response: ApiResponse; outcome: StepResult['outcome'] }
  | { kind: 'unreachable' }

export interface FlowState {
  run: Run
  /** The names of the inputs that the user has typed. They stay when the others get new values. */
  typed: readonly string[]
  /** The states of the steps, by step id. */
  steps: Readonly<Record<string, StepState>>
}

export type FlowEvent =
  | { type: 'typed'; name: string; value: string }
  | { type: 'restarted'; inputs: Record<string, string> }
  | { type: 'started'; step: WorkflowStep }
  | { type: 'ended'; step: WorkflowStep; state: StepState }

export const initialState = ({ inputs }: Workflow): FlowState => ({
  run: { inputs: startingInputs(inputs), outputs: {} },
  typed: [],
  steps: {},
})

/** New values for the next run, because the server accepts fresh values only once. */
export function renewedInputs({ inputs }: Workflow, { run, typed }: FlowState): Record<string, string> {
  const typedInputs = Object.entries(run.inputs).filter(([name]) => typed.includes(name))
  return { ...startingInputs(inputs), ...Object.fromEntries(typedInputs) }
}

/** The reducer of a flow. */
export function reduceFlow({ steps: all }: Workflow) {
  return (state: FlowState, event: FlowEvent): FlowState => {
    switch (event.type) {
      case 'typed': {
        const inputs = { ...state.run.inputs, [event.name]: event.value }
        return { run: { inputs, outputs: {} }, typed: [...state.typed, event.name], steps: {} }
      }
      case 'restarted':
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
          run: withOutputs(state.run, event.step, outputsOf(event.state)),
          steps: { ...state.steps, [event.step.id]: event.state },
        }
    }
  }
}

function outputsOf(state: StepState): Record<string, Json> {
  return state.kind === 'finished' && state.outcome.kind === 'passed' ? state.outcome.outputs : {}
}

function only<Value>(values: Readonly<Record<string, Value>>, names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

export const hasPassed = (state: StepState | undefined): boolean =>
  state?.kind === 'finished' && state.outcome.kind === 'passed'

export const hasFailed = (state: StepState | undefined): boolean =>
  state !== undefined && state.kind !== 'running' && !hasPassed(state)
