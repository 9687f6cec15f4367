import type { Node } from '#api/contract/flatten-contract.ts'

/** Returns a schema of the contract as a TypeScript type. Formats, limits and patterns become tags in comments. */
export function typeOf(schema: Node): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.enum) return schema.enum.map((value: unknown) => literal(value)).join(' | ')
  if (schema.oneOf ?? schema.anyOf) return union((schema.oneOf ?? schema.anyOf).map(typeOf))
  if (schema.allOf) return schema.allOf.map((part: Node) => `(${typeOf(part)})`).join(' & ')
  if (Array.isArray(schema.type)) return union(schema.type.map((type: string) => typeOf({ ...schema, type })))
  return ofType(schema)
}

/** Returns `export interface Name { … }`, or a type alias for a schema that is not an object. */
export function declaration(name: string, schema: Node): string {
  const isObject = schema.type === 'object' && schema.properties
  const code = isObject ? `export interface ${name} ${typeOf(schema)}` : `export type ${name} = ${typeOf(schema)}`
  return `${comment([schema.description, ...limits(schema)])}${code}\n`
}

/** Returns a JSDoc comment, or nothing without text. */
export function comment(paragraphs: (string | undefined)[], indent = ''): string {
  const text = paragraphs.filter(Boolean).join('\n').trim().replaceAll('*/', '*\\/')
  if (!text) return ''
  const lines = text.split('\n').map(line => `${indent} * ${line}`.trimEnd())
  return lines.length === 1 ? `${indent}/** ${text} */\n` : `${indent}/**\n${lines.join('\n')}\n${indent} */\n`
}

export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** Returns the members of an object's type. */
export function members(properties: Node, required: string[], { orUndefined = false } = {}): string {
  return Object.entries(properties)
    .map(([name, schema]) => {
      const isRequired = required.includes(name)
      const type = typeOf(schema) + (!isRequired && orUndefined ? ' | undefined' : '')
      return `${comment([schema.description, ...limits(schema)], '  ')}  ${name}${isRequired ? '' : '?'}: ${type}\n`
    })
    .join('')
}

function ofType(schema: Node): string {
  switch (schema.type) {
    case 'object':
      return ofObject(schema)
    case 'array':
      return `Array<${typeOf(schema.items)}>`
    case 'integer':
      return 'number'
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string'
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type
    default:
      throw new Error(`No type for ${JSON.stringify(schema)}`)
  }
}

function ofObject({ properties, additionalProperties, required = [] }: Node): string {
  if (properties) return `{\n${members(properties, required)}}`
  return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`
}

/** Returns constraints that a type cannot express, as JSDoc tags. */
function limits(schema: Node): string[] {
  const tags = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default']
  return tags.filter(tag => schema[tag] !== undefined).map(tag => `@${tag} ${schema[tag]}`)
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value))

const union = (types: string[]) => [...new Set(types)].join(' | ')
