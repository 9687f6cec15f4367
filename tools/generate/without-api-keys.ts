import type { Node } from '#api/contract/flatten-contract.ts'

/**
 * The contract as the web app calls it: with tokens, so that nothing there has to deal with what only a program with an API key is told.
 * What is left of the 403 of an operation that takes keys is the role of the person. Its 429 is about keys where it has no limit per address.
 */
export function withoutApiKeys<Contract extends Node>(contract: Contract): Contract {
  const paths = mapped<Node>(contract.paths, methods => mapped<Node>(methods, withTokensAlone))
  return { ...contract, paths }
}

function withTokensAlone(operation: Node): Node {
  const security: Node[] = operation.security ?? []
  if (!security.some(requirement => 'apiKey' in requirement)) return operation
  const { 403: _, 429: limited, ...responses } = operation.responses
  const ofPeople = security.filter(requirement => !('apiKey' in requirement))
  const takesRoles = ofPeople.some(({ accessToken }) => accessToken?.length > 0)
  return {
    ...operation,
    security: ofPeople,
    responses: {
      ...responses,
      401: { $ref: '#/components/responses/Unauthenticated' },
      ...(takesRoles && { 403: { $ref: '#/components/responses/RoleRequired' } }),
      ...(operation['x-rate-limit'] && { 429: limited }),
    },
  }
}

const mapped = <Value>(node: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(node).map(([name, value]) => [name, change(value)]))
