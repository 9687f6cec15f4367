import { afterAll, describe, expect, test } from 'vitest'
import { seededCustomer } from '#api/testing/customers/customer.ts'
import { startingInputs } from '#arazzo/fresh-values.ts'
import { workflows } from '#arazzo/generated/workflows.ts'
import { referenceOf, resolve } from '#arazzo/runtime-expression.ts'
import type { Json, Workflow, WorkflowStep } from '#arazzo/workflow.ts'
import { type Run, runStep, type StepRequest, withOutputs } from '#arazzo/workflow-run.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { operationOf } from './contract.ts'
import { contractApp } from './contract-app.ts'
import { validateResponse } from './validated-response.ts'

const plink = await contractApp()
afterAll(() => plink.database.close())

const all: readonly Workflow[] = Object.values(workflows)

/** Runs every step on the real server, a second after the previous one. Each must pass, with a response that the contract declares. */
async function runThrough(workflow: Workflow, chosen: Record<string, string> = {}): Promise<Run> {
  let run: Run = { inputs: { ...startingInputs(workflow.inputs), ...chosen }, outputs: {} }
  for (const step of workflow.steps) {
    plink.clock.advance(1)
    run = await pass(step, run)
  }
  return run
}

async function pass(step: WorkflowStep, run: Run): Promise<Run> {
  const wait = async (seconds: number) => plink.clock.advance(seconds)
  const { outcome, response } = await runStep(step, run, { send: request => send(step, request), wait })
  if (outcome.kind === 'failed') throw new Error(`${step.id}: ${outcome.unmet} in ${JSON.stringify(response)}`)
  return withOutputs(run, step, outcome.outputs)
}

async function send(step: WorkflowStep, { path, body, ...init }: StepRequest) {
  const response = await plink.app.request(path, { ...init, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { status, body: told } = await validateResponse(operationOf(step.operationId), response)
  return { status, body: told as Json }
}

/** The outputs of the workflow. */
function endOf(workflow: Workflow, { inputs, outputs }: Run): Json {
  return resolve({ ...workflow.outputs }, reference => {
    const values = reference.kind === 'input' ? inputs : outputs[reference.step]
    return values?.[reference.name] ?? null
  })
}

describe.each(all)('$id', workflow => {
  test('runs to its end', async () => {
    const end = endOf(workflow, await runThrough(workflow))
    expect(Object.values(end ?? {})).not.toContain(null)
    expect(end).toEqual(Object.fromEntries(Object.keys(workflow.outputs).map(name => [name, expect.any(String)])))
  })

  test('uses only inputs and outputs of earlier steps', () => {
    const left = new Set(workflow.inputs.map(({ name }) => `$inputs.${name}`))
    for (const step of workflow.steps) {
      const used = [...step.parameters.map(({ value }) => value), step.payload ?? null]
      for (const expression of JSON.stringify(used).match(/\$(?:inputs|steps)\.[\w.]+/g) ?? []) {
        expect(referenceOf(expression)).toBeDefined()
        expect(left).toContain(expression)
      }
      for (const name of Object.keys(step.outputs)) left.add(`$steps.${step.id}.outputs.${name}`)
    }
  })
})

test('a customer who has signed up signs in with the same phone and password', async () => {
  const { inputs } = await runThrough(workflows.signUp)
  const { phoneNumber: identifier = '', password = '' } = inputs
  await runThrough(workflows.signIn, { identifier, password })
})

test('the status of a case under review is polled until it is approved', async () => {
  const before = plink.clock().getTime()
  const [idNumber] = sandboxValues.idNumber.nafath_under_review
  const steps = workflows.signUp.steps.filter(({ caller }) => caller === 'integrator')
  await runThrough({ ...workflows.signUp, steps }, { idNumber })
  expect(plink.clock().getTime()).toBeGreaterThan(before)
})

test('the recovery leaves its account with the documented password', async () => {
  await runThrough(workflows.recovery)
  plink.clock.advance(60)
  expect((await seededCustomer(plink.app, '0500000010').signIn()).accessToken).not.toBe('')
})
