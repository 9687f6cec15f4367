import { holds, type Reference, readAnswer, referencesIn, resolve, type StepAnswer } from './runtime-expression.ts'
import type { Json, Method, Retry, WorkflowStep } from './workflow.ts'

/** What a run knows so far. */
export interface Run {
  inputs: Readonly<Record<string, string>>
  /** By step, then by name. */
  outputs: Readonly<Record<string, Readonly<Record<string, Json>>>>
}

export interface StepRequest {
  method: Method
  /** With its query. */
  path: string
  headers: Record<string, string>
  body?: Json
}

type Passed = { kind: 'passed'; outputs: Record<string, Json> }
/** With the criteria that the answer does not meet. */
type Failed = { kind: 'failed'; unmet: string[] }
type Again = { kind: 'retry'; retry: Retry; unmet: string[] }

/** How a run reaches the server. */
export interface Transport {
  send(request: StepRequest): Promise<StepAnswer>
  wait(seconds: number): Promise<void>
}

export interface StepTaken {
  answer: StepAnswer
  outcome: Passed | Failed
}

/** Sends the request of a step, again for as long as its answer asks for that. */
export async function takeStep(step: WorkflowStep, run: Run, { send, wait }: Transport): Promise<StepTaken> {
  for (let retries = 0; ; retries++) {
    const answer = await send(requestOf(step, run))
    const outcome = outcomeOf(step, answer)
    if (outcome.kind !== 'retry') return { answer, outcome }
    if (retries === outcome.retry.limit) return { answer, outcome: { kind: 'failed', unmet: outcome.unmet } }
    await wait(outcome.retry.afterSeconds)
  }
}

/** What the run knows after a step. */
export function after(run: Run, step: WorkflowStep, outputs: Record<string, Json>): Run {
  return { ...run, outputs: { ...run.outputs, [step.id]: outputs } }
}

/** The request of a step. What the run does not know yet stands in it as a name, `{sendOtp.otp}`. */
export function requestOf(step: WorkflowStep, run: Run): StepRequest {
  const value = (template: Json) => resolve(template, reference => valueIn(run, reference) ?? placeholder(reference))
  const given = (place: string) =>
    step.parameters.filter(each => each.in === place).map(({ name, value: of }) => [name, String(value(of))] as const)
  const path = given('path').reduce((so, [name, of]) => so.replace(`{${name}}`, () => asSegment(of)), step.path)
  const query = new URLSearchParams(given('query').map(([name, of]) => [name, of])).toString()
  const type: Record<string, string> = step.payload === undefined ? {} : { 'Content-Type': 'application/json' }
  return {
    method: step.method,
    path: query ? `${path}?${query}` : path,
    headers: { ...Object.fromEntries(given('header')), ...type },
    ...(step.payload !== undefined && { body: value(step.payload) }),
  }
}

/** What an answer means for the run. */
export function outcomeOf(step: WorkflowStep, answer: StepAnswer): Passed | Failed | Again {
  const unmet = step.successCriteria.filter(condition => !holds(condition, answer))
  if (unmet.length === 0) return { kind: 'passed', outputs: outputsOf(step, answer) }
  const retry = step.retries.find(({ condition }) => holds(condition, answer))
  return retry ? { kind: 'retry', retry, unmet } : { kind: 'failed', unmet }
}

/** The steps whose outputs a step needs and the run has not got. */
export function missingSteps(step: WorkflowStep, run: Run): string[] {
  const missing = [...step.parameters.map(({ value }) => value), step.payload ?? null]
    .flatMap(referencesIn)
    .flatMap(reference => (reference.kind === 'output' && valueIn(run, reference) === undefined ? reference.step : []))
  return [...new Set(missing)]
}

function outputsOf(step: WorkflowStep, answer: StepAnswer): Record<string, Json> {
  const found = Object.entries(step.outputs).flatMap(([name, expression]) => {
    const value = readAnswer(expression, answer)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(found)
}

function valueIn({ inputs, outputs }: Run, reference: Reference): Json | undefined {
  return reference.kind === 'input' ? inputs[reference.name] : outputs[reference.step]?.[reference.name]
}

function placeholder(reference: Reference): string {
  return `{${reference.kind === 'input' ? reference.name : `${reference.step}.${reference.name}`}}`
}

/** A placeholder stays readable. */
const asSegment = (value: string) => (value.startsWith('{') ? value : encodeURIComponent(value))
