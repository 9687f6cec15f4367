import type {
  Call,
  Caller,
  Content,
  Example,
  Field,
  OperationView,
  Parameter,
  Reply,
  Rule,
  RuleKeyword,
  TagView,
  Variant,
} from '#web/features/docs/reference/view.ts'
import { flatten, type Node } from '../../api/contract/flatten-contract.ts'
import { errorHelp } from '../../web/features/docs/errors/error-help.ts'

/** Returns the content of the reference for each tag, in the order of the contract, without operations that are marked `x-internal`. */
export function referenceViews(spec: Node): TagView[] {
  const tags: { name: string; description: string }[] = spec.tags
  const operations = operationsOf(spec)
  return tags.flatMap(({ name, description }) => {
    const own = operations.filter(({ tag }) => tag === name).map(({ view }) => view)
    return own.length > 0 ? [{ name, description, operations: own, codes: codesOf(own) }] : []
  })
}

function operationsOf(spec: Node): { tag: string; view: OperationView }[] {
  return entries(spec.paths).flatMap(([path, methods]) =>
    METHODS.flatMap(method => {
      const operation: Node | undefined = methods[method.toLowerCase()]
      if (!operation || operation['x-internal']) return []
      return [{ tag: String(operation.tags[0]), view: viewOf(path, method, flatten(operation, spec), spec) }]
    }),
  )
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function viewOf(path: string, method: OperationView['method'], operation: Node, spec: Node): OperationView {
  const parameters: Node[] = operation.parameters ?? []
  const body = operation.requestBody ? contentOf(operation.requestBody, spec) : undefined
  const call = callOf(path, parameters, operation.requestBody)
  return withObjects({
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    ...described(operation),
    callers: (operation.security ?? []).flatMap(callersOf),
    parameters: parameters.map(parameter => parameterOf(parameter, spec)),
    ...(body && { body }),
    replies: entries(operation.responses).map(([status, reply]) => replyOf(status, reply, spec)),
    objects: [],
    ...(call && { call }),
  })
}

const SCHEMES = ['onboardingToken', 'accessToken', 'apiKey', 'adminToken'] as const

const callersOf = (requirement: Node): Caller[] =>
  SCHEMES.filter(scheme => scheme in requirement).map(scheme => ({ scheme, needs: requirement[scheme] }))

function parameterOf(parameter: Node, spec: Node): Parameter {
  const { name, in: place, required, schema } = parameter
  const field = fieldOf(name, schema, { spec, isRequired: required })
  return { ...field, ...described(parameter), in: place }
}

function contentOf({ content }: Node, spec: Node): Content | undefined {
  const [first] = entries(content ?? {})
  if (!first) return undefined
  const [mediaType, { schema, ...media }] = first
  return { mediaType, schema: fieldOf('', schema, { spec }), examples: examplesOf(media) }
}

function replyOf(status: string, reply: Node, spec: Node): Reply {
  const content = contentOf(reply, spec)
  const codes = content && Number(status) >= 400 ? errorCodes(content.schema) : []
  const headers = Object.keys(reply.headers ?? {})
  return {
    status,
    description: reply.description,
    ...(headers.length > 0 && { headers }),
    // The fields of errors are the same everywhere.
    ...(codes.length > 0 ? { codes, examples: content?.examples ?? [] } : content && { content }),
  }
}

const errorCodes = ({ fields = [] }: Field): readonly string[] =>
  fields.some(({ name }) => name === 'requestId') ? (fields.find(({ name }) => name === 'code')?.values ?? []) : []

function examplesOf({ examples = {}, example }: Node): Example[] {
  const named = entries(examples).map(([name, { value }]) => ({ name, text: textOf(value) }))
  return example === undefined ? named : [{ name: 'example', text: textOf(example) }, ...named]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2))

const described = ({ description }: Node) => (description ? { description: String(description).trim() } : {})

interface Place {
  spec: Node
  isRequired?: boolean
  /** The names of the schemas that contain this one. */
  within?: readonly string[]
}

const RULES: readonly RuleKeyword[] = [
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'default',
]

function fieldOf(name: string, declared: Node, { spec, isRequired, within = [] }: Place): Field {
  const { schema, names, isNullable } = plainSchema(declared, spec)
  const inside = { spec, within: [...within, ...names] }
  const isRecursive = names.some(each => within.includes(each))
  const item = schema.items ? fieldOf('', schema.items, inside) : undefined
  const values: unknown[] = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  const rules = RULES.flatMap((keyword): Rule[] =>
    schema[keyword] === undefined ? [] : [[keyword, String(schema[keyword])]],
  )
  const fields = isRecursive ? [] : (item?.fields ?? fieldsOf(schema, inside))
  const variants = isRecursive ? [] : (item?.variants ?? variantsOf(schema, inside))
  const objectName = item?.objectName ?? names[0]
  const allValues = item?.values ?? values.map(String)
  const allRules = [...rules, ...(item?.rules ?? [])]
  return {
    name,
    type: typeOf(schema, item, isNullable),
    ...(isRequired && { isRequired: true }),
    ...described(schema),
    ...(allRules.length > 0 && { rules: allRules }),
    ...(allValues.length > 0 && { values: allValues }),
    ...(fields.length > 0 && { fields }),
    ...(variants.length > 0 && { variants }),
    ...(objectName && (fields.length > 0 || variants.length > 0) && { objectName }),
  }
}

function typeOf(schema: Node, item: Field | undefined, isNullable: boolean): string {
  const types = [schema.type ?? (schema.properties || schema.oneOf || schema.anyOf ? 'object' : 'any')].flat()
  const named = types.map((type: string) => (type === 'array' && item ? `array of ${item.type}` : type))
  return [...named, ...(isNullable && !named.includes('null') ? ['null'] : [])].join(' or ')
}

/** Returns the schema combined with everything that it refers to or combines, and the names of these. */
function plainSchema(declared: Node, spec: Node): { schema: Node; names: string[]; isNullable: boolean } {
  const { $ref, allOf, ...own } = declared
  const parts: Node[] = [...($ref ? [spec.components.schemas[nameOf($ref)]] : []), ...(allOf ?? [])]
  const plain = parts.map(part => plainSchema(part, spec))
  const schema = [...plain.map(part => part.schema), own].reduce(combined, {})
  const names = [...($ref ? [nameOf($ref)] : []), ...plain.flatMap(part => part.names)]
  const choices: Node[] = schema.anyOf ?? []
  const others = choices.filter(({ type }) => type !== 'null')
  const isNullable = others.length < choices.length || plain.some(part => part.isNullable)
  const [only] = others
  if (!only || others.length > 1) return { schema, names, isNullable }
  const { anyOf: _, ...rest } = schema
  const chosen = plainSchema(only, spec)
  return { schema: combined(chosen.schema, rest), names: [...names, ...chosen.names], isNullable }
}

const combined = (one: Node, other: Node): Node => ({
  ...one,
  ...other,
  ...((one.properties || other.properties) && { properties: { ...one.properties, ...other.properties } }),
  ...((one.required || other.required) && { required: [...(one.required ?? []), ...(other.required ?? [])] }),
})

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

function fieldsOf({ properties = {}, required = [], additionalProperties }: Node, inside: Place): Field[] {
  const named = entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, { ...inside, isRequired: required.includes(name) }),
  )
  const isMap = typeof additionalProperties === 'object' && additionalProperties !== null
  return isMap ? [...named, fieldOf('*', additionalProperties, inside)] : named
}

function variantsOf({ oneOf, anyOf }: Node, inside: Place): Variant[] {
  const choices: Node[] = oneOf ?? anyOf ?? []
  return choices.map(choice => {
    const { fields = [], type } = fieldOf('', choice, inside)
    const named = fields.find(({ values, name }) => values?.length === 1 && ['type', 'kind'].includes(name))
    return { name: named?.values?.[0] ?? (choice.$ref ? nameOf(choice.$ref) : type), fields }
  })
}

/**
 * Returns the operation with each object that several of its fields share only once: `Money` may occur in it twenty times. Up to here `objectName`
 * accompanies the fields, and after this it replaces them.
 */
function withObjects(operation: OperationView): OperationView {
  const objects = new Map<string, { field: Field; count: number }>()
  const count = (field: Field): void => {
    const before = field.objectName === undefined ? undefined : objects.get(field.objectName)
    if (field.objectName !== undefined) objects.set(field.objectName, { field, count: (before?.count ?? 0) + 1 })
    // The content of an object is on the page once, however often the object occurs.
    if (!before) for (const each of inside(field)) count(each)
  }
  const schemas = [operation.body, ...operation.replies.map(({ content }) => content)].flatMap(content =>
    content ? [content.schema] : [],
  )
  for (const field of [...operation.parameters, ...schemas]) count(field)
  const isShared = (name: string | undefined) => name !== undefined && (objects.get(name)?.count ?? 0) > 1
  const opened = (field: Field): Field => {
    const { objectName: _, fields, variants, ...rest } = field
    return {
      ...rest,
      ...(fields && { fields: fields.map(shown) }),
      ...(variants && { variants: variants.map(({ name, fields }) => ({ name, fields: fields.map(shown) })) }),
    }
  }
  const shown = (field: Field): Field => {
    if (!isShared(field.objectName)) return opened(field)
    const { fields: _, variants: __, ...rest } = field
    return rest
  }
  const content = <Has extends { content?: Content }>(part: Has): Has =>
    part.content ? { ...part, content: { ...part.content, schema: shown(part.content.schema) } } : part
  return {
    ...operation,
    ...(operation.body && { body: { ...operation.body, schema: shown(operation.body.schema) } }),
    replies: operation.replies.map(content),
    objects: [...objects].flatMap(([name, { field }]) => (isShared(name) ? [{ ...opened(field), name }] : [])),
  }
}

const inside = ({ fields = [], variants = [] }: Field): readonly Field[] => [
  ...fields,
  ...variants.flatMap(variant => variant.fields),
]

/** Returns the call of the first example. A snippet can contain only JSON. */
function callOf(path: string, parameters: Node[], requestBody: Node | undefined): Call | undefined {
  const json: Node | undefined = requestBody?.content['application/json']
  if (requestBody && !json) return undefined
  const used = parameters.filter(({ in: place, required, name }) => place === 'path' || required || name === KEY)
  const exampleOf = ({ example, examples, schema }: Node) =>
    String(example ?? Object.values<Node>(examples ?? {})[0]?.value ?? schema.example ?? schema.examples?.[0] ?? '…')
  const of = (place: string) => used.filter(parameter => parameter.in === place)
  const filled = of('path').reduce<string>((text, each) => text.replace(`{${each.name}}`, exampleOf(each)), path)
  const query = new URLSearchParams(of('query').map(each => [each.name, exampleOf(each)])).toString()
  const headers = Object.fromEntries(of('header').map(each => [each.name, exampleOf(each)]))
  const [example] = Object.values<Node>(json?.examples ?? {})
  return {
    path: query ? `${filled}?${query}` : filled,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(json && { body: example?.value ?? json.example ?? {} }),
  }
}

const KEY = 'Idempotency-Key'

function codesOf(operations: readonly OperationView[]): TagView['codes'] {
  const codes = new Set(operations.flatMap(({ replies }) => replies.flatMap(reply => reply.codes ?? [])))
  return Object.fromEntries(
    Object.entries(errorHelp)
      .filter(([code]) => codes.has(code))
      .map(([code, { en, ar }]) => [code, { en: en.happened, ar: ar.happened }]),
  )
}

const entries = (node: Node): [string, Node][] => Object.entries(node)
