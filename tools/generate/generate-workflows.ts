import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Node } from '#api/contract/flatten-contract.ts'
import { parseCondition, pointerOf, referencesIn } from '#arazzo/runtime-expression.ts'
import type { Retry, Workflow, WorkflowParameter, WorkflowStep } from '#arazzo/workflow.ts'

interface Paths {
  contract: string
  workflows: string
  file: string
}

/** Writes the workflows for both sides. Each step gets the tag, method, path and summary of its operation. */
export function writeWorkflows({ contract, workflows, file }: Paths): void {
  const spec: Node = parse(readFileSync(contract, 'utf8'), { merge: true })
  const described: Node = parse(readFileSync(workflows, 'utf8'), { merge: true })
  const joined = joinWorkflows(spec, described)
  const texts = new Set(Object.values(joined).flatMap(textsOf))
  const text = [
    '// Generated from openapi.yaml and workflows.arazzo.yaml. Do not edit.',
    "import type { Workflow } from '#arazzo/workflow.ts'\n",
    `export type WorkflowText =\n${[...texts].map(each => `  | ${JSON.stringify(each)}`).join('\n')}\n`,
    `export const workflows = ${JSON.stringify(joined, null, 2)} as const satisfies Record<string, Workflow<WorkflowText>>\n`,
  ].join('\n')
  writeFileSync(file, text)
}

/** Returns the texts of a workflow that people read. */
function textsOf({ summary, description, inputs, steps }: Workflow): string[] {
  const ofSteps = steps.flatMap(step => [step.summary, ...(step.note ? [step.note] : [])])
  return [summary, description, ...inputs.map(input => input.description), ...ofSteps]
}

/** Returns the workflows by their ids. */
export function joinWorkflows(spec: Node, described: Node): Record<string, Workflow> {
  const operations = operationsOf(spec)
  return Object.fromEntries(
    described.workflows.map((workflow: Node) => [workflow.workflowId, join(workflow, operations, described)]),
  )
}

function join(workflow: Node, operations: Map<string, Node>, described: Node): Workflow {
  const { workflowId: id, summary, description, inputs, steps, outputs = {} } = workflow
  for (const expression of Object.values(outputs)) referencesIn(String(expression))
  return {
    id,
    summary,
    description,
    inputs: Object.entries(inputs.properties as Node).map(([name, schema]) => ({
      name,
      description: schema.description,
      default: schema.default,
      ...(schema['x-fresh'] && { fresh: schema['x-fresh'] }),
    })),
    steps: steps.map((step: Node) => joinStep(step, operations, described)),
    outputs,
  }
}

function joinStep(step: Node, operations: Map<string, Node>, described: Node): WorkflowStep {
  const operation = operations.get(step.operationId)
  if (!operation) throw new Error(`The contract has no operation ${step.operationId}`)
  const { tag, method, path, summary } = operation
  const joined: WorkflowStep = {
    id: step.stepId,
    operationId: step.operationId,
    tag,
    method,
    path,
    summary,
    ...(step.description && { note: step.description }),
    caller: step['x-caller'] ?? 'integrator',
    parameters: (step.parameters ?? []).map((parameter: Node) => parameterOf(parameter, described)),
    ...(step.requestBody && { payload: step.requestBody.payload }),
    successCriteria: step.successCriteria.map(({ condition }: Node) => condition),
    retries: (step.onFailure ?? []).map(retryOf),
    outputs: step.outputs ?? {},
    messages: step['x-messages'] ?? [],
  }
  requireSupported(joined)
  return joined
}

function parameterOf(parameter: Node, described: Node): WorkflowParameter {
  if (typeof parameter.reference !== 'string') return { name: parameter.name, in: parameter.in, value: parameter.value }
  const name = parameter.reference.replace('$components.parameters.', '')
  return parameterOf(described.components.parameters[name], described)
}

function retryOf({ type, retryAfter, retryLimit, criteria }: Node): Retry {
  if (type !== 'retry' || criteria.length !== 1) throw new Error('onFailure supports only a retry with one criterion')
  return { condition: criteria[0].condition, afterSeconds: retryAfter, limit: retryLimit }
}

/** Fails on expressions that the interpreter does not support. */
function requireSupported({ parameters, payload, successCriteria, retries, outputs }: WorkflowStep): void {
  for (const { value } of parameters) referencesIn(value)
  if (payload !== undefined) referencesIn(payload)
  for (const condition of [...successCriteria, ...retries.map(retry => retry.condition)]) parseCondition(condition)
  for (const expression of Object.values(outputs)) pointerOf(expression)
}

function operationsOf(spec: Node): Map<string, Node> {
  const all = Object.entries(spec.paths as Node).flatMap(([path, methods]) =>
    Object.entries(methods as Node).map(([method, { operationId, tags, summary }]): [string, Node] => [
      operationId,
      { tag: tags[0], method: method.toUpperCase(), path, summary },
    ]),
  )
  return new Map(all)
}
