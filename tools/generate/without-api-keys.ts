import type { Node } from '#api/contract/flatten-contract.ts'

/**
 * Returns the contract as the web app uses it, with tokens only, so that the web app has no code for responses about API keys. The remaining 403 of
 * such an operation is about the person's role. Its 429 is about keys if it has no limit per address.
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
