import { holds, type Reference, readResponse, referencesIn, resolve, type StepResponse } from './runtime-expression.ts'
import type { Json, Method, Retry, WorkflowStep } from './workflow.ts'

/** The values of a run so far. */
export interface Run {
  inputs: Readonly<Record<string, string>>
  /** The outputs by step id and name. */
  outputs: Readonly<Record<string, Readonly<Record<string, Json>>>>
}

export interface StepRequest {
  method: Method
  /** The path with the query string. */
  path: string
  headers: Record<string, string>
  body?: Json
}

type Passed = { kind: 'passed'; outputs: Record<string, Json> }
/** `unmet` are the criteria that the response does not meet. */
type Failed = { kind: 'failed'; unmet: string[] }
type RetryNeeded = { kind: 'retry'; retry: Retry; unmet: string[] }

/** Sends requests and waits, for a run. */
export interface Transport {
  send(request: StepRequest): Promise<StepResponse>
  wait(seconds: number): Promise<void>
}

export interface StepResult {
  response: StepResponse
  outcome: Passed | Failed
}

/** Sends the request of a step, and repeats it while the response meets a retry condition. */
export async function runStep(step: WorkflowStep, run: Run, { send, wait }: Transport): Promise<StepResult> {
  for (let retries = 0; ; retries++) {
    const response = await send(requestOf(step, run))
    const outcome = outcomeOf(step, response)
    if (outcome.kind !== 'retry') return { response, outcome }
    if (retries === outcome.retry.limit) return { response, outcome: { kind: 'failed', unmet: outcome.unmet } }
    await wait(outcome.retry.afterSeconds)
  }
}

/** Returns the run with the outputs of a step. */
export function withOutputs(run: Run, step: WorkflowStep, outputs: Record<string, Json>): Run {
  return { ...run, outputs: { ...run.outputs, [step.id]: outputs } }
}

/** Returns the request of a step. A value that is not known yet is a placeholder, `{sendOtp.otp}`. */
export function requestOf(step: WorkflowStep, run: Run): StepRequest {
  const value = (template: Json) => resolve(template, reference => valueIn(run, reference) ?? placeholder(reference))
  const valuesIn = (place: string) =>
    step.parameters.filter(each => each.in === place).map(({ name, value: of }) => [name, String(value(of))] as const)
  const path = valuesIn('path').reduce((so, [name, of]) => so.replace(`{${name}}`, () => asSegment(of)), step.path)
  const query = new URLSearchParams(valuesIn('query').map(([name, of]) => [name, of])).toString()
  const type: Record<string, string> = step.payload === undefined ? {} : { 'Content-Type': 'application/json' }
  return {
    method: step.method,
    path: query ? `${path}?${query}` : path,
    headers: { ...Object.fromEntries(valuesIn('header')), ...type },
    ...(step.payload !== undefined && { body: value(step.payload) }),
  }
}

/** Whether a response passes the step, fails it or needs a retry. */
export function outcomeOf(step: WorkflowStep, response: StepResponse): Passed | Failed | RetryNeeded {
  const unmet = step.successCriteria.filter(condition => !holds(condition, response))
  if (unmet.length === 0) return { kind: 'passed', outputs: outputsOf(step, response) }
  const retry = step.retries.find(({ condition }) => holds(condition, response))
  return retry ? { kind: 'retry', retry, unmet } : { kind: 'failed', unmet }
}

/** Returns the steps that must run first, because this step needs their outputs. */
export function missingSteps(step: WorkflowStep, run: Run): string[] {
  const missing = [...step.parameters.map(({ value }) => value), step.payload ?? null]
    .flatMap(referencesIn)
    .flatMap(reference => (reference.kind === 'output' && valueIn(run, reference) === undefined ? reference.step : []))
  return [...new Set(missing)]
}

function outputsOf(step: WorkflowStep, response: StepResponse): Record<string, Json> {
  const outputs = Object.entries(step.outputs).flatMap(([name, expression]) => {
    const value = readResponse(expression, response)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(outputs)
}

function valueIn({ inputs, outputs }: Run, reference: Reference): Json | undefined {
  return reference.kind === 'input' ? inputs[reference.name] : outputs[reference.step]?.[reference.name]
}

function placeholder(reference: Reference): string {
  return `{${reference.kind === 'input' ? reference.name : `${reference.step}.${reference.name}`}}`
}

/** Encodes a path segment. A placeholder is not encoded, so that it stays readable. */
const asSegment = (value: string) => (value.startsWith('{') ? value : encodeURIComponent(value))
