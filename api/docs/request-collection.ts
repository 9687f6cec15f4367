import { readFileSync } from 'node:fs'
import type { Env, Hono } from 'hono'
import { parse } from 'yaml'
import { flatten, type Node } from '#api/contract/flatten-contract.ts'
import { workflows } from '#api/contract/generated/workflows.ts'
import { memoizeAsync } from '#api/platform/memoize-async.ts'
import type { Workflow } from '#arazzo/workflow.ts'
import {
  authOf,
  type Collection,
  type CollectionFolder,
  type CollectionItem,
  type CollectionParameter,
  type CollectionVariable,
  FORMAT,
  jsonBody,
  placeholder,
  urlOf,
  variableOf,
} from './postman-format.ts'
import { referenceContract } from './reference-contract.ts'
import { workflowFolder, workflowVariables } from './workflow-folder.ts'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

/** Serves the workflows as files: the Arazzo description and a collection for API clients. */
export function mountWorkflowFiles<E extends Env>(app: Hono<E>, { publicUrl }: { publicUrl: string }): void {
  const collection = memoizeAsync(async () => {
    const contract = referenceContract(parse(read('openapi.yaml'), { merge: true }))
    return JSON.stringify(
      requestCollection({ contract, workflows: Object.values(workflows), baseUrl: publicUrl }),
      null,
      2,
    )
  })
  const description = memoizeAsync(async () => read('workflows.arazzo.yaml'))
  app.get('/docs/plink.postman_collection.json', async c =>
    c.body(await collection(), 200, { 'Content-Type': 'application/json' }),
  )
  app.get('/workflows.arazzo.yaml', async c =>
    c.body(await description(), 200, { 'Content-Type': 'application/yaml; charset=utf-8' }),
  )
}

interface Sources {
  /** Without internal operations. */
  contract: Node
  workflows: readonly Workflow[]
  baseUrl: string
}

/** The contract as a collection: a folder with the flows, then a folder for each tag. */
function requestCollection({ contract, workflows, baseUrl }: Sources): Collection {
  const operations = operationsOf(contract)
  const { title, version, summary } = contract.info
  const flows = {
    name: 'Flows',
    description: 'Each runs from top to bottom against a sandbox.',
    item: workflows.map(workflowFolder),
  }
  const variables = [
    variableOf('baseUrl', baseUrl),
    ...workflows.flatMap(workflowVariables),
    ...operations.flatMap(({ operation }) => variablesOf(operation)),
  ]
  return {
    info: { name: title, description: summary, version, schema: FORMAT },
    item: [flows, ...contract.tags.map((tag: Tag) => tagFolder(tag, operations))],
    variable: firstOfEach(variables),
  }
}

interface Tag {
  name: string
  description: string
}

interface Placed {
  method: string
  path: string
  operation: Operation
}

function operationsOf(contract: Node): Placed[] {
  return Object.entries(contract.paths as Node).flatMap(([path, methods]) =>
    Object.entries(methods as Node).map(([method, written]) => {
      const { summary, description, tags, security, parameters, requestBody } = flatten(written, contract)
      return { method, path, operation: { summary, description, tags, security, parameters, requestBody } }
    }),
  )
}

function tagFolder({ name, description }: Tag, operations: Placed[]): CollectionFolder {
  const own = operations.filter(({ operation }) => operation.tags.includes(name))
  return { name, description, item: own.map(({ method, path, operation }) => operationItem(method, path, operation)) }
}

/** An output of a flow and an input of an operation may have the same name. Only the first is kept. */
function firstOfEach(variables: CollectionVariable[]): CollectionVariable[] {
  return [...new Map(variables.toReversed().map(each => [each.key, each])).values()].toReversed()
}

interface Example {
  value: unknown
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  example?: unknown
  examples?: Record<string, Example>
}

interface Operation {
  summary: string
  description?: string
  tags: string[]
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { examples?: Record<string, Example> }> }
}

/** A request with the example of the successful scenario. */
function operationItem(method: string, path: string, operation: Operation): CollectionItem {
  const { summary, description = '', parameters = [], security = [] } = operation
  const example = operation.requestBody?.content['application/json']?.examples?.all_green?.value
  const [scheme] = security.flatMap(each => Object.keys(each))
  const header = parameters
    .filter(each => each.in === 'header')
    .map(({ name, ...rest }) => ({ key: name, value: exampleOf(rest), ...describedBy(rest), disabled: true }))
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description,
      auth: authOf(scheme && placeholder(scheme)),
      header: [...(example === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]), ...header],
      ...(example !== undefined && { body: jsonBody(example) }),
      url: urlOf(
        path.replace(/\{(\w+)\}/g, (_, name) => placeholder(name)),
        parameters.filter(each => each.in === 'query').map(queryOf),
      ),
    },
    response: [],
  }
}

/** The variables of an operation: its path parameters, with examples, and its token. */
function variablesOf({ parameters = [], security = [] }: Operation): CollectionVariable[] {
  const inPath = parameters.filter(each => each.in === 'path').map(each => variableOf(each.name, exampleOf(each)))
  return [...inPath, ...security.flatMap(each => Object.keys(each)).map(name => variableOf(name, ''))]
}

/** Values are encoded here, because API clients send them unchanged and the `+` of a phone number would arrive as a space. */
function queryOf({ name, required, ...rest }: Parameter): CollectionParameter {
  const value = encodeURIComponent(exampleOf(rest))
  return { key: name, value, ...describedBy(rest), ...(!required && { disabled: true }) }
}

const exampleOf = ({ example, examples }: Pick<Parameter, 'example' | 'examples'>): string =>
  String(examples?.all_green?.value ?? Object.values(examples ?? {})[0]?.value ?? example ?? '')

const describedBy = ({ description }: { description?: string }) => description !== undefined && { description }
