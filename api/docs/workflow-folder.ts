import { freshFunctions, freshSource } from '#arazzo/fresh-source.ts'
import { parseCondition, pointerOf, type Reference, resolve } from '#arazzo/runtime-expression.ts'
import type { Json, Workflow, WorkflowStep } from '#arazzo/workflow.ts'
import {
  authOf,
  type CollectionEvent,
  type CollectionFolder,
  type CollectionItem,
  type CollectionVariable,
  jsonBody,
  placeholder,
  urlOf,
  variableOf,
} from './postman-format.ts'

/** The calls of a flow in order. Their scripts store the outputs as variables, so that the folder runs from top to bottom. */
export function workflowFolder(workflow: Workflow): CollectionFolder {
  const { summary: name, description, steps } = workflow
  return { name, description, item: steps.map((step, index) => stepItem(workflow, step, index)) }
}

/** Inputs have their flow as a prefix, because several flows have inputs of the same name. Outputs are shared by the whole collection. */
export function workflowVariables(workflow: Workflow): CollectionVariable[] {
  const inputs = workflow.inputs.map(({ name, default: value }) => variableOf(inputName(workflow, name), value))
  const left = workflow.steps.flatMap(({ outputs }) => Object.keys(outputs)).map(name => variableOf(name, ''))
  return [...inputs, ...left]
}

function stepItem(workflow: Workflow, step: WorkflowStep, index: number): CollectionItem {
  const fill = (value: Json) => resolve(value, reference => placeholder(variableName(workflow, reference)))
  const given = (place: string) =>
    step.parameters
      .filter(each => each.in === place)
      .map(({ name, value }) => ({ key: name, value: String(fill(value)) }))
  const path = given('path').reduce((so, { key, value }) => so.replace(`{${key}}`, () => value), step.path)
  const token = given('header').find(({ key }) => key === 'Authorization')?.value
  return {
    name: `${index + 1}. ${step.summary}`,
    event: [...(index === 0 ? freshEvents(workflow) : []), event('test', checksOf(step))],
    request: {
      method: step.method,
      description: step.note ?? '',
      auth: authOf(token?.replace(/^Bearer /, '')),
      header: step.payload === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      ...(step.payload !== undefined && { body: jsonBody(fill(step.payload)) }),
      url: urlOf(path, given('query')),
    },
    response: [],
  }
}

const inputName = ({ id }: Workflow, name: string) => `${id}_${name}`

const variableName = (workflow: Workflow, reference: Reference) =>
  reference.kind === 'input' ? inputName(workflow, reference.name) : reference.name

/** Creates the fresh values at the start of a run. */
function freshEvents(workflow: Workflow): CollectionEvent[] {
  const made = workflow.inputs.flatMap(({ name, fresh }) =>
    fresh ? [`pm.collectionVariables.set('${inputName(workflow, name)}', ${freshSource(fresh)})`] : [],
  )
  return made.length > 0 ? [event('prerequest', [...freshFunctions(workflow.inputs), ...made])] : []
}

function checksOf({ summary, successCriteria, outputs }: WorkflowStep): string[] {
  const checks = successCriteria.map(check)
  const assignments = Object.entries(outputs).map(
    ([name, expression]) => `pm.collectionVariables.set('${name}', ${inBody(expression)})`,
  )
  return [`pm.test(${JSON.stringify(summary)}, () => {`, ...checks.map(line => `  ${line}`), '})', ...assignments]
}

function check(condition: string): string {
  const { expression, operator, expected } = parseCondition(condition)
  if (expression === '$statusCode' && operator === '==') return `pm.response.to.have.status(${expected})`
  return `pm.expect(${inBody(expression)}).to${operator === '==' ? '' : '.not'}.equal(${JSON.stringify(expected)})`
}

const inBody = (expression: string): string =>
  `pm.response.json()${pointerOf(expression)
    .map(name => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`))
    .join('')}`

const event = (listen: CollectionEvent['listen'], code: string[]): CollectionEvent => ({
  listen,
  script: { type: 'text/javascript', exec: code.flatMap(each => each.split('\n')) },
})
