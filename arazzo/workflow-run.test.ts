import { describe, expect, test } from 'vitest'
import type { WorkflowStep } from './workflow.ts'
import { missingSteps, outcomeOf, requestOf, type Transport, takeStep } from './workflow-run.ts'

const step: WorkflowStep = {
  id: 'getStatus',
  operationId: 'getStatus',
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

test('the request of a step holds what the run knows', () => {
  expect(requestOf(step, known)).toEqual({
    method: 'POST',
    path: '/status/a%20b?locale=ar',
    headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
    body: { phone: '+966551234567' },
  })
})

test('what the run does not know yet stands there as a name', () => {
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

test('an answer that meets the criteria gives the outputs', () => {
  const body = { status: 'approved', name: 'Noura' }
  expect(outcomeOf(step, { status: 200, body })).toEqual({ kind: 'passed', outputs: { name: 'Noura' } })
})

test('an answer that may become another one is asked for again', () => {
  const outcome = outcomeOf(step, { status: 200, body: { status: 'pending' } })
  expect(outcome).toMatchObject({ kind: 'retry', retry: step.retries[0] })
})

test('any other answer says which criteria it does not meet', () => {
  const outcome = outcomeOf(step, { status: 409, body: { code: 'STEP_REQUIRED' } })
  expect(outcome).toEqual({ kind: 'failed', unmet: step.successCriteria })
})

describe('taking a step', () => {
  const answering = (...statuses: string[]) => {
    const waits: number[] = []
    const transport: Transport = {
      send: async () => ({ status: 200, body: { status: statuses.shift() ?? 'pending' } }),
      wait: async seconds => void waits.push(seconds),
    }
    return { waits, transport }
  }

  test('waits between its attempts', async () => {
    const { waits, transport } = answering('pending', 'pending', 'approved')
    expect((await takeStep(step, known, transport)).outcome.kind).toBe('passed')
    expect(waits).toEqual([5, 5])
  })

  test('gives up after so many of them', async () => {
    const { waits, transport } = answering()
    const { outcome } = await takeStep(step, known, transport)
    expect(outcome).toEqual({ kind: 'failed', unmet: ["$response.body#/status == 'approved'"] })
    expect(waits).toEqual([5, 5, 5])
  })
})
