export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Who speaks with whom in a flow. */
export type Party = 'integrator' | 'plink' | 'customer'

/** What passes between the parties around a call. */
export type MessageKind = 'code_by_sms' | 'code_typed' | 'nafath_request' | 'call'

/** What belongs to one account only, so that each run needs a value of its own. */
export type FreshKind = 'phone_number' | 'cr_number' | 'id_number'

export interface WorkflowInput<Text extends string = string> {
  name: string
  description: Text
  /** Works in a sandbox; once only, if the input has to be fresh. */
  default: string
  fresh?: FreshKind
}

export interface WorkflowParameter {
  name: string
  in: 'path' | 'query' | 'header'
  value: Json
}

/** A step whose answer meets the condition asks again after a while. */
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

/** A call, joined with what the contract says about its operation. Values may hold runtime expressions. */
export interface WorkflowStep<Text extends string = string> {
  id: string
  operationId: string
  method: Method
  path: string
  /** Of the operation. */
  summary: Text
  /** What to know about the call at this place of the flow. */
  note?: Text
  /** Who makes it outside the sandbox. */
  caller: Party
  parameters: readonly WorkflowParameter[]
  payload?: Json
  successCriteria: readonly string[]
  retries: readonly Retry[]
  /** Where in the answer each value stands. */
  outputs: Readonly<Record<string, string>>
  messages: readonly WorkflowMessage[]
}

/** `Text` is what a person reads of it: the generated workflows name each, so that no translation goes missing. */
export interface Workflow<Text extends string = string> {
  id: string
  summary: Text
  description: Text
  inputs: readonly WorkflowInput<Text>[]
  steps: readonly WorkflowStep<Text>[]
  outputs: Readonly<Record<string, string>>
}
