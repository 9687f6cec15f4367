import type { OpenAPIHonoOptions } from '@hono/zod-openapi'
import type { core } from 'zod'
import type { ApiEnv } from '#api/http/api-env.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

/** The hook of zod-openapi for each validated part of a request. Throws `VALIDATION_ERROR` with a message for each field. */
export const refuseInvalid: OpenAPIHonoOptions<ApiEnv>['defaultHook'] = result => {
  if (result.success) return
  // The hook gets the sent value as `data`, which its type does not declare.
  const input = 'data' in result ? result.data : undefined
  throw new PlinkError('VALIDATION_ERROR', { fields: fieldMessages(result.error.issues, input) })
}

function fieldMessages(issues: core.$ZodIssue[], input: unknown): Record<string, string> {
  // The object has no prototype, so that a field named like a member of Object.prototype gets its message too.
  const messages: Record<string, string> = Object.create(null)
  for (const issue of issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path]
    for (const path of paths) messages[path.length > 0 ? path.join('.') : 'body'] ??= messageOf(issue, input)
  }
  return messages
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
}

/** The units in which the size of a value is counted. */
const COUNTED: Readonly<Record<string, string>> = { string: 'character', array: 'item' }

function messageOf(issue: core.$ZodIssue, input: unknown): string {
  const isMissing = issue.path.reduce(memberOf, input) === undefined
  if (isMissing && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return 'Is required'
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`
    case 'invalid_format':
      return 'Has the wrong format'
    case 'too_small':
      return atLimit('at least', Number(issue.minimum), issue.origin)
    case 'too_big':
      return atLimit('at most', Number(issue.maximum), issue.origin)
    case 'invalid_value':
      return `Must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return 'Unknown field'
    default:
      return 'Is not valid'
  }
}

const memberOf = (value: unknown, key: PropertyKey): unknown =>
  value instanceof Object ? Reflect.get(value, key) : undefined

function atLimit(side: 'at least' | 'at most', limit: number, origin: string): string {
  const unit = COUNTED[origin]
  if (unit === undefined) return `Must be ${side} ${limit}`
  return `Must have ${side} ${limit} ${unit}${limit === 1 ? '' : 's'}`
}
