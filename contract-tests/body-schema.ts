import type { Node } from '#api/contract/flatten-contract.ts'
import { allGreen, type Operation, type Scenario } from './contract.ts'

/** The schema of the body; of one that has several kinds that of the kind in which nothing goes wrong. */
export function bodySchemaOf(operation: Operation): Node | undefined {
  return kindsOf(operation)[0]?.schema
}

/** A kind of body: its schema, and a scenario in which it is sent and nothing goes wrong. */
interface Kind {
  scenario: Scenario
  schema: Node
}

/** The kinds of the body, which a field tells apart; most operations have one. */
export function kindsOf(operation: Operation): Kind[] {
  const { bodySchema, scenarios } = operation
  if (!bodySchema) return []
  const tellingField = bodySchema.discriminator?.propertyName
  if (!tellingField) return [{ scenario: allGreen(operation), schema: bodySchema }]
  const successes = scenarios.filter(({ code }) => code === undefined)
  const kinds: Kind[] = bodySchema.oneOf.map((schema: Node) => {
    const isOfKind = ({ body }: Scenario) => schema.properties[tellingField].enum.includes(body?.[tellingField])
    const scenario = successes.find(isOfKind)
    if (!scenario) throw new Error(`${operation.id} shows no ${schema.properties[tellingField].enum}`)
    return { scenario, schema }
  })
  // All green comes first.
  return kinds.sort((one, other) => successes.indexOf(one.scenario) - successes.indexOf(other.scenario))
}
