/** The part of the contract that the reference shows. `tools/reference/reference-view.ts` derives it during the build. */

/** Text of the contract in both languages. The contract itself is in English. */
interface Bilingual {
  en: string
  ar: string
}

export interface TagView {
  name: string
  description: string
  operations: readonly OperationView[]
  /** The cause of each code with which an operation of the tag responds. */
  codes: Readonly<Record<string, Bilingual>>
}

/** The facts about an operation that a list shows. */
export interface OperationSummary {
  id: string
  method: 'GET' | 'POST' | 'DELETE' | 'PATCH' | 'PUT'
  path: string
  summary: string
}

export interface TagSummary {
  name: string
  description: string
  operations: readonly OperationSummary[]
}

export interface OperationView extends OperationSummary {
  description?: string
  /** Each of these may call the operation. If there is none, everybody may. */
  callers: readonly Caller[]
  parameters: readonly Parameter[]
  body?: Content
  replies: readonly Reply[]
  /** Objects that several fields share, by their names in the contract. */
  objects: readonly Field[]
  /** Absent if a snippet cannot contain the body. */
  call?: Call
}

export interface Caller {
  scheme: 'onboardingToken' | 'accessToken' | 'apiKey' | 'adminToken'
  /** The permitted roles of the member whom an access token names, or the scopes of a key. Empty if there is no restriction. */
  needs: readonly string[]
}

export interface Field {
  name: string
  /** The type in the words of JSON Schema, such as `array of string`. */
  type: string
  isRequired?: true
  description?: string
  rules?: readonly Rule[]
  values?: readonly string[]
  fields?: readonly Field[]
  variants?: readonly Variant[]
  /** The name of the shared object that has the fields. It replaces them. */
  objectName?: string
}

/** A limit by its keyword in JSON Schema. */
export type Rule = readonly [keyword: RuleKeyword, value: string]
export type RuleKeyword =
  | 'minimum'
  | 'maximum'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'pattern'
  | 'format'
  | 'default'

export interface Variant {
  name: string
  fields: readonly Field[]
}

export interface Parameter extends Field {
  in: 'path' | 'query' | 'header'
}

export interface Content {
  mediaType: string
  /** The body as a whole. Its name is empty. */
  schema: Field
  examples: readonly Example[]
}

export interface Example {
  name: string
  /** Indented JSON, or the text of another media type. */
  text: string
}

export interface Reply {
  status: string
  description: string
  /** The codes of an error response. The bodies differ only in these. */
  codes?: readonly string[]
  content?: Content
  examples?: readonly Example[]
  headers?: readonly string[]
}

/** A call with the values of the examples. */
export interface Call {
  path: string
  headers?: Readonly<Record<string, string>>
  body?: unknown
}

/** The name of the module that has the view of a tag. The build makes it. */
export const referenceModule = (tag: string) => `features/docs/reference/view/${tag}.js`
