import type { AdminEventChange } from '#api/contract/generated/schemas.ts'
import type { Option } from './options.store.ts'

/** What the log says of a choice that became another. */
export function changesBetween(before: Option, after: Option): AdminEventChange[] {
  const fields = ['label', 'code', 'order', 'active'] as const
  return fields
    .filter(field => before[field] !== after[field])
    .map(field => ({
      field: field === 'label' ? `label.${before.locale}` : field,
      from: String(before[field]),
      to: String(after[field]),
    }))
}
