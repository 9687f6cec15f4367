import type { People } from './people.ts'
import type { Preparation } from './steps/preparation.ts'
import type { ValidatedResponse } from './validated-response.ts'

/** Where a field that a request has sent is read. */
export interface ReadBack {
  /** The operationId that returns it. */
  operation: string
  /** Its path in the response. `items[code]` is the item with the code that was sent, `items[id=optionId]` the one with the optionId that was sent. */
  path: string
  /** The parameters of the reading operation, where its example is about something else. */
  parameters?: Record<string, string>
  /** The value that is read for the one that was sent, where the two differ. */
  as?: Record<string, string> | ((sent: string) => string)
}

/** The reason why no response returns a field. */
type Reason = (typeof REASONS)[number]

const REASONS = [
  'a credential: it is stored as a hash, or a token that is used up',
  'a code: it is used up',
  'a proof: it must match what is stored, else the request is refused',
  'a fact: it must match what is stored, else the request is refused',
  'an identifier of what the request acts on',
  'a choice of what the request does',
  'a key: a second request with it does nothing',
  'a constant: it has one value',
  'of the registry: what it has is stored instead',
  'a fact of the sandbox: the response itself has it',
] as const

export const [CREDENTIAL, CODE, PROOF, FACT, IDENTIFIER, CHOICE, KEY, CONSTANT, OF_REGISTRY, IN_RESPONSE] = REASONS

interface StoringOperation {
  /** Takes the place of the operation's usual preparation. */
  prepare?: Preparation
  /** Does what must follow the request before its fields can be read. The body of the response names what the request made. */
  afterwards?(people: People, response: ValidatedResponse['body']): Promise<unknown>
  fields: Record<string, ReadBack | Reason>
}

/** Every field that an operation takes, by operationId. The name of a nested field is a path, `limit.amount`. */
export type RequestFields = Record<string, StoringOperation>

/** Returns what names the place of a field in the responses of an operation, below a path that its fields share. */
export const readIn =
  (operation: string, place = '', parameters?: Record<string, string>) =>
  (path: string): ReadBack => ({ operation, path: `${place}${path}`, ...(parameters && { parameters }) })

// Several subjects read their fields back here.
export const inSession = readIn('getOnboardingSession', 'data.')
export const inCustomer = readIn('getCustomer')
export const inAdminEvent = readIn('getCustomer', 'adminEvents[0].')
export const inRequest = readIn('listStaffRequests', 'items[0].')
