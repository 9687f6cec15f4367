import { expect, test } from 'vitest'
import { workflows } from '#arazzo/generated/workflows.ts'
import type { Workflow } from '#arazzo/workflow.ts'
import {
  type FlowState,
  hasFailed,
  hasPassed,
  initialState,
  reduceFlow,
  renewedInputs,
  type StepState,
} from './flow-state.ts'

const flow: Workflow = workflows.signUp
const reduce = reduceFlow(flow)
const [first, second] = flow.steps
const response = { status: 200, milliseconds: 1, body: {} }
const passed = (outputs: Record<string, string>): StepState => ({
  kind: 'finished',
  response,
  outcome: { kind: 'passed', outputs },
})
const failed: StepState = { kind: 'finished', response, outcome: { kind: 'failed', unmet: ['$statusCode == 200'] } }

function afterTwoSteps(): FlowState {
  const afterFirst = reduce(initialState(flow), { type: 'ended', step: first!, state: passed({ otp: '482913' }) })
  return reduce(afterFirst, { type: 'ended', step: second!, state: passed({ userId: 'someone' }) })
}

test('the outputs of a step are available to the next steps', () => {
  expect(afterTwoSteps().run.outputs).toEqual({ sendOtp: { otp: '482913' }, verifyOtp: { userId: 'someone' } })
})

test('running a step again removes its outputs and those of later steps', () => {
  const again = reduce(afterTwoSteps(), { type: 'started', step: first! })
  expect(again.run.outputs).toEqual({})
  expect(again.steps).toEqual({ sendOtp: { kind: 'running' } })
  const second_ = reduce(afterTwoSteps(), { type: 'started', step: second! })
  expect(Object.keys(second_.run.outputs)).toEqual(['sendOtp'])
})

test('a failed step has no outputs', () => {
  const after = reduce(afterTwoSteps(), { type: 'ended', step: second!, state: failed })
  expect(after.run.outputs.verifyOtp).toEqual({})
  expect([failed, passed({}), { kind: 'unreachable' } as const, undefined].map(hasFailed)).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect([failed, passed({}), { kind: 'running' } as const].map(hasPassed)).toEqual([false, true, false])
})

test('a changed input resets the flow', () => {
  const state = reduce(afterTwoSteps(), { type: 'typed', name: 'crNumber', value: '9900000001' })
  expect(state.steps).toEqual({})
  expect(state.run).toMatchObject({ inputs: { crNumber: '9900000001' }, outputs: {} })
})

test('new values do not replace typed inputs', () => {
  const state = reduce(afterTwoSteps(), { type: 'typed', name: 'crNumber', value: '9900000001' })
  const inputs = renewedInputs(flow, state)
  expect(inputs.crNumber).toBe('9900000001')
  expect(inputs.phoneNumber).not.toBe(state.run.inputs.phoneNumber)
})
