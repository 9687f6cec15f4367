import { expect, test } from 'vitest'
import type { Workflow } from '#arazzo/workflow.ts'
import { workflows } from '#web/api/generated/workflows.ts'
import {
  beginning,
  type FlowState,
  hasFailed,
  hasPassed,
  reduceFlow,
  renewedInputs,
  type StepState,
} from './flow-state.ts'

const flow: Workflow = workflows.signUp
const reduce = reduceFlow(flow)
const [first, second] = flow.steps
const answer = { status: 200, milliseconds: 1, body: {} }
const passed = (outputs: Record<string, string>): StepState => ({
  kind: 'answered',
  answer,
  outcome: { kind: 'passed', outputs },
})
const failed: StepState = { kind: 'answered', answer, outcome: { kind: 'failed', unmet: ['$statusCode == 200'] } }

function taken(): FlowState {
  const afterFirst = reduce(beginning(flow), { type: 'ended', step: first!, state: passed({ otp: '482913' }) })
  return reduce(afterFirst, { type: 'ended', step: second!, state: passed({ userId: 'someone' }) })
}

test('what a step has left is there for the next ones', () => {
  expect(taken().run.outputs).toEqual({ sendOtp: { otp: '482913' }, verifyOtp: { userId: 'someone' } })
})

test('a step that is taken again takes back what came after it', () => {
  const again = reduce(taken(), { type: 'started', step: first! })
  expect(again.run.outputs).toEqual({})
  expect(again.steps).toEqual({ sendOtp: { kind: 'running' } })
  const second_ = reduce(taken(), { type: 'started', step: second! })
  expect(Object.keys(second_.run.outputs)).toEqual(['sendOtp'])
})

test('a step that failed leaves nothing', () => {
  const after = reduce(taken(), { type: 'ended', step: second!, state: failed })
  expect(after.run.outputs.verifyOtp).toEqual({})
  expect([failed, passed({}), { kind: 'unreachable' } as const, undefined].map(hasFailed)).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect([failed, passed({}), { kind: 'running' } as const].map(hasPassed)).toEqual([false, true, false])
})

test('a changed input begins the flow anew', () => {
  const changed = reduce(taken(), { type: 'typed', name: 'crNumber', value: '9900000001' })
  expect(changed.steps).toEqual({})
  expect(changed.run).toMatchObject({ inputs: { crNumber: '9900000001' }, outputs: {} })
})

test('new values leave alone what was typed', () => {
  const changed = reduce(taken(), { type: 'typed', name: 'crNumber', value: '9900000001' })
  const inputs = renewedInputs(flow, changed)
  expect(inputs.crNumber).toBe('9900000001')
  expect(inputs.phoneNumber).not.toBe(changed.run.inputs.phoneNumber)
})
