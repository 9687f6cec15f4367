import type { core, ZodType } from 'zod'
import { PlinkError } from '#api/platform/plink-error.ts'

/** The value as the schema understands it, or an error that names each field. */
export function validate(schema: ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new PlinkError('VALIDATION_ERROR', { fields: fieldMessages(result.error.issues) })
}

function fieldMessages(issues: core.$ZodIssue[]): Record<string, string> {
  // Without a prototype, so that a field that is called like one of its members gets its message too.
  const messages: Record<string, string> = Object.create(null)
  for (const issue of issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path]
    for (const path of paths) messages[path.length > 0 ? path.join('.') : 'body'] ??= messageOf(issue)
  }
  return messages
}

function messageOf(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Is required' : `Must be ${issue.expected}`
    case 'invalid_format':
      return 'Has the wrong format'
    case 'too_small':
      return `Must have at least ${issue.minimum}`
    case 'too_big':
      return `Must have at most ${issue.maximum}`
    case 'invalid_value':
      return `Must be one of ${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return 'Is not known here'
    default:
      return 'Is not valid'
  }
}
