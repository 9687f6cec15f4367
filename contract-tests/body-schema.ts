import type { Node } from '../tools/flatten-contract.ts'
import { allGreen, type Operation } from './contract.ts'

/** The schema of the body; of one that has several kinds that of the kind in which nothing goes wrong. */
export function bodySchemaOf(operation: Operation): Node | undefined {
  const { bodySchema } = operation
  const tellingField = bodySchema?.discriminator?.propertyName
  if (!tellingField) return bodySchema
  const kind = allGreen(operation).body?.[tellingField]
  return bodySchema.oneOf.find((each: Node) => each.properties[tellingField].enum.includes(kind))
}
