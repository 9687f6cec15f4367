import type { AdminEventChange } from '#api/contract/generated/schemas.ts'
import type { Option } from './kyb-options.store.ts'

/** The differences between two versions of a choice, as the log shows them. */
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
