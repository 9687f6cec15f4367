import { describe, expect, test } from 'vitest'
import type { WorkflowStep } from './workflow.ts'
import { missingSteps, outcomeOf, requestOf, runStep, type Transport } from './workflow-run.ts'

const step: WorkflowStep = {
  id: 'getStatus',
  operationId: 'getStatus',
  tag: 'orders',
  method: 'POST',
  path: '/status/{sessionId}',
  summary: 'Get the status',
  caller: 'integrator',
  parameters: [
    { name: 'sessionId', in: 'path', value: '$steps.begin.outputs.sessionId' },
    { name: 'locale', in: 'query', value: 'ar' },
    { name: 'Authorization', in: 'header', value: 'Bearer {$steps.verify.outputs.token}' },
  ],
  payload: { phone: '$inputs.phone' },
  successCriteria: ['$statusCode == 200', "$response.body#/status == 'approved'"],
  retries: [{ condition: "$response.body#/status == 'pending'", afterSeconds: 5, limit: 3 }],
  outputs: { name: '$response.body#/name' },
  messages: [],
}
const known = {
  inputs: { phone: '+966551234567' },
  outputs: { begin: { sessionId: 'a b' }, verify: { token: 'secret' } },
}
const unknown = { inputs: {}, outputs: {} }

test('the request of a step contains the known values', () => {
  expect(requestOf(step, known)).toEqual({
    method: 'POST',
    path: '/status/a%20b?locale=ar',
    headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
    body: { phone: '+966551234567' },
  })
})

test('a placeholder replaces each value that is not known yet', () => {
  expect(requestOf(step, unknown)).toMatchObject({
    path: '/status/{begin.sessionId}?locale=ar',
    headers: { Authorization: 'Bearer {verify.token}' },
    body: { phone: '{phone}' },
  })
  expect(missingSteps(step, unknown)).toEqual(['begin', 'verify'])
  expect(missingSteps(step, known)).toEqual([])
})

test('a step without a body sends none', () => {
  const { payload: _, ...bare } = step
  expect(requestOf(bare, known)).not.toHaveProperty('body')
  expect(requestOf(bare, known).headers).toEqual({ Authorization: 'Bearer secret' })
})

test('a response that meets the criteria yields the outputs', () => {
  const body = { status: 'approved', name: 'Noura' }
  expect(outcomeOf(step, { status: 200, body })).toEqual({ kind: 'passed', outputs: { name: 'Noura' } })
})

test('a response that meets a retry condition leads to a retry', () => {
  const outcome = outcomeOf(step, { status: 200, body: { status: 'pending' } })
  expect(outcome).toMatchObject({ kind: 'retry', retry: step.retries[0] })
})

test('any other response fails with the criteria that it does not meet', () => {
  const outcome = outcomeOf(step, { status: 409, body: { code: 'STEP_REQUIRED' } })
  expect(outcome).toEqual({ kind: 'failed', unmet: step.successCriteria })
})

describe('running a step', () => {
  const respondWith = (...statuses: string[]) => {
    const waits: number[] = []
    const transport: Transport = {
      send: async () => ({ status: 200, body: { status: statuses.shift() ?? 'pending' } }),
      wait: async seconds => void waits.push(seconds),
    }
    return { waits, transport }
  }

  test('waits between the attempts', async () => {
    const { waits, transport } = respondWith('pending', 'pending', 'approved')
    expect((await runStep(step, known, transport)).outcome.kind).toBe('passed')
    expect(waits).toEqual([5, 5])
  })

  test('fails after the last retry', async () => {
    const { waits, transport } = respondWith()
    const { outcome } = await runStep(step, known, transport)
    expect(outcome).toEqual({ kind: 'failed', unmet: ["$response.body#/status == 'approved'"] })
    expect(waits).toEqual([5, 5, 5])
  })
})
