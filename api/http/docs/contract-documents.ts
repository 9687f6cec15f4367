import { dump, load } from 'js-yaml'
import { type Contract, publicContract, SERVER_ADDRESS } from '#api/contract/public-contract.ts'

/** The contract for integrators as text, by the name of its file. */
export type ContractDocuments = Record<'openapi.yaml' | 'openapi.json', string>

/** Long lines are not folded, and aliases are not used. js-yaml quotes what YAML 1.1 reads differently, such as `on`: Python reads YAML 1.1. */
const YAML_OPTIONS = { lineWidth: -1, noRefs: true }

/** This takes more than a second, in which nothing else runs. Therefore the build does it. */
export function contractDocuments(text: string): ContractDocuments {
  const contract = {
    ...publicContract(parseContract(text)),
    servers: [{ url: SERVER_ADDRESS, description: 'This server' }],
  }
  return { 'openapi.yaml': dump(contract, YAML_OPTIONS), 'openapi.json': JSON.stringify(contract) }
}

/** The parser is js-yaml, because the package `yaml` takes several times as long. */
export function parseContract(text: string): Contract {
  const document = load(text)
  if (!isContract(document)) throw new Error('openapi.yaml is not a contract')
  return document
}

const isContract = (document: unknown): document is Contract =>
  typeof document === 'object' && document !== null && 'paths' in document && 'components' in document
