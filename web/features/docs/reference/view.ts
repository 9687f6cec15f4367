/** What the reference shows of the contract. `tools/reference/reference-view.ts` derives it at build. */

/** Text of the contract in both languages. The contract itself is in English. */
interface Bilingual {
  en: string
  ar: string
}

export interface TagView {
  name: string
  description: string
  operations: readonly OperationView[]
  /** What has happened when an operation of the tag responds with the code. */
  codes: Readonly<Record<string, Bilingual>>
}

/** What a list of operations shows of one. */
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
  /** Any of them may call it. Without one, everybody may. */
  callers: readonly Caller[]
  parameters: readonly Parameter[]
  body?: Content
  replies: readonly Reply[]
  /** What several fields have in common, by the names of the contract. */
  objects: readonly Field[]
  /** Absent where a snippet cannot contain the body. */
  call?: Call
}

export interface Caller {
  scheme: 'onboardingToken' | 'accessToken' | 'apiKey' | 'adminToken'
  /** Of the member whom an access token names, or the scopes of a key. Empty for any. */
  needs: readonly string[]
}

export interface Field {
  name: string
  /** In the words of JSON Schema: `array of string`. */
  type: string
  isRequired?: true
  description?: string
  rules?: readonly Rule[]
  values?: readonly string[]
  fields?: readonly Field[]
  variants?: readonly Variant[]
  /** In place of its fields: that of the object which has them. */
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
  /** Of errors. Their bodies differ only by these. */
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
