export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** A participant of a flow. */
export type Party = 'integrator' | 'plink' | 'customer' | 'bank'

/** A message between the parties besides the calls. */
export type MessageKind =
  | 'code_by_sms'
  | 'code_typed'
  | 'nafath_request'
  | 'call'
  | 'three_ds_page'
  | 'transfer_order'
  | 'api_key'
  | 'webhook'

/** A value that only one account can have, so that each run needs a new one. */
export type FreshKind = 'phone_number' | 'cr_number' | 'id_number' | 'iban'

export interface WorkflowInput<Text extends string = string> {
  name: string
  description: Text
  /** A value that works in a sandbox. If the input must be fresh, it works only once. */
  default: string
  fresh?: FreshKind
}

export interface WorkflowParameter {
  name: string
  in: 'path' | 'query' | 'header'
  value: Json
}

/** A step whose response meets the condition is repeated. */
export interface Retry {
  condition: string
  afterSeconds: number
  limit: number
}

export interface WorkflowMessage {
  from: Party
  to: Party
  what: MessageKind
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call with the method, path and summary of its operation. Values may contain runtime expressions. */
export interface WorkflowStep<Text extends string = string> {
  id: string
  operationId: string
  /** The tag of the operation. */
  tag: string
  method: Method
  path: string
  /** The summary of the operation. */
  summary: Text
  /** A hint about the call at this point of the flow. */
  note?: Text
  /** The party that sends the call outside the sandbox. */
  caller: Party
  parameters: readonly WorkflowParameter[]
  payload?: Json
  successCriteria: readonly string[]
  retries: readonly Retry[]
  /** The expression of each output. */
  outputs: Readonly<Record<string, string>>
  messages: readonly WorkflowMessage[]
}

/** A workflow. `Text` is the type of every text for people. The generated workflows list all texts, so the compiler finds missing translations. */
export interface Workflow<Text extends string = string> {
  id: string
  summary: Text
  description: Text
  inputs: readonly WorkflowInput<Text>[]
  steps: readonly WorkflowStep<Text>[]
  outputs: Readonly<Record<string, string>>
}
