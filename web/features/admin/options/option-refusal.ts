import { ApiError } from '#web/api/fetcher.ts'
import type { Refusal } from '#web/form/use-plink-form.ts'

/** Where in the form a refusal belongs. */
export function optionRefusal(cause: unknown): Refusal {
  if (!(cause instanceof ApiError)) throw cause
  const { code, fields } = cause.body
  if (code === 'OPTION_CODE_EXISTS') return { fields: { code: 'exists' } }
  if (code === 'OPTION_CODE_FIXED') return { fields: { code: 'fixed' } }
  return code === 'VALIDATION_ERROR' && fields ? { fields } : { form: 'refused' }
}
