import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Node } from '#api/contract/flatten-contract.ts'

/** Writes the types of events, by the schema of their object, and the example of the webhook, for the documentation. */
export function writeEventIndex({ contract, file }: { contract: string; file: string }): void {
  const { components, webhooks }: Node = parse(readFileSync(contract, 'utf8'))
  const schemaOf = ({ $ref }: Node): string => $ref.split('/').at(-1)
  const lines = components.schemas.Event.anyOf.map((each: Node) => {
    const { type, data } = components.schemas[schemaOf(each)].properties
    return `  ${JSON.stringify({ object: schemaOf(data.properties.object), types: type.enum })},\n`
  })
  const { parameters, requestBody } = webhooks.event.post
  const headers = Object.fromEntries(parameters.map(({ name, example }: Node) => [name, example]))
  const [example] = Object.values<Node>(requestBody.content['application/json'].examples)
  writeFileSync(
    file,
    `// Generated from openapi.yaml. Do not edit.
export const eventIndex = [\n${lines.join('')}] as const

export const eventExample = ${JSON.stringify({ headers, body: example?.value })} as const
`,
  )
}
