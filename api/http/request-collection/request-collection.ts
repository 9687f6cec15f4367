import { flatten, type Node } from '#api/contract/flatten-contract.ts'
import type { Workflow } from '#arazzo/workflow.ts'
import { type Collection, type CollectionFolder, type CollectionVariable, FORMAT, variableOf } from './format.ts'
import { type Operation, operationItem, variablesOf } from './operation-item.ts'
import { workflowFolder, workflowVariables } from './workflow-folder.ts'

interface Sources {
  /** Without what integrators do not call. */
  contract: Node
  workflows: readonly Workflow[]
  baseUrl: string
}

/** The contract for API clients: a folder with the flows, then one for each tag. */
export function requestCollection({ contract, workflows, baseUrl }: Sources): Collection {
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

/** What a flow leaves and an operation wants has one name. */
function firstOfEach(variables: CollectionVariable[]): CollectionVariable[] {
  return [...new Map(variables.toReversed().map(each => [each.key, each])).values()].toReversed()
}
